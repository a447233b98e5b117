import { describe, expect, it } from 'vitest';
import {
  type BossId,
  type DungeonId,
  ENTRANCES,
  type LightId,
  lightsLit,
  MONSTER_IDS,
  passagesOf,
  ROOM_IDS,
  type RoomId,
} from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';
import { atTurn } from '../turns';

const seat = 'seat-1';
/** Printed on every sheet. */
const WALLS = ['A7-B7', 'B6-B7', 'B7-C7', 'C3-C4', 'D1-D2', 'F6-F7'];
const RIVERS = ['A1-A2', 'A3-A4', 'A5-A6', 'D6-E6', 'E5-F5', 'F2-F3', 'F4-F5'];

export interface DungeonCard {
  /** Of rounds 1 to 3. */
  readonly lairs: readonly (readonly [RoomId, BossId])[];
  readonly walls: string;
  /** Points after round 1, round 2 and the end. */
  readonly lights: Readonly<Record<LightId, readonly [number, number, number]>>;
}

/** Rule book: a dungeon adds walls and lairs to the map of the sheet. Its lights are ours (P48). */
export function describeDungeon(dungeon: DungeonId, { lairs, walls, lights }: DungeonCard): void {
  const passages = passagesOf(dungeon);

  describe(`dungeon ${dungeon}`, () => {
    it('wakes its bosses in their order', () => {
      const woken = [3, 6, 8].flatMap((turn) => atTurn(turn, { dungeon }).idle().told('bossWoke'));
      expect(woken.map(({ boss }) => boss)).toEqual(lairs.map(([, boss]) => boss));
    });

    it.each(lairs.map(([room], at) => [room, at] as const))('P36: %s is a lair in its own round', (room, own) => {
      const [beside] = passages[room].filter(({ way }) => way === 'open');
      for (const [round, turn] of [1, 4, 7].entries()) {
        const table = atTurn(turn, { dungeon }).with({ path: [beside?.to ?? room], beaten: MONSTER_IDS });
        expect(table.go(0, [room]).sheet().lair).toBe(round === own);
      }
    });

    it('P19: has the walls of the sheet and six of its own, on no river, which a cloak opens from both sides', () => {
      const drawn = edgesOf(dungeon, 'wall');
      expect(drawn).toEqual([...WALLS, ...walls.split(' ')].sort());
      expect(edgesOf(dungeon, 'river')).toEqual(RIVERS);
      for (const [from, to] of walls.split(' ').flatMap(bothWays)) {
        const table = aTurn({ dungeon })
          .with({ path: [from] })
          .do({ type: 'walk', seat, die: 0 });
        expect(table.why({ type: 'step', seat, to })).toBe('wallInTheWay');
        expect(table.with(itemBoxes({ 'intangibility-cloak': 2 })).why({ type: 'step', seat, to })).toBeNull();
      }
    });

    it('can be walked but for B7, and its lairs lie deeper from round to round', () => {
      const steps = distances(dungeon);
      expect(ROOM_IDS.filter((room) => !steps.has(room))).toEqual(['B7']);
      const depths = lairs.map(([room]) => steps.get(room) ?? 0);
      expect(depths).toEqual([...depths].sort((one, other) => one - other));
      expect(new Set(depths).size).toBe(3);
    });

    it.each(Object.entries(lights) as [LightId, readonly number[]][])('P45: %s is lit by so many points', (light, marks) => {
      for (const [at, points] of marks.entries()) {
        const rounds = ([1, 2, 3] as const)[at] ?? 3;
        expect(lightsLit(dungeon, { rounds, points })).toContain(light);
        expect(lightsLit(dungeon, { rounds, points: points - 1 })).not.toContain(light);
      }
    });
  });
}

function edgesOf(dungeon: DungeonId, wanted: 'wall' | 'river'): readonly string[] {
  const passages = passagesOf(dungeon);
  return ROOM_IDS.flatMap((from) =>
    passages[from].flatMap(({ to, way }) => (way === wanted && from < to ? [`${from}-${to}`] : [])),
  ).sort();
}

function bothWays(edge: string): readonly (readonly [RoomId, RoomId])[] {
  const [one, other] = edge.split('-') as [RoomId, RoomId];
  return [
    [one, other],
    [other, one],
  ];
}

/** How many steps each room is from the doors, without cloak or amulet. */
function distances(dungeon: DungeonId): ReadonlyMap<RoomId, number> {
  const found = new Map<RoomId, number>(ENTRANCES.map((room) => [room, 1]));
  for (const [room, steps] of found) {
    for (const { to, way } of passagesOf(dungeon)[room]) if (way === 'open' && !found.has(to)) found.set(to, steps + 1);
  }
  return found;
}
