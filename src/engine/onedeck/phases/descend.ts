import type { BossId } from '../content/bosses';
import { healBy } from '../rules/damage';
import { wayDown } from '../rules/floors';
import { bossHealth } from '../rules/party';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun } from './phase';

/** R22 */
export const descend: Acts = {
  descend: {
    whyIllegal: () => null,
    list: () => [{ type: 'descend' }],
    carryOut(telling) {
      const { floor, boss } = wayDown(telling.state);
      if (floor === null) return meetBoss(telling, boss);
      telling.tell({ type: 'descended', floor });
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

function meetBoss(telling: Telling, boss: BossId) {
  telling.tell({ type: 'bossMet', boss, health: bossHealth({ ...telling.state, boss: { id: boss, damage: 0, round: 0 } }) });
  rest(telling);
  for (const { id, stored } of telling.state.heroes) {
    if (stored.length > 0) telling.tell({ type: 'storedDiceLost', hero: id, dice: stored });
  }
  return 'bossRound' as const;
}

function rest(telling: Telling): void {
  for (const { id } of telling.state.heroes) healBy(telling, id, 'descent');
}
