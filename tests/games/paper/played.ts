import { required, type Seat, type Seed } from '../../../src/engine/kernel';
import {
  type Command,
  type Event,
  ITEM_IDS,
  type ItemId,
  paperDungeons,
  type RoomId,
  type Setup,
  type State,
} from '../../../src/engine/paper';
import { aTable, aTurn } from '../../engine/paper/table';

export interface PaperTurn {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
}

export const ALONE: Setup = { seats: 1, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };
export const PAIR: Setup = { ...ALONE, seats: 2, dispersal: true };
const THREE: Setup = { ...ALONE, seats: 3, missions: 'none', openObjectives: true };

/** A few games, each command chosen by its place in the list. */
const GAMES = [ALONE, PAIR, ALONE, PAIR, THREE, PAIR].map((setup, game) => played(setup, game));

/** A Ranger at a river with the Medallion, which chance leads to hardly ever. */
const FORD = scripted(aTurn({ powers: ['ranger'] }).with({ path: ['A1'], items: finished('khar-medallion') }).state, [
  { type: 'walk', seat: 'seat-1', die: 0 },
  stepTo('A2'),
]);

/** A satchel that is full. */
const FULL = scripted(aTurn().with({ potions: 12 }).state, [{ type: 'brew', seat: 'seat-1', die: 0 }]);

/** A trap that is one too many. */
const DEATH = scripted(aTurn().with({ path: ['C1'], damage: 4 }).state, [{ type: 'walk', seat: 'seat-1', die: 0 }, stepTo('C2')]);

/** One of two is strong enough for the boss, and chooses an item as a reward. */
const REWARD = scripted(bossAwakes(), [
  { type: 'confirm', seat: 'seat-1' },
  { type: 'confirm', seat: 'seat-2' },
  { type: 'fillBox', seat: 'seat-1', item: 'tome-of-wisdom' },
]);

/** A Treasure Hunter, and a room with two treasures, which this map has nowhere. */
const GEM = scripted(aTable({ powers: ['treasure-hunter'] }).state, [{ type: 'takeGem', seat: 'seat-1', gem: 'gem-c' }]);
const LOOT = scripted(
  aTurn().with({ path: ['C1'], used: [0], walk: { steps: 1, rivers: [] }, due: [{ op: 'loot', left: ['potion', 'item'] }] })
    .state,
  [{ type: 'takeFirst', seat: 'seat-1', loot: 'potion' }],
);

export const TURNS: readonly PaperTurn[] = [
  ...GAMES.flatMap(({ turns }) => turns),
  ...FORD,
  ...FULL,
  ...DEATH,
  ...REWARD,
  ...GEM,
  ...LOOT,
];

/** The ends of the games, and states on the way of each sort. */
export const STATES: readonly State[] = [
  ...someOfEachSort(TURNS.map(({ before }) => before)),
  ...GAMES.slice(0, 2).map(({ end }) => end),
];

function finished(item: ItemId): Readonly<Record<ItemId, number>> {
  return Object.fromEntries(ITEM_IDS.map((id) => [id, id === item ? 2 : 0])) as Record<ItemId, number>;
}

function bossAwakes(): State {
  const heroes = { warrior: 5, wizard: 5, cleric: 5, rogue: 5 };
  const table = aTurn({ seats: 2, dispersal: true }).at({ turn: 3 });
  return table.with({ heroes, lair: true, used: [0, 1, 2] }).with({ used: [0, 1, 2] }, 'seat-2').state;
}

function stepTo(to: RoomId): Command {
  return { type: 'step', seat: 'seat-1', to };
}

function played(setup: Setup, game: number): { readonly turns: readonly PaperTurn[]; readonly end: State } {
  const turns: PaperTurn[] = [];
  let state = paperDungeons.start(setup, `table ${game}` as Seed);
  let isTakenBack = false;
  while (!paperDungeons.outcome(state).over) {
    const back: Command | null = isTakenBack ? null : confirmed(state);
    isTakenBack ||= back !== null;
    const command = back ?? chosen(state, turns.length * 7 + game);
    const taken = paperDungeons.step(state, command);
    if (!taken.ok) throw new Error(taken.rejection.key);
    turns.push({ before: state, command, events: taken.events });
    state = taken.state;
  }
  return { turns, end: state };
}

/** A seat that takes its confirmation back. */
function confirmed({ phase, seats }: State): Command | null {
  const ready = seats.find((seat) => seat.ready);
  return phase === 'dice' && ready !== undefined ? { type: 'takeBack', seat: ready.id } : null;
}

function chosen(state: State, at: number): Command {
  const listed = paperDungeons.legal(state, seatToAct(state));
  return required(listed[at % listed.length], 'a command');
}

function scripted(from: State, commands: readonly Command[]): readonly PaperTurn[] {
  let state = from;
  return commands.map((command) => {
    const taken = paperDungeons.step(state, command);
    if (!taken.ok) throw new Error(taken.rejection.key);
    const turn = { before: state, command, events: taken.events };
    state = taken.state;
    return turn;
  });
}

/** The person whom the table asks first. */
export function seatToAct(state: State): Seat {
  return required(paperDungeons.toAct(state)[0], 'a seat');
}

/** Two states that ask for the same are much alike. */
function someOfEachSort(states: readonly State[]): readonly State[] {
  const counts = new Map<string, number>();
  return states.filter((state) => {
    const [first] = paperDungeons.toAct(state);
    const { sheet } = required(
      state.seats.find(({ id }) => (id as string) === first),
      'a seat',
    );
    const sort = [state.phase, sheet.due.at(-1)?.op, sheet.walk !== null, sheet.used.length].join();
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    return count <= 1;
  });
}
