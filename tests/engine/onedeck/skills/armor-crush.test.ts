// Armor Crush (card): one strength die is paid; a heroic 6 joins the pool that may only cover an armor box.
import { expect, it } from 'vitest';
import { inCombat } from '../withDice';
import { describeSkill, whyNot } from './skillSuite';

describeSkill('armor-crush');

const skills = ['armor-crush', 'crushing-blow'];
const crushed = (dice: readonly string[] = ['strength 1']) =>
  inCombat({ skills, dice, rolls: [] }).use('armor-crush', 'strength 1');

it('gains a heroic 6 for armor alone', () => {
  const table = crushed();
  expect(table.told('dieGained')).toMatchObject([{ hero: 'warrior', color: 'heroic', value: 6, only: 'armor' }]);
  expect(table.pool()).toEqual(['heroic 6']);
});

it('covers an armor box, as any colour', () => {
  expect(crushed().cover(0, 'heroic 6').state.encounter?.boxes[0]?.dice).toHaveLength(1);
});

it('joins other dice on an armor box', () => {
  const table = crushed(['strength 1', 'strength 2']);
  expect(table.cover(0, 'heroic 6', 'strength 2').state.encounter?.boxes[0]?.dice).toHaveLength(2);
});

it('covers nothing without armor', () => {
  const table = crushed(['strength 1', 'strength 4']).cover(0, 'strength 4');
  expect(table.why({ type: 'cover', box: 1, dice: table.dice('heroic 6') })).toBe('dieOnlyArmor');
  expect(table.legal('cover')).toEqual([]);
});

it('R16: pays no cost', () => {
  expect(whyNot(crushed(), 'crushing-blow', ['heroic 6'])).toBe('dieOnlyArmor');
  expect(crushed().legal('useSkill')).toEqual([]);
});

it('R18: is free of its restriction once it has become part of a new heroic die', () => {
  const table = crushed(['strength 1', 'strength 5', 'strength 4']).cover(0, 'strength 4');
  const made = table.do({ type: 'makeHeroic', dice: table.dice('heroic 6', 'strength 5'), hero: 'warrior' });
  expect(made.state.encounter?.pool).toMatchObject([{ color: 'heroic', value: 5, only: null }]);
  expect(made.cover(1, 'heroic 5').state.encounter?.boxes[1]?.dice).toHaveLength(1);
});
