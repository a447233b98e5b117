import type { Listing } from '../../kernel';
import type { Command } from '../commands';
import type { OrderId } from '../content/orders';
import { collapsesInReach } from '../phases/collapses';
import { coinChoices, roomsToConquer, tokensToClear } from '../phases/conquest';
import { StepChoices } from '../rules/moving';
import { isBonus } from '../rules/orders';
import { mannedTiles, placementsFrom } from '../rules/placing';
import { mayRise, risePlaces, squadsOf, surveyOf } from '../rules/rooms';
import { seatOn } from '../rules/seats';
import type { State } from '../state';
import { Joined, Mapped, Pairs, Subsets } from './Parts';

const NOTHING: readonly Command[] = [];
const MOVE: readonly Command[] = [{ type: 'move' }];

/** The commands by which a seat may give an order, once it is clear that it may be given now. */
export function orderChoices(state: State, place: number, order: OrderId): Listing<Command> {
  switch (order) {
    case 'move':
      return new StepChoices(state, place).length > 0 ? MOVE : NOTHING;
    case 'think':
      return thoughts(state, place);
    case 'work':
      return new Mapped(placementsFrom(state, place, mannedTiles(state, place)), ({ tile, at, turn }) => ({
        ...{ type: 'work', tile, at, turn },
      }));
    case 'rise':
      return mayRise(state, place) ? risePlaces(state, place).map((at): Command => ({ type: 'rise', at })) : NOTHING;
    case 'sabotage':
      return sabotages(state, place);
    case 'demolish':
      return collapsesInReach(state, place).map((at): Command => ({ type: 'demolish', at }));
    case 'conquer':
      return conquests(state, place);
  }
}

export function thoughts(state: State, place: number): Listing<Command> {
  const known = seatOn(state, place).projects.filter((tile) => tile !== 'unknown');
  return new Mapped(new Subsets(known), (tiles) => ({ type: 'think', tiles }));
}

function sabotages(state: State, place: number): Listing<Command> {
  if (state.collapses === 0) return NOTHING;
  const minions = isBonus(state) ? [null] : squadsOf(seatOn(state, place).minions).map(({ at }) => at);
  return new Pairs(surveyOf(state).empty, minions, (at, minion) => ({ type: 'sabotage', at, minion }));
}

function conquests(state: State, place: number): Listing<Command> {
  const rooms = roomsToConquer(state, place).map((room) =>
    coinChoices(state, room).map((coin): Command => ({ type: 'conquer', at: room, coin })),
  );
  const clearings = tokensToClear(state, place).map((at): Command => ({ type: 'clearToken', at }));
  return new Joined([...rooms, clearings]);
}
