// Speed (campaign sheet, dungeon focus): in a peril 1 time is ignored, even of the price of the chosen option.
import { expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { anEncounter } from '../../../support/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inPeril, rollAll } from '../withDice';
import { describeUsedTalent, giftsOf, having } from './talentSuite';

describeUsedTalent('speed');

const plan = { ...having('speed'), dungeon: 'lichs-tomb' } as const;

it('prevents 1 time of the consequences', () => {
  const table = inPeril('agility', { ...plan, dice: [], rolls: [] }).use('speed');
  expect(consequencesNow(table.state)?.time).toBe(1);
});

it.each([
  [0, 2, 1],
  [1, 0, 1],
] as const)('used before option %d is chosen, leaves %d time to pay for it', (option, price, rest) => {
  const table = rollAll(anEncounter('bear-traps-1', plan).use('speed').do({ type: 'chooseOption', option }));
  expect(table.told('optionChosen')).toMatchObject([{ time: price }]);
  expect(table.told('timeSpent')).toHaveLength(price);
  // Spent on the price or, where there was none, kept for the consequences.
  expect(consequencesNow(table.state)?.time).toBe(rest);
  expect(whyNot(table, 'speed', [])).toBe('skillUsed');
});

it('is listed until it is used, and what it spares is told', () => {
  const table = anEncounter('bear-traps-1', plan);
  expect(table.do({ type: 'chooseOption', option: 0 }).told('preventionSpent')).toEqual([]);
  const spared = anEncounter('bear-traps-1', plan).use('speed');
  expect(spared.legal('useSkill')).toEqual([]);
  expect(spared.do({ type: 'chooseOption', option: 0 }).told('preventionSpent')).toMatchObject([{ time: 1 }]);
});

it('spares two heroes of two a time each', () => {
  const both = [giftsOf('speed'), { ...giftsOf('speed'), hero: 'mage' as const }];
  const table = anEncounter('bear-traps-1', { ...plan, heroes: ['warrior', 'mage'], gifts: both }).use('speed');
  table.do({ type: 'useSkill', hero: 'mage', skill: 'speed', dice: [] }, { type: 'chooseOption', option: 0 });
  expect(table.told('optionChosen')).toMatchObject([{ time: 1 }]);
});

it('is the only talent for that moment', () => {
  const table = anEncounter('bear-traps-1', having('cunning', 'speed', 'foresight'));
  expect(table.legal('useSkill').map(({ skill }) => skill)).toEqual(['speed']);
  expect(whyNot(table, 'foresight', [])).toBe('wrongPhase');
});
