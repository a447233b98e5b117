import type { GameReport } from './campaign';
import type { CommandOf } from './commands';
import { evolve } from './evolve';
import { type Consequences, consequencesOf } from './rules/consequences';
import { firstLevel } from './start';
import type { State } from './state';

export { pendingOp } from './phases/effect';
export { fits, type PrintedBox, printedBoxes } from './rules/boxes';
export type { Consequences } from './rules/consequences';
export { costOf, type Preview, previewOf } from './rules/costs';
export { shareOf } from './rules/damage';
export { canAddDoor } from './rules/doors';
export { type Coverable, type Ending, endingOf, type HeroAtEnd } from './rules/ending';
export type { Life } from './rules/lives';
export {
  bossHealth,
  findHero,
  healthOf,
  iconsOf,
  isIdentified,
  itemLimit,
  levelFacts,
  levelInReach,
  partyFacts,
  sideFacts,
  skillLimit,
  skillsOf,
  xpNeeded,
  xpOf,
} from './rules/party';
export { candidates as diceToChooseFrom } from './rules/picks';
export { canHide, healedBy } from './rules/potions';
export { supplyLeft } from './rules/supply';

/** What finishing now would cost; null outside the dice of an encounter. */
export function consequencesNow(state: State): Consequences | null {
  return state.encounter === null || state.phase !== 'pool' ? null : consequencesOf(state, state.encounter);
}

/** Returns the state right after a claim, before the turn goes on, to compare what a hero has with what a hero would have. */
export function afterClaim(state: State, { card, as, hero, replace }: CommandOf<'claim'>): State {
  const claimed = evolve(state, { type: 'cardClaimed', card, as, hero: hero ?? null });
  if (hero === undefined || replace === undefined || (as !== 'item' && as !== 'skill')) return claimed;
  return evolve(claimed, { type: 'cardReplaced', card: replace, from: as, hero });
}

/** What the campaign needs to know of a game. */
export function reportOf(state: State): GameReport {
  const { setup, floor, boss, level, result } = state;
  return {
    dungeon: setup.dungeon,
    tier: setup.tier,
    heroes: setup.heroes,
    descents: floor - 1 + (boss === null ? 0 : 1),
    levelUps: level - firstLevel(setup),
    bossDefeated: result === 'victory',
    over: result !== null,
  };
}
