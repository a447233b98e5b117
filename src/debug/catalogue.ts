import type { EventType } from '../engine/onedeck';
import type { TuningSheet } from '../services';
import { EVENT_TYPES, SOUNDS, type SoundName } from '../stage';
import type { Beat, Name } from './beats';
import type { Take } from './takes';

/** What can be looked up, played and tuned. */
export type Item =
  | { readonly kind: 'event'; readonly name: EventType }
  | { readonly kind: 'sound'; readonly name: SoundName }
  | { readonly kind: 'tuned'; readonly section: string; readonly name: string };

/** Which records of the tuning something is made of. */
export type Tuned = readonly Name[];

export function itemsOf(sheet: TuningSheet): readonly Item[] {
  return [
    ...[...EVENT_TYPES].sort().map((name): Item => ({ kind: 'event', name })),
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

/** An event is tuned by all that it is made of; anything else by its own record. */
export function tunedBy(item: Item, take: Take | null): Tuned {
  if (item.kind === 'tuned') return [[item.section, item.name]];
  if (item.kind === 'sound') return [['sounds', item.name]];
  return take?.kind === 'beat' ? tunedIn(take.beat) : [];
}

function tunedIn({ motions, alongside, sounds }: Beat): Tuned {
  const own = (section: string, names: readonly string[]): Tuned => [...new Set(names)].map((name) => [section, name]);
  return [...own('motions', motions), ...alongside, ...own('sounds', sounds)];
}
