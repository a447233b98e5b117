import type { Rect } from '../../table';
import type { Piece } from '../views/SharedTexture';
import type { Subject } from '../views/Sketch';
import { paintGlow } from './paper';
import type { Setting } from './Setting';

/** A sheet of paper in its place. */
export interface PaperSubject extends Subject {
  readonly shows: string;
}

/** Returns the light behind everything. */
export function glowIn({ rect: place, light, about }: Setting): Piece {
  const rect = { ...place, x: 0, y: 0 };
  return { rect, shows: [light, about], draw: (pen) => paintGlow(pen, { ...light, rect, about }) };
}

export const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

export const onScreen = ({ x, y, width, height }: Rect, density: number) =>
  [Math.round(x * density), Math.round(y * density), Math.round(width * density), Math.round(height * density)] as const;
