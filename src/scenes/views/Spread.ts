import type { GameObjects, Scene } from 'phaser';
import { paintingKey, restAt } from './Painting';
import { canvasTexture, type Pen } from './paint';
import { Sketch, type Subject } from './Sketch';

export interface Piece extends Subject {
  readonly draw: (pen: Pen) => void;
}

/** So that what lies at an edge does not reach the neighbour. */
const GAP = 2;
/** No graphics card has trouble with a side of so many pixels; where there is more to lay out, it lies in a square. */
const WIDE = 2048;

/** Parts of the table that are alike, side by side on one texture: what a frame costs is how many it draws from. */
export class Spread {
  readonly images: GameObjects.Image[] = [];
  private readonly sketches: Sketch[] = [];
  private key = '';
  private pen: Pen | null = null;
  /** What lies on the texture, where. */
  private laid: readonly HTMLCanvasElement[] = [];
  private spots: readonly Spot[] = [];

  constructor(
    private readonly scene: Scene,
    count = 0,
  ) {
    this.grow(count);
  }

  /** Null is not to be seen. */
  paint(pieces: readonly (Piece | null)[]): void {
    this.grow(pieces.length);
    const changed = [...this.sketches.keys()].filter((at) => this.sketch(at, pieces[at] ?? null));
    const canvases = this.sketches.map(({ canvas }) => canvas);
    if (canvases.some((canvas, at) => canvas !== this.laid[at])) this.layOut(canvases);
    else if (changed.length > 0) this.copy(changed);
  }

  /** Where one lies at rest. */
  home(at: number): { readonly x: number; readonly y: number } {
    return this.sketches[at]?.home ?? { x: 0, y: 0 };
  }

  private sketch(at: number, piece: Piece | null): boolean {
    const [image, sketch] = [this.images[at], this.sketches[at]];
    image?.setVisible(false);
    if (piece === null || image === undefined || sketch === undefined) return false;
    const { draw, ...subject } = piece;
    const isOther = sketch.paint(subject, draw);
    restAt(image, sketch);
    return isOther;
  }

  /** Another texture, with room for all. */
  private layOut(canvases: readonly HTMLCanvasElement[]): void {
    const { scene, key: before } = this;
    const { spots, width, height } = inRows(canvases);
    this.key = paintingKey();
    const { pen, texture } = canvasTexture(scene, this.key, { width, height });
    this.pen = pen;
    this.spots = spots;
    this.laid = canvases;
    for (const [at, { x, y }] of spots.entries()) {
      const { width: wide = 1, height: high = 1 } = canvases[at] ?? {};
      texture?.add(String(at), 0, x, y, wide, high);
      this.images[at]?.setTexture(this.key, String(at));
    }
    this.copy([...spots.keys()]);
    if (before !== '') scene.textures.remove(before);
  }

  private copy(changed: readonly number[]): void {
    for (const at of changed) {
      const [canvas, spot] = [this.laid[at], this.spots[at]];
      if (canvas === undefined || spot === undefined) continue;
      this.pen?.clearRect(spot.x, spot.y, canvas.width, canvas.height);
      this.pen?.drawImage(canvas, spot.x, spot.y);
    }
    this.scene.textures.get(this.key).source[0]?.update();
  }

  private grow(count: number): void {
    while (this.images.length < count) {
      this.images.push(this.scene.add.image(0, 0, 'deck/back').setOrigin(0).setVisible(false));
      this.sketches.push(new Sketch(this.scene));
    }
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One beside the other, and rows of them one below the other. */
function inRows(canvases: readonly HTMLCanvasElement[]) {
  const area = canvases.reduce((sum, { width, height }) => sum + width * height, 0);
  const across = Math.max(WIDE, Math.sqrt(area), ...canvases.map(({ width }) => width));
  let [x, y, high, wide] = [0, 0, 0, 1];
  const spots = canvases.map(({ width, height }): Spot => {
    if (x + width > across) [x, y, high] = [0, y + high + GAP, 0];
    const spot = { x, y };
    x += width + GAP;
    high = Math.max(high, height);
    wide = Math.max(wide, spot.x + width);
    return spot;
  });
  return { spots, width: wide, height: Math.max(1, y + high) };
}
