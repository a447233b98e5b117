import type { GameObjects, Scene } from 'phaser';
import type { Pose, Rect } from '../../table';
import type { PuppetSheet } from './PuppetSheets';
import { drawSpot, SPOT } from './spot';

const KEY = 'footing';
/** The lowest rows of a figure's ink, which throw the shadow. */
const ROWS = 4;
/** The height of the shadow, in parts of the figure's height. */
const HIGH = 0.1;
const WIDER = 1.35;

interface Falling {
  readonly unit: number;
  readonly alpha: number;
  /** Its share of the eye's shift. */
  readonly depth: number;
}

/** Draws the shadow at a figure's feet: without it the figure would float. */
export class Footing {
  private readonly image: GameObjects.Image;
  /** The reach of its feet across the figure, from 0 to 1. */
  private feet = { from: 0, to: 1 };

  constructor(scene: Scene) {
    drawSpot(scene, KEY, ['rgb(5 4 10 / 100%)', 'rgb(5 4 10 / 72%)', 'rgb(5 4 10 / 0%)']);
    this.image = scene.add.image(0, 0, KEY).setVisible(false);
  }

  show({ ink }: PuppetSheet): void {
    const spots = ink.slice(-ROWS).flat();
    this.feet = { from: Math.min(1, ...spots), to: Math.max(0, ...spots) };
    this.image.setVisible(spots.length > 0);
  }

  destroy(): void {
    this.image.destroy();
  }

  hide(): void {
    this.image.setVisible(false);
  }

  move(box: Rect, { x, wide }: Pose, { unit, alpha, depth }: Falling): void {
    const { from, to } = this.feet;
    this.image
      .setScrollFactor(depth)
      .setPosition(box.x + ((from + to) / 2) * box.width + x * unit, box.y + box.height * 0.985)
      .setScale(((to - from) * box.width * wide * WIDER) / SPOT, (box.height * HIGH) / SPOT);
    this.image.alpha = alpha;
  }
}
