import { required } from '../kernel';
import type { PlayerSeat, Sheet, State } from './state';

type Mutable<Value> = { -readonly [Field in keyof Value]: Value[Field] };

/** Fields may be set anew; whatever they hold is shared with older states and never changed. */
export type SheetDraft = Mutable<Sheet>;
export type SeatDraft = Mutable<PlayerSeat>;

/** A state that is being built. A seat and its sheet are copied when they are first changed, and once at most. */
export class Draft {
  readonly state: Mutable<State>;
  /** One bit for each seat, and for each sheet. */
  private ownSeats = 0;
  private ownSheets = 0;
  private seats: PlayerSeat[] | null = null;

  constructor(state: State) {
    this.state = {
      setup: state.setup,
      dungeon: state.dungeon,
      missions: state.missions,
      phase: state.phase,
      turn: state.turn,
      dice: state.dice,
      seats: state.seats,
      decks: state.decks,
      rolls: state.rolls,
    };
  }

  seat(at: number): SeatDraft {
    const bit = 1 << at;
    if (this.seats === null) this.state.seats = this.seats = this.state.seats.slice();
    if ((this.ownSeats & bit) === 0) {
      this.seats[at] = seatDraftOf(required(this.seats[at], 'a seat'));
      this.ownSeats |= bit;
    }
    return this.seats[at] as SeatDraft;
  }

  sheet(at: number): SheetDraft {
    const bit = 1 << at;
    const seat = this.seat(at);
    if ((this.ownSheets & bit) === 0) {
      seat.sheet = sheetDraftOf(seat.sheet);
      this.ownSheets |= bit;
    }
    return seat.sheet;
  }

  /** Puts a sheet there that others hold, too, or lets others hold the present one. */
  shareSheet(at: number, sheet: Sheet): void {
    this.seat(at).sheet = sheet;
    this.ownSheets &= ~(1 << at);
  }
}

/** Copies are spelled out field by field: a spread of so many takes many times as long. */
function seatDraftOf(seat: PlayerSeat): SeatDraft {
  return {
    id: seat.id,
    hand: seat.hand,
    objective: seat.objective,
    power: seat.power,
    alignment: seat.alignment,
    ready: seat.ready,
    sheet: seat.sheet,
    open: seat.open,
    told: seat.told,
  };
}

export function sheetDraftOf(sheet: Sheet): SheetDraft {
  return {
    heroes: sheet.heroes,
    items: sheet.items,
    potions: sheet.potions,
    hearts: sheet.hearts,
    damage: sheet.damage,
    resurrected: sheet.resurrected,
    gems: sheet.gems,
    taken: sheet.taken,
    gone: sheet.gone,
    beaten: sheet.beaten,
    path: sheet.path,
    lair: sheet.lair,
    bosses: sheet.bosses,
    missions: sheet.missions,
    digits: sheet.digits,
    used: sheet.used,
    changed: sheet.changed,
    walk: sheet.walk,
    due: sheet.due,
  };
}
