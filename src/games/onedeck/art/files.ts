import { SET as FRAMES } from 'virtual:drawings/frames/onedeck/art/(deck|diorama|door)/.+';
import type { GameArt } from '../../../scenes';
import { FIGURES } from './figures';
import { PLACE_SETS } from './places';
import { FIGURE_SETS } from './sets';

/** Heroes as the title shows them, one or two at a time. */
const AT_ONCE: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../assets/onedeck/art/hero/*.svg', '!**/*-{hurt,fallen}.svg'],
  { query: '?url', import: 'default', eager: true },
);

const LATER: Readonly<Record<string, string>> = import.meta.glob('../../../../assets/onedeck/art/{boss,moment}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Figures that are no puppets stand in portraits, doors and on cards. */
export const ART: GameArt = {
  atOnce: AT_ONCE,
  sets: [FRAMES, ...FIGURE_SETS],
  setsLater: PLACE_SETS,
  later: LATER,
  figures: FIGURES,
  shares: { hero: 0.6, foe: 0.45 },
};
