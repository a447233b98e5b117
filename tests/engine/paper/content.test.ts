import { describe, expect, it } from 'vitest';
import {
  BOSS_IDS,
  BOSSES,
  DUNGEON_IDS,
  DUNGEONS,
  GEM_IDS,
  LIGHT_IDS,
  LIGHTS,
  MISSION_IDS,
  MONSTER_IDS,
  OBJECTIVE_IDS,
  POWER_IDS,
  ROOM_IDS,
  ROOMS,
} from '../../../src/engine/paper';

describe('content', () => {
  it('has the cards of the box: 12 dungeons, 12 bosses, 16 missions, 16 objectives, 16 powers', () => {
    expect([DUNGEON_IDS, BOSS_IDS, MISSION_IDS, OBJECTIVE_IDS, POWER_IDS].map(({ length }) => length)).toEqual([
      12, 12, 16, 16, 16,
    ]);
    const names = [...DUNGEON_IDS, ...MISSION_IDS, ...OBJECTIVE_IDS, ...POWER_IDS];
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...names, ...BOSS_IDS]) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has 42 rooms, 12 monsters and 8 gems, each in one room', () => {
    expect(ROOM_IDS).toHaveLength(42);
    expect(ROOM_IDS.flatMap((room) => ROOMS[room].monster ?? []).sort()).toEqual([...MONSTER_IDS].sort());
    const loot = ROOM_IDS.flatMap((room) => ROOMS[room].loot);
    expect(loot.filter((one) => (GEM_IDS as readonly string[]).includes(one)).sort()).toEqual(GEM_IDS);
    // A trap and a monster are never in one room, so nobody has to say which comes first.
    expect(ROOM_IDS.filter((room) => ROOMS[room].trap && ROOMS[room].monster !== null)).toEqual([]);
  });

  it('has four bosses in each round, each in three dungeons, and lairs in rooms without anything else', () => {
    const lairs = DUNGEON_IDS.flatMap((id) => DUNGEONS[id].lairs);
    for (const boss of BOSS_IDS) expect(lairs.filter((lair) => lair.boss === boss)).toHaveLength(3);
    for (const { room } of lairs) expect(ROOMS[room]).toEqual({ trap: false, monster: null, loot: [] });
    for (const id of DUNGEON_IDS) expect(DUNGEONS[id].lairs.map(({ boss }) => BOSSES[boss].round)).toEqual([1, 2, 3]);
    for (const { tiers } of BOSS_IDS.map((boss) => BOSSES[boss])) {
      expect(tiers[0].atLeast).toBeLessThan(tiers[1].atLeast);
      expect(tiers[1].atLeast).toBeLessThan(tiers[2].atLeast);
    }
  });

  it('P48: numbers that are ours are data: lights rise, and a pace rises with them', () => {
    for (const id of DUNGEON_IDS) {
      const glory = LIGHT_IDS.map((light) => LIGHTS[id][light].glory);
      expect(glory).toEqual([...glory].sort((one, other) => one - other));
      for (const light of LIGHT_IDS) expect(LIGHTS[id][light].pace[0]).toBeLessThan(LIGHTS[id][light].pace[1]);
    }
  });
});
