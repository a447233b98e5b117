import type { Scene } from 'phaser';
import type { Rect } from '../../stage';
import { PICTURE_URLS } from '../art';
import { canvasTexture } from '../views/paint';
import { type FigureFacts, figureFacts, sizeOf } from './figures';
import { type Ink, inkOf } from './ink';
import { sheetSvg } from './sheetSvg';

/** What every graphics card takes. */
const MOST_SIDE = 3072;
/** Steps in which sheets grow: a window that is drawn larger does not want another at every pixel. */
const STEP = 0.25;
/** The light around a figure is soft: it does with few pixels. */
const HALO = { side: 160, blur: 13, pad: 26 } as const;

export interface PuppetSheet {
  readonly texture: string;
  /** Of the whole figure. */
  readonly size: { readonly width: number; readonly height: number };
  readonly facts: FigureFacts;
  /** Pixels for each unit of the figure. */
  readonly scale: number;
  readonly halo: { readonly frame: string; readonly pad: number; readonly scale: number };
  readonly ink: Ink;
}

export interface SheetParts {
  readonly scene: Scene;
  readonly onArrived: () => void;
  readonly missing: (picture: string) => void;
}

/** Figures taken apart, each on a texture of its own, so that all of it is drawn at once. */
export class PuppetSheets {
  private readonly sheets = new Map<string, PuppetSheet | null>();
  private readonly texts = new Map<string, Promise<string>>();

  constructor(private readonly parts: SheetParts) {}

  /** Null until it is here, and for ever where the picture is missing or of one piece. */
  sheet(picture: string, { box, density }: { readonly box: Rect; readonly density: number }): PuppetSheet | null {
    const facts = figureFacts(picture);
    if (facts === null) return null;
    const wanted = (box.height / sizeOf(facts).height) * density;
    const most = MOST_SIDE / Math.max(...facts.sheet);
    const scale = Math.min(Math.max(STEP, Math.ceil(wanted / STEP) * STEP), most);
    const key = `puppet:${picture}:${scale}`;
    const known = this.sheets.get(key);
    if (known !== undefined) return known;
    this.sheets.set(key, null);
    void this.make(key, { picture, facts, scale });
    return null;
  }

  private async make(key: string, { picture, facts, scale }: Wanted): Promise<void> {
    const { scene, onArrived, missing } = this.parts;
    try {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(sheetSvg(await this.text(picture), facts, scale))}`;
      await image.decode();
      if (!scene.sys.isActive()) return;
      this.sheets.set(key, drawSheet(scene, image, { key, facts, scale }));
      onArrived();
    } catch {
      missing(picture);
    }
  }

  /** It will be wanted: then it is there sooner. */
  fetch(picture: string): void {
    this.text(picture).catch(() => this.parts.missing(picture));
  }

  private text(picture: string): Promise<string> {
    const text = this.texts.get(picture) ?? fetchText(PICTURE_URLS.get(picture));
    this.texts.set(picture, text);
    return text;
  }
}

interface Wanted {
  readonly picture: string;
  readonly facts: FigureFacts;
  readonly scale: number;
}

async function fetchText(url: string | undefined): Promise<string> {
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

function drawSheet(
  scene: Scene,
  image: HTMLImageElement,
  { key, facts, scale }: Omit<Wanted, 'picture'> & { readonly key: string },
): PuppetSheet {
  const [wide, high] = facts.sheet.map((side) => Math.ceil(side * scale));
  const [width, height] = [wide ?? 1, high ?? 1];
  const { halo, ink } = drawHalo(image, facts);
  const size = { width: Math.max(width, halo.width), height: height + halo.height };
  const { pen, texture } = canvasTexture(scene, key, size);
  pen?.drawImage(image, 0, 0, width, height);
  pen?.drawImage(halo, 0, height);
  for (const { name, box, at } of facts.parts) {
    const [, , across = 1, down = 1] = box;
    const [left = 0, top = 0] = at;
    texture?.add(name, 0, left * scale, top * scale, across * scale, down * scale);
  }
  texture?.add('halo', 0, 0, height, halo.width, halo.height);
  texture?.source[0]?.update();
  return {
    texture: key,
    size: sizeOf(facts),
    facts,
    scale,
    halo: { frame: 'halo', pad: HALO.pad, scale: HALO.side / sizeOf(facts).height },
    ink,
  };
}

/** The light that reaches around the figure as a whole, and where it has any ink; what is before or behind it has no light. */
function drawHalo(image: HTMLImageElement, facts: FigureFacts): { readonly halo: HTMLCanvasElement; readonly ink: Ink } {
  const size = sizeOf(facts);
  const scale = HALO.side / size.height;
  const [width, height] = [Math.ceil(size.width * scale) + HALO.pad * 2, HALO.side + HALO.pad * 2];
  const [whole, halo] = [canvas(width, height), canvas(width, height)];
  const [pen, soft] = [whole.getContext('2d'), halo.getContext('2d')];
  if (pen === null || soft === null) return { halo, ink: [] };
  const dense = image.naturalWidth / (facts.sheet[0] ?? 1);
  for (const { box, at, depth } of facts.parts) {
    if (depth !== undefined) continue;
    const [x = 0, y = 0, across = 1, down = 1] = box;
    const [left = 0, top = 0] = at;
    const from = [left * dense, top * dense, across * dense, down * dense] as const;
    pen.drawImage(image, ...from, x * scale + HALO.pad, y * scale + HALO.pad, across * scale, down * scale);
  }
  soft.shadowColor = '#fff';
  soft.shadowBlur = HALO.blur;
  // Drawn beyond the edge, so that only its light falls on the picture.
  soft.shadowOffsetX = width * 2;
  soft.drawImage(whole, -width * 2, 0);
  const picture = { x: HALO.pad, y: HALO.pad, width: width - HALO.pad * 2, height: height - HALO.pad * 2 };
  return { halo, ink: inkOf(pen, picture) };
}

function canvas(width: number, height: number): HTMLCanvasElement {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  return made;
}
