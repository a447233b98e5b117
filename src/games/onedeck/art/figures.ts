import places from '../../../../assets/onedeck/art/backdrop/parts.json';
import bosses from '../../../../assets/onedeck/art/boss/bosses.json';
import foes from '../../../../assets/onedeck/art/foe/figures.json';
import heroes from '../../../../assets/onedeck/art/hero/heroes.json';
import moments from '../../../../assets/onedeck/art/moment/moments.json';
import type { FigureFacts, FiguresByKind } from '../../../scenes';

export const FIGURES: FiguresByKind = { backdrop: places, boss: bosses, foe: foes, hero: heroes, moment: moments };

/** Returns the parts of a figure or a place by its picture, `boss/lich`, or null for a picture in one piece. */
export function figureFacts(picture: string): FigureFacts | null {
  const [kind = '', name = ''] = picture.split('/');
  return FIGURES[kind]?.[name] ?? null;
}
