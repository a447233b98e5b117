import type { GameObjects, Scene } from 'phaser';
import { paintingKey, restAt } from './Painting';
import { PLACEHOLDER } from './paint';
import { type Draw, Sketch, type Subject } from './Sketch';
import { uploadPart, uprightTexture } from './uprightTexture';

export interface Piece extends Subject {
  readonly draw: Draw;
}

/** Keeps the edge of one part from showing at its neighbour. */
const GAP = 2;
/** Every graphics card takes a side of so many pixels; more than fits in a row of this width is packed into a square. */
const WIDE = 2048;

/**
 * Packs parts of the table that are alike on one texture: a frame takes longer the more textures it draws from. A part that changes
 * goes to the graphics card alone.
 */
export class SharedTexture {
  readonly images: GameObjects.Image[] = [];
  private readonly sketches: Sketch[] = [];
  private key = '';
  /** The canvases on the texture, and the slot of each. */
  private packed: readonly HTMLCanvasElement[] = [];
  private slots: readonly Slot[] = [];
  /** The sketches that the texture does not show yet. */
  private readonly due = new Set<number>();

  constructor(
    private readonly scene: Scene,
    count = 0,
  ) {
    this.grow(count);
  }

  /** A null hides the image at its index. */
  paint(pieces: readonly (Piece | null)[]): void {
    this.grow(pieces.length);
    for (const at of this.sketches.keys()) this.show(at, pieces[at] ?? null);
    const canvases = this.sketches.map(({ canvas }) => canvas);
    if (canvases.some((canvas, at) => canvas !== this.packed[at])) this.pack(canvases);
    else this.upload([...this.due]);
  }

  /** Returns steps that paint what will be shown next, one for each part; there are none while any part is seen. */
  stepsTo(pieces: readonly (Piece | null)[]): readonly (() => void)[] {
    if (this.isSeen) return [];
    const parts = pieces.map((piece, at) => () => {
      this.grow(at + 1);
      if (!this.isSeen) this.sketch(at, piece);
    });
    return [...parts, () => this.prepare(pieces)];
  }

  private prepare(pieces: readonly (Piece | null)[]): void {
    if (this.isSeen) return;
    this.paint(pieces);
    for (const image of this.images) image.setVisible(false);
  }

  private get isSeen(): boolean {
    return this.images.some(({ visible }) => visible);
  }

  /** Returns the place of one of them at rest. */
  home(at: number): { readonly x: number; readonly y: number } {
    return this.sketches[at]?.home ?? { x: 0, y: 0 };
  }

  private show(at: number, piece: Piece | null): void {
    const [image, sketch] = [this.images[at], this.sketches[at]];
    image?.setVisible(false);
    if (piece === null || image === undefined || sketch === undefined) return;
    this.sketch(at, piece);
    restAt(image, sketch);
  }

  private sketch(at: number, piece: Piece | null): void {
    if (piece === null) return;
    const { draw, ...subject } = piece;
    if (this.sketches[at]?.paint(subject, draw) === true) this.due.add(at);
  }

  /** Makes a new texture with room for all. */
  private pack(canvases: readonly HTMLCanvasElement[]): void {
    const { scene, key: before } = this;
    const { slots, ...size } = inRows(canvases);
    this.slots = slots;
    this.packed = canvases;
    this.key = paintingKey();
    const texture = uprightTexture(scene.textures, this.key, size);
    for (const [at, { x, y }] of slots.entries()) {
      const { width: wide = 1, height: high = 1 } = canvases[at] ?? {};
      texture?.add(String(at), 0, x, y, wide, high);
      this.images[at]?.setTexture(this.key, String(at));
    }
    this.upload([...slots.keys()]);
    if (before !== '') scene.textures.remove(before);
  }

  private upload(changed: readonly number[]): void {
    this.due.clear();
    for (const at of changed) {
      const [canvas, slot] = [this.packed[at], this.slots[at]];
      if (canvas === undefined || slot === undefined) continue;
      uploadPart(canvas, { texture: this.scene.textures.get(this.key), ...slot });
    }
  }

  private grow(count: number): void {
    while (this.images.length < count) {
      this.images.push(this.scene.add.image(0, 0, PLACEHOLDER).setOrigin(0).setVisible(false));
      this.sketches.push(new Sketch(this.scene));
    }
  }
}

interface Slot {
  readonly x: number;
  readonly y: number;
}

/** Returns a slot for each canvas, in rows below each other, and the size of all. */
function inRows(canvases: readonly HTMLCanvasElement[]) {
  const area = canvases.reduce((sum, { width, height }) => sum + width * height, 0);
  const across = Math.max(WIDE, Math.sqrt(area), ...canvases.map(({ width }) => width));
  let [x, y, high, wide] = [0, 0, 0, 1];
  const slots = canvases.map(({ width, height }): Slot => {
    if (x + width > across) [x, y, high] = [0, y + high + GAP, 0];
    const slot = { x, y };
    x += width + GAP;
    high = Math.max(high, height);
    wide = Math.max(wide, slot.x + width);
    return slot;
  });
  return { slots, width: wide, height: Math.max(1, y + high) };
}
