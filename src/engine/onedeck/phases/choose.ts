import { required, shown } from '../../kernel';
import { reject } from '../rejections';
import { canExplore, freeSlots } from '../rules/doors';
import { storeForFeat } from '../rules/feats';
import { flatMapped } from '../rules/listing';
import { hasLanternsForValiant } from '../rules/loot';
import { partyFacts } from '../rules/party';
import { findStairs, spendTime, timeOfExploring } from '../rules/time';
import type { DoorSlot, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun } from './phase';

export const choose: Acts = {
  explore: {
    whyIllegal(state) {
      if (state.deck.length === 0) return reject('deckEmpty');
      return freeSlots(state).length === 0 ? reject('doorsFull', { limit: state.doors.length }) : null;
    },
    list: (state) => (canExplore(state) ? [{ type: 'explore' }] : []),
    carryOut(telling) {
      spendTime(telling, timeOfExploring(telling.state));
      return 'exploreDoors';
    },
  },
  enter: {
    whyIllegal: (state, { door }) => (findDoor(state, door) === null ? reject('noSuchDoor', { door: shown(door) }) : null),
    list: (state) => flatMapped(state.doors, (door, slot) => (door === null ? [] : [{ type: 'enter', door: slot } as const])),
    carryOut(telling, { door: slot }) {
      const { cards, open } = required(findDoor(telling.state, slot), 'door');
      if (open) {
        telling.tell({ type: 'doorEntered', door: slot, cards });
        return 'arrive';
      }
      telling.tell({ type: 'doorOpened', door: slot, cards });
      if (hasLanternsForValiant(cards)) storeForFeat(telling, 'valiant');
      return ask(telling, 'door');
    },
  },
};

/** R24: with nothing to explore and nothing to enter the turn passes. */
export const chooseStage: StageRun = (telling) => {
  const possible = canExplore(telling.state) || telling.state.doors.some((door) => door !== null);
  return possible ? ask(telling, 'choose') : 'endTurn';
};

export const exploreDoors: StageRun = (telling) => {
  for (const slot of freeSlots(telling.state)) placeDoor(telling, slot);
  storeForFeat(telling, 'mana-charge');
  return 'endTurn';
};

/** A door of four heroes needs two cards: a single one is discarded instead. */
export function placeDoor(telling: Telling, door: DoorSlot): void {
  const { deck } = telling.state;
  const [card] = deck;
  if (card === undefined) return;
  const enough = deck.length >= partyFacts(telling.state).cardsPerDoor;
  telling.tell(enough ? { type: 'doorPlaced', door } : { type: 'cardDiscarded', card });
  findStairs(telling);
}

function findDoor(state: State, slot: unknown) {
  return typeof slot === 'number' ? (state.doors[slot] ?? null) : null;
}
