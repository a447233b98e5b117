import { expect, test } from 'vitest';
import { conditionOf } from '../../../../src/games/onedeck/table';

test.each([
  [{ left: 6, health: 6 }, 'hale'],
  [{ left: 4, health: 6 }, 'hale'],
  [{ left: 3, health: 6 }, 'hurt'],
  [{ left: 3, health: 5 }, 'hale'],
  [{ left: 2, health: 5 }, 'hurt'],
  [{ left: 1, health: 1 }, 'hale'],
  [{ left: 0, health: 5 }, 'fallen'],
  [{ left: -2, health: 5 }, 'fallen'],
] as const)('a hero with %o is %s', (hero, condition) => {
  expect(conditionOf(hero)).toBe(condition);
});
