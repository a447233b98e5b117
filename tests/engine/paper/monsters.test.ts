import { describe, expect, it } from 'vitest';
import { MONSTER_IDS, MONSTERS, type MonsterId, ROOM_IDS, ROOMS, WEAK_TO } from '../../../src/engine/paper';
import { aTable, aTurn } from './table';

const seat = 'seat-1';
const roomOf = (monster: MonsterId) => ROOM_IDS.find((room) => ROOMS[room].monster === monster) ?? 'A1';

describe('monsters', () => {
  it.each(MONSTER_IDS)('P23: %s hurts by its level less that of its hero, and falls', (monster) => {
    const { level, type } = MONSTERS[monster];
    for (const hero of [1, 2, 3, 4, 5, 6]) {
      const heroes = { warrior: 1, wizard: 1, cleric: 1, rogue: 1, [WEAK_TO[type]]: hero };
      const table = aTurn({ powers: ['barbarian'] }).with({ heroes, path: ['C1'] });
      // The party stands beside the room, whatever the map says.
      const room = roomOf(monster);
      const from = ROOM_IDS.find((other) => other !== room && isNextTo(other, room)) ?? 'C1';
      table.with({ path: [from], items: { ...table.sheet().items, 'intangibility-cloak': 2, 'khar-medallion': 2 } });
      table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: room });
      const hurt = Math.max(0, level - hero);
      expect(table.told('damageTaken')).toMatchObject(hurt > 0 ? [{ cause: 'monster', amount: hurt }] : []);
      expect(table.told('monsterBeaten')).toMatchObject([{ monster, level: hero, monsters: 1 }]);
    }
  });

  it('P23: armour helps by one', () => {
    const table = aTurn({ powers: ['barbarian'] });
    table.with({ items: { ...table.sheet().items, 'armour-of-heroes': 2 } }).go(0, ['D1']);
    expect(table.sheet().damage).toBe(1);
  });

  it('P23: are met once', () => {
    const table = aTurn().go(0, ['C1', 'D1']).go(1, ['C1', 'D1']);
    expect(table.types()).not.toContain('monsterBeaten');
    expect(table.sheet()).toMatchObject({ hearts: 2, damage: 0, beaten: ['goblin-3'] });
  });

  it('P25: struck off, a monster counts as beaten, and its treasure waits for whoever enters', () => {
    const table = aTable({ powers: ['assassin'] }).do(
      { type: 'strikeOff', seat, monster: 'orc-5' },
      { type: 'strikeOff', seat, monster: 'goblin-3' },
    );
    expect(table.sheet()).toMatchObject({ beaten: ['orc-5', 'goblin-3'], potions: 0, gems: 0, path: [] });
    table.roll().go(0, ['D1']);
    expect(table.sheet()).toMatchObject({ damage: 0, potions: 1, beaten: ['orc-5', 'goblin-3'] });
  });

  it('P25: struck off, a monster counts for every third', () => {
    const table = aTurn({ powers: ['shaman'] }).with({ beaten: ['orc-3'] });
    table.with({ items: { ...table.sheet().items, 'death-scepter': 1 } });
    table.do({ type: 'craft', seat, die: 1, item: 'death-scepter' }, { type: 'strikeOff', seat, monster: 'orc-4' });
    expect(table.sheet().potions).toBe(0);
    expect(table.do({ type: 'strikeOff', seat, monster: 'orc-5' }).sheet().potions).toBe(1);
  });

  it('P25: with fewer than two left, what is there is struck off', () => {
    for (const left of [0, 1]) {
      const table = aTurn().with({ beaten: MONSTER_IDS.slice(left) });
      table
        .with({ items: { ...table.sheet().items, 'death-scepter': 1 } })
        .do({ type: 'craft', seat, die: 1, item: 'death-scepter' });
      expect(table.sheet().beaten).toHaveLength(12);
      expect(table.sheet().due).toEqual([]);
      expect(table.types()).toContain('bonusLost');
    }
  });
});

function isNextTo(one: string, other: string): boolean {
  const [columns, rows] = [0, 1].map((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)));
  return (columns ?? 0) + (rows ?? 0) === 1;
}
