import { required, type Stream } from '../../../../src/engine/kernel';
import type { CardId, Encounter, Hero, State } from '../../../../src/engine/onedeck';

export interface Forgery {
  readonly name: string;
  /** The first honest state like this is forged. */
  readonly of: (state: State) => boolean;
  readonly by: (state: State) => State;
  readonly fault: string;
}

export const withHero =
  (change: Partial<Hero>) =>
  (state: State): State => ({
    ...state,
    heroes: state.heroes.map((hero, at) => (at === 0 ? { ...hero, ...change } : hero)),
  });
export const withEncounter =
  (change: (encounter: Encounter) => Partial<Encounter>) =>
  (state: State): State => {
    const encounter = required(state.encounter, 'encounter');
    return { ...state, encounter: { ...encounter, ...change(encounter) } };
  };
export const drawn = <Value>(stream: Stream<Value>, more: number): Stream<Value> => ({ ...stream, drawn: stream.drawn + more });
export const everyState = (): boolean => true;
export const isAlone = ({ heroes }: State): boolean => heroes.length === 1;
export const inPool = (state: State): boolean => state.phase === 'pool' && state.boss === null && isAlone(state);
export const poolOf =
  (kind: Encounter['kind']) =>
  (state: State): boolean =>
    state.phase === 'pool' && state.encounter?.kind === kind;
export const isWide = (state: State): boolean => state.encounter?.boxes.every(({ dice }) => dice.length === 0) === true;
export const moved = (from: readonly CardId[], count: number) => [from.slice(count), from.slice(0, count)] as const;
export const firstHero = (state: State) => required(state.heroes[0], 'hero').id;
