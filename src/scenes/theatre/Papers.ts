import { imageUrl, type Rect } from '../../table';
import { whileOpen } from '../life';
import type { Gallery } from '../pictures/Gallery';
import { type Raster, rasterised } from '../pictures/rasterised';
import { placed } from '../pictures/resized';
import type { Depth } from './MovingScenery';
import { sheetBox } from './paper';

interface PapersParts {
  readonly gallery: Gallery;
  /** Aborts at the end of the scene; later results are dropped. */
  readonly life: AbortSignal;
  /** Takes the pixels of a sheet, which are closed afterwards. */
  readonly onDrawn: (lying: PaperInPlace, raster: Raster) => void;
  readonly missing: (picture: string) => void;
}

/** A sheet on the screen. */
export interface PaperInPlace {
  readonly depth: Depth;
  readonly picture: string;
  readonly rect: Rect;
  readonly density: number;
}

/**
 * Turns sheets of paper into pixels. They are drawn beside the page's thread, for the very place where they lie: it may
 * be between whole pixels.
 */
export class Papers {
  private readonly coming = new Set<string>();

  constructor(private readonly parts: PapersParts) {}

  /** Begins to draw a sheet, unless it is on its way. Asked again, it fetches what failed. */
  want(lying: PaperInPlace): void {
    const svg = this.parts.gallery.text(lying.picture);
    const key = JSON.stringify(lying);
    if (svg === null || this.coming.has(key)) return;
    this.coming.add(key);
    void this.draw(svg, lying).finally(() => this.coming.delete(key));
  }

  private async draw(svg: string, lying: PaperInPlace): Promise<void> {
    const { life, missing, onDrawn } = this.parts;
    const { picture, rect, density } = lying;
    const ground = { width: Math.ceil(rect.width * density), height: Math.ceil(rect.height * density), density };
    const image = new Image();
    image.src = imageUrl(placed(svg, sheetBox({ ...rect, x: 0, y: 0 }), ground));
    try {
      await whileOpen(life, image.decode());
      const raster = await whileOpen(life, rasterised(image));
      onDrawn(lying, raster);
      if ('close' in raster) raster.close();
    } catch {
      missing(picture);
    }
  }
}
