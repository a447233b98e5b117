import type { Telling } from '../telling';
import { partyFacts } from './party';

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
