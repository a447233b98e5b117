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

/** A part of the table on a canvas of its own, painted in CSS pixels where it lies. */
export class Sketch {
  canvas = blank({ width: 1, height: 1 });
  private done = '';
  /** Its place in whole pixels of the screen; between them letters would be blurred. */
  private at: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor(private readonly scene: Scene) {}

  /** Paints it if anything has changed, and returns whether it did. */
  paint(subject: Subject, draw: (pen: Pen) => void): boolean {
    const { density } = this;
    if (this.isOf(subject)) return false;
    this.done = this.describe(subject);
    this.at = gridOf(subject, density);
    const pen = this.pen();
    pen?.setTransform(density, 0, 0, density, -this.at.x, -this.at.y);
    if (pen !== null) draw(pen);
    return true;
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
  private pen(): Pen | null {
    const { width, height } = this.at;
    const isSame = this.canvas.width === width && this.canvas.height === height;
    if (!isSame) this.canvas = blank({ width, height });
    // Painted by the processor: it goes to the graphics card as a whole, once.
    const pen = this.canvas.getContext('2d', { willReadFrequently: true });
    if (isSame) pen?.reset();
    return pen;
  }
}

function gridOf({ rect, bleed = 0 }: Subject, density: number): Rect {
  const x = Math.floor((rect.x - bleed) * density);
  const y = Math.floor((rect.y - bleed) * density);
  const width = Math.max(1, Math.ceil((rect.x + rect.width + bleed) * density) - x);
  const height = Math.max(1, Math.ceil((rect.y + rect.height + bleed) * density) - y);
  return { x, y, width, height };
}
