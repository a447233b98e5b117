import type { GameObjects, Scene } from 'phaser';
import { type IdleTable, type Limb, type Rect, Rig } from '../../table';
import type { Painting } from '../views/Painting';
import { PLACEHOLDER } from '../views/paint';
import { tintOf } from './colour';
import type { PuppetSheet } from './PuppetSheets';

export type Depth = 'far' | 'mid' | 'near';

export interface MovingSceneryParts {
  readonly idles: IdleTable;
  /** The share of the eye's way that each sheet follows. */
  readonly depths: Readonly<Record<Depth, number>>;
  readonly sheets: Readonly<Record<Depth, Painting>>;
}

export interface MovingSceneryProps {
  readonly sheet: PuppetSheet;
  /** The place of the whole sheets of paper. */
  readonly box: Rect;
  readonly hue: number;
  /** The opacity of each sheet, from 0 to 1. */
  readonly alpha: Readonly<Record<Depth, number>>;
}

/** A part and the sheet that it moves with. */
interface PlacedPart {
  readonly limb: Limb;
  readonly image: GameObjects.Image;
  readonly sheet: GameObjects.Image;
  readonly alpha: number;
}

/** Moves the parts of a place that have idles: flames, eyes, weed, each on its own sheet of paper. */
export class MovingScenery {
  private readonly pool: GameObjects.Image[] = [];
  private placed: readonly PlacedPart[] = [];
  private rig: Rig | null = null;
  private props: MovingSceneryProps | null = null;
  /** The offset of the picture from the corner of the sheets as they are painted. */
  private corner = { x: 0, y: 0 };
  private readonly density: number;

  constructor(
    private readonly scene: Scene,
    private readonly parts: MovingSceneryParts,
  ) {
    this.density = scene.cameras.main.zoom;
  }

  /** Takes null for a place whose parts are not loaded. The sheets have to be painted before. */
  show(props: MovingSceneryProps | null): void {
    for (const image of this.pool) image.setVisible(false);
    this.placed = [];
    if (props === null) return;
    const { facts } = props.sheet;
    if (this.rig === null || this.props?.sheet.facts !== facts) this.rig = new Rig(facts.parts, this.parts.idles, facts.size);
    this.props = props;
    const { home } = this.parts.sheets.far;
    this.corner = { x: props.box.x - home.x, y: props.box.y - home.y };
    this.placed = this.rig.limbs.map((limb, at) => this.setUp(limb, this.pool[at] ?? this.addImage()));
    // Each goes right above its sheet, from front to back, so that those further front end up above.
    for (const { image, sheet } of this.placed.toReversed()) this.moveAbove(image, sheet);
    this.move(0, 0);
  }

  /** `life` is the share of their motion that is wanted, from 0 to 1. */
  move(time: number, life: number): void {
    const { rig, props, placed, corner } = this;
    if (rig === null || props === null || placed.length === 0) return;
    rig.move(time, life);
    const unit = props.box.width / props.sheet.size.width;
    const size = unit / props.sheet.scale;
    for (let at = 0; at < placed.length; at += 1) {
      const one = placed[at];
      if (one === undefined) continue;
      const { image, sheet, alpha } = one;
      const { x, y, turn, wide, high, alpha: own } = one.limb.stands;
      image.visible = sheet.visible;
      if (!sheet.visible) continue;
      const near = sheet.scaleX * this.density;
      image.setPosition(sheet.x + (corner.x + x * unit) * near, sheet.y + (corner.y + y * unit) * near);
      image.rotation = turn;
      image.setScale(size * wide * near, size * high * near);
      image.alpha = own * alpha;
    }
  }

  private setUp(limb: Limb, image: GameObjects.Image): PlacedPart {
    const { sheet, hue, alpha } = this.props ?? {};
    const { name, box, pivot, hue: own, layer } = limb.facts;
    const [left = 0, top = 0, width = 1, height = 1] = box;
    const [x = 0, y = 0] = pivot;
    const depth = layer === 'far' || layer === 'near' ? layer : 'mid';
    image
      .setTexture(sheet?.texture ?? '', name)
      .setOrigin((x - left) / width, (y - top) / height)
      .setTint(own === undefined ? tintOf(hue ?? 0, 100, 78) : tintOf(own, 100, 70))
      .setScrollFactor(this.parts.depths[depth]);
    return { limb, image, sheet: this.parts.sheets[depth].image, alpha: alpha?.[depth] ?? 1 };
  }

  private moveAbove(image: GameObjects.Image, sheet: GameObjects.Image): void {
    const { children } = this.scene;
    children.bringToTop(image);
    children.moveTo(image, children.getIndex(sheet) + 1);
  }

  private addImage(): GameObjects.Image {
    const image = this.scene.add.image(0, 0, PLACEHOLDER).setVisible(false);
    this.pool.push(image);
    return image;
  }
}
