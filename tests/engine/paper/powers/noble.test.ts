// Noble: each hero that reaches level 5 fills an item box.
import { expect, it } from 'vitest';
import { HERO_IDS } from '../../../../src/engine/paper';
import { levels } from '../parties';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('noble', -1);

const CLOVERS = 'clover clover cleric / boots warrior rogue';

it.each(HERO_IDS)('fills an item box when %s reaches level 5, and at no other level', (hero) => {
  for (const level of [1, 2, 3, 4, 5]) {
    const table = aTurn({ powers: ['noble'] }, CLOVERS).with({ heroes: { ...levels(1, 1, 1, 1).heroes, [hero]: level } });
    table.do({ type: 'raise', seat, die: 0, hero });
    expect(table.sheet().due).toEqual(level === 4 ? [{ op: 'fillBox', times: 1, apart: null }] : []);
  }
});

it('P26: however the level was won, and each to its end before the next', () => {
  const table = aTurn({ powers: ['noble'] })
    .with({ potions: 3, ...levels(4, 6, 6, 6) })
    .do({ type: 'brew', seat, die: 0 });
  // The fourth potion raises the only hero who can rise; the second potion waits for the box.
  expect(table.sheet()).toMatchObject({ potions: 4, due: [{ op: 'potions', times: 1 }, { op: 'fillBox' }] });
  expect(table.do({ type: 'fillBox', seat, item: 'flaming-sword' }).sheet()).toMatchObject({ potions: 5, due: [] });
});
