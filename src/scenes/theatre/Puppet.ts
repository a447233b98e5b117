import type { GameObjects, Scene } from 'phaser';
import { type Limb, type Pose, type Rect, Rig, type Tuning } from '../../table';
import { PLACEHOLDER } from '../views/paint';
import { chance } from './chance';
import { rimTint, tintOf } from './colour';
import { Footing } from './Footing';
import { ORDER } from './order';
import type { PuppetSheet } from './PuppetSheets';

export interface PuppetProps {
  readonly sheet: PuppetSheet;
  /** The place of the whole figure. */
  readonly box: Rect;
  /** True when it is seen down to the ground, and throws a shadow there. */
  readonly grounded: boolean;
  /** Parts that are not drawn. */
  readonly without?: readonly string[] | undefined;
  /** Its depth among the parts of another figure; without it it is the figure of the stage. */
  readonly depth?: number;
}

/** A figure that acts can pose. */
export interface Actor extends PuppetProps {
  readonly limbs: readonly Limb[];
  readonly whole: Pose;
  readonly glow: { alpha: number; burnt: number };
  readonly height: number;
}

/** The unevenness of the edge that fire leaves, in parts of a figure's height. */
const RAGGED = 0.05;

/** The part of a step in depth that lies between two parts of a figure. */
const BETWEEN = 0.01;
const depthOf = (at: number): number => ORDER.limbs + at * BETWEEN;

/** Returns the depth of what stands right behind a part of a figure. */
export function depthBehind(part: string, { facts }: PuppetSheet): number {
  const at = facts.parts.findIndex(({ name }) => name === part);
  return depthOf(at < 0 ? facts.parts.length : at) - BETWEEN / 2;
}

/** Draws a figure whose parts move, and the light around it. */
export class Puppet {
  /** The strength of the light around it, and the share that the fire has taken. */
  readonly glow = { alpha: 1, burnt: 0 };
  private readonly halo: GameObjects.Image;
  private readonly footing: Footing;
  private readonly pool: GameObjects.Image[] = [];
  private rig: Rig | null = null;
  private props: PuppetProps | null = null;
  /** Its place on the way to where it belongs. */
  private at: Rect = { x: 0, y: 0, width: 0, height: 0 };

  constructor(
    private readonly scene: Scene,
    private readonly tuning: Tuning,
  ) {
    this.halo = this.image();
    this.footing = new Footing(scene);
  }

  /** Null while no figure is shown. */
  get actor(): Actor | null {
    const { props, rig, glow } = this;
    if (props === null || rig === null) return null;
    return { ...props, limbs: rig.limbs, whole: rig.whole, glow, height: props.sheet.size.height };
  }

  /** Takes back what an act has done. */
  rest(): void {
    this.rig?.rest();
    Object.assign(this.glow, { alpha: 1, burnt: 0 });
  }

  show(props: PuppetProps): void {
    const { sheet } = props;
    if (this.props?.sheet.facts !== sheet.facts || this.rig === null) {
      this.at = props.box;
      this.rig = new Rig(sheet.facts.parts, this.tuning.idles, sheet.facts.size);
      Object.assign(this.glow, { alpha: 1, burnt: 0 });
    }
    this.props = props;
    for (const [at, { facts }] of this.rig.limbs.entries()) {
      const image = this.pool[at] ?? this.grow();
      this.dress(image, facts.name);
      image.setDepth(props.depth ?? depthOf(at));
      if (props.without?.includes(facts.name) === true) image.setVisible(false);
    }
    for (const spare of this.pool.slice(this.rig.limbs.length)) spare.setVisible(false);
    this.dressHalo(props);
    if (props.grounded) this.footing.show(sheet);
    else this.footing.hide();
    this.move(0, 0);
  }

