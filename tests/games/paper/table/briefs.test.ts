import { describe, expect, it } from 'vitest';
import type { LairStanding } from '../../../../src/engine/paper';
import { aTurn } from '../../../engine/paper/table';
import { shownOf } from '../shown';
import { SPEECH } from '../translator';

/** The least room of the strip, on a phone on its side, takes so many letters of 11 px. */
const LETTERS = 14;
const STANDINGS: readonly LairStanding[] = ['in', 'near', 'later', 'far'];

function plate(shown: ReturnType<typeof shownOf>, id: string) {
  const { brief, glory, peril } = shown.entries.find((entry) => entry.id === id) ?? {};
  return { brief, glory, peril };
}

describe('A plate says before the press', () => {
  it('whom a die raises, what that does to glory, and to the strength against the boss', () => {
    const { state } = aTurn();
    expect(plate(shownOf(state, { presses: ['die-0'] }), 'use-raise')).toEqual({
      brief: ['Warrior 2', 'boss 5 → 6'],
      glory: '−1',
      peril: 'none',
    });
  });

  it('what a box brings besides', () => {
    const { state } = aTurn().with({ items: { ...aTurn().sheet().items, 'tome-of-wisdom': 1 } });
    const { brief, glory } = plate(shownOf(state, { presses: ['die-0', 'use-craft'] }), 'item-tome-of-wisdom');
    expect({ brief, glory }).toEqual({ brief: ['Tome 2/2', 'then a level'], glory: '0 → 4' });
  });

  it('that a full satchel takes nothing', () => {
    const { state } = aTurn().with({ potions: 12 });
    expect(plate(shownOf(state, { presses: ['die-0'] }), 'use-brew')).toEqual({ brief: ['2 lost'], glory: '−1', peril: 'waste' });
  });

  it('what lies on a way, without the glory that stands beside it', () => {
    const { state } = aTurn();
    expect(shownOf(state, { presses: ['die-0', 'room-C1'] }).preview?.brief).toEqual(['+1 potion', '1 step unused']);
  });
});

describe('The lair', () => {
  it('is told in few words in every language', () => {
    for (const translate of Object.values(SPEECH)) {
      for (const standing of STANDINGS)
        expect(translate(`paperDungeons.lairBrief.${standing}`).length).toBeLessThanOrEqual(LETTERS);
    }
  });

  it('that cannot be reached any more is told at the first die', () => {
    // The last turn of the round, a long way off.
    const { state } = aTurn()
      .at({ turn: 3 })
      .with({ path: ['F7'], used: [0] });
    const { warnings, labels } = shownOf(state);
    expect(labels.standing).toBe('Out of reach');
    expect(warnings).toEqual(['The lair of Gilded Mimic is out of reach: -2 glory at the end of this round.']);
    expect(shownOf(aTurn().state).warnings).toEqual([]);
  });
});
