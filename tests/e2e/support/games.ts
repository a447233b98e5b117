import { bot } from '../../../src/advisor';
import { advance, beginHistory, hashOf, type Seed, toSave } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon, type Phase, type Setup, type State } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/machines';

const MOST_COMMANDS = 500;

/** A game as the engine plays it, to be laid on the table as a save or compared with what the table shows. */
export interface Game {
  readonly history: TableHistory;
  readonly state: State;
  readonly hash: string;
  readonly save: unknown;
  after(...commands: readonly Command[]): Game;
}

export const startTurn: Command = { type: 'startTurn' };
export const explore: Command = { type: 'explore' };
export const flee: Command = { type: 'flee' };
export const enter = (number: number): Command => ({ type: 'enter', door: number - 1 });

const ALONE: Setup = { heroes: ['warrior'], dungeon: 'yetis-cavern', tier: 'standard' };
const PAIR: Setup = { ...ALONE, heroes: ['warrior', 'mage'] };

export const aGame = (): Game => begun(ALONE, 'lamp-oil');
export const aGameOfTwo = (): Game => begun(PAIR, 'two lamps');
export const aLongGame = (): Game => begun(ALONE, 'long wick');

/** One door open, the others closed. */
export const aGameWithDoors = (): Game => aGame().after(startTurn, explore, startTurn, enter(1), flee);

/** Each phase as its name says. */
export const GAMES = {
  turnStart: aGameWithDoors,
  choose: () => aGameWithDoors().after(startTurn),
  door: () => aGameWithDoors().after(startTurn, enter(2)),
  pool: () => playedTo(GAMES.choose(), 'pool'),
  loot: () => playedTo(GAMES.choose(), 'loot'),
  over: () => playedTo(aGameWithDoors(), 'over'),
} as const satisfies Partial<Record<Phase, () => Game>>;

/** All moves of a party that plays as well as it can see, from here to the end. */
export function playOut({ state }: Game): readonly Command[] {
  const choose = bot('greedy', 'lamp-light' as Seed);
  const commands: Command[] = [];
  for (let now = state; now.phase !== 'over' && commands.length < MOST_COMMANDS; ) {
    const command = choose(now);
    const taken = oneDeckDungeon.step(now, command);
    if (!taken.ok) throw new Error(`${command.type}: ${taken.rejection.key}`);
    commands.push(command);
    now = taken.state;
  }
  return commands;
}

/** The next time that the party has to decide this. */
export function playedTo(game: Game, phase: Phase): Game {
  let now = game;
  for (const command of playOut(game)) {
    now = now.after(command);
    if (now.state.phase === phase) return now;
  }
  throw new Error(`no ${phase} in this game`);
}

/** The last moment before the hero falls, and the last thing done. */
export function nearlyOver(): { readonly game: Game; readonly last: Command } {
  const game = aGameWithDoors();
  const commands = playOut(game);
  const last = commands.at(-1);
  if (last === undefined) throw new Error('the game is over already');
  return { game: game.after(...commands.slice(0, -1)), last };
}

function begun(setup: Setup, seed: string): Game {
  return asGame(beginHistory(oneDeckDungeon, { setup, seed: seed as Seed }));
}

function asGame(history: TableHistory): Game {
  return {
    history,
    state: history.state,
    get hash() {
      return hashOf(history.state);
    },
    get save() {
      return toSave(oneDeckDungeon, history);
    },
    after: (...commands) => asGame(commands.reduce(played, history)),
  };
}

function played(history: TableHistory, command: Command): TableHistory {
  const next = advance(oneDeckDungeon, history, command);
  if (!next.ok) throw new Error(`${command.type}: ${next.rejection.key}`);
  return next.history;
}
