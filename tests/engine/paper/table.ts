import { leftOver, type Seat, type Seed } from '../../../src/engine/kernel';
import {
  type Command,
  DICE,
  type Event,
  type EventOf,
  type EventType,
  FACES,
  OBJECTIVE_IDS,
  type ObjectiveId,
  type PlayerSeat,
  POWER_IDS,
  type PowerId,
  paperDungeons,
  type RoomId,
  type SeatId,
  type Setup,
  type Sheet,
  type State,
} from '../../../src/engine/paper';

interface Opening extends Partial<Setup> {
  /** What each seat keeps; the rest of its hand is whatever nobody asked for. */
  readonly powers?: readonly PowerId[];
  readonly objectives?: readonly ObjectiveId[];
}

/** Six dice without a skull, one of each hero in white, boots and two heroes in black. */
export const CALM = 'warrior wizard cleric / boots warrior rogue';

const AGREED: Setup = { seats: 1, dungeon: 'a', missions: 'none', dispersal: false, openObjectives: false };

/** Powers that ask nothing before the first roll and change little. */
const QUIET: readonly PowerId[] = ['ranger', 'noble', 'alchemist', 'merchant', 'shaman', 'beastmaster', 'scout', 'psionic'];

/** Each seat holds what was asked for, and a card that nobody asked for. */
function handsOf<Card extends string>(cards: readonly Card[], asked: readonly Card[]): readonly Card[] {
  const others = cards.filter((card) => !asked.includes(card));
  return asked.flatMap((card, at) => [card, others[at] ?? card]);
}

/** A game under test: commands are carried out or throw, and dice fall as each roll says. */
export class Table {
  /** Of the last command. */
  events: readonly Event[] = [];

  constructor(public state: State) {}

  do(...commands: readonly Command[]): this {
    for (const command of commands) {
      const taken = paperDungeons.step(this.state, command);
      if (!taken.ok) throw new Error(`${JSON.stringify(command)} was refused: ${taken.rejection.key}`);
      this.state = taken.state;
      this.events = taken.events;
    }
    return this;
  }

  /** Rolls so many times as there are throws; a throw that is left over fails the test, and so does one that is missing. */
  roll(...throws: readonly string[]): this {
    const drawn = Array.from({ length: this.state.rolls.drawn }, () => 1);
    const script = [...drawn, ...(throws.length === 0 ? [CALM] : throws).flatMap(sidesOf)];
    this.state = { ...this.state, rolls: { ...this.state.rolls, script } };
    this.do({ type: 'roll', seat: 'seat-1' });
    if (leftOver(this.state.rolls) !== 0) throw new Error(`${leftOver(this.state.rolls)} rolls are left over`);
    return this;
  }

  /** Writes something onto a sheet, as if the game had led there. */
  with(sheet: Partial<Sheet>, id: SeatId = 'seat-1'): this {
    const seats = this.state.seats.map((seat) => (seat.id === id ? { ...seat, sheet: { ...seat.sheet, ...sheet } } : seat));
    this.state = { ...this.state, seats };
    return this;
  }

  at(state: Partial<State>): this {
    this.state = { ...this.state, ...state };
    return this;
  }

  /** Walks through rooms with one die, and stops if steps are left. */
  go(die: number, rooms: readonly RoomId[], seat: SeatId = 'seat-1'): this {
    this.do({ type: 'walk', seat, die });
    for (const to of rooms) this.do({ type: 'step', seat, to });
    if (this.sheet(seat).walk !== null && this.sheet(seat).due.length === 0) this.do({ type: 'stop', seat });
    return this;
  }

  /** Wastes the dice that are left, and confirms. */
  idle(seat: SeatId = 'seat-1'): this {
    for (const die of DICE.keys()) {
      const walk: Command = { type: 'walk', seat, die };
      if (this.why(walk) === null) this.do(walk, { type: 'stop', seat });
    }
    return this.do({ type: 'confirm', seat });
  }

  idleAll(): this {
    for (const { id, ready } of this.state.seats) if (!ready) this.idle(id);
    return this;
  }

  /** Lets turns pass in which nobody does anything, until the dice of this turn lie there. */
  untilTurn(turn: number): this {
    while (this.state.turn < turn) {
      if (this.state.phase === 'dice') this.idleAll();
      this.roll();
    }
    return this;
  }

  why(command: unknown): string | null {
    return paperDungeons.whyIllegal(this.state, command as Command)?.key ?? null;
  }

  seat(id: SeatId = 'seat-1'): PlayerSeat {
    const found = this.state.seats.find((seat) => seat.id === id);
    if (found === undefined) throw new Error(`${id} does not sit here`);
    return found;
  }

  sheet(id: SeatId = 'seat-1'): Sheet {
    return this.seat(id).sheet;
  }

  seen(id: SeatId | null): State {
    return paperDungeons.view(this.state, id as Seat | null);
  }

  /** What the last command has told of one sort. */
  told<Type extends EventType>(type: Type): readonly EventOf<Type>[] {
    return this.events.filter((event): event is EventOf<Type> => event.type === type);
  }

  types(): readonly EventType[] {
    return this.events.map(({ type }) => type);
  }

  legal(seat: SeatId = 'seat-1'): readonly Command[] {
    return paperDungeons.legal(this.state, seat as string as Seat);
  }
}

/** The table before anybody has chosen cards. */
export function aDeal({ powers = [], objectives = [], ...agreed }: Opening = {}): Table {
  const setup = { ...AGREED, ...agreed };
  const deck = [[], [], handsOf(OBJECTIVE_IDS, objectives), handsOf(POWER_IDS, powers)];
  return new Table(paperDungeons.start(setup, 'a table' as Seed, { deck }));
}

/** The table when cards are chosen; set-up powers may still ask. */
export function aTable(opening: Opening = {}): Table {
  const count = opening.seats ?? 1;
  const powers = filled(opening.powers ?? [], QUIET, count);
  const objectives = filled(opening.objectives ?? [], OBJECTIVE_IDS.toReversed(), count);
  const table = aDeal({ ...opening, powers, objectives });
  for (const { id, hand } of table.state.seats) {
    const [objective, power] = [hand?.objectives[0], hand?.powers[0]];
    if (objective === undefined || objective === 'unknown' || power === undefined || power === 'unknown')
      throw new Error('no hand');
    table.do({ type: 'keep', seat: id, objective, power });
  }
  return table;
}

function filled<Card>(asked: readonly Card[], others: readonly Card[], count: number): readonly Card[] {
  return [...asked, ...others.filter((card) => !asked.includes(card))].slice(0, count);
}

/** The dice of the first turn lie there. */
export function aTurn(opening: Opening = {}, ...throws: readonly string[]): Table {
  return aTable(opening).roll(...throws);
}

/** `warrior wizard skull / boots rogue cleric`: the symbols of the white dice, then of the black ones. */
function sidesOf(thrown: string): readonly number[] {
  const [white = '', black = ''] = thrown.split(' / ');
  return [sidesIn('white', white), sidesIn('black', black)].flat();
}

function sidesIn(colour: 'white' | 'black', symbols: string): readonly number[] {
  return symbols.split(' ').map((wanted) => {
    const side = FACES[colour].findIndex(({ symbol }) => symbol === wanted) + 1;
    if (side === 0) throw new Error(`no ${colour} die shows ${wanted}`);
    return side;
  });
}
