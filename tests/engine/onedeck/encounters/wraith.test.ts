// Drain (card), R10: before the encounter one item of the party's choice becomes XP at once; without an item nothing happens.
import { describe, expect, it } from 'vitest';
import { xpOf } from '../../../../src/engine/onedeck';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('wraith', { damage: 4, time: 3 });

describe('Drain', () => {
  it('does nothing to a party without items', () => {
    const table = meet('wraith-1', [2, 2, 2, 2, 2, 2, 2]).expectNoRollsLeft();
    expect([table.told('itemDrained'), table.state.phase]).toEqual([[], 'pool']);
  });

  it('takes the only item there is, and its die is not rolled', () => {
    const table = meet('wraith-2', [2, 2, 2, 2, 2, 2, 2], { with: { warrior: { items: ['goblin-1'] } } }).expectNoRollsLeft();
    expect(table.told('itemDrained')).toEqual([{ type: 'itemDrained', card: 'goblin-1', hero: 'warrior' }]);
    expect([table.hero().items, table.state.xp, table.state.phase]).toEqual([[], ['goblin-1'], 'pool']);
  });

  it('lets the party choose among the items of those who fight', () => {
    const items = { mage: { items: ['goblin-1'] }, warrior: { items: ['boulder-1'] } } as const;
    const table = meet('wraith-1', [2, 2, 2, 2, 2, 2, 2, 2, 2], { heroes: ['mage', 'warrior'], with: items });
    expect([table.state.phase, table.legal('assignDamage')]).toEqual(['before', []]);
    expect(table.legal('chooseItemToDrain').map(({ hero, card }) => [hero, card])).toEqual([
      ['mage', 'goblin-1'],
      ['warrior', 'boulder-1'],
    ]);
    expect(table.why({ type: 'chooseItemToDrain', hero: 'mage', card: 'boulder-1' })).toBe('noSuchItem');
    table.do({ type: 'chooseItemToDrain', hero: 'warrior', card: 'boulder-1' }).expectNoRollsLeft();
    expect([table.hero('mage').items, table.hero('warrior').items, xpOf(table.state.xp)]).toEqual([['goblin-1'], [], 4]);
  });

  it('leaves skills alone', () => {
    const table = meet('wraith-1', [2, 2, 2, 2, 2, 2, 2], { with: { warrior: { skills: ['goblin-1'] } } }).expectNoRollsLeft();
    expect([table.hero().skills, table.state.xp]).toEqual([['goblin-1'], []]);
  });

  it('brings XP that counts for a level only after the encounter', () => {
    const plan = { xp: ['bandit-1', 'bandit-2'], with: { warrior: { items: ['goblin-1'] } } } as const;
    const table = meet('wraith-1', [2, 2, 2, 2, 2, 2, 2], plan);
    expect([table.state.phase, xpOf(table.state.xp), table.state.level]).toEqual(['pool', 8, 1]);
    suffered(table);
    table.do({ type: 'claim', card: 'wraith-1', as: 'xp' });
    expect([table.state.phase, xpOf(table.state.xp)]).toEqual(['level', 11]);
  });

  it('can bring damage up to health, which a potion heals or ends the game', () => {
    const hurt = { with: { warrior: { items: ['ogre-1'], damage: 6 } } } as const;
    const saved = meet('wraith-2', [2, 2, 2, 2, 2, 2, 2], hurt);
    expect(saved.state.phase).toBe('dying');
    saved.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' }).expectNoRollsLeft();
    expect([saved.hero().damage, saved.state.phase]).toEqual([4, 'pool']);
    expect(meet('wraith-2', [], { ...hurt, potions: 0 }).state.result).toBe('defeat');
  });
});

it('leaves what is not covered', () => {
  const table = meet('wraith-1', [5, 5, 3, 4, 3, 6, 6], {});
  table.do({ type: 'makeHeroic', dice: table.dice('strength 4', 'agility 6'), hero: 'warrior' });
  expect(table.why({ type: 'cover', box: 2, dice: table.dice('strength 3') })).toBe('armorFirst');
  table
    .cover(0, 'magic 6', 'heroic 4')
    .cover(1, 'strength 5')
    .cover(2, 'strength 3')
    .cover(3, 'strength 5')
    .cover(5, 'agility 3');
  expect(suffered(table)).toEqual({ damage: 1, time: 1 });
});
