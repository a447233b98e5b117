// Barbarian: counter-attacks of bosses do not hurt.
import { expect, it } from 'vitest';
import { levels } from '../parties';
import { aTable, aTurn } from '../table';
import { describePower } from './describePower';

describePower('barbarian', 0);

it('P38 and P54: is not hurt by the counter-attack, and has no wounds', () => {
  const table = aTurn({ powers: ['barbarian'], dungeon: 'b' })
    .untilTurn(3)
    .with({ ...levels(3, 3, 3, 3), lair: true, potions: 1 })
    .idle();
  expect(table.told('bossFought')).toMatchObject([{ glory: 4, wounds: 0 }]);
  expect(table.told('damageSpared')).toMatchObject([{ cause: 'boss', amount: 3 }]);
  expect(table.sheet()).toMatchObject({ damage: 0, hearts: 0, bosses: [{ fought: true, glory: 4, wounds: 0 }] });
});

it('is hurt by skulls, traps and monsters as others are', () => {
  const table = aTable({ powers: ['barbarian'] }).roll('skull warrior wizard / boots warrior rogue');
  table
    .with({ path: ['B2'] })
    .go(1, ['C2', 'C1'])
    .go(2, ['D1']);
  expect(table.sheet()).toMatchObject({ damage: 2, hearts: 2, potions: 2 });
});
