// Fade (card), R11: every use of a skill costs 1 time at once, starting and basic skills and talents among them; potions and feats are free of it.
import { describe, expect, it } from 'vitest';
import { suffered, timeOf } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('shadow', { damage: 5, time: 4 });

const TWOS = [2, 2, 2, 2, 2, 2, 2];
const gifts = [{ hero: 'warrior', focus: 'combat', basicSkill: 'true-strike', talents: ['veteran', 'planning'] }] as const;

describe('Fade', () => {
  it('takes 1 time for each skill: of a card, a basic one, a talent', () => {
    const plan = { gifts, with: { warrior: { skills: ['boulder-1', 'bandit-2'] } } } as const;
    const table = meet('shadow-1', [...TWOS, 4], plan);
    expect(timeOf(table.use('valor'))).toBe(1);
    expect(timeOf(table.use('true-strike', 'strength 2'))).toBe(1);
    expect(timeOf(table.use('planning'))).toBe(1);
    expect(timeOf(table.use('cleave', 'strength 2'))).toBe(1);
    expect(timeOf(table.choose('strength 2', 'strength 5'))).toBe(0);
    table.expectNoRollsLeft();
  });

  it('takes it for a starting skill, and before the effect', () => {
    const table = meet('shadow-2', [2, 2, 2, 2, 2, 2, 2, 2], { heroes: ['warrior', 'mage'] }).use('fearless-charge');
    const told = table.events.map(({ type }) => type);
    expect([timeOf(table), told.indexOf('timeSpent') < told.indexOf('symbolsPrevented')]).toEqual([1, true]);
    table.do({ type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [] }).expectNoRollsLeft();
    expect(timeOf(table)).toBe(1);
  });

  it('takes nothing for a potion, a feat, a heroic die or a covered box', () => {
    const plan = { identified: ['arrow-wall-2'], with: { warrior: { stored: [1] } } } as const;
    const table = meet('shadow-1', [5, 2, 2, 2, 2, 6, 4, 2, 3, 4, 5], plan);
    expect(timeOf(table.do({ type: 'useFeat', hero: 'warrior', dice: 1 }))).toBe(0);
    expect(timeOf(table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'mana' }))).toBe(0);
    table.expectNoRollsLeft();
    expect(timeOf(table.cover(0, 'agility 6', 'agility 4'))).toBe(0);
    expect(timeOf(table.do({ type: 'makeHeroic', dice: table.dice('strength 2', 'strength 2'), hero: 'warrior' }))).toBe(0);
  });

  it('is no consequence: Poison prevents 2 of the other time alone', () => {
    const plan = { with: { warrior: { skills: ['force-wall-2'] } } } as const;
    const table = meet('shadow-1', TWOS, plan).use('poison', 'agility 2');
    expect(timeOf(table)).toBe(1);
    expect(suffered(table)).toEqual({ damage: 5, time: 2 });
  });

  it('can find the stairs, which strike after the skill has done its work', () => {
    const plan = { cardsLeft: 0, stairsTokens: 2, with: { warrior: { skills: ['boulder-1'] } } } as const;
    const table = meet('shadow-1', [...TWOS, 6], plan)
      .use('valor')
      .expectNoRollsLeft();
    expect(table.told('damageTaken')).toMatchObject([{ cause: 'stairs' }]);
    expect([table.state.phase, table.pool().at(-1)]).toEqual(['pool', 'heroic 6']);
  });
});

it('leaves what is not covered', () => {
  const table = meet('shadow-2', [5, 2, 2, 2, 6, 4, 5]);
  expect(table.why({ type: 'cover', box: 4, dice: table.dice('magic 5') })).toBe('armorFirst');
  table.cover(0, 'agility 6', 'agility 4').cover(1, 'strength 5').cover(4, 'magic 5');
  expect(suffered(table)).toEqual({ damage: 3, time: 2 });
});
