import places from '../../../assets/onedeck/art/backdrop/parts.json';
import bosses from '../../../assets/onedeck/art/boss/bosses.json';
import foes from '../../../assets/onedeck/art/foe/figures.json';
import heroes from '../../../assets/onedeck/art/hero/heroes.json';
import moments from '../../../assets/onedeck/art/moment/moments.json';
import type { PartFacts } from '../../table';

/** The facts in a figure's file. */
export interface FigureFacts {
  readonly hue: number;
  readonly saturation: number;
  /** The strength of the light behind it in percent; 100 by default. */
  readonly light?: number;
  /** The figure was built in its place, and strikes from there. */
  readonly built?: boolean;
  readonly size: readonly number[];
  readonly sheet: readonly number[];
  readonly parts: readonly PartFacts[];
}

const FIGURES: Readonly<Record<string, Readonly<Record<string, FigureFacts>>>> = {
  backdrop: places,
  boss: bosses,
  foe: foes,
  hero: heroes,
  moment: moments,
};

/** Returns the parts of a figure or a place by its picture, `boss/lich`, or null for a picture in one piece. */
export function figureFacts(picture: string): FigureFacts | null {
  const [kind = '', name = ''] = picture.split('/');
  return FIGURES[kind]?.[name] ?? null;
}

export const sizeOf = ({ size: [width = 1, height = 1] }: FigureFacts): { readonly width: number; readonly height: number } => ({
  width,
  height,
});
