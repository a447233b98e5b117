// Berserker: two more strength against bosses.
import { expect, it } from 'vitest';
import { itemBoxes, levels } from '../parties';
import { aTurn } from '../table';
import { describePower } from './describePower';

describePower('berserker', -2);

it('P37: adds two to the strength, beside the sword and the gift of a Warrior', () => {
  const table = aTurn({ powers: ['berserker'], dungeon: 'b' }).untilTurn(3);
  const { state } = table;
  const strength = (party: Parameters<typeof table.with>[0]) =>
    table
      .at(state)
      .with({ ...party, lair: true })
      .idle()
      .told('bossFought')[0]?.strength;
  expect(strength(levels(3, 3, 3, 3))).toBe(15 + 2);
  expect(strength({ ...levels(4, 3, 3, 3), ...itemBoxes({ 'flaming-sword': 2 }) })).toBe(17 + 1 + 3 + 2);
});
