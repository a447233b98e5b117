import type { AbilityId } from '../content/abilities';
import { FOES } from '../content/foes';
import { CARDS } from '../ids';
import type { State } from '../state';
import { BOSS_SPECIALS } from './bosses';
import { dungeonSpecials } from './dungeons';
import { FOE_SPECIALS } from './foes';
import { SKILL_SPECIALS } from './skills';
import type { Special } from './special';
import { TALENT_SPECIALS } from './talents';

export { doorLimit } from './dungeons';
export { featSpecial, type Occasion } from './feats';
export type { CureMoment, HeroSpecial, SkillSpecial } from './heroSpecial';
export { POTION_SPECIALS, SKIPPING } from './potions';
export { isOpen, type Special } from './special';

export { SKILL_SPECIALS, TALENT_SPECIALS };

const PLAIN: Special = {};

const EARLY: ReadonlySet<string> = new Set(
  Object.entries({ ...SKILL_SPECIALS, ...TALENT_SPECIALS }).flatMap(([id, special]) => (special.usableBeforeOption ? [id] : [])),
);

/** May this be used before the party chooses its way through a peril? */
export function isUsableBeforeOption(ability: AbilityId): boolean {
  return EARLY.has(ability);
}

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
