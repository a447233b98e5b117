import { Loader, Scene } from 'phaser';
import { PICTURES } from './art';

/** Sharp on the densest screens the game draws for, without textures larger than old phones take. */
const LARGEST_PICTURE_SCALE = 3;
/** A portrait is about half as large as what is faced. */
const PORTRAIT = 0.6;

export interface BootParts {
  /** Device pixels for each unit of an SVG, as the largest layout of this screen needs them. */
  readonly scale: number;
  readonly missing: (picture: string) => void;
  readonly onLoaded: () => void;
}

/** Rasterises the SVGs at the size this screen needs. A picture that fails is reported and left out, not waited for. */
export class BootScene extends Scene {
  constructor(private readonly parts: BootParts) {
    super('boot');
  }

  preload(): void {
    this.load.on(Loader.Events.FILE_LOAD_ERROR, (file: { readonly key: string }) => this.parts.missing(file.key));
    const scale = Math.min(this.parts.scale, LARGEST_PICTURE_SCALE);
    for (const { key, url } of PICTURES) {
      this.load.svg(key, url, { scale: key.startsWith('hero/') ? scale * PORTRAIT : scale });
    }
  }

  create(): void {
    this.parts.onLoaded();
  }
}
