import type { GameArt } from '../../../scenes';
import { FIGURES } from './figures';

const AT_ONCE: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../assets/onedeck/art/{deck,diorama,door,foe,hero}/*.svg',
  { query: '?url', import: 'default', eager: true },
);

const LATER: Readonly<Record<string, string>> = import.meta.glob('../../../../assets/onedeck/art/{backdrop,boss,moment}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Figures that are no puppets stand in portraits, doors and on cards. */
export const ART: GameArt = { atOnce: AT_ONCE, later: LATER, figures: FIGURES, shares: { hero: 0.6, foe: 0.45 } };
