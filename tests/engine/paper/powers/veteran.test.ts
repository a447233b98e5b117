// Veteran: two different heroes are raised before the first roll.
import { expect, it } from 'vitest';
import { HERO_IDS } from '../../../../src/engine/paper';
import { levels } from '../parties';
import { aTable } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('veteran', -3);

it('P4: raises two different heroes by a level each', () => {
  const table = aTable({ powers: ['veteran'] });
  expect(table.legal()).toEqual(HERO_IDS.map((hero) => ({ type: 'chooseHero', seat, hero })));
  table.do({ type: 'chooseHero', seat, hero: 'cleric' });
  expect(table.why({ type: 'chooseHero', seat, hero: 'cleric' })).toBe('notAnOption');
  table.do({ type: 'chooseHero', seat, hero: 'rogue' });
  expect(table.sheet()).toMatchObject({ ...levels(1, 1, 2, 2), due: [] });
  expect(table.state.phase).toBe('roll');
});
