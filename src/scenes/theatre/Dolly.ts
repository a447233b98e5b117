import type { Cameras } from 'phaser';
import type { Painting } from '../views/Painting';

/** The place of the eye: its zoom on a spot of the picture, and the shift of the picture before it. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly slide: number;
  readonly rise: number;
}

export interface Sheet {
  readonly painting: Painting;
  /** Near sheets grow faster than far ones, and follow the eye further. */
  readonly depth: () => number;
}

const AT_REST: Shot = { x: 0, y: 0, zoom: 1, slide: 0, rise: 0 };

/** Moves the eye into the picture: figures go with the camera, each sheet of paper by its depth. */
export class Dolly {
  private shot: Shot = AT_REST;

  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly density: number,
    private readonly sheets: readonly Sheet[],
  ) {}

  take(shot: Shot): void {
    const { camera, density } = this;
    const { x, y, zoom } = shot;
    this.shot = shot;
    camera.setZoom(density * zoom);
    // The spot that it goes nearer to stays where it is, however far behind the figures it lies.
    const still = zoom === 1 ? 0 : (density * (1 - zoom)) / (1 - density * zoom);
    camera.setOrigin((x * still) / camera.width, (y * still) / camera.height);
    for (const sheet of this.sheets) this.place(sheet);
  }

  /** Paints pictures as they are seen by an eye at rest. */
  whilePainting(paint: () => void): void {
    this.camera.setZoom(this.density);
    paint();
    this.take(this.shot);
  }

  look(x: number, y: number): void {
    const at = this.shift;
    this.camera.setScroll(at.x + x, at.y + y);
    for (const sheet of this.sheets) this.place(sheet);
  }

  private get shift(): { readonly x: number; readonly y: number } {
    const { zoom, slide, rise } = this.shot;
    return { x: -slide / zoom, y: -rise / zoom };
  }

  private place({ painting, depth: how }: Sheet): void {
    const depth = how();
    const { x, y, zoom, slide, rise } = this.shot;
    const { home, image } = painting;
    const near = zoom ** depth;
    const spot = { x: x + (home.x - x) * near + slide * depth, y: y + (home.y - y) * near + rise * depth };
    image.setScrollFactor(depth).setScale(near / zoom / this.density);
    image.setPosition(
      (spot.x - x * (1 - zoom)) / zoom + depth * this.shift.x,
      (spot.y - y * (1 - zoom)) / zoom + depth * this.shift.y,
    );
  }
}
