// Split (card), R13: every die rolled or rerolled as a 1 costs 1 time at once; dice gained or changed cost nothing (p. 29).
import { describe, expect, it } from 'vitest';
import { suffered, timeOf } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('glooping-ooze', { damage: 4, time: 5 });

describe('Split', () => {
  it.each([
    ['no 1', [2, 2, 2, 2, 2, 2, 2], 0],
    ['one 1', [2, 2, 1, 2, 2, 2, 2], 1],
    ['four 1s of all colours', [1, 2, 2, 1, 1, 2, 1], 4],
  ])('with %s takes the time of each', (_, rolls, time) => {
    const table = meet('glooping-ooze-1', rolls).expectNoRollsLeft();
    expect(timeOf(table)).toBe(time);
    expect(table.state.encounter?.pool).toHaveLength(7);
  });

  it('counts a heroic bonus die, too', () => {
    const table = meet('glooping-ooze-2', [2, 2, 2, 2, 2, 2, 2, 1], { level: 2 }).expectNoRollsLeft();
    expect(timeOf(table)).toBe(1);
  });

  it('counts a die that is rerolled to 1, every time', () => {
    const plan = { with: { warrior: { skills: ['ice-elemental-1'] } } } as const;
    const table = meet('glooping-ooze-1', [2, 2, 2, 1, 2, 2, 2, 1], plan);
    expect(timeOf(table)).toBe(1);
    table.use('lucky-familiar').choose('strength 1').expectNoRollsLeft();
    expect(timeOf(table)).toBe(1);
  });

  it('does not count dice that are gained with a 1', () => {
    const table = meet('glooping-ooze-1', [1, 2, 2, 2, 2, 2, 2, 2], { heroes: ['mage', 'warrior'] });
    expect(timeOf(table)).toBe(1);
    table.use('power-transfer').expectNoRollsLeft();
    expect([table.told('dieGained').map(({ value }) => value), timeOf(table)]).toEqual([[1], 0]);
    table.do({ type: 'makeHeroic', dice: table.dice('agility 1', 'strength 1'), hero: 'warrior' });
    expect([table.told('dieGained').map(({ value }) => value), timeOf(table)]).toEqual([[1], 0]);
  });

  it('can find the stairs, which strike in the middle of the encounter', () => {
    const table = meet('glooping-ooze-1', [1, 1, 1, 1, 2, 2, 2], { cardsLeft: 1 }).expectNoRollsLeft();
    expect(table.told('damageTaken')).toMatchObject([{ cause: 'stairs', amount: 1 }]);
    expect([table.state.phase, table.state.stairsTokens]).toEqual(['pool', 0]);
  });
});

it('leaves what is not covered, and the time of Split is none of it', () => {
  const table = meet('glooping-ooze-2', [4, 4, 6, 1, 3, 1, 2]);
  expect(timeOf(table)).toBe(2);
  expect(table.why({ type: 'cover', box: 2, dice: table.dice('strength 4') })).toBe('armorFirst');
  table.cover(0, 'magic 2').do({ type: 'makeHeroic', dice: table.dice('strength 6', 'agility 3'), hero: 'warrior' });
  table.cover(1, 'heroic 3').cover(2, 'strength 4').cover(3, 'strength 4');
  expect(suffered(table)).toEqual({ damage: 2, time: 3 });
});
