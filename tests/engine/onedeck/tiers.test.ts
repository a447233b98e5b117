// Rule book p. 23 and 36, Challenge Tiers: what a game begins with. What tiers earn is the campaign's affair.
import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/engine/kernel';
import { type CardId, oneDeckDungeon as game, reportOf } from '../../../src/engine/onedeck';
import { aGame } from '../../support/onedeck';
import { inCombat } from './withDice';

const PARTIES = [['warrior'], ['warrior', 'mage'], ['warrior', 'mage', 'rogue', 'archer']] as const;
const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const;
const START = {
  novice: { level: 2, xp: 0, potions: [2, 2, 4] },
  standard: { level: 1, xp: 1, potions: [1, 1, 2] },
  veteran: { level: 1, xp: 0, potions: [1, 1, 2] },
  fearless: { level: 1, xp: 0, potions: [0, 0, 0] },
} as const;

describe.each(TIERS)('%s', (tier) => {
  it.each([0, 1, 2] as const)('R44: with party %#', (at) => {
    const heroes = PARTIES[at];
    const { state } = aGame({ heroes, tier });
    const { level, xp, potions } = START[tier];
    expect([state.level, state.xp.length, state.potions]).toEqual([level, xp, potions[at]]);
    expect(state.deck).toHaveLength((heroes.length === 4 ? 88 : 44) - xp);
    expect(game.faults(state)).toEqual([]);
  });
});

it('Standard draws the top card of the shuffled deck, which shows', () => {
  const deck: readonly CardId[] = ['ogre-1', 'goblin-1'];
  const state = game.start({ heroes: ['warrior'], dungeon: 'lichs-tomb', tier: 'standard' }, 'lantern' as Seed, { deck: [deck] });
  expect([state.xp, state.deck[0]]).toEqual([['ogre-1'], 'goblin-1']);
});

it('Novice has the dice of level 2 in the first encounter', () => {
  const table = inCombat({ tier: 'novice' });
  expect(table.pool().filter((die) => die.startsWith('heroic'))).toHaveLength(1);
});

it('the level that Novice begins with is not one gained', () => {
  expect(reportOf(aGame({ tier: 'novice' }).state).levelUps).toBe(0);
  expect(reportOf(aGame({ tier: 'novice', level: 3 }).state).levelUps).toBe(1);
  expect(reportOf(aGame({ tier: 'fearless', level: 3 }).state).levelUps).toBe(2);
});

it('Fearless may still gain potions', () => {
  const table = aGame({ tier: 'fearless', xp: ['ogre-1', 'ogre-2'] }).from({ turn: 1, arrived: false }, 'level');
  expect(table.do({ type: 'levelUp', cards: ['ogre-1', 'ogre-2'] }).state.potions).toBe(1);
});
