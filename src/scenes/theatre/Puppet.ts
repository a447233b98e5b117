import type { GameObjects, Scene } from 'phaser';
import { type IdleTable, type Limb, type Rect, Rig, rest } from '../../stage';
import { tintOf } from './colour';
import type { PuppetSheet } from './PuppetSheets';

export interface PuppetProps {
  readonly sheet: PuppetSheet;
  /** Where the whole figure stands. */
  readonly box: Rect;
}

/** A figure on the stage, to be given poses. */
export interface Actor extends PuppetProps {
  readonly limbs: readonly Limb[];
  readonly glow: { alpha: number };
  readonly height: number;
}

export interface PuppetParts {
  /** How bright the light around it is, from 0 to 1. */
  readonly halo: number;
  readonly idles: IdleTable;
  /** How much it follows the eye. */
  readonly depth: number;
}

/** A figure whose parts move, before the light around it. */
export class Puppet {
  /** What a motion makes of the light around it. */
  readonly glow = { alpha: 1 };
  private readonly halo: GameObjects.Image;
  private readonly pool: GameObjects.Image[] = [];
  private rig: Rig | null = null;
  private props: PuppetProps | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly parts: PuppetParts,
  ) {
    this.halo = this.image();
  }

  /** Null while nobody is there. */
  get actor(): Actor | null {
    const { props, rig, glow } = this;
    return props === null || rig === null ? null : { ...props, limbs: rig.limbs, glow, height: props.sheet.size.height };
  }

  /** Whatever a motion made of it is over. */
  rest(): void {
    for (const { given } of this.rig?.limbs ?? []) rest(given);
    this.glow.alpha = 1;
  }

  show(props: PuppetProps): void {
    const { sheet } = props;
    if (this.props?.sheet.facts !== sheet.facts || this.rig === null) {
      this.rig = new Rig(sheet.facts.parts, this.parts.idles);
      this.glow.alpha = 1;
    }
    this.props = props;
    for (const [at, { facts }] of this.rig.limbs.entries()) this.dress(this.pool[at] ?? this.grow(), facts.name);
    for (const spare of this.pool.slice(this.rig.limbs.length)) spare.setVisible(false);
    this.dressHalo(props);
    this.move(0, 0);
  }

  hide(): void {
    this.props = null;
    this.rig = null;
    for (const image of [this.halo, ...this.pool]) image.setVisible(false);
  }

  /** `life` is how much of its own motion is wanted and `lit` how much light there is, from 0 to 1. */
  move(time: number, life: number, lit = 1): void {
    const { rig, props } = this;
    if (rig === null || props === null) return;
    rig.move(time, life);
    const { sheet, box } = props;
    const unit = box.width / sheet.size.width;
    const size = unit / sheet.scale;
    for (let at = 0; at < rig.limbs.length; at += 1) {
      const limb = rig.limbs[at];
      const image = this.pool[at];
      if (limb === undefined || image === undefined) continue;
      const { x, y, turn, wide, high, alpha } = limb.stands;
      image.setPosition(box.x + x * unit, box.y + y * unit);
      image.rotation = turn;
      image.setScale(size * wide, size * high);
      image.alpha = alpha;
    }
    this.halo.alpha = this.glow.alpha * lit * this.parts.halo;
  }

  private dress(image: GameObjects.Image, part: string): void {
    const { sheet } = this.props ?? {};
    const facts = sheet?.facts.parts.find(({ name }) => name === part);
    if (sheet === undefined || facts === undefined) return;
    const [left = 0, top = 0, width = 1, height = 1] = facts.box;
    const [x = 0, y = 0] = facts.pivot;
    image
      .setTexture(sheet.texture, part)
      .setOrigin((x - left) / width, (y - top) / height)
      .setTint(facts.hue === undefined ? tintOf(sheet.facts.hue, 100, 84) : tintOf(facts.hue, 100, 62))
      .setScrollFactor(this.parts.depth * (facts.depth ?? 1))
      .setVisible(true);
  }

  private dressHalo({ sheet, box }: PuppetProps): void {
    const { frame, pad, scale } = sheet.halo;
    const unit = box.width / sheet.size.width;
    this.halo
      .setTexture(sheet.texture, frame)
      .setOrigin(0)
      .setPosition(box.x - (pad / scale) * unit, box.y - (pad / scale) * unit)
      .setScale(unit / scale)
      .setTint(tintOf(sheet.facts.hue, 90, 74))
      .setVisible(true);
  }

  private grow(): GameObjects.Image {
    const image = this.image();
    const [before = this.halo] = this.pool.slice(-1);
    this.scene.children.moveAbove(image, before);
    this.pool.push(image);
    return image;
  }

  private image(): GameObjects.Image {
    return this.scene.add.image(0, 0, 'deck/back').setVisible(false).setScrollFactor(this.parts.depth);
  }
}
