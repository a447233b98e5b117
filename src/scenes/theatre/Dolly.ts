import type { Cameras } from 'phaser';
import type { Painting } from '../views/Painting';

/** Where the eye has gone: how near to a spot of the picture, and by how much the picture has shifted before it. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly slide: number;
  readonly rise: number;
}

export interface Sheet {
  readonly painting: Painting;
  /** What is near grows faster than what is far. */
  readonly depth: number;
}

const AT_REST: Shot = { x: 0, y: 0, zoom: 1, slide: 0, rise: 0 };

/** Takes the eye into the picture: figures go with the camera, each sheet of paper as its depth wants it. */
export class Dolly {
  private shot: Shot = AT_REST;

  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly density: number,
    private readonly sheets: readonly Sheet[],
  ) {}

  take(shot: Shot): void {
    this.shot = shot;
    this.camera.setZoom(this.density * shot.zoom);
    for (const sheet of this.sheets) this.place(sheet);
  }

  /** Pictures are painted as they are seen from where the eye is at rest. */
  whilePainting(paint: () => void): void {
    this.camera.setZoom(this.density);
    paint();
    this.take(this.shot);
  }

  look(x: number, y: number): void {
    const at = this.scroll;
    this.camera.setScroll(at.x + x, at.y + y);
  }

  private get scroll(): { readonly x: number; readonly y: number } {
    const { x, y, zoom, slide, rise } = this.shot;
    return { x: x * (1 - 1 / zoom) - slide / zoom, y: y * (1 - 1 / zoom) - rise / zoom };
  }

  private place({ painting, depth }: Sheet): void {
    const { x, y, zoom, slide, rise } = this.shot;
    const { home, image } = painting;
    const near = zoom ** depth;
    const seen = { x: x + (home.x - x) * near + slide * depth, y: y + (home.y - y) * near + rise * depth };
    image.setScale(near / zoom / this.density);
    image.setPosition(seen.x / zoom + depth * this.scroll.x, seen.y / zoom + depth * this.scroll.y);
  }
}
