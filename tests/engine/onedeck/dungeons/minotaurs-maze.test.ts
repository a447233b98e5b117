// Deadly Maze, R23 (p. 27): at most 3 doors from floor 1 on. Crumbling Walls: each explore costs 1 more time, 2 with four heroes.
import { describe, expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { timeOf } from '../accounts';
import { describeDungeon } from './describeDungeon';

describeDungeon('minotaurs-maze', 3, [
  [1, 'combat', 'A2 1d', 'A2 1d'],
  [2, 'combat', 'A2 1d', 'A2 1d', 'S3 armor', 'S3 armor'],
  [3, 'combat', 'A2 1d', 'A2 1d', 'S3 armor', 'S3 armor', 'A12w 3d'],
  [1, 'strength', 'S5 armor 1d'],
  [2, 'strength', 'S5 armor 1d', 'S3 armor'],
  [3, 'strength', 'S5 armor 1d', 'S3 armor', 'S6 1d 1t'],
  [1, 'agility', 'A5 armor 1d'],
  [2, 'agility', 'A5 armor 1d', 'A3 armor'],
  [3, 'agility', 'A5 armor 1d', 'A3 armor', 'A6 1d 1t'],
  [1, 'magic', 'M5 armor 1d'],
  [2, 'magic', 'M5 armor 1d', 'M3 armor'],
  [3, 'magic', 'M5 armor 1d', 'M3 armor', 'M6 1d 1t'],
]);

const MAZE = { dungeon: 'minotaurs-maze' } as const;
const FLEE = [{ type: 'startTurn' }, { type: 'enter', door: 1 }, { type: 'flee' }] as const;

describe('Deadly Maze', () => {
  it.each([1, 2, 3] as const)('lets the party explore up to three doors on floor %d', (floor) => {
    const table = aGame({ ...MAZE, floor }).do({ type: 'startTurn' }, { type: 'explore' });
    expect(table.told('doorPlaced').map(({ door }) => door)).toEqual([0, 1, 2]);
    table.do({ type: 'startTurn' });
    expect([table.why({ type: 'explore' }), table.legal('explore')]).toEqual(['doorsFull', []]);
    expect(table.legal('enter').map(({ door }) => door)).toEqual([0, 1, 2]);
  });

  it('counts open doors, too', () => {
    const table = aGame(MAZE).do({ type: 'startTurn' }, { type: 'explore' }, ...FLEE, { type: 'startTurn' });
    expect(table.state.doors.map((door) => door?.open)).toEqual([false, true, false]);
    expect(table.why({ type: 'explore' })).toBe('doorsFull');
  });

  it('fills only the place that is free', () => {
    const doors = [{ cards: ['ogre-1'], open: true } as const, { cards: ['ogre-2'], open: false } as const];
    const table = aGame({ ...MAZE, doors }).do({ type: 'startTurn' }, { type: 'explore' });
    expect(table.told('doorPlaced').map(({ door }) => door)).toEqual([2]);
  });

  it('offers Stealth no fourth door', () => {
    const table = aGame({ ...MAZE, heroes: ['rogue'] }).do({ type: 'startTurn' }, { type: 'explore' }, ...FLEE);
    expect(table.state.phase).toBe('turnStart');
    const roomy = aGame({ dungeon: 'dragons-cave', heroes: ['rogue'], doors: [{ cards: ['ogre-1'], open: false }] });
    expect(roomy.do({ type: 'startTurn' }, { type: 'enter', door: 0 }, { type: 'flee' }).state.phase).toBe('stealth');
  });

  it('is found in no other dungeon: elsewhere there are four', () => {
    for (const dungeon of ['dragons-cave', 'yetis-cavern', 'hydras-reef', 'lichs-tomb'] as const) {
      const table = aGame({ dungeon }).do({ type: 'startTurn' }, { type: 'explore' });
      expect(table.told('doorPlaced')).toHaveLength(4);
    }
  });
});

describe('Crumbling Walls', () => {
  it.each([
    [1, ['warrior'], 0],
    [2, ['warrior'], 1],
    [3, ['warrior'], 1],
    [2, ['warrior', 'mage'], 1],
    [2, ['warrior', 'mage', 'rogue', 'archer'], 2],
    [3, ['warrior', 'mage', 'rogue', 'archer'], 2],
  ] as const)('on floor %d make an explore of %j cost %d time', (floor, heroes, time) => {
    const table = aGame({ ...MAZE, floor, heroes }).do({ type: 'startTurn' });
    expect(timeOf(table)).toBe(heroes.length === 4 ? 4 : 2);
    table.do({ type: 'explore' });
    expect([timeOf(table), table.told('doorPlaced').length]).toEqual([time, 3]);
  });

  it('take the same for a single door, and nothing for entering one', () => {
    const doors = [{ cards: ['ogre-1'], open: false } as const, { cards: ['ogre-2'], open: false } as const];
    const table = aGame({ ...MAZE, floor: 2, doors }).do({ type: 'startTurn' }, { type: 'explore' });
    expect([timeOf(table), table.told('doorPlaced').length]).toEqual([1, 1]);
    expect(timeOf(table.do({ type: 'startTurn' }, { type: 'enter', door: 0 }))).toBe(0);
  });

  /** R34: the price comes before the doors. */
  it('end the turn where they take the last card, and the stairs are found', () => {
    const table = aGame({ ...MAZE, floor: 2, cardsLeft: 3 }).do({ type: 'startTurn' }, { type: 'explore' });
    expect(table.told('stairsFound')).toHaveLength(1);
    expect([table.told('doorPlaced'), table.state.stairsTokens, table.state.phase]).toEqual([[], 0, 'descend']);
  });
});
