import { describe, expect, it } from 'vitest';
import { bossHealth } from '../../../../src/engine/onedeck';
import type { Table } from '../../../support/onedeck';
import { aRound, drink, FINISH, names, pair, suffer } from '../../../support/scenes';

// Page 37: four heroes meet the boss.

const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'], potions: 30 } as const;
const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

function survive(table: Table): Table {
  table.do(FINISH);
  if (table.state.phase === 'consequences') table.do(suffer(table.state.encounter?.heroes[0] ?? 'mage'));
  while (table.state.phase === 'dying') {
    const dying = table.legal('drinkPotion')[0];
    if (dying !== undefined) table.do(dying);
  }
  return table;
}

describe('the boss (p. 37)', () => {
  it.each([
    ['dragons-cave', 12],
    ['yetis-cavern', 12],
    ['hydras-reef', 10],
    ['lichs-tomb', 10],
    ['minotaurs-maze', 20],
  ] as const)('of %s has double health: %d', (dungeon, health) => {
    expect(bossHealth(aRound({ ...FOUR, dungeon }).state)).toBe(health);
  });

  it('each pair in turn has a round of its own: roll, suffer, strike, clear', () => {
    const table = aRound({ ...FOUR, rolls: [5, 1, 1, 6, 1, 1, 6, 5, ...ones(8)] });
    expect([table.state.phase, table.legal('splitParty').length]).toEqual(['split', 6]);
    table
      .do(pair(['mage', 'warrior']))
      .cover(0, 'mage agility 5')
      .cover(1, 'warrior agility 5')
      .cover(4, 'magic 6');
    survive(table);
    expect(table.state.boss).toMatchObject({ damage: 1, round: 1 });
    expect([table.state.encounter?.heroes, table.pool().length]).toEqual([['paladin', 'rogue'], 8]);
    expect(table.state.encounter?.boxes.every(({ dice }) => dice.length === 0)).toBe(true);
    expect([table.hero('paladin').damage, table.hero('rogue').damage]).toEqual([0, 0]);
  });

  it('the party can split up differently in each round', () => {
    const table = aRound({ ...FOUR, rolls: ones(3 * 8) });
    survive(survive(table.do(pair(['mage', 'warrior']))));
    expect([table.state.phase, table.state.boss?.round]).toEqual(['split', 2]);
    table.do(pair(['rogue', 'warrior']));
    expect(table.state.encounter?.heroes).toEqual(['warrior', 'rogue']);
  });

  it('if the first pair kills it, the second does not have to fight', () => {
    const table = aRound({ ...FOUR, bossDamage: 11, rolls: [5, 1, 1, 6, 1, 1, 6, 5] }).do(pair(['mage', 'warrior']));
    survive(table.cover(0, 'mage agility 5').cover(1, 'warrior agility 5').cover(4, 'magic 6'));
    expect([table.state.result, names(table).at(-1)]).toEqual(['victory', 'gameWon']);
  });

  it('half its health is not enough', () => {
    const table = aRound({ ...FOUR, bossDamage: 5, rolls: [5, 1, 1, 6, 1, 1, 6, 5, ...ones(8)] }).do(pair(['mage', 'warrior']));
    survive(table.cover(0, 'mage agility 5').cover(1, 'warrior agility 5').cover(4, 'magic 6'));
    expect([table.state.result, table.state.boss?.damage]).toEqual([null, 6]);
  });

  it.each([
    [0, 12],
    [6, 12],
    [7, 14],
    [19, 38],
  ])('Minotaur: X with %d damage is %d, twice the damage (p. 37)', (bossDamage, x) => {
    const table = aRound({ ...FOUR, dungeon: 'minotaurs-maze', bossDamage, rolls: ones(8) }).do(pair(['mage', 'warrior']));
    expect(table.state.encounter?.boxes[0]?.value).toBe(x);
  });

  it('a hero of either pair may drink at any moment', () => {
    const table = aRound({ ...FOUR, rolls: ones(8), with: { rogue: { damage: 2 } } }).do(
      pair(['mage', 'warrior']),
      drink('rogue'),
    );
    expect(table.hero('rogue').damage).toBe(0);
  });
});
