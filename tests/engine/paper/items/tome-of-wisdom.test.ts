// Tome of Wisdom: a level at once.
import { expect, it } from 'vitest';
import { HERO_IDS } from '../../../../src/engine/paper';
import { levels } from '../parties';
import { describeItem, halfMade } from './describeItem';

const seat = 'seat-1';

describeItem('tome-of-wisdom', { symbol: 'any', endPoints: 3 });

const finish = { type: 'craft', seat, die: 3, item: 'tome-of-wisdom' } as const;

it('P27: raises any hero by one level with its second box', () => {
  const table = halfMade('tome-of-wisdom').do(finish);
  expect(table.legal()).toEqual(HERO_IDS.map((hero) => ({ type: 'chooseHero', seat, hero })));
  expect(table.do({ type: 'chooseHero', seat, hero: 'rogue' }).sheet()).toMatchObject({ ...levels(1, 1, 1, 2), due: [] });
});

it('P26: its level is lost where all heroes are at level 6', () => {
  const table = halfMade('tome-of-wisdom')
    .with(levels(6, 6, 6, 6))
    .do(finish);
  expect(table.told('bonusLost')).toEqual([{ type: 'bonusLost', seat, op: 'levelUp', times: 1 }]);
});
