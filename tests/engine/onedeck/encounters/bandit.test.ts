// Dodge, R12: against the bandit a heroic die costs three dice instead of two, and shows the lowest of the three.
import { describe, expect, it } from 'vitest';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('bandit', { damage: 5, time: 4 });

describe('Dodge', () => {
  const rolls = [5, 5, 6, 4, 4, 3, 2];

  it('takes three dice for a heroic one and shows the lowest', () => {
    const table = meet('bandit-1', rolls);
    const dice = table.dice('strength 6', 'strength 4', 'magic 2');
    table.do({ type: 'makeHeroic', dice, hero: 'warrior' }).expectNoRollsLeft();
    expect(table.told('dieDiscarded').map(({ die }) => die)).toEqual(dice);
    expect(table.told('dieGained')).toMatchObject([{ color: 'heroic', value: 2 }]);
    expect(table.pool()).toEqual(['strength 5', 'strength 5', 'agility 4', 'agility 3', 'heroic 2']);
  });

  it.each([[['strength 6', 'strength 5']], [['strength 6', 'strength 5', 'strength 5', 'magic 2']]])('refuses %j', (words) => {
    const table = meet('bandit-2', rolls).expectNoRollsLeft();
    const dice = table.dice(...words);
    expect(table.why({ type: 'makeHeroic', dice, hero: 'warrior' })).toBe('heroicCount');
  });

  it('offers threes only', () => {
    const sizes = meet('bandit-1', rolls)
      .expectNoRollsLeft()
      .legal('makeHeroic')
      .map(({ dice }) => dice.length);
    expect(new Set(sizes)).toEqual(new Set([3]));
  });

  it('takes the third die from the partner, too', () => {
    const table = meet('bandit-1', [6, 6, 6, 5, 5, 4, 3, 2], { heroes: ['warrior', 'mage'] });
    const dice = table.dice('warrior strength 6', 'warrior agility 5', 'mage magic 4');
    table.do({ type: 'makeHeroic', dice, hero: 'mage' }).expectNoRollsLeft();
    expect(table.told('dieGained')).toMatchObject([{ hero: 'mage', color: 'heroic', value: 4 }]);
  });
});

it('leaves what is not covered: the wide box and the one of the floor', () => {
  const table = meet('bandit-1', [5, 5, 6, 4, 4, 3, 2])
    .cover(1, 'agility 3')
    .cover(2, 'agility 4')
    .cover(3, 'strength 5')
    .cover(4, 'strength 5');
  expect(suffered(table)).toEqual({ damage: 3, time: 0 });
  expect(table.state.loot).toEqual(['bandit-1']);
});
