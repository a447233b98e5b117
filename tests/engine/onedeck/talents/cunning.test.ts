// Cunning (campaign sheet, dungeon focus): in a peril, one die that shows 5 becomes a 6.
import { expect, it } from 'vitest';
import { whyNot } from '../skills/skillSuite';
import { inPeril } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('cunning', 'strength 5');

const scene = (...dice: readonly string[]) => inPeril('agility', { ...having('cunning'), dice, rolls: [] });

it('sets one 5 to 6', () => {
  expect(scene('agility 5', 'heroic 5', 'agility 4').use('cunning').choose('heroic 5').pool()).toEqual([
    ...['agility 5', 'heroic 6', 'agility 4'],
  ]);
});

it('sets no second and no other value', () => {
  const table = scene('agility 5', 'heroic 5', 'agility 4').use('cunning');
  expect(table.why({ type: 'chooseDice', dice: table.dice('agility 5', 'heroic 5') })).toBe('diceCount');
  expect(table.why({ type: 'chooseDice', dice: table.dice('agility 4') })).toBe('dieNotEligible');
  expect(whyNot(scene('agility 4'), 'cunning', [])).toBe('nothingToChoose');
});
