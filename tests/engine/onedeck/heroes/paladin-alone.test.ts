// The paladin alone. Valiant: opening a door of 4 lanterns stores a heroic die, up to two. Armor (R4, R30): half the damage.
import { describe, expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril, teaching } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describeStore } from './storeSuite';
import { describeValiant } from './valiant';

describeHero('paladin', 'alone');
describeNoFeatAtBoss('paladin', 'alone');
describeStore('paladin', 'alone');
describeValiant('alone');

const heroes = ['paladin'] as const;

describe('Armor', () => {
  const goblin = { heroes, dice: ['strength 4', 'strength 5', 'agility 4', 'strength 3', 'strength 3'], rolls: [] };

  it.each([
    [5, 3, []],
    [3, 2, [4]],
    [2, 1, [4, 3]],
    [1, 1, [4, 3, 5]],
    [0, 0, [4, 3, 5, 1]],
  ] as const)('R4: of %d damage, %d are left', (_, left, boxes) => {
    const table = inCombat(goblin).cover(0, 'strength 4');
    const dice = { 1: 'strength 3', 3: 'agility 4', 4: 'strength 5', 5: 'strength 3' } as const;
    for (const box of boxes) table.cover(box, dice[box]);
    table.do({ type: 'finish' });
    expect(table.told('consequencesCounted')).toMatchObject([{ damage: left }]);
    expect(table.hero().damage).toBe(left);
  });

  it('halves a peril and a boss round too, and no time', () => {
    const peril = consequencesNow(inPeril('agility', { heroes, dice: [], rolls: [] }).state);
    expect(peril).toMatchObject({ damage: 2, time: 2 });
    expect(consequencesNow(inBossRound({ heroes, dice: [], rolls: [] }).state)?.damage).toBe(6);
  });

  it('R4: comes after Blade Storm has added its own', () => {
    const scene = { heroes, dungeon: 'lichs-tomb', floor: 3, dice: [], rolls: [], potions: 0 } as const;
    // 3 of the wall, 1 and 1 of the dungeon's boxes, and 1 of the storm.
    expect(consequencesNow(inPeril('agility', scene).state)?.damage).toBe(3);
  });

  it('lets no other prevention of damage work', () => {
    const skills = [teaching('dodge')[0]];
    const table = inCombat({ heroes, dice: ['agility 1'], rolls: [], with: { paladin: { skills } } }).use('dodge', 'agility 1');
    expect(consequencesNow(table.state)?.damage).toBe(3);
  });

  it('R3: does not help against stairs or Flames', () => {
    const table = inCombat({ heroes, dice: [], rolls: [] }, 'fire-elemental-1');
    expect(table.hero().damage).toBe(1);
  });

  it('R30: needs no use', () => {
    expect(whyNot(inCombat(goblin), 'armor', [])).toBe('skillNotHere');
    expect(inCombat({ ...goblin, dice: [] }).legal('useSkill')).toEqual([]);
  });
});
