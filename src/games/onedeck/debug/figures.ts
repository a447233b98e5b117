import places from '../../../../assets/onedeck/art/backdrop/parts.json';
import bosses from '../../../../assets/onedeck/art/boss/bosses.json';
import foes from '../../../../assets/onedeck/art/foe/figures.json';
import moments from '../../../../assets/onedeck/art/moment/moments.json';
import type { PartFacts } from '../../../table';

const FIGURES: Readonly<Record<string, Readonly<Record<string, { readonly parts: readonly PartFacts[] }>>>> = {
  backdrop: places,
  boss: bosses,
  foe: foes,
  moment: moments,
};

/** Returns the moving parts of a place. */
export const placeOf = ({ dungeon, floor }: { readonly dungeon: string; readonly floor: number }): string =>
  `backdrop/${dungeon}-${floor}-parts`;

/** Returns whether a part of the figure in this picture (`boss/lich`) has this idle. */
export function movesBy(idle: string, picture: string | null): boolean {
  const [kind = '', name = ''] = picture?.split('/') ?? [];
  return FIGURES[kind]?.[name]?.parts.some(({ idle: own = [] }) => own.some(({ as }) => as === idle)) === true;
}
