import { readFileSync } from 'node:fs';
import { listed, parseReplay } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon } from '../../../src/engine/onedeck';
import { begun, type Game } from './games';

/** Whole games, each named for the party and the end. When the rules refuse one, `npm run delves` finds others. */
export type DelveName = `${'one' | 'two' | 'four'}${'Won' | 'Lost'}`;

export interface Delve {
  readonly start: Game;
  /** Without those that the table gives by itself. */
  readonly commands: readonly Command[];
}

/** On each line a name and a replay. */
const LINES = readFileSync('tests/e2e/support/delves.txt', 'utf8').trim().split('\n');

export function delve(wanted: DelveName): Delve {
  const [, replay = ''] = LINES.map((line) => line.split(' ')).find(([name]) => name === wanted) ?? [];
  const read = parseReplay(oneDeckDungeon, replay);
  if (!read.ok) throw new Error(`${wanted}: ${read.rejection.key}`);
  const { setup, seed } = read.value.origin;
  const chosen = listed(read.value.past).filter(({ before }) => oneDeckDungeon.onlyWayOn?.(before) === null);
  return { start: begun(setup, seed), commands: chosen.map(({ command }) => command) };
}

/** The last so many commands of it. */
export function endOf({ start, commands }: Delve, count: number): Delve {
  const cut = Math.max(0, commands.length - count);
  return { start: start.after(...commands.slice(0, cut)), commands: commands.slice(cut) };
}
