// Lucky Familiar (card): free; either one of the hero's dice is rerolled, or one goes up by 1.
import { expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import { inCombat } from '../withDice';
import { describeSkill, whyNot } from './skillSuite';

describeSkill('lucky-familiar', 'heroic 3');

const skills = ['lucky-familiar'];
const used = (table: Table, way: number) =>
  table.do({ type: 'useSkill', hero: 'warrior', skill: 'lucky-familiar', dice: [], way });

it('rerolls one die', () => {
  const table = used(inCombat({ skills, dice: ['strength 1', 'magic 2'], rolls: [6] }), 0).choose('strength 1');
  expect(table.pool()).toEqual(['strength 6', 'magic 2']);
  expect(table.told('dieRerolled')).toMatchObject([{ value: 6 }]);
});

it('or raises one die', () => {
  const table = used(inCombat({ skills, dice: ['strength 1', 'magic 2'], rolls: [] }), 1).choose('magic 2');
  expect(table.pool()).toEqual(['strength 1', 'magic 3']);
});

it('raises no die above 6', () => {
  const table = used(inCombat({ skills, dice: ['magic 6', 'magic 5'], rolls: [] }), 1).choose('magic 6');
  expect(table.pool()).toEqual(['magic 6', 'magic 5']);
});

it('does one of the two, to one die, and there is no third way', () => {
  const table = inCombat({ skills, dice: ['strength 1', 'magic 2'], rolls: [] });
  expect(table.why({ type: 'useSkill', hero: 'warrior', skill: 'lucky-familiar', dice: [], way: 2 })).toBe('noSuchWay');
  used(table, 1);
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'magic 2') })).toBe('diceCount');
  expect(whyNot(table.choose('magic 2'), 'lucky-familiar', [])).toBe('skillUsed');
});

it('R13: a rerolled die meets what the foe does to rolled dice', () => {
  const table = used(inCombat({ skills, dice: ['strength 2'], rolls: [3] }, 'phantom-1'), 0);
  expect([table.pool(), table.told('dieDiscarded').map(({ cause }) => cause)]).toEqual([[], ['ethereal']]);
});
