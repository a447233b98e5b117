import { describe, expect, it } from 'vitest';
import { itemsOf, keyOf, tunedBy } from '../../src/debug/catalogue';
import { type Fact, hashOf } from '../../src/engine/kernel';
import type { DebugItem, GameDebug, Take } from '../../src/games/contract';
import type { TuningSheet } from '../../src/services';
import type { Tuning } from '../../src/table';

export interface DebugSuiteInput<Plan, State, Event extends Fact, Hands> {
  readonly debug: GameDebug<Plan, State, Event, Hands>;
  /** The tuning in force at the table. */
  readonly tuning: Tuning & TuningSheet;
  /** Set-ups with little in common; everything comes up on each of them. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** Returns the state after an event. */
  evolve(state: State, event: Event): State;
  /** Every motion that the table of this game can play. */
  readonly gestures: readonly string[];
  /** Records that are rules about when things may move. */
  readonly rules: readonly string[];
  /** Sounds of the hand alone: no event makes them. */
  readonly soundsOfTheHand: readonly string[];
}

/** What every game gives the debug scene: something to play for everything that can be tuned. */
export function describeDebug<Plan, State, Event extends Fact, Hands>(
  name: string,
  { debug, tuning, plans, evolve, gestures, rules, soundsOfTheHand }: DebugSuiteInput<Plan, State, Event, Hands>,
): void {
  const items = itemsOf(tuning, debug);
  const words = { language: 'en', translate: String } as const;

  describe.each(Object.entries(plans))(`${name} in the debug scene, with %s`, (_, plan) => {
    const cast = debug.cast(plan, tuning, words);
    type OneTake = Take<State, Event, Hands> | null;
    const takes: readonly (readonly [DebugItem, OneTake])[] = items.map((item) => [item, cast.takeFor(item)]);
    const keys = (are: (take: OneTake, item: DebugItem) => boolean): readonly string[] =>
      takes.filter(([item, take]) => are(take, item)).map(([item]) => keyOf(item));

    it('has a take of every event, every sound and every value of the tuning file', () => {
      expect(keys((take) => take === null)).toEqual([]);
      expect(keys((take) => take?.kind === 'sound')).toEqual(soundsOfTheHand.map((sound) => `sounds.${sound}`));
      expect(keys((take) => take?.kind === 'table' && take.isRule)).toEqual(rules);
    });

    it('plays an event as that event, and a sound where it is heard', () => {
      expect(
        keys((take, item) => item.kind === 'event' && (take?.kind !== 'beat' || take.beat.events[0].type !== item.name)),
      ).toEqual([]);
      expect(
        keys(
          (take, { kind, name: sound }) =>
            kind === 'sound' && take?.kind === 'beat' && !take.beat.sounds.some((one) => one === sound),
        ),
      ).toEqual([]);
    });

    it('has a take of every gesture', () => {
      const seen = new Set(takes.flatMap(([, take]) => (take?.kind === 'beat' ? take.beat.motions : [])));
      expect(gestures.filter((gesture) => !seen.has(gesture))).toEqual([]);
    });

    it('offers every value for tuning', () => {
      const offered = new Set(takes.flatMap(([item, take]) => tunedBy(item, take).map(([section, one]) => `${section}.${one}`)));
      const seen = Object.entries(tuning).filter(([section]) => debug.unseen?.includes(section) !== true);
      const values = seen.flatMap(([section, names]) => Object.keys(names).map((one) => `${section}.${one}`));
      expect(values.filter((value) => !offered.has(value))).toEqual([]);
    });

    it('follows every beat to the next state', () => {
      for (const [, take] of takes) {
        if (take?.kind === 'beat') expect(() => take.beat.events.reduce(evolve, take.beat.before)).not.toThrow();
      }
    });

    it('begins a practice game, and one at any state that it shows', () => {
      expect(debug.begin(plan).origin.practice).toBe(true);
      const [shown] = takes.flatMap(([, take]) => (take?.kind === 'table' ? [take.state] : []));
      if (shown === undefined) throw new Error('no table is shown');
      expect(hashOf(debug.from(shown).state)).toBe(hashOf(shown));
    });
  });
}
