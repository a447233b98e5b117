import { PICTURE_URLS } from './art';

export interface GalleryParts {
  readonly onArrived: () => void;
  readonly missing: (picture: string) => void;
}

/** Large pictures, fetched when they are first wanted: most belong to places that a game never sees. */
export class Gallery {
  private readonly pictures = new Map<string, HTMLImageElement>();

  constructor(private readonly parts: GalleryParts) {}

  /** Null until it is here, and for ever where it is missing. */
  picture(key: string): HTMLImageElement | null {
    const image = this.pictures.get(key) ?? this.fetch(key);
    return image.complete && image.naturalWidth > 0 ? image : null;
  }

  private fetch(key: string): HTMLImageElement {
    const image = new Image();
    this.pictures.set(key, image);
    const url = PICTURE_URLS.get(key);
    if (url === undefined) this.parts.missing(key);
    else {
      image.onload = this.parts.onArrived;
      image.onerror = () => this.parts.missing(key);
      image.src = url;
    }
    return image;
  }
}
