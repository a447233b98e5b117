import type { Fact } from '../engine/kernel';
import type { AnyTake, DebugBeat, DebugItem, TunedName } from '../games/contract';
import type { TuningSheet } from '../services';

interface Listed {
  readonly eventTypes: readonly string[];
  readonly unseen?: readonly string[];
}

/** Lists everything that can be played or tuned at a table. */
export function itemsOf(sheet: TuningSheet, { eventTypes, unseen = [] }: Listed): readonly DebugItem[] {
  return [
    ...[...eventTypes].sort().map((name): DebugItem => ({ kind: 'event', name })),
    ...Object.entries(sheet)
      .filter(([section]) => section !== 'sounds' && !unseen.includes(section))
      .flatMap(([section, names]) => Object.keys(names).map((name): DebugItem => ({ kind: 'tuned', section, name }))),
    ...Object.keys(sheet['sounds'] ?? {}).map((name): DebugItem => ({ kind: 'sound', name })),
  ];
}

export const groupOf = (item: DebugItem): string => (item.kind === 'tuned' ? item.section : `${item.kind}s`);
export const keyOf = (item: DebugItem): string => `${groupOf(item)}.${item.name}`;

/** Returns the items whose names hold every word that is looked for, in whatever case: `die roll` finds `dieRolled`. */
export function found(items: readonly DebugItem[], wanted: string): readonly DebugItem[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => words.every((word) => keyOf(item).toLowerCase().includes(word)));
}

/** An event is tuned by all that it is made of; anything else by its own record. */
export function tunedBy(item: DebugItem, take: AnyTake | null): readonly TunedName[] {
  if (item.kind === 'tuned') return [[item.section, item.name]];
  if (item.kind === 'sound') return [['sounds', item.name]];
  return take?.kind === 'beat' ? tunedIn(take.beat) : [];
}

function tunedIn({ motions, alongside, sounds }: DebugBeat<unknown, Fact>): readonly TunedName[] {
  const own = (section: string, names: readonly string[]): readonly TunedName[] =>
    [...new Set(names)].map((name) => [section, name] as const);
  return [...own('motions', motions), ...alongside, ...own('sounds', sounds)];
}
