// Mana Fountain (card): free; a magic 6 joins the pool that may only pay mana for a spell.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill, whyNot } from './skillSuite';

describeSkill('mana-fountain');

const skills = ['mana-fountain', 'crushing-fist', 'dexterity'];
const used = (...dice: readonly string[]) => inCombat({ skills, level: 2, dice, rolls: [] }, 'ogre-1').use('mana-fountain');

it('gains a magic 6 for mana alone', () => {
  const table = used('agility 1');
  expect(table.told('dieGained')).toMatchObject([{ color: 'magic', value: 6, only: 'mana' }]);
  expect(table.pool()).toEqual(['agility 1', 'magic 6']);
});

it('pays for a spell', () => {
  expect(used().use('crushing-fist', 'magic 6').pool()).toEqual(some(2, 'strength 6'));
});

it('pays for nothing else', () => {
  expect(whyNot(used('agility 1'), 'dexterity', ['magic 6'])).toBe('dieWrongColor');
});

it('covers nothing, not even together with others', () => {
  const table = inCombat({ skills, level: 2, dice: ['magic 6'], rolls: [] }, 'wraith-1').use('mana-fountain');
  const [free = 0, bound = 0] = table.dice('magic 6', 'magic 6');
  expect(table.why({ type: 'cover', box: 0, dice: [free, bound] })).toBe('dieOnlyMana');
  expect(table.legal('cover')).toEqual([]);
});

it('R18: may become part of a heroic die, which is free of the restriction', () => {
  const table = used('strength 6');
  table.do({ type: 'makeHeroic', dice: table.dice('magic 6', 'strength 6'), hero: 'warrior' });
  expect(table.state.encounter?.pool).toMatchObject([{ color: 'heroic', value: 6, only: null }]);
});

it('R14: gains nothing when all magic dice are out', () => {
  const table = used(...some(8, 'magic 1'));
  expect(table.pool()).toEqual(some(8, 'magic 1'));
});
