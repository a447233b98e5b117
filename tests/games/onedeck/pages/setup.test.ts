// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../../../../src/engine/onedeck';
import { FIRST_SETUP } from '../../../../src/games/onedeck/pages/setup/firstSetup';
import type { GiftsSection } from '../../../../src/games/onedeck/pages/setup/setupPage';
import { setupPage } from '../../../../src/games/onedeck/pages/setup/setupPage';
import { button, control, english, write } from '../../../pages/onPage';

const onBegin = vi.fn();

function open(last: Setup = FIRST_SETUP, gifts?: GiftsSection): void {
  document.body.replaceChildren(setupPage({ translate: english, last, onBegin, ...(gifts !== undefined && { gifts }) }));
}

function begun(): Setup {
  onBegin.mockClear();
  button('Begin').click();
  return onBegin.mock.lastCall?.[0];
}

const heroesIn = (state: 'checked' | 'all'): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="hero"]')]
    .filter(({ checked }) => state === 'all' || checked)
    .map(({ value }) => value);

beforeEach(() => onBegin.mockClear());

describe('the set-up of a game', () => {
  it('begins with what was chosen last', () => {
    const last: Setup = { heroes: ['mage', 'rogue'], dungeon: 'lichs-tomb', tier: 'fearless' };
    open(last);
    expect(begun()).toEqual(last);
    expect(onBegin.mock.lastCall?.[1]).toBeNull();
  });

  it('begins where forms may not be submitted, as in a sandboxed frame, and submits nothing elsewhere', () => {
    const submitted = vi.fn();
    const forbid = new AbortController();
    const hear = (event: Event): void => {
      submitted();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('submit', hear, { capture: true, signal: forbid.signal });
    open();
    expect(begun()).toEqual(FIRST_SETUP);
    forbid.abort();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes hero, dungeon and tier, and says so', () => {
    open();
    control('Archer').click();
    control("Minotaur's Maze").click();
    control('Veteran').click();
    expect(document.querySelector('.begin-words')?.textContent).toBe("Archer · Minotaur's Maze · Veteran");
    expect(begun()).toEqual({ heroes: ['archer'], dungeon: 'minotaurs-maze', tier: 'veteran' });
  });

  it('always has as many heroes as go down: who joined first makes room', () => {
    open();
    control('Two heroes').click();
    expect(heroesIn('checked')).toEqual(['mage', 'warrior']);
    control('Rogue').click();
    expect(heroesIn('checked')).toEqual(['mage', 'rogue']);
    control('Rogue').click();
    expect(heroesIn('checked')).toEqual(['mage', 'rogue']);
    control('Four heroes').click();
    expect(begun().heroes).toHaveLength(4);
    control('One hero').click();
    expect(heroesIn('checked')).toHaveLength(1);
    expect(heroesIn('all')).toHaveLength(5);
  });

  it('shows a hero as he is alone or in a party', () => {
    open();
    const warrior = (): string => document.getElementById('hero-warrior-rest')?.textContent ?? '';
    expect(warrior()).toMatch(/6 health.*4 Strength.*Frenzy.*Second Wind/);
    control('Two heroes').click();
    expect(warrior()).toMatch(/4 health.*3 Strength.*Frenzy.*Fearless Charge/);
  });

  it('tells what waits in a dungeon', () => {
    open();
    expect(control("Dragon's Cave").getAttribute('aria-describedby')).toBe('dungeon-dragons-cave-rest');
    const cave = document.getElementById('dungeon-dragons-cave-rest')?.textContent;
    expect(cave).toMatch(/Difficulty 1 of 3.*The Dragon.*Hall of Statues.*strength 3 \(1 damage\).*any colour 2, armor/);
  });
});

describe('a seed', () => {
  it('goes with the game', () => {
    open();
    write(control('Seed'), '  lantern-7 ');
    begun();
    expect(onBegin.mock.lastCall?.[1]).toBe('lantern-7');
  });

  it('that is too long is refused beside its field, which is opened and gets the focus', () => {
    open();
    write(control('Seed'), 'x'.repeat(101));
    expect(document.querySelector('.field-error')?.textContent).toBe('A seed has 100 characters at most.');
    expect(control('Seed').getAttribute('aria-invalid')).toBe('true');
    begun();
    expect(onBegin).not.toHaveBeenCalled();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(control('Seed'));
    write(control('Seed'), 'x');
    expect(document.querySelector('.field-error')?.textContent).toBe('');
    begun();
    expect(onBegin).toHaveBeenCalledOnce();
  });
});

describe('what campaign sheets give', () => {
  it('is asked for the heroes that go down, and goes with the setup', () => {
    const shown: (readonly string[])[] = [];
    const gift = { hero: 'mage', focus: 'combat', basicSkill: null, talents: [] } as const;
    open(FIRST_SETUP, { element: document.createElement('section'), show: (heroes) => shown.push(heroes), chosen: () => [gift] });
    control('Mage').click();
    expect(shown).toEqual([['warrior'], ['mage']]);
    expect(begun().gifts).toEqual([gift]);
    expect(document.querySelector('form > section')).not.toBeNull();
  });
});
