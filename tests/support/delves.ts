import { required, type Seed } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../src/engine/onedeck';
import { giftedSetupsFor, setupsFor } from '../../tools/fuzz/games';
import { picker } from './picker';

export interface Delve {
  readonly setup: Setup;
  readonly seed: Seed;
  /** Where it began, if not where its seed begins. */
  readonly base: State | null;
  readonly start: State;
  readonly turns: readonly Turn[];
}

export interface Turn {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
}

const SIZES = [1, 2, 4] as const;
/** So many potions carry a party that plays by chance down to the boss. */
const CHEST = 60;

/** Whole games of one, two and four heroes in turn, played by chance and the same every time. */
export function delves(count: number): readonly Delve[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = `delve ${at}` as Seed;
    const setup = oneOf(setupsFor(sizeAt(at)), picker(`setup ${at}`));
    return delve(setup, seed, null);
  });
}

/** The same with everything that campaign sheets give and a chest of potions: they come by all that there is. */
export function hardyDelves(count: number): readonly Delve[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = `hardy delve ${at}` as Seed;
    const setup = oneOf(giftedSetupsFor(sizeAt(at)), picker(`hardy setup ${at}`));
    return delve(setup, seed, { ...oneDeckDungeon.start(setup, seed), potions: CHEST });
  });
}

export function statesOf({ start, turns }: Delve): readonly State[] {
  return [start, ...turns.map(({ after }) => after)];
}

/** States that differ in what they ask and of whom: a few of each kind stand for all of them. */
export function telling(states: readonly State[], ofEach: number): readonly State[] {
  const kinds = new Map<string, number>();
  return states.filter((state) => {
    const { heroes, phase, boss, encounter, door } = state;
    const kind = [heroes.length, phase, boss === null ? encounter?.kind : 'boss', door === null].join();
    const seen = kinds.get(kind) ?? 0;
    kinds.set(kind, seen + 1);
    return seen < ofEach;
  });
}

function delve(setup: Setup, seed: Seed, base: State | null): Delve {
  const start = base ?? oneDeckDungeon.start(setup, seed);
  const pick = picker(seed);
  const turns: Turn[] = [];
  for (let before = start; before.phase !== 'over'; ) {
    const command = chosen(before, pick);
    const taken = oneDeckDungeon.step(before, command);
    if (!taken.ok) throw new Error(`a legal command was refused: ${JSON.stringify(command)}`);
    turns.push({ before, command, events: taken.events, after: taken.state });
    before = taken.state;
  }
  return { setup, seed, base, start, turns };
}

/** Whoever is dying drinks, as long as there is something to drink. */
function chosen(state: State, pick: (choices: number) => number): Command {
  const legal = oneDeckDungeon.legal(state);
  const drink = state.phase === 'dying' ? legal.find(({ type }) => type === 'drinkPotion') : undefined;
  return drink ?? oneOf(legal, pick);
}

function oneOf<Value>(values: readonly Value[], pick: (choices: number) => number): Value {
  return required(values[pick(values.length)], 'choice');
}

const sizeAt = (at: number): (typeof SIZES)[number] => required(SIZES[at % SIZES.length], 'size');
