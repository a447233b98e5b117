import { Scene } from 'phaser';
import { whileOpen } from './life';
import { addDrawings } from './pictures/addDrawings';
import { type Gallery, loadImage } from './pictures/Gallery';
import { LETTERS } from './pictures/letters';
import { resized } from './pictures/resized';

/** Pictures at this scale are sharp on the densest screens, and no larger than old phones take. */
const LARGEST_PICTURE_SCALE = 3;
/** Milliseconds that the table waits for its letters. Without them it begins in other fonts. */
const PATIENCE = 4000;

export interface BootParts {
  /** Device pixels for each unit of an SVG, as the largest layout of this screen needs them. */
  readonly scale: number;
  readonly gallery: Gallery;
  readonly life: AbortSignal;
  readonly missing: (picture: string) => void;
  /** Takes the pictures and letters that are absent: the table does without them until they come. */
  readonly onLoaded: (absent: readonly string[]) => void;
}

/** Rasterises the SVGs at the size this screen needs, and waits for the letters. Failures are reported and left out. */
export class BootScene extends Scene {
  constructor(private readonly parts: BootParts) {
    super('boot');
  }

  create(): void {
    void this.gather();
  }

  private async gather(): Promise<void> {
    const { life, gallery, onLoaded } = this.parts;
    const lettering = Promise.race([Promise.all(LETTERS.map((key) => gallery.waitForLetters(key))), delay(PATIENCE)]);
    const pictures = await Promise.all(gallery.atOnce.map((key) => this.picture(key)));
    await whileOpen(life, lettering);
    const here = new Map<string, HTMLImageElement>();
    for (const [at, key] of gallery.atOnce.entries()) {
      const image = pictures[at];
      if (image) here.set(key, image);
    }
    addDrawings(this.textures, here);
    const absent = gallery.atOnce.filter((_, at) => pictures[at] === null);
    onLoaded([...absent, ...LETTERS.filter((key) => !gallery.isHere(key))]);
  }

  private async picture(key: string): Promise<HTMLImageElement | null> {
    const { gallery, life, missing } = this.parts;
    const svg = await whileOpen(life, gallery.waitForText(key));
    if (svg === null) return null;
    const scale = Math.min(this.parts.scale, LARGEST_PICTURE_SCALE) * gallery.shareOf(key);
    try {
      return await whileOpen(life, loadImage(`data:image/svg+xml,${encodeURIComponent(resized(svg, scale))}`));
    } catch {
      missing(key);
      return null;
    }
  }
}

const delay = (time: number): Promise<void> => new Promise((end) => setTimeout(end, time));
