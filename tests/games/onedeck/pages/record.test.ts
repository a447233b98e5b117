import { expect, it } from 'vitest';
import type { Setup } from '../../../../src/engine/onedeck';
import { recordOf } from '../../../../src/games/onedeck/pages/summary/record';

type Ended = Parameters<typeof recordOf>[0];

const SETUP: Setup = { heroes: ['mage'], dungeon: 'yetis-cavern', tier: 'standard' };
const lostOn = (floor: number, bossMet = false): Ended => ({ id: `${floor}`, outcome: 'defeat', setup: SETUP, floor, bossMet });
const wonAs = (setup: Partial<Setup> = {}): Ended => ({
  id: 'won',
  outcome: 'victory',
  setup: { ...SETUP, ...setup },
  floor: 3,
  bossMet: true,
});
const before = (game: Ended): Ended => ({ ...game, id: 'before' });

it.each([
  ['the first game, lost', lostOn(2), [], null],
  ['a deeper floor', lostOn(2), [lostOn(1)], 'depth'],
  ['the boss met for the first time', lostOn(3, true), [before(lostOn(3))], 'depth'],
  ['the same floor', lostOn(2), [before(lostOn(2))], null],
  ['a defeat after a win', lostOn(3, true), [wonAs()], null],
  ['the first win', wonAs(), [], 'light'],
  ['the same win again', wonAs(), [before(wonAs())], null],
  ['an easier win', wonAs({ tier: 'novice' }), [before(wonAs())], null],
  ['a harder win', wonAs({ tier: 'veteran' }), [before(wonAs())], 'light'],
  ['another boss', wonAs({ dungeon: 'lichs-tomb' }), [before(wonAs())], 'light'],
  ['a win of a party with somebody new', wonAs({ heroes: ['mage', 'rogue'] }), [before(wonAs())], 'light'],
] as const)('the record of %s', (_, game, others, feat) => {
  // Its own entry is in the chronicle, too.
  expect(recordOf(game, [game, ...others])).toBe(feat);
});
