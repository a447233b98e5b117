// Frost (card; order of one encounter, 4): before the encounter 3 time passes.
import { describe, expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { suffered, timeOf } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('ice-elemental', { damage: 5, time: 3 });

describe('Frost', () => {
  it.each([1, 2, 4])('takes 3 time from a party of %d', (size) => {
    const heroes = (['warrior', 'mage', 'rogue', 'archer'] as const).slice(0, size);
    const doors = [{ cards: size === 4 ? (['ice-elemental-1', 'ogre-1'] as const) : (['ice-elemental-1'] as const), open: true }];
    const table = aGame({ heroes, doors }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    if (size === 4) table.do({ type: 'splitParty', heroes: ['warrior', 'mage'], card: 'ice-elemental-1' });
    expect([timeOf(table), table.state.encounter?.card]).toEqual([3, 'ice-elemental-1']);
  });

  it('passes before feats, and what the deck lacks counts against the stairs', () => {
    const plan = { cardsLeft: 1, with: { warrior: { stored: [1] } } };
    const table = meet('ice-elemental-2', [], plan);
    expect([table.told('timeSpent').length, table.told('stairsTokenPlaced').length]).toEqual([1, 2]);
    expect([table.state.phase, table.state.stairsTokens]).toEqual(['feats', 2]);
  });

  it('lets the stairs strike before the dice are rolled', () => {
    const table = meet('ice-elemental-2', [], { cardsLeft: 0, with: { warrior: { stored: [1] } } });
    expect(table.told('damageTaken')).toMatchObject([{ amount: 1, cause: 'stairs' }]);
    expect([table.state.phase, table.hero().stored.length]).toEqual(['feats', 2]);
  });

  it('takes nothing from those who flee', () => {
    const table = aGame({ doors: [{ cards: ['ice-elemental-1'], open: false }] });
    table.do({ type: 'startTurn' }, { type: 'enter', door: 0 }, { type: 'flee' });
    expect([timeOf(table), table.state.doors[0]]).toEqual([0, { cards: ['ice-elemental-1'], open: true }]);
  });

  it('meets those who come back to the open door, who cannot flee', () => {
    const table = aGame({ doors: [{ cards: ['ice-elemental-1'], open: true }] });
    table.do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    expect([timeOf(table), table.why({ type: 'flee' })]).toEqual([3, 'wrongPhase']);
  });
});

it('opens its other boxes with 11 strength', () => {
  const table = meet('ice-elemental-1', [6, 4, 1, 3, 3, 1, 4]);
  expect(table.why({ type: 'cover', box: 2, dice: table.dice('magic 4') })).toBe('armorFirst');
  table.cover(0, 'strength 6', 'strength 4', 'strength 1').cover(1, 'strength 3').cover(2, 'magic 4').cover(5, 'agility 3');
  expect(suffered(table)).toEqual({ damage: 2, time: 2 });
});
