// Weakness Curse, R13: dice rolled as 2 are discarded. Blade Storm, R4: at least 1 damage among the consequences brings 1 more, once.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { anEncounter, type Plan, type Table } from '../../../support/onedeck';
import { suffered, timeOf } from '../accounts';
import { describeDungeon } from './describeDungeon';

describeDungeon('lichs-tomb', 3, [
  [1, 'combat', 'M2 armor', 'S5 2t'],
  [2, 'combat', 'M2 armor', 'S5 2t', 'M3 armor'],
  [3, 'combat', 'M2 armor', 'S5 2t', 'M3 armor', 'M10w 2d'],
  [1, 'strength', 'S4 armor'],
  [2, 'strength', 'S4 armor', 'S6 1d 1t'],
  [3, 'strength', 'S4 armor', 'S6 1d 1t', 'S4 armor 1d'],
  [1, 'agility', 'A4 armor'],
  [2, 'agility', 'A4 armor', 'A6 1d 1t'],
  [3, 'agility', 'A4 armor', 'A6 1d 1t', 'A4 armor 1d'],
  [1, 'magic', 'M4 armor'],
  [2, 'magic', 'M4 armor', 'M6 1d 1t'],
  [3, 'magic', 'M4 armor', 'M6 1d 1t', 'M4 armor 1d'],
]);

describe('Weakness Curse', () => {
  const ROLLS = [2, 1, 2, 3, 2, 4, 5, 2];

  it('is not there yet on floor 1', () => {
    expect(meet('ogre-1', { floor: 1, level: 2, rolls: ROLLS }).expectNoRollsLeft().pool()).toHaveLength(8);
  });

  it.each([2, 3] as const)('takes every 2 of the roll on floor %d, of whatever colour', (floor) => {
    const table = meet('ogre-1', { floor, level: 2, rolls: ROLLS }).expectNoRollsLeft();
    expect(table.pool()).toEqual(['strength 1', 'strength 3', 'agility 4', 'magic 5']);
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(Array(4).fill('weakness-curse'));
  });

  it('takes a die that is rerolled to 2, and leaves those raised to 2 or gained with it', () => {
    const gifts = [{ hero: 'warrior', focus: 'combat', basicSkill: null, talents: ['veteran', 'direct-hit'] }] as const;
    const rolls = [1, 1, 4, 4, 4, 4, 4, 2];
    const table = meet('ogre-1', { gifts, rolls, with: { warrior: { skills: ['ice-elemental-1'] } } });
    table.use('lucky-familiar').choose('magic 4').expectNoRollsLeft();
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['weakness-curse']);
    table.use('direct-hit').choose('strength 1');
    table.do({ type: 'makeHeroic', dice: table.dice('strength 2', 'strength 4'), hero: 'warrior' });
    expect(table.pool()).toEqual(['strength 1', 'strength 4', 'agility 4', 'agility 4', 'heroic 2']);
  });

  it('comes after the foe: the ooze takes time for 1s, the phantom 1s and 3s', () => {
    const ooze = meet('glooping-ooze-1', { rolls: [1, 2, 4, 4, 4, 4, 4] }).expectNoRollsLeft();
    expect([timeOf(ooze), ooze.pool().length]).toEqual([1, 6]);
    const phantom = meet('phantom-1', { rolls: [1, 2, 3, 4, 4, 4, 4] }).expectNoRollsLeft();
    expect(phantom.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['ethereal', 'weakness-curse', 'ethereal']);
  });

  it('comes after feats: a stored die rolled as 2 is lost, also in a peril', () => {
    const table = meet('cave-in-1', { rolls: [2, 4, 2, 4, 4], with: { warrior: { stored: [1] } } });
    table.do({ type: 'chooseOption', option: 0 }, { type: 'useFeat', hero: 'warrior', dice: 1 }).expectNoRollsLeft();
    expect([table.pool(), table.hero().stored]).toEqual([['strength 4', 'strength 4', 'strength 4'], []]);
  });
});

describe('Blade Storm', () => {
  const climb = (rolls: readonly number[], floor: 2 | 3 = 3) =>
    meet('cave-in-1', { floor, rolls }).do({ type: 'chooseOption', option: 0 });

  it('is not there yet on floor 2', () => {
    expect(suffered(climb([1, 1, 1, 1], 2))).toEqual({ damage: 2, time: 4 });
  });

  it('brings 1 for 3 damage, once', () => {
    expect(suffered(climb([1, 1, 1, 1]))).toEqual({ damage: 4, time: 4 });
  });

  it('brings 1 for 1 damage', () => {
    expect(suffered(armored(climb([4, 4, 5, 1])).cover(0, 'strength 5', 'strength 1'))).toEqual({ damage: 2, time: 1 });
  });

  it('brings nothing for none', () => {
    const table = armored(climb([4, 4, 6, 6]))
      .cover(0, 'strength 6')
      .cover(2, 'strength 6');
    expect(suffered(table)).toEqual({ damage: 0, time: 0 });
  });

  it.each([
    ['prevents the only damage', true, { damage: 0, time: 1 }],
    ['is not used', false, { damage: 2, time: 1 }],
  ])('looks at what is left where Shield Aura %s', (_, used, consequences) => {
    const table = meet('arrow-wall-1', { floor: 3, heroes: ['mage'], rolls: [4, 4, 6, 1] }).do({
      type: 'chooseOption',
      option: 0,
    });
    table.cover(1, 'magic 4').cover(3, 'magic 4').cover(0, 'magic 6');
    expect(suffered(used ? table.use('shield-aura') : table)).toEqual(consequences);
  });

  it('comes before Armor, which prevents 2 of 4', () => {
    const table = meet('arrow-wall-1', { floor: 3, heroes: ['paladin'], rolls: [4, 4, 1] }).do({
      type: 'chooseOption',
      option: 0,
    });
    expect(suffered(table.cover(1, 'magic 4').cover(3, 'magic 4'))).toEqual({ damage: 2, time: 4 });
  });

  it.each([
    [2, 'alone, and the archer turns it into time', { damage: 0, time: 5 }],
    [3, 'no longer alone, and Kiting has to let both pass', { damage: 2, time: 4 }],
  ] as const)('comes before Kiting: on floor %d 1 damage is %s', (floor, _, consequences) => {
    const items: readonly CardId[] = ['beetle-1', 'beetle-2', 'goblin-2'];
    const rolls = [4, 3, 5, 1, 1, 1, 3, 3, 5, 5, 1, 1];
    const table = meet('goblin-1', { floor, level: 4, heroes: ['archer'], rolls, with: { archer: { items } } });
    table.do({ type: 'roll' }).cover(5, 'magic 3').cover(7, 'magic 3');
    table.cover(0, 'strength 4').cover(1, 'strength 3').cover(4, 'strength 5');
    if (floor === 3) table.cover(8, 'magic 5', 'magic 5');
    expect(suffered(table)).toEqual(consequences);
  });
});

function meet(card: CardId, plan: Plan): Table {
  return anEncounter(card, { dungeon: 'lichs-tomb', floor: 2, ...plan });
}

/** Both armor boxes of a strength peril on floor 3. */
function armored(table: Table): Table {
  return table.cover(1, 'strength 4').cover(3, 'strength 4');
}
