import { UNSEEN, type Viewer } from '../kernel';
import type { Event } from './events';
import { isSheetEvent } from './evolvers/sheet';
import { isAlone, isSecret } from './rules/seats';
import type { Hand, PlayerSeat, State } from './state';

/**
 * A seat knows its own sheet, cards and questions; of the others it knows what was shown last (P5). Nobody knows the rolls
 * to come. Alone there is nobody to hide anything from.
 */
export function view(state: State, viewer: Viewer): State {
  const seats = isAlone(state) ? state.seats : state.seats.map((seat) => (isOwn(seat.id, viewer) ? seat : masked(state, seat)));
  return { ...state, seats, decks: UNSEEN, rolls: UNSEEN };
}

export function witnessed(event: Event, viewer: Viewer, before: State): Event | null {
  if (isAlone(before)) return event;
  if (isSheetEvent(event)) return isOwn(event.seat, viewer) || !isSecret(before) ? event : null;
  switch (event.type) {
    case 'cardsKept':
      return isOwn(event.seat, viewer) ? event : { ...event, objective: 'unknown', power: 'unknown' };
    case 'cardsShown':
      return before.setup.openObjectives
        ? event
        : { ...event, cards: event.cards.map((one) => (isOwn(one.seat, viewer) ? one : { ...one, objective: 'unknown' })) };
    case 'turnShown':
      return isOwn(event.seat, viewer) ? { ...event, events: [] } : event;
    default:
      return event;
  }
}

function isOwn(seat: string, viewer: Viewer): boolean {
  return seat === viewer;
}

function masked(state: State, seat: PlayerSeat): PlayerSeat {
  const areShown = seat.alignment !== null;
  const isObjectiveOpen = state.phase === 'over' || (areShown && state.setup.openObjectives);
  return {
    ...seat,
    hand: seat.hand && maskedHand(seat.hand),
    objective: seat.objective === null || isObjectiveOpen ? seat.objective : 'unknown',
    power: seat.power === null || areShown ? seat.power : 'unknown',
    sheet: seat.open ?? seat.sheet,
    open: null,
    told: [],
  };
}

function maskedHand({ objectives, powers }: Hand): Hand {
  return { objectives: objectives.map(() => 'unknown'), powers: powers.map(() => 'unknown') };
}
