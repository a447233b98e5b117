import { HEROES } from '../content/heroes';
import type { Telling } from '../telling';

const TOKENS_PER_STAIRS_DAMAGE = 3;

/** R1: one card at a time; from the moment the deck is empty the rest counts against the stairs. */
export function spendTime(telling: Telling, amount: number): void {
  for (let spent = 0; spent < amount && telling.state.phase !== 'over'; spent++) {
    const card = telling.state.deck[0];
    if (card === undefined) markStairs(telling);
    else {
      telling.tell({ type: 'timeSpent', card });
      if (telling.state.deck.length === 0) telling.tell({ type: 'stairsFound' });
    }
  }
}

function markStairs(telling: Telling): void {
  const tokens = telling.state.stairsTokens + 1;
  telling.tell({ type: 'stairsTokenPlaced', tokens });
  if (tokens < TOKENS_PER_STAIRS_DAMAGE) return;
  const damage = telling.state.damage + 1;
  telling.tell({ type: 'stairsStruck', damage });
  if (damage >= HEROES[telling.state.hero].health) telling.tell({ type: 'gameLost' });
}
