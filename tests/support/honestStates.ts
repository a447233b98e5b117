import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listed, parseReplay, type Seed } from '../../src/engine/kernel';
import { oneDeckDungeon as game, type Setup, type State } from '../../src/engine/onedeck';
import { giftedSetupsFor, setupsFor } from '../../tools/fuzz/games';
import { bot } from '../../tools/oneDeckBots';
import { replayIn } from './delveText';
import { everyNth } from './inFull';

const FOLDER = 'tests/golden/onedeck';

/** All states of the greedy games of one hero in every dungeon, as far as the boss and beyond. */
export function* goldenStates(): Generator<State> {
  for (const file of readdirSync(FOLDER)) {
    const replay = parseReplay(game, replayIn(readFileSync(join(FOLDER, file), 'utf8')));
    if (!replay.ok) throw new Error(replay.rejection.key);
    for (const { before } of listed(replay.value.past)) yield before;
    yield replay.value.state;
  }
}

/** All states of random games of one, two and four heroes, with and without gifts: one game for each n-th setup. */
export function* randomStates(nth: number): Generator<State> {
  const setups = [1, 2, 4].flatMap((size) => [...setupsFor(size), ...giftedSetupsFor(size)]);
  for (const [at, setup] of everyNth(setups, nth).entries()) yield* statesOf(setup, `honest ${at}`);
}

function* statesOf(setup: Setup, seed: string): Generator<State> {
  const choose = bot('random', seed as Seed);
  let state = game.start(setup, seed as Seed);
  yield state;
  while (state.result === null) {
    const taken = game.step(state, choose(state));
    if (!taken.ok) throw new Error(taken.rejection.key);
    state = taken.state;
    yield state;
  }
}
