// Treasure Hunter: a gem of the own map before the first roll, which the others keep.
import { expect, it } from 'vitest';
import { GEM_IDS } from '../../../../src/engine/paper';
import { aTable } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('treasure-hunter', 0);

it('P4: marks any gem of the own map, which the others keep; its room keeps its monster', () => {
  const table = aTable({ powers: ['treasure-hunter', 'barbarian'], seats: 2 });
  expect(table.legal()).toEqual(GEM_IDS.map((gem) => ({ type: 'takeGem', seat, gem })));
  table.do({ type: 'takeGem', seat, gem: 'gem-c' });
  expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], beaten: [], due: [] });
  table.untilTurn(2);
  expect(table.sheet('seat-2').gone).toEqual([]);
  table.with({ path: ['C5'] }).go(0, ['C4']);
  expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], beaten: ['goblin-4'] });
});

it('P33: keeps the gem where another seat takes it later', () => {
  const table = aTable({ powers: ['treasure-hunter', 'barbarian'], seats: 3 })
    .do({ type: 'takeGem', seat, gem: 'gem-c' })
    .roll();
  table
    .with({ path: ['C5'] }, 'seat-2')
    .go(0, ['C4'], 'seat-2')
    .idleAll();
  expect(table.told('gemsVanished')).toMatchObject([{ gems: ['gem-c'] }]);
  expect(table.state.seats.map(({ sheet }) => sheet.gone)).toEqual([[], [], ['gem-c']]);
});

it('P4: the bonus of the box comes with the gem', () => {
  const table = aTable({ powers: ['treasure-hunter'] })
    .with({ gems: 2 })
    .do({ type: 'takeGem', seat, gem: 'gem-h' });
  expect(table.sheet()).toMatchObject({ gems: 3, potions: 1 });
});
