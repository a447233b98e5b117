import { randomBot, SeededLuck } from '../../../src/bots';
import { advance, type BotId, beginHistory, required, type Seed } from '../../../src/engine/kernel';
import { type Command, type Event, paperDungeons, type Setup, type State } from '../../../src/engine/paper';
import { type Bot, FREE, type Seating, type Sitter } from '../../../src/games/contract';
import { paperBots } from '../../../src/games/paper/bots';
import type { PaperGame, PaperMode } from '../../../src/games/paper/records';
import { ALONE } from './played';

export interface Asked {
  readonly setup?: Setup;
  readonly mode?: PaperMode;
  readonly seed?: string;
  readonly seating?: Seating;
  /** Without a name chance plays. */
  readonly bot?: keyof typeof paperBots.bots;
  /** So many commands, where the game is not to be played to its end. */
  readonly commands?: number;
}

/** A game on the table, played to its end by a bot. */
export function playedGame(id: string, asked: Asked = {}): PaperGame {
  const { setup = ALONE, mode = FREE, seed = id, seating, bot, commands = Number.POSITIVE_INFINITY } = asked;
  const mind: Bot<State, Command> = bot === undefined ? randomBot(paperDungeons) : paperBots.bots[bot];
  const luck = new SeededLuck(seed as Seed);
  let history = beginHistory<Setup, State, Command, Event>(paperDungeons, { setup, seed: seed as Seed });
  for (let given = 0; given < commands && history.state.phase !== 'over'; given++) {
    const seat = required(paperDungeons.toAct(history.state)[0], 'a seat');
    const taken = advance(paperDungeons, history, mind.choose(paperDungeons.view(history.state, seat), seat, luck));
    if (!taken.ok) throw new Error(taken.rejection.key);
    history = taken.history;
  }
  return { game: paperDungeons.id, id, mode, history, ...(seating && { seating }) };
}

const MARTA: Sitter = { player: 'person', name: 'Marta', banner: 'flame' };
const FABIO: Sitter = { player: 'hard' as BotId, name: 'Fabio', banner: 'wave' };

/** Who sits where: a person, and the bot of this id. */
export const AGAINST_BOT: Seating = Object.fromEntries([
  ['seat-1', MARTA],
  ['seat-2', FABIO],
]);
