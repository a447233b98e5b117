import { imageUrl, type Rect } from '../../table';
import { whileOpen } from '../life';
import type { Gallery } from '../pictures/Gallery';
import { type Raster, rasterised } from '../pictures/rasterised';
import { placed } from '../pictures/resized';
import { sheetBox } from './paper';

interface PapersParts {
  readonly gallery: Gallery;
  /** Aborts at the end of the scene; later results are dropped. */
  readonly life: AbortSignal;
  readonly onArrived: () => void;
  readonly missing: (picture: string) => void;
}

/** So many sheets wait to be painted at most: those of a place, and of the one below. */
const MOST = 6;

/** A sheet on the screen. */
interface PaperInPlace {
  readonly picture: string;
  readonly rect: Rect;
  readonly density: number;
}

interface Paper {
  /** Null until it is drawn. */
  raster: Raster | null;
}

/**
 * Turns sheets of paper into pixels. They are drawn beside the page's thread, for the very place where they lie: it may
 * be between whole pixels.
 */
export class Papers {
  private readonly papers = new Map<string, Paper>();

  constructor(private readonly parts: PapersParts) {}

  /** Begins to draw a sheet, unless it is drawn already. Asked again, it fetches what failed. */
  want(lying: PaperInPlace): void {
    const svg = this.parts.gallery.text(lying.picture);
    const key = JSON.stringify(lying);
    if (svg === null || this.papers.has(key)) return;
    const paper: Paper = { raster: null };
    this.papers.set(key, paper);
    for (const old of [...this.papers.keys()].slice(0, -MOST)) this.papers.delete(old);
    void this.draw(paper, svg, lying);
  }

  /** Hands over a sheet, which is not kept, or returns null and begins to draw it. */
  take(lying: PaperInPlace): Raster | null {
    const key = JSON.stringify(lying);
    const raster = this.papers.get(key)?.raster ?? null;
    if (raster === null) this.want(lying);
    else this.papers.delete(key);
    return raster;
  }

  private async draw(paper: Paper, svg: string, { picture, rect, density }: PaperInPlace): Promise<void> {
    const { life, missing, onArrived } = this.parts;
    const ground = { width: Math.ceil(rect.width * density), height: Math.ceil(rect.height * density), density };
    const image = new Image();
    image.src = imageUrl(placed(svg, sheetBox({ ...rect, x: 0, y: 0 }), ground));
    try {
      await whileOpen(life, image.decode());
      paper.raster = await whileOpen(life, rasterised(image));
      onArrived();
    } catch {
      missing(picture);
    }
  }
}
