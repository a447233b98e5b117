// A command of Dungeon Digger on an early board and on a full one, with four seats: bundled, and run in a process of its own.
import { dungeonDigger, type State } from '../../src/engine/digger';
import { offerOf, type Seed } from '../../src/engine/kernel';
import { clock } from './games';

const SETUP = { seats: 4, freeThink: true, hiddenProjects: false, fullRound: false } as const;
const BOARDS = 40;
const ROUNDS = 120;
const COMMANDS = 20;
/** Tiles of an early board, Portals among them. */
const EARLY = 6;
/** So many places are looked at for something to build. */
const TRIES = 40;

let luck = 1;
const pick = (choices: number): number => {
  luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
  return (luck >>> 8) % choices;
};

/** Builds wherever it can. Gold is taken away before it ends the game, so that the board fills up. */
function builtOn(state: State): State {
  const poor = { ...state, quiet: 0, seats: state.seats.map((seat) => ({ ...seat, gold: 0 })) };
  const offered = offerOf(dungeonDigger, poor);
  for (let tries = 0; tries < TRIES; tries++) {
    const place = pick(offered.length);
    const type = offered.at(place)?.type;
    if (type === 'work' || type === 'pitBuild') return offered.take(place).state;
  }
  const place = pick(offered.length);
  return offered.at(place)?.type === 'sabotage' ? poor : offered.take(place).state;
}

function boardsOf(game: number): readonly [early: State, late: State] {
  let state = dungeonDigger.start(SETUP, `boards-${game}` as Seed);
  let early: State | null = null;
  for (let commands = 0; commands < 1500; commands++) {
    state = builtOn(state);
    if (early === null && state.tiles.length >= EARLY && state.tasks.length === 0) early = state;
  }
  return [early ?? state, state];
}

function played(states: readonly State[]): { commands: number; ms: number } {
  const started = clock();
  let commands = 0;
  for (const from of states) {
    let state = from;
    for (let done = 0; done < COMMANDS && state.phase !== 'over'; done++, commands++) {
      const offered = offerOf(dungeonDigger, state);
      state = offered.take(pick(offered.length)).state;
    }
  }
  return { commands, ms: clock() - started };
}

const boards = Array.from({ length: BOARDS }, (_, game) => boardsOf(game));
const [early, late] = [boards.map(([first]) => first), boards.map(([, last]) => last)];
const sums = [early, late].map((states) => ({ states, commands: 0, ms: 0 }));
// By turns, so that both have the same share of whatever else the machine does; the first rounds only warm up.
for (let round = 0; round < 2 * ROUNDS; round++) {
  for (const sum of sums) {
    const { commands, ms } = played(sum.states);
    if (round < ROUNDS) continue;
    sum.commands += commands;
    sum.ms += ms;
  }
}
process.stdout.write(JSON.stringify(sums.map(({ commands, ms }) => ({ commands, ms }))));
