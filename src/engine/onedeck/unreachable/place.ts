import { DUNGEONS } from '../content/dungeons';
import { isOfEncounter } from '../encounterSteps';
import { canLevelUp, isIdentified, partyFacts, sideFacts } from '../rules/party';
import type { Phase, Stage, State } from '../state';

type Moment = Phase | Stage;

/** The party stands before its doors, or on the stairs. */
const AT_NO_DOOR: ReadonlySet<Moment> = new Set<Moment>([
  ...(['turnStart', 'newTurn', 'choose', 'exploreDoors', 'stealth', 'descend', 'stairsUncovered'] as const),
]);
/** The door is chosen and no fight is set, or none is left. */
const WITHOUT_FIGHTS: ReadonlySet<Moment> = new Set<Moment>([
  ...AT_NO_DOOR,
  ...(['door', 'split', 'loot', 'level', 'endTurn', 'bossRound'] as const),
]);
const WITHOUT_LOOT: ReadonlySet<Moment> = new Set<Moment>([
  ...AT_NO_DOOR,
  ...(['door', 'split', 'level', 'endTurn', 'bossRound', 'strike'] as const),
]);
const OF_BOSSES: ReadonlySet<Moment> = new Set<Moment>([
  ...(['split', 'arrive', 'bonusDice', 'rollOrder', 'rollDice', 'pool', 'effect', 'consequences'] as const),
  ...(['damage', 'strike', 'bossRound', 'over'] as const),
]);

/** The phase against doors, deck, loot and tokens. */
export function placeFaults(state: State): readonly string[] {
  const { phase, next } = state;
  const at = next ?? phase;
  const found = [...doorFaults(state, at), ...deckFaults(state, at), ...phaseFaults(state)];
  if (state.fights.length > 0 && WITHOUT_FIGHTS.has(at)) found.push(`nobody fights in ${at}`);
  if (state.encounter !== null && at !== 'over' && !isOfEncounter(at)) found.push(`${at} is no part of an encounter`);
  if (state.boss === null) return found;
  if (state.boss.id !== DUNGEONS[state.setup.dungeon].boss) found.push(`the ${state.boss.id} is the boss of another dungeon`);
  if (!OF_BOSSES.has(at)) found.push(`${at} is no part of a boss fight`);
  return found;
}

function doorFaults(state: State, at: Moment): readonly string[] {
  const { door: slot, doors, loot, boss } = state;
  if (boss !== null) return loot.length > 0 ? ['loot waits during the boss fight'] : [];
  const door = slot === null ? null : (doors[slot] ?? null);
  const found: string[] = [];
  if (AT_NO_DOOR.has(at) && slot !== null) found.push(`no door is chosen in ${at}`);
  if (!AT_NO_DOOR.has(at) && !['endTurn', 'over'].includes(at) && slot === null) found.push(`${at} needs a door`);
  if (door?.open === false) found.push('the chosen door is closed');
  if (loot.length > 0 && WITHOUT_LOOT.has(at)) found.push(`nothing waits to be claimed in ${at}`);
  if (loot.length > partyFacts(state).cardsPerDoor - (door?.cards.length ?? 0))
    found.push('the door had fewer cards than its loot');
  return found;
}

function deckFaults({ deck, boss, stairsDue, stairsTokens }: State, at: Moment): readonly string[] {
  const found: string[] = [];
  if (deck.length > 0 && (at === 'descend' || at === 'stairsUncovered')) found.push('the stairs are still covered');
  if (deck.length > 0 && stairsDue > 0) found.push('stairs strike that are still covered');
  if (boss !== null && (deck.length > 0 || stairsTokens > 0 || stairsDue > 0)) found.push('the boss is met before the stairs');
  return found;
}

function phaseFaults(state: State): readonly string[] {
  const { phase, next, deck, heroes, potions, stairsStruck } = state;
  const hasStealth = heroes.some(({ id }) => sideFacts(state, id).skill === 'stealth');
  const found: string[] = [];
  if (phase === 'descend' && deck.length > 0) found.push('the stairs are still covered');
  if (phase === 'stealth' && !(hasStealth && deck.length > 0)) found.push('nobody could add a door by stealth');
  if (phase === 'level' && !canLevelUp(state)) found.push('there is not enough XP for a level');
  if (phase === 'stairsDamage' && heroes.length === 1) found.push('the stairs leave one hero no choice');
  if (phase === 'dying' && potions === 0) found.push('nothing is left to drink');
  if ((next ?? phase) === 'invisibility' && !isIdentified(state, 'invisibility')) found.push('invisibility is not identified');
  if (stairsStruck !== null && heroes.every(({ id }) => id !== stairsStruck)) found.push('the stairs struck a stranger');
  return found;
}
