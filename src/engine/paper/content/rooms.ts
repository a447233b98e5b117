import type { Loot, RoomId } from './ids';
import type { MonsterId } from './monsters';

export interface RoomFacts {
  readonly trap: boolean;
  readonly monster: MonsterId | null;
  readonly loot: readonly Loot[];
}

/** The map that is printed on every sheet. A dungeon adds walls and lairs to it. */
export const ROOMS: Readonly<Record<RoomId, RoomFacts>> = {
  A1: { trap: false, monster: 'ghost-3', loot: ['potion', 'potion'] },
  A2: { trap: false, monster: 'zombie-4', loot: ['gem-a'] },
  A3: { trap: true, monster: null, loot: ['levelUp'] },
  A4: { trap: false, monster: null, loot: [] },
  A5: { trap: false, monster: 'ghost-5', loot: ['gem-d'] },
  A6: { trap: false, monster: null, loot: [] },
  A7: { trap: false, monster: null, loot: ['potion'] },
  B1: { trap: false, monster: 'orc-3', loot: ['item'] },
  B2: { trap: false, monster: null, loot: [] },
  B3: { trap: true, monster: null, loot: [] },
  B4: { trap: false, monster: null, loot: ['item'] },
  B5: { trap: true, monster: null, loot: [] },
  B6: { trap: true, monster: null, loot: ['item'] },
  B7: { trap: true, monster: null, loot: ['gem-g'] },
  C1: { trap: false, monster: null, loot: ['potion'] },
  C2: { trap: true, monster: null, loot: [] },
  C3: { trap: false, monster: null, loot: ['potion'] },
  C4: { trap: false, monster: 'goblin-4', loot: ['gem-c'] },
  C5: { trap: true, monster: null, loot: [] },
  C6: { trap: true, monster: null, loot: [] },
  C7: { trap: false, monster: null, loot: [] },
  D1: { trap: false, monster: 'goblin-3', loot: ['potion'] },
  D2: { trap: false, monster: null, loot: [] },
  D3: { trap: true, monster: null, loot: ['levelUp'] },
  D4: { trap: false, monster: null, loot: [] },
  D5: { trap: true, monster: null, loot: ['levelUp'] },
  D6: { trap: false, monster: 'orc-5', loot: ['gem-f'] },
  D7: { trap: true, monster: null, loot: ['levelUp'] },
  E1: { trap: true, monster: null, loot: ['item'] },
  E2: { trap: false, monster: 'zombie-3', loot: ['levelUp'] },
  E3: { trap: false, monster: null, loot: [] },
  E4: { trap: false, monster: 'ghost-4', loot: ['potion'] },
  E5: { trap: false, monster: null, loot: [] },
  E6: { trap: true, monster: null, loot: ['item'] },
  E7: { trap: false, monster: null, loot: [] },
  F1: { trap: false, monster: null, loot: ['potion'] },
  F2: { trap: true, monster: null, loot: ['item'] },
  F3: { trap: false, monster: 'orc-4', loot: ['gem-b'] },
  F4: { trap: true, monster: null, loot: ['levelUp'] },
  F5: { trap: false, monster: 'goblin-5', loot: ['gem-e'] },
  F6: { trap: true, monster: null, loot: [] },
  F7: { trap: false, monster: 'zombie-5', loot: ['gem-h'] },
};

export const ROOM_IDS = Object.keys(ROOMS) as readonly RoomId[];

export const TRAP_DAMAGE = 1;
