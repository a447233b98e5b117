import type { BossId } from './bosses';
import type { Edge } from './edges';
import type { RoomId } from './ids';

export const DUNGEON_IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type DungeonId = (typeof DUNGEON_IDS)[number];

export interface Lair {
  readonly room: RoomId;
  readonly boss: BossId;
}

export interface DungeonFacts {
  /** Of rounds 1 to 3. */
  readonly lairs: readonly [Lair, Lair, Lair];
  /** Added to those of the sheet. */
  readonly walls: readonly Edge[];
}

export const DUNGEONS: Readonly<Record<DungeonId, DungeonFacts>> = {
  a: {
    lairs: [
      { room: 'D2', boss: 'mimic' },
      { room: 'E5', boss: 'basilisk' },
      { room: 'A6', boss: 'watcher' },
    ],
    walls: [
      ['A2', 'B2'],
      ['B1', 'B2'],
      ['B4', 'C4'],
      ['B5', 'C5'],
      ['E4', 'E5'],
      ['E4', 'F4'],
    ],
  },
  b: {
    lairs: [
      { room: 'B2', boss: 'minotaur' },
      { room: 'D4', boss: 'chimera' },
      { room: 'E7', boss: 'watcher' },
    ],
    walls: [
      ['B2', 'B3'],
      ['B2', 'C2'],
      ['D1', 'E1'],
      ['E1', 'E2'],
      ['D4', 'D5'],
      ['D4', 'E4'],
    ],
  },
  c: {
    lairs: [
      { room: 'E3', boss: 'weaver' },
      { room: 'A4', boss: 'vampire' },
      { room: 'C7', boss: 'dragon' },
    ],
    walls: [
      ['A4', 'B4'],
      ['B3', 'B4'],
      ['E3', 'E4'],
      ['F3', 'F4'],
      ['C6', 'C7'],
      ['C6', 'D6'],
    ],
  },
  d: {
    lairs: [
      { room: 'D2', boss: 'mimic' },
      { room: 'A4', boss: 'sphinx' },
      { room: 'E7', boss: 'lich' },
    ],
    walls: [
      ['B1', 'C1'],
      ['C1', 'C2'],
      ['D2', 'E2'],
      ['E2', 'E3'],
      ['D5', 'D6'],
      ['D5', 'E5'],
    ],
  },
  e: {
    lairs: [
      { room: 'B2', boss: 'weaver' },
      { room: 'E5', boss: 'basilisk' },
      { room: 'C7', boss: 'mummy' },
    ],
    walls: [
      ['A5', 'B5'],
      ['B5', 'B6'],
      ['C2', 'D2'],
      ['D2', 'D3'],
      ['D6', 'D7'],
      ['E6', 'E7'],
    ],
  },
  f: {
    lairs: [
      { room: 'E3', boss: 'ghoul-king' },
      { room: 'D4', boss: 'sphinx' },
      { room: 'A6', boss: 'mummy' },
    ],
    walls: [
      ['A4', 'A5'],
      ['B4', 'B5'],
      ['D3', 'E3'],
      ['E3', 'E4'],
      ['C5', 'C6'],
      ['C5', 'D5'],
    ],
  },
  g: {
    lairs: [
      { room: 'D2', boss: 'ghoul-king' },
      { room: 'D4', boss: 'sphinx' },
      { room: 'C7', boss: 'dragon' },
    ],
    walls: [
      ['E2', 'F2'],
      ['E3', 'F3'],
      ['C3', 'D3'],
      ['D3', 'D4'],
      ['C4', 'C5'],
      ['D4', 'D5'],
    ],
  },
  h: {
    lairs: [
      { room: 'B2', boss: 'mimic' },
      { room: 'A4', boss: 'basilisk' },
      { room: 'A6', boss: 'lich' },
    ],
    walls: [
      ['C7', 'D7'],
      ['D6', 'D7'],
      ['A3', 'B3'],
      ['B3', 'B4'],
      ['E1', 'E2'],
      ['E1', 'F1'],
    ],
  },
  i: {
    lairs: [
      { room: 'E3', boss: 'weaver' },
      { room: 'A4', boss: 'chimera' },
      { room: 'E7', boss: 'lich' },
    ],
    walls: [
      ['B6', 'C6'],
      ['C5', 'C6'],
      ['B3', 'C3'],
      ['C2', 'C3'],
      ['D4', 'E4'],
      ['E4', 'E5'],
    ],
  },
  j: {
    lairs: [
      { room: 'B2', boss: 'minotaur' },
      { room: 'E5', boss: 'vampire' },
      { room: 'A6', boss: 'watcher' },
    ],
    walls: [
      ['C4', 'D4'],
      ['D3', 'D4'],
      ['C1', 'C2'],
      ['C1', 'D1'],
      ['B6', 'C6'],
      ['C6', 'C7'],
    ],
  },
  k: {
    lairs: [
      { room: 'D2', boss: 'minotaur' },
      { room: 'A4', boss: 'vampire' },
      { room: 'A6', boss: 'mummy' },
    ],
    walls: [
      ['A2', 'A3'],
      ['B2', 'B3'],
      ['E2', 'E3'],
      ['E2', 'F2'],
      ['B5', 'B6'],
      ['B5', 'C5'],
    ],
  },
  l: {
    lairs: [
      { room: 'E3', boss: 'ghoul-king' },
      { room: 'D4', boss: 'chimera' },
      { room: 'C7', boss: 'dragon' },
    ],
    walls: [
      ['D3', 'D4'],
      ['E3', 'E4'],
      ['A4', 'B4'],
      ['A5', 'B5'],
      ['B1', 'B2'],
      ['B2', 'C2'],
    ],
  },
};
