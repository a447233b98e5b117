import { advance, beginHistory, canonicalJson, type History, type Opening, type Seed } from '../../src/engine/kernel';
import type { Command, Event, Setup, Side, State } from './tinyFacts';
import { type TinyGame, tinyGame } from './tinyGame';

export type TinyHistory = History<Setup, State, Command, Event>;

export const SEED = 'an old house' as Seed;
/** Rubble is in a hand and harms nobody, so these nights can go on for ever. */
export const SAFE = { deck: [['rubble', 'loot-7', 'loot-1', 'loot-2', 'loot-3', 'loot-4', 'loot-5', 'loot-6']] };

export const stay = (seat: Side): Command => ({ type: 'stay', seat });
export const go = (seat: Side, torches = 1): Command => ({ type: 'go', seat, torches });

export function begin(opening: Partial<Opening<Setup, State>> = {}, game: TinyGame = tinyGame()): TinyHistory {
  return beginHistory(game, { setup: { mode: 'atOnce' }, seed: SEED, ...opening });
}

export function play(history: TinyHistory, commands: readonly Command[], game: TinyGame = tinyGame()): TinyHistory {
  return commands.reduce((current, command) => {
    const next = advance(game, current, command);
    if (!next.ok) throw new Error(`${canonicalJson(command)} was refused: ${next.rejection.key}`);
    return next.history;
  }, history);
}

/** Two nights of three, an unlisted third torch among them. */
export function someGame(opening: Partial<Opening<Setup, State>> = {}): TinyHistory {
  return play(begin({ script: { ...SAFE, rolls: [4, 2] }, ...opening }), [
    go('right', 3),
    go('left'),
    stay('left'),
    go('right', 2),
  ]);
}
