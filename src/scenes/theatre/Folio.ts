import type { Scene, Textures } from 'phaser';
import { canvasTexture, type Pen, type Size } from '../views/paint';

/** A place on a texture that others may share. */
export interface Leafage {
  readonly texture: Textures.Texture;
  readonly pen: Pen;
  readonly x: number;
  readonly y: number;
}

interface Page {
  readonly texture: Textures.Texture;
  readonly pen: Pen;
  readonly side: number;
  x: number;
  y: number;
  row: number;
}

const LEAST = 512;
const MOST = 2048;
/** So that what lies at an edge does not reach the neighbour. */
const GAP = 2;
/** How many of the first picture a page has room for, side by side. */
const ACROSS = 2.2;

/** Small pictures side by side on few textures: what a frame costs is how many it draws from. */
export class Folio {
  private readonly pages: Page[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly name: string,
  ) {}

  take({ width, height }: Size): Leafage {
    const page = this.pages.find((one) => isRoom(one, { width, height })) ?? this.open(Math.max(width, height));
    if (page.x + width > page.side) Object.assign(page, { x: 0, y: page.y + page.row + GAP, row: 0 });
    const { texture, pen, x, y } = page;
    page.x += width + GAP;
    page.row = Math.max(page.row, height);
    return { texture, pen, x, y };
  }

  private open(longest: number): Page {
    const side = Math.max(longest, Math.min(MOST, Math.max(LEAST, 2 ** Math.ceil(Math.log2(longest * ACROSS)))));
    const { pen, texture } = canvasTexture(this.scene, `${this.name}:${this.pages.length}`, { width: side, height: side });
    if (pen === null || texture === null) throw new Error(`nothing can be drawn for ${this.name}`);
    const page = { texture, pen, side, x: 0, y: 0, row: 0 };
    this.pages.push(page);
    return page;
  }
}

function isRoom({ side, x, y, row }: Page, { width, height }: Size): boolean {
  const below = y + row + GAP;
  return (x + width <= side && y + height <= side) || (width <= side && below + height <= side);
}
