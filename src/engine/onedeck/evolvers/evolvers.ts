import type { EventOf, EventType } from '../events';
import type { HeroId } from '../ids';
import type { Die, Encounter, Hero, State } from '../state';
import { changed, changedEncounter } from './copies';

export type Evolvers = {
  readonly [Type in EventType]: (state: State, event: EventOf<Type>) => State;
};

export function withHero(state: State, id: HeroId, change: (hero: Hero) => Hero): State {
  return changed(state, { heroes: state.heroes.map((hero) => (hero.id === id ? change(hero) : hero)) });
}

export function withEncounter(state: State, change: (encounter: Encounter) => Partial<Encounter>): State {
  const { encounter } = state;
  return encounter === null ? state : changed(state, { encounter: changedEncounter(encounter, change(encounter)) });
}

export function withPool(state: State, change: (pool: readonly Die[]) => readonly Die[]): State {
  return withEncounter(state, ({ pool }) => ({ pool: change(pool) }));
}

export function without<Value>(values: readonly Value[], gone: Value): readonly Value[] {
  const at = values.indexOf(gone);
  return at < 0 ? values : [...values.slice(0, at), ...values.slice(at + 1)];
}
