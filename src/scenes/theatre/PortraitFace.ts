import type { Scene } from 'phaser';
import { type IdleTable, type PartFacts, type Pose, type Rect, Rig } from '../../stage';
import { Painting } from '../views/Painting';
import { bustBox, paintFlat, paintLight } from '../views/paintPortrait';
import { rimTint, tintOf } from './colour';
import type { PuppetSheet } from './PuppetSheets';
import { type Leaf, Sheaf } from './Sheaf';

export interface FaceProps {
  readonly picture: string;
  readonly rect: Rect;
}

/** So that no dark line is left where the panel ends. */
const BLEED = 1;

/** One picture of a hero: the light behind it, and the figure, whose parts move. */
export class PortraitFace {
  picture = '';
  private readonly light: Painting;
  private readonly sheaf: Sheaf;
  private rig: Rig | null = null;
  private sheet: PuppetSheet | null = null;
  private leaves: readonly Leaf[] = [];
  private home = { x: 0, y: 0 };
  private readonly halo: Pose = { turn: 0, x: 0, y: 0, wide: 1, high: 1, alpha: 1 };

  constructor(
    private readonly scene: Scene,
    private readonly parts: { readonly idles: IdleTable; readonly halo: number },
  ) {
    this.light = new Painting(scene);
    this.sheaf = new Sheaf(scene);
  }

  /** Before whatever else there is of the hero. */
  raise(above: PortraitFace): void {
    this.scene.children.moveAbove(this.light.image, above.sheaf);
    this.scene.children.moveAbove(this.sheaf, this.light.image);
  }

  /** As long as its sheet is on the way the figure is part of the light, and stands still. */
  show({ picture, rect }: FaceProps, sheet: PuppetSheet | null): void {
    const flat = sheet === null;
    this.picture = picture;
    this.light.paint({ rect, bleed: BLEED, shows: [picture, flat] }, (pen) => {
      paintLight(pen, { picture, rect: grown(rect) });
      if (flat) paintFlat(this.scene, pen, { picture, rect });
    });
    if (sheet !== this.sheet) this.dress(sheet);
    this.sheaf.setVisible(!flat);
    if (sheet === null) return;
    const box = bustBox(rect);
    this.home = { x: box.x, y: box.y };
    this.sheaf.hold(this.leaves, box.width / sheet.size.width);
  }

  hide(): void {
    this.picture = '';
    this.light.hide();
    this.sheaf.setVisible(false);
  }

  pose(time: number, life: number): void {
    this.rig?.move(time, life);
  }

  /** Where its panel has gone, and how much is left of it; `lit` is how much light there is. */
  place(by: { readonly x: number; readonly y: number }, { alpha, lit }: { readonly alpha: number; readonly lit: number }): void {
    const { image, home } = this.light;
    image.setPosition(home.x + by.x, home.y + by.y).alpha = alpha * lit;
    this.sheaf.setPosition(this.home.x + by.x, this.home.y + by.y).alpha = alpha;
    this.halo.alpha = this.parts.halo * lit;
  }

  lean(x: number, y: number): void {
    this.sheaf.leanBy(x, y);
  }

  private dress(sheet: PuppetSheet | null): void {
    this.sheet = sheet;
    this.rig = sheet && new Rig(sheet.facts.parts, this.parts.idles, sheet.facts.size);
    if (sheet === null || this.rig === null) return;
    const frames = this.scene.textures.get(sheet.texture);
    const { pad, scale } = sheet.halo;
    const around = frames.get(sheet.halo.frame);
    const box = { x: -pad / scale, y: -pad / scale, width: around.width / scale, height: around.height / scale };
    const glow = { frame: around, tint: tintOf(sheet.facts.hue, 90, 74), box, stands: this.halo, depth: 1 };
    const limbs = this.rig.limbs.map(({ facts, stands }): Leaf => {
      const tint = rimTint(sheet.facts.hue, facts.hue);
      return { frame: frames.get(facts.name), tint, box: aboutPivot(facts), stands, depth: facts.depth ?? 1 };
    });
    this.leaves = [glow, ...limbs];
  }
}

function aboutPivot({ box: [left = 0, top = 0, width = 0, height = 0], pivot: [x = 0, y = 0] }: PartFacts): Rect {
  return { x: left - x, y: top - y, width, height };
}

const grown = ({ x, y, width, height }: Rect): Rect => ({
  x: x - BLEED,
  y: y - BLEED,
  width: width + BLEED * 2,
  height: height + BLEED * 2,
});
