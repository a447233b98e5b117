import type { EventType } from '../engine/onedeck';
import type { TuningSheet } from '../services';
import { SOUNDS, type SoundName } from '../stage';
import type { Beat } from './beats';

/** What can be looked up, played and tuned. */
export type Item =
  | { readonly kind: 'event'; readonly name: EventType }
  | { readonly kind: 'sound'; readonly name: SoundName }
  | { readonly kind: 'tuned'; readonly section: string; readonly name: string };

/** Which records of the tuning something is made of. */
export type Tuned = readonly (readonly [section: string, name: string])[];

export function itemsOf(beats: ReadonlyMap<EventType, Beat>, sheet: TuningSheet): readonly Item[] {
  return [
    ...[...beats.keys()].sort().map((name): Item => ({ kind: 'event', name })),
    ...Object.entries(sheet)
      .filter(([section]) => section !== 'sounds')
      .flatMap(([section, names]) => Object.keys(names).map((name): Item => ({ kind: 'tuned', section, name }))),
    ...SOUNDS.map((name): Item => ({ kind: 'sound', name })),
  ];
}

export const groupOf = (item: Item): string => (item.kind === 'tuned' ? item.section : `${item.kind}s`);
export const keyOf = (item: Item): string => `${groupOf(item)}.${item.name}`;

/** Every word of what is looked for stands somewhere in the name, in whatever case: `die roll` finds `dieRolled`. */
export function found(items: readonly Item[], wanted: string): readonly Item[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => words.every((word) => keyOf(item).toLowerCase().includes(word)));
}

/** What shows an item: its own events, or the first that move by it or are heard in it. */
export function beatFor(item: Item, beats: ReadonlyMap<EventType, Beat>): Beat | null {
  if (item.kind === 'event') return beats.get(item.name) ?? null;
  if (item.kind === 'sound' || item.section !== 'motions') return null;
  return [...beats.values()].find(({ motions }) => motions.some((motion) => motion === item.name)) ?? null;
}

export function tunedBy(item: Item, beat: Beat | null): Tuned {
  if (item.kind === 'tuned') return [[item.section, item.name]];
  if (item.kind === 'sound') return [['sounds', item.name]];
  return [
    ...[...new Set(beat?.motions)].map((motion) => ['motions', motion] as const),
    ...[...new Set(beat?.sounds)].map((sound) => ['sounds', sound] as const),
  ];
}
