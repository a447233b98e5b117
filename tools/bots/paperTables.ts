import { randomBot, SeededLuck } from '../../src/bots';
import { required, type Seat, type Seed } from '../../src/engine/kernel';
import {
  type Command,
  DUNGEON_IDS,
  type DungeonId,
  type PlayerSeat,
  paperDungeons,
  type SeatId,
  type Setup,
  type State,
  scoreOf,
  totalOf,
} from '../../src/engine/paper';
import type { Luck } from '../../src/games/contract';
import { imagined, MINDS, nextCommands } from '../../src/games/paper/bots';

export type PlayerId = keyof typeof MINDS | 'random';
export const PLAYER_IDS = ['random', ...(Object.keys(MINDS) as readonly (keyof typeof MINDS)[])] as const;

export interface Table {
  readonly players: readonly PlayerId[];
  /** Whether each keeps the better of two cards, or the first. */
  readonly cards: 'better' | 'first';
  readonly game: number;
}

const random = randomBot(paperDungeons);

/** Dungeons take turns; the seed of a game is its number. */
export function dungeonOf(game: number): DungeonId {
  return DUNGEON_IDS[game % DUNGEON_IDS.length] ?? 'a';
}

/** Plays a game to its end: whole turns as they were planned after the roll, each seat with its view and no more. */
export function played({ players, cards, game }: Table): State {
  const setup: Setup = {
    seats: players.length,
    dungeon: dungeonOf(game),
    missions: 'drawn',
    dispersal: false,
    openObjectives: false,
  };
  const luck = new SeededLuck(`luck ${game}` as Seed);
  let state = paperDungeons.start(setup, `bots ${game}` as Seed);
  while (state.phase !== 'over') {
    const seat = required(paperDungeons.toAct(state)[0], 'a seat');
    const player = required(players[state.seats.findIndex(({ id }) => id === (seat as string))], 'a player');
    const isFirstCard = state.phase === 'cards' && (cards === 'first' || player === 'random');
    const commands = isFirstCard ? [firstCards(state, seat)] : choices(player, { state, seat, luck });
    for (const command of commands) state = after(state, { ...command, seat: seat as string as SeatId });
  }
  return state;
}

function choices(
  player: PlayerId,
  { state, seat, luck }: { readonly state: State; readonly seat: Seat; readonly luck: Luck },
): readonly Command[] {
  const view = paperDungeons.view(state, seat);
  return player === 'random' ? [random.choose(view, seat, luck)] : nextCommands(imagined(view, seat), MINDS[player], luck);
}

function firstCards(state: State, seat: Seat): Command {
  return required(paperDungeons.legal(state, seat)[0], 'a card to keep');
}

function after(state: State, command: Command): State {
  const taken = paperDungeons.step(state, command);
  if (!taken.ok) throw new Error(`${command.type} is refused: ${taken.rejection.key}`);
  return taken.state;
}

export function seatAlone({ seats }: State): PlayerSeat {
  return required(seats[0], 'a seat');
}

export function pointsOf(state: State): readonly number[] {
  return state.seats.map((seat) => totalOf(scoreOf(state.dungeon, seat)));
}
