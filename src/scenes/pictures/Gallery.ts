import { DrawingSets, drawingAt, imageUrl } from '../../table';
import { drawingSets, type GameArt, picturesAtOnce, pictureUrls } from '../art';
import type { FigureFacts } from '../theatre/figures';
import { fetchLetters, LETTERS } from './letters';
import { resized } from './resized';
import { Supply } from './Supply';

/** Fetches drawings and letters when they are first wanted. It outlives a table: nothing is fetched twice. */
export class Gallery {
  /** The pictures that the table needs from the start. */
  readonly atOnce: readonly string[];
  private readonly acts = new Set<() => void>();
  private readonly texts: Supply<string>;
  private readonly letters: Supply<true>;
  /** The drawings at the scale that was wanted last, those on their way among them. */
  private readonly drawings = new Map<string, { readonly scale: number; readonly image: Promise<HTMLImageElement> }>();
  private readonly stop = new AbortController();

  constructor(
    private readonly art: GameArt,
    missing: (picture: string) => void,
  ) {
    this.atOnce = picturesAtOnce(art);
    const urls = pictureUrls(art);
    const sets = new DrawingSets([...drawingSets(art), ...(art.setsLater ?? [])]);
    const onChange = (): void => {
      for (const act of [...this.acts]) act();
    };
    const textOf = (key: string): Promise<string> => (sets.has(key) ? sets.drawing(key) : drawingAt(urlOf(urls, key)));
    this.texts = new Supply({ fetch: textOf, onChange, missing });
    this.letters = new Supply({ fetch: fetchLetters, onChange, missing });
    const retry = (): void => {
      for (const supply of [this.texts, this.letters]) supply.retry();
    };
    const { signal } = this.stop;
    window.addEventListener('online', retry, { signal });
    const onVisibility = (): void => {
      if (!document.hidden) retry();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
  }

  /** Returns the facts of a figure by its picture, `boss/lich`, or null for a picture in one piece. */
  figure(key: string): FigureFacts | null {
    const [kind = '', name = ''] = key.split('/');
    return this.art.figures[kind]?.[name] ?? null;
  }

  /** Returns the largest share of its size at which a picture is drawn whole. */
  shareOf(key: string): number {
    const [kind = ''] = key.split('/');
    return this.art.shares[kind] ?? 1;
  }

  /** Returns the SVG of a drawing, or null until it is loaded. */
  text(key: string): string | null {
    return this.texts.get(key);
  }

  /** Waits until the SVG of a drawing is loaded, or cannot be fetched now. */
  async waitForText(key: string): Promise<void> {
    await this.texts.wait(key);
  }

  /** Waits for a drawing at a scale, and returns null where its SVG cannot be fetched now. Rejects where it cannot be drawn. */
  async waitForDrawing(key: string, scale: number): Promise<HTMLImageElement | null> {
    const known = this.drawings.get(key);
    if (known?.scale === scale) return known.image;
    const svg = await this.texts.wait(key);
    if (svg === null || this.stop.signal.aborted) return null;
    return this.read(key, svg, scale);
  }

  /** Reads a drawing once, however many wait for it. */
  private read(key: string, svg: string, scale: number): Promise<HTMLImageElement> {
    const known = this.drawings.get(key);
    if (known?.scale === scale) return known.image;
    const image = loadImage(imageUrl(resized(svg, scale)));
    const drawing = { scale, image };
    this.drawings.set(key, drawing);
    image.catch(() => {
      if (this.drawings.get(key) === drawing) this.drawings.delete(key);
    });
    return image;
  }

  /** Returns whether the SVG of a drawing could not be fetched, and is not on its way again. */
  isMissing(key: string): boolean {
    return this.texts.isMissing(key);
  }

  /** Waits until canvases can be written on with these letters, and returns null where they cannot be fetched now. */
  waitForLetters(key: string): Promise<true | null> {
    return this.letters.wait(key);
  }

  /** Asks for the SVG of a drawing, or for letters, and returns whether they are loaded. */
  isHere(key: string): boolean {
    return this.supplyOf(key).get(key) !== null;
  }

  isComing(key: string): boolean {
    return this.supplyOf(key).isComing(key);
  }

  /** Calls whenever a drawing or letters have come or may be asked for again, until `life` ends. */
  onChange(act: () => void, life: AbortSignal): void {
    if (life.aborted) return;
    this.acts.add(act);
    life.addEventListener('abort', () => this.acts.delete(act));
  }

  close(): void {
    this.stop.abort();
    this.acts.clear();
    for (const supply of [this.texts, this.letters]) supply.close();
  }

  private supplyOf(key: string): Supply<string> | Supply<true> {
    return LETTERS.includes(key) ? this.letters : this.texts;
  }
}

function urlOf(urls: ReadonlyMap<string, string>, key: string): string {
  const url = urls.get(key);
  if (url === undefined) throw new Error(`there is no drawing ${key}`);
  return url;
}

/** Loads an image that can be drawn at once. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((settle, fail) => {
    const image = new Image();
    image.onload = () => settle(image);
    image.onerror = () => fail(new Error('the image cannot be drawn'));
    image.src = url;
  });
}
