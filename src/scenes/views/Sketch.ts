import type { Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { blank, type Pen } from './paint';

export interface Subject {
  readonly rect: Rect;
  /** The reach of shadows and light beyond it. */
  readonly bleed?: number;
  /** Everything that the picture depends on; it is painted again when this changes. */
  readonly shows: unknown;
}

/** Paints a picture at once, or in several parts where all of it would take too long. */
export type Draw = ((pen: Pen) => void) | readonly ((pen: Pen) => void)[];

/** A part of the table on a canvas of its own, painted in CSS pixels where it lies. */
export class Sketch {
  canvas = blank({ width: 1, height: 1 });
  private done = '';
  /** The parts that are still to be painted. */
  private left: readonly ((pen: Pen) => void)[] = [];
  /** Its place in whole pixels of the screen; between them letters would be blurred. */
  private at: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor(private readonly scene: Scene) {}

  /** Paints what has changed or is left of it, and returns whether there was anything. */
  paint(subject: Subject, draw: Draw): boolean {
    const first = this.paintPart(subject, draw);
    while (this.paintPart(subject, draw));
    return first;
  }

  /** Paints the next part, and returns whether there was one. */
  paintPart(subject: Subject, draw: Draw): boolean {
    if (!this.isOf(subject)) this.begin(subject, draw);
    const [next, ...left] = this.left;
    if (next === undefined) return false;
    this.left = left;
    const pen = this.context;
    if (pen !== null) next(pen);
    return true;
  }

  private begin(subject: Subject, draw: Draw): void {
    const { density } = this;
    this.done = this.describe(subject);
    this.at = gridOf(subject, density);
    this.left = typeof draw === 'function' ? [draw] : draw;
    this.clear()?.setTransform(density, 0, 0, density, -this.at.x, -this.at.y);
  }

  /** Returns whether this is what it shows. */
  isOf(subject: Subject): boolean {
    return this.describe(subject) === this.done;
  }

  /** Returns whether a subject can be painted on the canvas that is there. */
  fits(subject: Subject): boolean {
    const { width, height } = gridOf(subject, this.density);
    return this.canvas.width === width && this.canvas.height === height;
  }

  /** Its place at rest. */
  get home(): { readonly x: number; readonly y: number } {
    return { x: this.at.x / this.density, y: this.at.y / this.density };
  }

  get density(): number {
    return this.scene.cameras.main.zoom;
  }

  private describe(subject: Subject): string {
    return JSON.stringify([subject, this.density, PALETTE.id]);
  }

  /** Makes a new canvas for another size: the old one may still be shown. */
  private clear(): Pen | null {
    const { width, height } = this.at;
    const isSame = this.canvas.width === width && this.canvas.height === height;
    if (!isSame) this.canvas = blank({ width, height });
    const pen = this.context;
    if (isSame) pen?.reset();
    return pen;
  }

  /** Painted by the processor: it goes to the graphics card as a whole, once. */
  private get context(): Pen | null {
    return this.canvas.getContext('2d', { willReadFrequently: true });
  }
}

function gridOf({ rect, bleed = 0 }: Subject, density: number): Rect {
  const x = Math.floor((rect.x - bleed) * density);
  const y = Math.floor((rect.y - bleed) * density);
  const width = Math.max(1, Math.ceil((rect.x + rect.width + bleed) * density) - x);
  const height = Math.max(1, Math.ceil((rect.y + rect.height + bleed) * density) - y);
  return { x, y, width, height };
}
