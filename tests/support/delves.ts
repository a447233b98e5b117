import { type Seed, the } from '../../src/engine/kernel';
import {
  type Command,
  DUNGEON_IDS,
  type Event,
  HERO_IDS,
  oneDeckDungeon,
  type Setup,
  type State,
} from '../../src/engine/onedeck';
import { picker } from './picker';

export interface Delve {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly start: State;
  readonly turns: readonly Turn[];
}

export interface Turn {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Whole games of One Deck Dungeon, played by chance and the same every time. */
export function delves(count: number): readonly Delve[] {
  return Array.from({ length: count }, (_, at) => delve(`delve ${at}` as Seed));
}

function delve(seed: Seed): Delve {
  const pick = picker(seed);
  const oneOf = <Value>(values: readonly Value[]): Value => the(values[pick(values.length)], 'choice');
  const setup = { hero: oneOf(HERO_IDS), dungeon: oneOf(DUNGEON_IDS) };
  const start = oneDeckDungeon.start(setup, seed);
  const turns: Turn[] = [];
  for (let before = start; before.phase !== 'over'; ) {
    const command = oneOf(oneDeckDungeon.legal(before));
    const taken = oneDeckDungeon.step(before, command);
    if (!taken.ok) throw new Error(`a legal command was refused: ${JSON.stringify(command)}`);
    turns.push({ before, command, events: taken.events, after: taken.state });
    before = taken.state;
  }
  return { setup, seed, start, turns };
}

export function statesOf({ start, turns }: Delve): readonly State[] {
  return [start, ...turns.map(({ after }) => after)];
}
