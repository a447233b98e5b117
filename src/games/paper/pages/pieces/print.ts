import { shape } from '../../../../pages';
import { fileOf, type PicturePlace } from './art';

/** A square in the units of a map or a sheet. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns a picture on a map or a sheet; its class says how it is inked. */
export function printed(place: PicturePlace, { x, y, size }: Spot, className: string): SVGElement {
  return shape('image', { href: fileOf(place), x, y, width: size, height: size, class: className });
}
