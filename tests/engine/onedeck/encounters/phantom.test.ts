// Ethereal (card), R13: a die rolled or rerolled as 1 or 3 is discarded at once; dice gained or changed are not looked at.
import { describe, expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('phantom', { damage: 7, time: 2 });

describe('Ethereal', () => {
  it('throws away every 1 and 3 of the roll, of whatever colour', () => {
    const table = meet('phantom-1', [1, 2, 3, 4, 3, 5, 1, 3], { level: 2 }).expectNoRollsLeft();
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(Array(5).fill('ethereal'));
    expect(table.pool()).toEqual(['strength 2', 'strength 4', 'agility 5']);
    expect(supplyLeft(table.state, 'heroic')).toBe(6);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 0],
    [6, 1],
  ])('looks again at a die rerolled to %d', (value, left) => {
    const plan = { with: { warrior: { skills: ['ice-elemental-1'] } } } as const;
    const table = meet('phantom-2', [4, 4, 4, 4, 2, 4, 4, value], plan);
    table.use('lucky-familiar').choose('agility 2').expectNoRollsLeft();
    expect(table.pool()).toHaveLength(6 + left);
  });

  it('leaves dice alone that are raised to 3 or gained with a 1', () => {
    const plan = { heroes: ['mage', 'warrior'], with: { warrior: { skills: ['bandit-2'] } } } as const;
    const table = meet('phantom-1', [2, 4, 4, 4, 2, 2, 2, 2], plan).use('power-transfer');
    const dice = table.dice('warrior strength 2');
    table.do({ type: 'useSkill', hero: 'warrior', skill: 'cleave', dice }).choose('warrior strength 2').expectNoRollsLeft();
    expect(table.told('dieDiscarded')).toEqual([]);
    expect(
      table
        .pool()
        .filter((die) => die.startsWith('strength'))
        .sort(),
    ).toEqual(['strength 1', 'strength 2', 'strength 3']);
  });

  it('looks at the dice of a feat only after the feat has', () => {
    const table = meet('phantom-1', [1, 4, 4, 4, 4, 4, 4, 4], { heroes: ['rogue'] });
    table.do({ type: 'useFeat', hero: 'rogue', dice: 1 });
    expect(table.told('damageTaken')).toMatchObject([{ cause: 'daring-gamble' }]);
    table.expectNoRollsLeft();
    expect(table.told('dieDiscarded')).toHaveLength(1);
  });
});

it('leaves what is not covered', () => {
  const table = meet('phantom-2', [4, 5, 6, 1, 4, 6, 2]);
  expect(table.why({ type: 'cover', box: 5, dice: table.dice('strength 6') })).toBe('armorFirst');
  table.cover(0, 'strength 4').cover(1, 'agility 4').cover(3, 'agility 6').cover(4, 'strength 5').cover(5, 'strength 6');
  expect(suffered(table)).toEqual({ damage: 3, time: 0 });
});
