// Direct Hit (campaign sheet, combat focus): one die of the hero's pool goes up by 1.
import { expect, it } from 'vitest';
import { inCombat } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('direct-hit', 'strength 3');

const scene = (...dice: readonly string[]) => inCombat({ ...having('direct-hit'), dice, rolls: [] }).use('direct-hit');

it.each(['strength 1', 'agility 2', 'heroic 5'])('raises %s', (die) => {
  const [color, value] = die.split(' ');
  const table = scene('strength 1', 'agility 2', 'heroic 5').choose(die);
  expect(table.pool()).toContain(`${color} ${Number(value) + 1}`);
  expect(table.told('dieChanged')).toMatchObject([{ cause: 'direct-hit' }]);
});

it('raises one, and none above 6', () => {
  const table = scene('strength 6', 'agility 2');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 6', 'agility 2') })).toBe('diceCount');
  expect(table.choose('strength 6').pool()).toEqual(['strength 6', 'agility 2']);
});
