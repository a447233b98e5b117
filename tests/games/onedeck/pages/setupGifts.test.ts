// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { FIRST_SETUP } from '../../../../src/games/onedeck/pages/setup/firstSetup';
import { setupPage } from '../../../../src/games/onedeck/pages/setup/setupPage';
import { button, control, english } from '../../../pages/onPage';

it('asks what campaign sheets give to the heroes that go down, and begins with it', () => {
  const onBegin = vi.fn();
  const shown: (readonly string[])[] = [];
  const gift = { hero: 'mage', focus: 'combat', basicSkill: null, talents: [] } as const;
  const element = document.createElement('section');
  const gifts = { element, show: (heroes: readonly string[]) => shown.push(heroes), chosen: () => [gift] };
  const parts = { translate: english, until: new AbortController().signal, last: FIRST_SETUP, sound: vi.fn(), onBegin, gifts };
  document.body.replaceChildren(setupPage(parts));
  control('Mage').click();
  expect(shown).toEqual([['warrior'], ['mage']]);
  button('Begin').click();
  expect(onBegin.mock.lastCall?.[0].gifts).toEqual([gift]);
  expect(document.querySelector('.setup-more > section')).not.toBeNull();
});
