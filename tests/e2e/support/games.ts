import { advance, beginHistory, hashOf, type Seed, toSave } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/machines';

const MOST_TURNS = 100;

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

export function aGame(): Game {
  return asGame(beginHistory(oneDeckDungeon, { setup: { hero: 'warrior', dungeon: 'yetis-cavern' }, seed: 'lamp-oil' as Seed }));
}

/** One of each kind of door: open, closed and none. */
export const aGameWithDoors = (): Game => aGame().after(startTurn, explore, startTurn, enter(1), flee);

/** Each phase as its name says. */
export const GAMES = {
  turnStart: aGameWithDoors,
  choose: () => aGameWithDoors().after(startTurn),
  door: () => aGameWithDoors().after(startTurn, enter(2)),
  over: () => playedOut(aGameWithDoors()),
} as const satisfies Record<State['phase'], () => Game>;

/** The last moment before the hero falls. */
export function nearlyOver(): Game {
  let game = aGameWithDoors();
  for (let next = oneMore(game); next.state.phase !== 'over'; next = oneMore(game)) game = next;
  return game;
}

function playedOut(game: Game): Game {
  let end = game;
  for (let turn = 0; turn < MOST_TURNS && end.state.phase !== 'over'; turn++) end = oneMore(end);
  return end;
}

function oneMore(game: Game): Game {
  const [command] = oneDeckDungeon.legal(game.state);
  if (command === undefined) throw new Error('the game has no way on');
  return game.after(command);
}

function asGame(history: TableHistory): Game {
  return {
    history,
    state: history.state,
    hash: hashOf(history.state),
    save: toSave(oneDeckDungeon, history),
    after: (...commands) => asGame(commands.reduce(played, history)),
  };
}

function played(history: TableHistory, command: Command): TableHistory {
  const next = advance(oneDeckDungeon, history, command);
  if (!next.ok) throw new Error(`${command.type}: ${next.rejection.key}`);
  return next.history;
}
