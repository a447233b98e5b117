// Heroism (card): two of the hero's dice, none of them heroic, are set to 6.
import { expect, it } from 'vitest';
import { inCombat, inPeril } from '../withDice';
import { describePotion, drink, knows } from './potionSuite';

describePotion('heroism');

const drunk = (...dice: readonly string[]) => inCombat(knows('heroism', { dice, rolls: [] })).do(drink('heroism'));

it('sets two dice of any colour', () => {
  const table = drunk('strength 1', 'agility 2', 'magic 3').choose('strength 1', 'magic 3');
  expect(table.pool()).toEqual(['strength 6', 'agility 2', 'magic 6']);
  expect(table.told('dieChanged').map(({ cause }) => cause)).toEqual(['heroism', 'heroism']);
});

it('sets neither one nor three', () => {
  const table = drunk('strength 1', 'agility 2', 'magic 3');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1') })).toBe('diceCount');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'agility 2', 'magic 3') })).toBe('diceCount');
});

it('sets no heroic die', () => {
  const table = drunk('strength 1', 'agility 2', 'magic 2', 'heroic 1');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'heroic 1') })).toBe('dieNotEligible');
  expect(inCombat(knows('heroism', { dice: ['heroic 1'], rolls: [] })).why(drink('heroism'))).toBe('nothingToChoose');
});

it('leaves no choice between two', () => {
  expect(drunk('strength 1', 'heroic 1', 'agility 2').pool()).toEqual(['strength 6', 'heroic 1', 'agility 6']);
});

it("R17: sets none of the partner's", () => {
  const dice = ['strength 1', 'agility 2', 'strength 2', 'mage magic 1'];
  const table = inCombat(knows('heroism', { heroes: ['warrior', 'mage'], dice, rolls: [] })).do(drink('heroism'));
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'mage magic 1') })).toBe('dieNotEligible');
});

it('works in a peril', () => {
  const table = inPeril('magic', knows('heroism', { dice: ['magic 1', 'magic 2'], rolls: [] })).do(drink('heroism'));
  expect(table.pool()).toEqual(['magic 6', 'magic 6']);
});
