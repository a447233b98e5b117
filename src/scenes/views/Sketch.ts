import type { Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { blank, type Pen } from './paint';

export interface Subject {
  readonly rect: Rect;
  /** How far shadows and light reach beyond it. */
  readonly bleed?: number;
  /** All that the picture depends on: it is painted anew when this changes. */
  readonly shows: unknown;
}

/** A part of the table on a canvas of its own, painted in CSS pixels where it lies. */
export class Sketch {
  canvas = blank({ width: 1, height: 1 });
  private done = '';
  /** Where it lies, in pixels of the screen: on whole ones, otherwise letters are blurred. */
  private at: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor(private readonly scene: Scene) {}

  /** Whether it has become another picture. */
  paint(subject: Subject, draw: (pen: Pen) => void): boolean {
    const { density } = this;
    const doing = JSON.stringify([subject, density, PALETTE.id]);
    if (doing === this.done) return false;
    this.done = doing;
    this.at = gridOf(subject, density);
    const pen = this.pen();
    pen?.setTransform(density, 0, 0, density, -this.at.x, -this.at.y);
    if (pen !== null) draw(pen);
    return true;
  }

  /** Where it lies at rest. */
  get home(): { readonly x: number; readonly y: number } {
    return { x: this.at.x / this.density, y: this.at.y / this.density };
  }

  get density(): number {
    return this.scene.cameras.main.zoom;
  }

  /** A canvas of another size is another canvas: who holds the old one still sees what was on it. */
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
