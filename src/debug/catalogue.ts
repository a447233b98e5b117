import type { EventType } from '../engine/onedeck';
import { EVENT_TYPES } from '../games/onedeck/table';
import type { TuningSheet } from '../services';
import { SOUNDS, type SoundName } from '../table';
import type { Name } from './beats';

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
