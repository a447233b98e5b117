import type { EventOf, EventType } from '../events';
import type { HeroId } from '../ids';
import type { Die, Hero } from '../state';
import { type Draft, type EncounterDraft, encounterDraftOf } from './copies';

export type Evolvers = {
  readonly [Type in EventType]: (draft: Draft, event: EventOf<Type>) => void;
};

export function setHero(draft: Draft, id: HeroId, change: (hero: Hero) => Hero): void {
  draft.heroes = draft.heroes.map((hero) => (hero.id === id ? change(hero) : hero));
}

/** Changes the encounter; does nothing where there is none. */
export function setEncounter(draft: Draft, change: (encounter: EncounterDraft) => void): void {
  if (draft.encounter === null) return;
  const encounter = encounterDraftOf(draft.encounter);
  change(encounter);
  draft.encounter = encounter;
}

export function setPool(draft: Draft, change: (pool: readonly Die[]) => readonly Die[]): void {
  setEncounter(draft, (encounter) => {
    encounter.pool = change(encounter.pool);
  });
}

export function without<Value>(values: readonly Value[], gone: Value): readonly Value[] {
  const at = values.indexOf(gone);
  return at < 0 ? values : [...values.slice(0, at), ...values.slice(at + 1)];
}
