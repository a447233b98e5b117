import { activeDungeonSpecials } from '../specials';
import type { State } from '../state';
import type { Telling } from '../telling';
import { partyFacts } from './party';

const TIME_AT_TURN_START = 2;

/** What the start of this turn costs; the dungeon may add to it. */
export function timeOfTurn(state: State): number {
  const extra = activeDungeonSpecials(state).map(({ openingTime }) => openingTime?.(state) ?? 0);
  return extra.reduce((sum, more) => sum + more, TIME_AT_TURN_START) * partyFacts(state).scale;
}

export function timeOfExploring(state: State): number {
  const extra = activeDungeonSpecials(state).map(({ exploreTime }) => exploreTime ?? 0);
  return extra.reduce((sum, more) => sum + more, 0) * partyFacts(state).scale;
}

/**
 * R1: one card at a time; from the moment the deck is empty the rest counts against the stairs. The damage this causes
 * waits until all of the time is spent: no card is turned in between, so nothing could depend on it.
 */
export function spendTime(telling: Telling, amount: number): void {
  for (let spent = 0; spent < amount; spent++) {
    const card = telling.state.deck[0];
    if (card === undefined) markStairs(telling);
    else {
      telling.tell({ type: 'timeSpent', card });
      findStairs(telling);
    }
  }
}

export function findStairs(telling: Telling): void {
  if (telling.state.deck.length === 0) telling.tell({ type: 'stairsFound' });
}

function markStairs(telling: Telling): void {
  const { tokensPerStairsDamage, heroesStruckByStairs } = partyFacts(telling.state);
  const tokens = telling.state.stairsTokens + 1;
  telling.tell({ type: 'stairsTokenPlaced', tokens });
  if (tokens >= tokensPerStairsDamage) telling.tell({ type: 'stairsStruck', heroes: heroesStruckByStairs });
}
