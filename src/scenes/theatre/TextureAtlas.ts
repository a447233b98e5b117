import type { Scene, Textures } from 'phaser';
import type { Size } from '../views/paint';
import { uploadPart, uprightTexture } from '../views/uprightTexture';

/** The area of a texture that holds a picture. */
export interface AtlasSlot {
  readonly texture: Textures.Texture;
  readonly x: number;
  readonly y: number;
}

interface AtlasPage {
  readonly texture: Textures.Texture;
  readonly side: number;
  x: number;
  y: number;
  row: number;
}

const LEAST = 512;
const MOST = 2048;
/** Keeps the edge of one picture from showing at its neighbour. */
const GAP = 2;
/** A new page has room for so many of its first picture side by side. */
const ACROSS = 2.2;

/** Packs small pictures side by side on few textures: a frame takes longer the more textures it draws from. It outlives a table. */
export class TextureAtlas {
  /** The pictures on it that are drawn whole. */
  readonly frames = new Map<string, Textures.Frame>();
  private pages: AtlasPage[] = [];
  private opened = 0;

  private constructor(
    private readonly textures: Textures.TextureManager,
    private readonly name: string,
  ) {}

  /** Returns the atlas of this name. */
  static of({ textures }: Pick<Scene, 'textures'>, name: string): TextureAtlas {
    const named = atlases.get(textures) ?? new Map<string, TextureAtlas>();
    atlases.set(textures, named);
    const atlas = named.get(name) ?? new TextureAtlas(textures, name);
    named.set(name, atlas);
    return atlas;
  }

  /** Adds a picture. Only its own pixels go to the graphics card. */
  add(canvas: HTMLCanvasElement): AtlasSlot {
    const { width, height } = canvas;
    this.forgetGone();
    const page = this.pages.find((one) => isRoom(one, { width, height })) ?? this.open(Math.max(width, height));
    if (page.x + width > page.side) Object.assign(page, { x: 0, y: page.y + page.row + GAP, row: 0 });
    const { texture, x, y } = page;
    page.x += width + GAP;
    page.row = Math.max(page.row, height);
    const slot = { texture, x, y };
    uploadPart(canvas, slot);
    return slot;
  }

  private open(longest: number): AtlasPage {
    const side = Math.max(longest, Math.min(MOST, Math.max(LEAST, 2 ** Math.ceil(Math.log2(longest * ACROSS)))));
    this.opened += 1;
    const texture = uprightTexture(this.textures, `${this.name}:${this.opened}`, { width: side, height: side });
    if (texture === null) throw new Error(`nothing can be drawn for ${this.name}`);
    const page = { texture, side, x: 0, y: 0, row: 0 };
    this.pages.push(page);
    return page;
  }

  /** Pages may have been removed to make room for other textures. */
  private forgetGone(): void {
    const isHere = (key: string): boolean => this.textures.exists(key);
    this.pages = this.pages.filter(({ texture }) => isHere(texture.key));
    for (const [key, { texture }] of this.frames) if (!isHere(texture.key)) this.frames.delete(key);
  }
}

const atlases = new WeakMap<Textures.TextureManager, Map<string, TextureAtlas>>();

function isRoom({ side, x, y, row }: AtlasPage, { width, height }: Size): boolean {
  const below = y + row + GAP;
  return (x + width <= side && y + height <= side) || (width <= side && below + height <= side);
}
