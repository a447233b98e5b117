// Hall of Statues, R25: before the first turn of every floor 5 more time passes. Flame Aura and Dragonskin only add boxes.
import { describe, expect, it } from 'vitest';
import { aGame, anEncounter } from '../../../support/onedeck';
import { descend, suffered, timeOf } from '../accounts';
import { describeDungeon } from './describeDungeon';

describeDungeon('dragons-cave', 1, [
  [1, 'combat', 'S3 1d'],
  [2, 'combat', 'S3 1d', 'M5 2d'],
  [3, 'combat', 'S3 1d', 'M5 2d', 'S10w armor'],
  [1, 'strength', 'S2 armor'],
  [2, 'strength', 'S2 armor', 'S6 1d'],
  [3, 'strength', 'S2 armor', 'S6 1d', 'S5 armor'],
  [1, 'agility', 'A2 armor'],
  [2, 'agility', 'A2 armor', 'A6 1d'],
  [3, 'agility', 'A2 armor', 'A6 1d', 'A5 armor'],
  [1, 'magic', 'M2 armor'],
  [2, 'magic', 'M2 armor', 'M6 1d'],
  [3, 'magic', 'M2 armor', 'M6 1d', 'M5 armor'],
]);

describe('Hall of Statues', () => {
  it('takes 5 time ahead of the first turn of each floor, and nothing ahead of the others', () => {
    const table = aGame();
    for (const floor of [1, 2, 3]) {
      expect([table.state.floor, timeOf(table.do({ type: 'startTurn' }))]).toEqual([floor, 7]);
      table.do({ type: 'explore' });
      expect(timeOf(table.do({ type: 'startTurn' }))).toBe(2);
      table.do({ type: 'enter', door: 0 }, { type: 'flee' });
      if (floor < 3) descend(table);
    }
  });

  it.each([
    [['warrior'], 7],
    [['warrior', 'mage'], 7],
    [['warrior', 'mage', 'rogue', 'archer'], 14],
  ] as const)('takes of %j on the first turn %d time in all', (heroes, time) => {
    expect(timeOf(aGame({ heroes }).do({ type: 'startTurn' }))).toBe(time);
  });

  it('is part of the opening time: stairs that it uncovers may be taken at once', () => {
    const table = aGame({ floor: 2, cardsLeft: 6 }).do({ type: 'startTurn' });
    expect([table.told('timeSpent').length, table.state.stairsTokens, table.state.phase]).toEqual([6, 1, 'descend']);
    expect(table.do({ type: 'descend' }).state.floor).toBe(3);
  });

  it('lets a Healing potion of the turn start come first', () => {
    const table = aGame({ with: { warrior: { damage: 4 } } });
    table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect([table.hero().damage, timeOf(table)]).toEqual([1, 0]);
    expect(timeOf(table.do({ type: 'startTurn' }))).toBe(7);
  });
});

describe('Flame Aura and Dragonskin', () => {
  it('do nothing beside their boxes', () => {
    const table = anEncounter('goblin-1', { floor: 3, level: 2, rolls: [1, 2, 3, 4, 1, 2, 3, 5] }).expectNoRollsLeft();
    expect(table.events.map(({ type }) => type)).not.toContain('damageTaken');
    expect([timeOf(table), table.pool().length, table.pool().at(-1)]).toEqual([0, 8, 'heroic 5']);
  });

  it('keep the other boxes shut until the skin is pierced, by dice of two heroes together', () => {
    const plan = { heroes: ['warrior', 'paladin'], floor: 3, rolls: [3, 6, 1, 1, 1, 4, 5, 2] } as const;
    const table = anEncounter('goblin-1', plan).cover(0, 'warrior strength 3', 'warrior strength 1');
    expect(table.why({ type: 'cover', box: 6, dice: table.dice('magic 5') })).toBe('armorFirst');
    table.cover(7, 'warrior strength 6', 'paladin strength 4').cover(6, 'magic 5');
    expect(suffered(table)).toEqual({ damage: 5, time: 2 });
  });
});
