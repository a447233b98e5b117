import { Loader, Scene } from 'phaser';
import { PICTURES } from './art';

/** Sharp on the densest screens the game draws for, without textures larger than old phones take. */
const LARGEST_PICTURE_SCALE = 3;
/** Of their whole size, the share in which figures are drawn at most that are no puppets: in portraits, doors and on cards. */
const SHARES: Readonly<Record<string, number>> = { hero: 0.6, foe: 0.45 };

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
      const [kind = ''] = key.split('/');
      this.load.svg(key, url, { scale: scale * (SHARES[kind] ?? 1) });
    }
  }

  create(): void {
    this.parts.onLoaded();
  }
}
