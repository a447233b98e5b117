import { describe, expect, it } from 'vitest';
import { MONSTER_IDS, MONSTERS, type MonsterId, ROOM_IDS, ROOMS, WEAK_TO } from '../../../src/engine/paper';
import { aTable, aTurn } from './table';

const seat = 'seat-1';
const roomOf = (monster: MonsterId) => ROOM_IDS.find((room) => ROOMS[room].monster === monster) ?? 'A1';

describe('traps', () => {
  it('P22: spring at every entry, the first and all others', () => {
    const table = aTurn().go(0, ['F1', 'F2']).do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    table.go(1, ['F1', 'F2']);
    expect(table.types()).toContain('trapSprung');
    expect(table.sheet()).toMatchObject({ hearts: 2, damage: 0 });
  });

  it('P22: also under a Scout, who is not hurt', () => {
    const table = aTurn({ powers: ['scout'] }).do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'E1' });
    expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageSpared', 'bonusesDue']);
    expect(table.sheet().damage).toBe(0);
  });
});

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

describe('order and treasure', () => {
  it('P21: first the trap, then the treasure', () => {
    const table = aTurn({ powers: ['barbarian'] }).do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'E1' });
    expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageTaken', 'bonusesDue']);
  });

  it('P21: first the monster, then the treasure', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D1' });
    expect(table.types()).toEqual(['roomEntered', 'damageTaken', 'monsterBeaten', 'potionsGained']);
  });

  it('P21: of two treasures that differ the player says which comes first', () => {
    const table = aTurn().with({ due: [{ op: 'loot', left: ['gem-c', 'levelUp'] }], path: ['C1'] });
    expect(table.legal()).toEqual([
      { type: 'takeFirst', seat, loot: 'gem-c' },
      { type: 'takeFirst', seat, loot: 'levelUp' },
    ]);
    expect(table.why({ type: 'takeFirst', seat, loot: 'potion' })).toBe('notAnOption');
    table.do({ type: 'takeFirst', seat, loot: 'levelUp' });
    expect(table.legal().map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'chooseHero'));
    table.do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], due: [] });
  });

  it('P21: of two potions nobody asks which comes first', () => {
    const table = aTurn().go(0, ['A1']);
    expect(table.sheet()).toMatchObject({ potions: 2, due: [] });
  });

  it('P24: treasure is taken at the first entry, once', () => {
    const table = aTurn().go(0, ['F1', 'E1']).do({ type: 'fillBox', seat, item: 'tome-of-wisdom' }).go(1, ['F1', 'E1']);
    expect(table.sheet()).toMatchObject({ potions: 1, due: [] });
    expect(table.sheet().items['tome-of-wisdom']).toBe(1);
  });

  it('P24: a gem that has vanished gives nothing, the rest of the room does', () => {
    const table = aTurn()
      .with({ gone: ['gem-b'], path: ['E3'] })
      .go(0, ['F3']);
    expect(table.sheet()).toMatchObject({ gems: 0, taken: [], beaten: ['orc-4'] });
  });
});

function isNextTo(one: string, other: string): boolean {
  const [columns, rows] = [0, 1].map((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)));
  return (columns ?? 0) + (rows ?? 0) === 1;
}
