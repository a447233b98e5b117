import { expect, it } from 'vitest';
import { idOf } from '../../../../../src/games/onedeck/table';
import { laidTable } from '../../../../wiring/table/laidTable';
import { STATES } from '../played';

it('tells dice and items of any hero of a party after one press of her tab, until something else is done', () => {
  const state = STATES.find(({ phase, heroes }) => phase === 'pool' && heroes.length === 4);
  if (state === undefined) throw new Error('no such state');
  const { input, shown } = laidTable(state);
  expect(shown.at(-1)?.facts).toBeNull();
  for (const hero of shown.at(-1)?.view.heroes ?? []) {
    input.press(idOf({ kind: 'hero', hero: hero.id }));
    const { facts = '' } = shown.at(-1) ?? {};
    expect(facts).toContain(hero.name);
    expect(facts).toContain(hero.items);
    for (const { label, count } of hero.stats) expect(facts).toContain(`${label} ${count}`);
  }
  const [die] = state.encounter?.pool ?? [];
  if (die === undefined) throw new Error('no die');
  input.press(idOf({ kind: 'die', die: die.id }));
  expect(shown.at(-1)?.facts).toBeNull();
});
