import { describe, expect, it } from 'vitest';
import {
  ITEM_IDS,
  MONSTER_IDS,
  measureOf,
  OBJECTIVE_IDS,
  OBJECTIVES,
  type ObjectiveId,
  objectivePoints,
  ROOM_IDS,
  type RoomId,
  type Sheet,
} from '../../../src/engine/paper';
import { aTurn } from './table';

const levels = (warrior: number, wizard: number, cleric: number, rogue: number): Partial<Sheet> => ({
  heroes: { warrior, wizard, cleric, rogue },
});

/** How much of what an objective measures, as a sheet. */
const PATH = [...ROOM_IDS];
const column = (count: number): readonly RoomId[] =>
  PATH.filter((room) => 'ABCDEF'.indexOf(room.charAt(0)) < count && Number(room.charAt(1)) <= 4);
const rows = (count: number): readonly RoomId[] => PATH.filter((room) => Number(room.charAt(1)) <= count);
const edges = PATH.filter((room) => /[AF]|[17]/.test(room));
const corners: readonly RoomId[] = ['A1', 'F1', 'A7', 'F7'];
const ofLevel = (level: number) => MONSTER_IDS.filter((monster) => monster.endsWith(String(level)));
const heroesAt = (count: number, level: number): Partial<Sheet> =>
  levels(count > 0 ? level : 1, count > 1 ? level : 1, count > 2 ? level : 1, count > 3 ? level : 1);
const finished = (count: number): Partial<Sheet> => ({
  items: Object.fromEntries(ITEM_IDS.map((item, at) => [item, at < count ? 2 : 1])) as Sheet['items'],
});
const total = (sum: number): Partial<Sheet> =>
  levels(Math.min(6, sum - 3), Math.min(6, Math.max(1, sum - 8)), Math.min(6, Math.max(1, sum - 13)), Math.max(1, sum - 18));

const WITH: Readonly<Record<ObjectiveId, (count: number) => Partial<Sheet>>> = {
  'hunter-of-the-middle-depths': (count) => ({ beaten: [...ofLevel(4).slice(0, count), 'orc-3', 'orc-5'] }),
  'hunter-of-the-deep': (count) => ({ beaten: [...ofLevel(5).slice(0, count), 'orc-3', 'orc-4'] }),
  'warden-of-the-gates': (count) => ({ beaten: [...ofLevel(3).slice(0, count), 'orc-4', 'orc-5'] }),
  'no-obstacle': (count) => ({ path: obstacles(count) }),
  'straight-shafts': (count) => ({ path: [...column(count), 'F5'] }),
  'floor-by-floor': (count) => ({ path: [...rows(count), 'A7'] }),
  'company-of-masters': (count) => heroesAt(count, 5),
  'travelling-apothecary': (count) => ({ potions: count }),
  cartographer: (count) => ({ path: [...PATH.slice(0, count), ...PATH.slice(0, 3)] }),
  'giant-slayer': (count) => ({
    bosses: [
      { fought: true, glory: count - 3, wounds: 2 },
      { fought: false, glory: -4, wounds: 0 },
      { fought: true, glory: 3, wounds: 1 },
    ],
  }),
  armourer: finished,
  'round-the-walls': (count) => ({ path: [...edges.slice(0, count), 'C3', 'D4'] }),
  exterminator: (count) => ({ beaten: MONSTER_IDS.slice(0, count) }),
  'gem-fever': (count) => ({ gems: count }),
  'four-corners': (count) => ({ path: [...corners.slice(0, count), 'B1'] }),
  'rising-star': total,
};

/** Different traps first, then a wall and rivers that are crossed to and fro. */
function obstacles(count: number): readonly RoomId[] {
  const traps: readonly RoomId[] = ['E1', 'F2', 'A3', 'D3', 'F4', 'B3', 'C2', 'B5'];
  const crossings: readonly RoomId[] = ['A1', 'A2', 'A1', 'B1', 'B2', 'B1'];
  return [...traps.slice(0, count - 2), 'E3', ...crossings];
}

describe.each(OBJECTIVE_IDS)('objective %s', (objective) => {
  const { tiers, requires, alignment } = OBJECTIVES[objective];

  it('P43: gives the best tier reached, and nothing below the lowest', () => {
    const points = (count: number): number => {
      const { sheet } = aTurn().with(WITH[objective](count)).seat();
      expect(measureOf(sheet, 'a', requires)).toBe(count);
      return objectivePoints('a', { objective, sheet });
    };
    for (const [at, tier] of tiers.entries()) {
      expect(points(tier.atLeast)).toBe(tier.points);
      if (tier.atLeast > 1 && objective !== 'giant-slayer') expect(points(tier.atLeast - 1)).toBe(tiers[at - 1]?.points ?? 0);
    }
    expect(tiers.map((tier) => tier.points)).toEqual([2, 4, 6]);
  });

  it('has two black heroes and two white ones', () => {
    expect(Object.values(alignment).sort()).toEqual(['black', 'black', 'white', 'white']);
  });
});