  /** Moves towards its place; `left` is the share of the way that remains. Returns whether it is still on its way. */
  walk(left: number): boolean {
    const { box } = this.props ?? {};
    if (box === undefined || this.at === box) return false;
    const { at } = this;
    const there = (key: keyof Rect): number => box[key] + (at[key] - box[key]) * left;
    const next = { x: there('x'), y: there('y'), width: there('width'), height: there('height') };
    this.at = Math.hypot(next.x - box.x, next.y - box.y, next.height - box.height) < 0.5 ? box : next;
    return this.at !== box;
  }

  hide(): void {
    this.props = null;
    this.rig = null;
    this.footing.hide();
    for (const image of [this.halo, ...this.pool]) image.setVisible(false);
  }

  /** `life` is the share of its idle motion and `lit` the amount of light, from 0 to 1. */
  move(time: number, life: number, lit = 1): void {
    const { rig, props } = this;
    if (rig === null || props === null) return;
    rig.move(time, life);
    const { sheet } = props;
    const box = this.at;
    const unit = box.width / sheet.size.width;
    const { halo, depths } = this.tuning.light;
    const size = unit / sheet.scale;
    for (let at = 0; at < rig.limbs.length; at += 1) {
      const limb = rig.limbs[at];
      const image = this.pool[at];
      if (limb === undefined || image === undefined) continue;
      const { x, y, turn, wide, high, alpha } = limb.stands;
      image.setPosition(box.x + x * unit, box.y + y * unit);
      image.rotation = turn;
      image.setScale(size * wide, size * high);
      image.setScrollFactor(depths.figure * (limb.facts.depth ?? 1));
      image.alpha = alpha;
      if (this.glow.burnt > 0 || image.isCropped) this.burn(image, limb, at);
    }
    const { x, y } = rig.whole;
    const pad = sheet.halo.pad / sheet.halo.scale;
    this.halo.setPosition(box.x + (x - pad) * unit, box.y + (y - pad) * unit).setScale(unit / sheet.halo.scale);
    this.halo.setScrollFactor(depths.figure).alpha = this.glow.alpha * lit * halo.alpha;
    const shadow = this.glow.alpha * (1 - this.glow.burnt) ** 3 * halo.footing;
    this.footing.move(box, rig.whole, { unit, alpha: shadow, depth: depths.figure });
    if (this.glow.burnt === 0) this.halo.setCrop();
    else this.halo.setCrop(0, 0, this.halo.width, sheet.halo.pad + sheet.size.height * (1 - this.glow.burnt) * sheet.halo.scale);
  }

  /** Hides what the fire has burnt; lights go last. */
  private burn(image: GameObjects.Image, { facts, stands }: Limb, at: number): void {
    const { sheet } = this.props ?? {};
    if (sheet === undefined || this.glow.burnt === 0 || facts.lit === true) {
      image.setCrop();
      return;
    }
    const { width, height } = image.frame;
    const edge = sheet.size.height * (1 - this.glow.burnt + RAGGED * (chance(at, 1) - 0.5));
    const [, top = 0] = facts.box;
    const [, pivot = 0] = facts.pivot;
    const left = ((edge - stands.y) / stands.high + pivot - top) * sheet.scale;
    image.setCrop(0, 0, width, Math.max(0, Math.min(height, left)));
    if (left <= 0) image.alpha = 0;
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
      .setTint(rimTint(sheet.facts.hue, facts.hue))
      .setVisible(true);
  }

  private dressHalo({ sheet }: PuppetProps): void {
    this.halo
      .setTexture(sheet.texture, sheet.halo.frame)
      .setOrigin(0)
      .setTint(tintOf(sheet.facts.hue, 90, 74))
      .setVisible(true);
  }

  destroy(): void {
    this.footing.destroy();
    for (const image of [this.halo, ...this.pool]) image.destroy();
  }

  private grow(): GameObjects.Image {
    const image = this.image();
    this.pool.push(image);
    return image;
  }

  private image(): GameObjects.Image {
    return this.scene.add.image(0, 0, PLACEHOLDER).setVisible(false);
  }
}
