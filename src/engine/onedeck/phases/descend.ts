import { DUNGEONS } from '../content/dungeons';
import { heal } from '../rules/damage';
import { bossHealth, hasTalent, sideFacts } from '../rules/party';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun } from './phase';

const LAST_FLOOR = 3;

/** R22 */
export const descend: Acts = {
  descend: {
    whyIllegal: () => null,
    list: () => [{ type: 'descend' }],
    carryOut(telling) {
      const { floor } = telling.state;
      if (floor === LAST_FLOOR) return meetBoss(telling);
      telling.tell({ type: 'descended', floor: floor + 1 });
      rest(telling);
      const { deck, discard, doors } = telling.state;
      const behind = doors.reduce((sum, door) => sum + (door?.cards.length ?? 0), 0);
      telling.tell({ type: 'deckShuffled', cards: deck.length + discard.length + behind });
      return 'newTurn';
    },
  },
  stay: {
    whyIllegal: () => null,
    list: () => [{ type: 'stay' }],
    carryOut: ({ state }) => state.next,
  },
};

export const stairsUncovered: StageRun = (telling) => ask(telling, 'descend', 'choose');

export const endTurn: StageRun = (telling) => {
  telling.tell({ type: 'turnEnded' });
  return telling.state.deck.length === 0 ? ask(telling, 'descend', 'newTurn') : 'newTurn';
};

function meetBoss(telling: Telling) {
  const { boss } = DUNGEONS[telling.state.setup.dungeon];
  telling.tell({ type: 'bossMet', boss, health: bossHealth({ ...telling.state, boss: { id: boss, damage: 0, round: 0 } }) });
  rest(telling);
  for (const { id, stored } of telling.state.heroes) {
    if (stored.length > 0) telling.tell({ type: 'storedDiceLost', hero: id, dice: stored });
  }
  return 'bossRound' as const;
}

/** What the way down heals. */
function rest(telling: Telling): void {
  for (const hero of telling.state.heroes) {
    const { id } = hero;
    if (sideFacts(telling.state, id).skill === 'second-wind') heal(telling, id, { amount: 2, cause: 'second-wind' });
    if (hasTalent(hero, 'recovery')) heal(telling, id, { amount: 1, cause: 'recovery' });
  }
}
