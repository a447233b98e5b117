import { type Listing, type Offer, required, type Taken } from '../kernel';
import { portalPlaces, zoneOf } from './board/spaces';
import type { Command } from './commands';
import { ORDER_IDS } from './content/orders';
import type { Event } from './events';
import { orderChoices, thoughts } from './offers/orders';
import { Joined, Mapped, Pairs } from './offers/Parts';
import { bonusAsked } from './phases/bonuses';
import { ordersOf } from './rules/bonuses';
import { looseCoins } from './rules/luck';
import { StepChoices } from './rules/moving';
import { costOf, waitingOrders } from './rules/orders';
import { ownTiles, placementsFrom } from './rules/placing';
import { surveyOf, treasuriesWithRoom } from './rules/rooms';
import { seatAt } from './rules/seats';
import type { SeatId, State } from './state';
import { carriedOut } from './step';

export function legal(state: State, asked?: SeatId): readonly Command[] {
  const offered = offer(state, asked);
  return Array.from({ length: offered.length }, (_, place) => required(offered.at(place), 'an offered command'));
}

/** The commands of the seat that has to act, each made when it is asked for. No other seat has any. */
export function offer(state: State, asked?: SeatId): Offer<State, Command, Event> {
  const isAsked = asked === undefined || seatAt(asked) === state.active;
  return new OfferOfSeat(state, isAsked ? choicesOf(state, state.active) : []);
}

class OfferOfSeat implements Offer<State, Command, Event> {
  readonly length: number;

  constructor(
    private readonly state: State,
    private readonly choices: Listing<Command>,
  ) {
    this.length = choices.length;
  }

  at(place: number): Command | undefined {
    return place < 0 ? undefined : this.choices.at(place);
  }

  take(place: number): Taken<State, Event> {
    return carriedOut(this.state, required(this.at(place), 'a command at this place'));
  }
}

function choicesOf(state: State, place: number): Listing<Command> {
  switch (state.phase) {
    case 'portals': {
      const survey = surveyOf(state);
      const free = portalPlaces(zoneOf(state.zone), state.seats.length).filter((at) => survey.isEmpty(at));
      return free.map((at): Command => ({ type: 'placePortal', at }));
    }
    case 'think':
      return new Joined([thoughts(state, place), only('keepProjects')]);
    case 'turn':
      return taskChoices(state, place);
    case 'over':
      return [];
  }
}

function taskChoices(state: State, place: number): Listing<Command> {
  switch (state.tasks.at(-1)?.op) {
    case 'store': {
      const coins = looseCoins(state, place);
      const stored = new Pairs(coins, treasuriesWithRoom(state, place), (coin, at) => ({ type: 'store', coin, at }));
      return new Joined([stored, only('storeNothing')]);
    }
    case 'steps':
      return new Joined([new StepChoices(state, place), only('halt')]);
    case 'pit':
      return pitChoices(state, place);
    case 'bonus':
      return bonusChoices(state);
    case 'orders':
      return waitingChoices(state, place);
    case undefined:
      return paidChoices(state, place);
  }
}

function pitChoices(state: State, place: number): Listing<Command> {
  const coin: readonly Command[] = state.coins.length > 0 ? [{ type: 'pitCoin' }] : [];
  const placements = placementsFrom(state, place, ownTiles(state, place));
  return new Joined([coin, new Mapped(placements, ({ tile, at, turn }) => ({ type: 'pitBuild', tile, at, turn }))]);
}

function bonusChoices(state: State): Listing<Command> {
  const bonus = bonusAsked(state);
  const picks = bonus === null ? [] : ordersOf(bonus).map((order): Command => ({ type: 'pickOrder', order }));
  return [...picks, ...only('declineBonus')];
}

type Bare = 'keepProjects' | 'storeNothing' | 'halt' | 'endTurn' | 'declineBonus';

const only = (type: Bare): readonly Command[] => [{ type }];

/** Any of the bonus orders that wait, or to give it up; an order that waits twice is listed once. */
function waitingChoices(state: State, place: number): Listing<Command> {
  const waiting = [...new Set(waitingOrders(state))];
  const givenUp = waiting.map((order): Command => ({ type: 'giveUpOrder', order }));
  return new Joined([...waiting.map((order) => orderChoices(state, place, order)), givenUp]);
}

function paidChoices(state: State, place: number): Listing<Command> {
  const payable = ORDER_IDS.filter((order) => costOf(state, place, order) <= state.points);
  return new Joined([...payable.map((order) => orderChoices(state, place, order)), only('endTurn')]);
}
