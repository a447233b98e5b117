import places from '../../../assets/art/backdrop/parts.json';
import bosses from '../../../assets/art/boss/bosses.json';
import foes from '../../../assets/art/foe/figures.json';
import heroes from '../../../assets/art/hero/heroes.json';
import moments from '../../../assets/art/moment/moments.json';
import type { PartFacts } from '../../table';

/** What a figure's file says of it. */
export interface FigureFacts {
  readonly hue: number;
  readonly saturation: number;
  /** How much of the light behind it is left, in percent, where that is less than all. */
  readonly light?: number;
  /** It stands where it was built, and strikes from there. */
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

/** A figure, or what moves of a place, of parts by its picture: `boss/lich`. Null where the picture is a single piece. */
export function figureFacts(picture: string): FigureFacts | null {
  const [kind = '', name = ''] = picture.split('/');
  return FIGURES[kind]?.[name] ?? null;
}

export const sizeOf = ({ size: [width = 1, height = 1] }: FigureFacts): { readonly width: number; readonly height: number } => ({
  width,
  height,
});
