import { advance, beginHistory, type Seed } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { TableGame as AnyTableGame } from '../../src/games/contract';
import type { TableGame, TableHistory } from '../../src/games/onedeck/table';
import { picker } from '../support/picker';

/** A whole game of a few moves: how each state is reached does not matter here. */
const STATES = shortGame();
export const LAST = STATES.length - 1;

/** How far a game has come. */
export interface Place {
  readonly id: string;
  readonly moves: number;
}

/** The table begins the first turn by itself. */
export const FIRST_DECISION = 2;

export function isUnderWay({ moves }: Place): boolean {
  return moves >= FIRST_DECISION && moves < LAST;
}

export function isSaveUnderWay(save: Readonly<Record<string, unknown>> | undefined): boolean {
  const commands = commandsIn(save);
  return commands >= FIRST_DECISION && commands < LAST;
}

/** Counts the commands of a save of either format. */
function commandsIn(save: Readonly<Record<string, unknown>> | undefined): number {
  const commands = save?.['commands'];
  if (typeof commands === 'number') return commands;
  return Array.isArray(commands) ? commands.length : 0;
}

/** Each game counts for a day of its own, so that it shows how often it was counted. */
export function gameAt({ id, moves }: Place): TableGame {
  const history = STATES[moves];
  if (history === undefined) throw new Error(`no state after ${moves} moves`);
  const day = Number(id.split(' ')[1]);
  const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
  return { game: oneDeckDungeon.id, id, mode: { kind: 'daily', date }, history };
}

export function placeOf({ id, history }: Pick<AnyTableGame, 'id' | 'history'>): Place {
  let moves = 0;
  for (let { past } = history; past !== null; past = past.rest) moves += 1;
  return { id, moves };
}

export function told(place: Place | null): string {
  return place === null ? 'no game' : `${place.id} after ${place.moves} moves`;
}

function shortGame(): readonly TableHistory[] {
  const pick = picker('p147');
  const setup = { heroes: ['mage'], dungeon: 'yetis-cavern', tier: 'standard' } as const;
  const states: TableHistory[] = [beginHistory(oneDeckDungeon, { setup, seed: 'wick 147' as Seed })];
  for (let now = states[0]; now !== undefined && now.state.result === null; now = states.at(-1)) {
    const legal = oneDeckDungeon.legal(now.state);
    const command = legal[pick(legal.length)];
    const next = command === undefined ? null : advance(oneDeckDungeon, now, command);
    if (next?.ok !== true) throw new Error('the game does not go on');
    states.push(next.history);
  }
  return states;
}
