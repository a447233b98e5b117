import { FOES } from '../content/foes';
import { CARDS } from '../ids';
import type { State } from '../state';
import { BOSS_SPECIALS } from './bosses';
import { dungeonSpecials } from './dungeons';
import { FOE_SPECIALS } from './foes';
import type { Special } from './special';

export { doorLimit } from './dungeons';
export { isOpen, type Special } from './special';

const PLAIN: Special = {};

/** The special of the foe or boss being fought. */
export function foeSpecial(state: State): Special {
  const { encounter, boss } = state;
  if (encounter === null) return PLAIN;
  if (encounter.card === null) return boss === null ? PLAIN : BOSS_SPECIALS[boss.id];
  const facts = CARDS[encounter.card];
  if (facts.kind === 'peril') return PLAIN;
  const { special } = FOES[facts.name];
  return special === null ? PLAIN : FOE_SPECIALS[special];
}

/** The dungeon card has no effect on the boss fight (R26). */
export function activeDungeonSpecials(state: State): readonly Special[] {
  return state.boss === null ? dungeonSpecials(state.setup.dungeon, state.floor) : [];
}
