import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listed, parseReplay } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import parties from './parties.json' with { type: 'json' };

const GOLDEN = 'tests/golden/onedeck';

/** A state, and how it came to be. */
export interface Moment {
  readonly before: State;
  readonly command: Command;
  readonly state: State;
}

let moments: readonly Moment[] | null = null;

/** Everything that comes to pass in whole games: of every hero alone in every dungeon, of two heroes, and of four. */
export function playedMoments(): readonly Moment[] {
  moments ??= [...alone(), parties.two, parties.four].flatMap(momentsIn);
  return moments;
}

/** The replay is the second line. */
function alone(): readonly string[] {
  return readdirSync(GOLDEN).map((file) => readFileSync(join(GOLDEN, file), 'utf8').split('\n')[1] ?? '');
}

function momentsIn(text: string): readonly Moment[] {
  const replay = parseReplay(oneDeckDungeon, text);
  if (!replay.ok) throw new Error(`A game of the shots cannot be played again: ${replay.rejection.key}`);
  return listed(replay.value.past).map(({ before, command, after }) => ({ before, command, state: after }));
}

/** The whole game of a party. */
export function partyDelve(party: keyof typeof parties) {
  const replay = parseReplay(oneDeckDungeon, parties[party]);
  if (!replay.ok) throw new Error(`A game of the shots cannot be played again: ${replay.rejection.key}`);
  return replay.value;
}
