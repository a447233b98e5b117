// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BASIC_SKILL_IDS,
  BOSSES,
  DUNGEONS,
  FOES,
  HEROES,
  PERILS,
  POTION_IDS,
  SKILL_IDS,
  TALENTS,
  TIERS,
} from '../../../../src/engine/onedeck';
import { placesMet } from '../../../../src/games/onedeck/pages/chronicle/placesMet';
import { codexChapters } from '../../../../src/games/onedeck/pages/codex/chapters';
import { entryOf } from '../../../../src/games/onedeck/records';
import { openCodex } from '../../../../src/pages';
import { LANGUAGES } from '../../../../src/services';
import { lostDelve } from '../../../support/goldenDelves';
import { translatorIn } from '../../../support/translator';

let reveal: (place: string) => boolean;
let dim: (met: ReadonlySet<string>) => void;

function show(language: (typeof LANGUAGES)[number] = 'en'): void {
  const { t: translate } = translatorIn(language);
  const codex = openCodex(codexChapters(translate), translate);
  ({ reveal, dim } = codex);
  document.body.replaceChildren(codex.element);
}

const entries = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-entry]')];
const entry = (place: string): HTMLElement | undefined => entries().find(({ dataset }) => dataset['entry'] === place);
const shown = (): readonly string[] => entries().flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset['entry'] ?? '']));
const status = (): string | undefined => document.querySelector('[role=status]')?.textContent;

function search(text: string): void {
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  show();
});

describe('the codex', () => {
  it('has an entry for everything there is, and none twice', () => {
    const places = entries().map(({ dataset }) => dataset['entry']);
    const facts = [
      ...Object.keys(HEROES).map((id) => `hero-${id}`),
      ...Object.keys(DUNGEONS).map((id) => `dungeon-${id}`),
      ...Object.keys(BOSSES).map((id) => `boss-${id}`),
      ...Object.keys(FOES).map((id) => `foe-${id}`),
      ...Object.keys(PERILS).map((id) => `peril-${id}`),
      ...POTION_IDS.map((id) => `potion-${id}`),
      ...Object.keys(TALENTS).map((id) => `talent-${id}`),
      ...BASIC_SKILL_IDS.map((id) => `skill-${id}`),
      ...Object.keys(TIERS).map((id) => `tier-${id}`),
    ];
    expect(facts.filter((place) => !places.includes(place))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('explains every skill that a hero can ever use', () => {
    const text = document.body.textContent;
    const { t } = translatorIn('en');
    expect(SKILL_IDS.filter((skill) => !text.includes(t(`effect.${skill}`)))).toEqual([]);
  });

  it('tells of a foe what is printed on its cards', () => {
    const text = entry('foe-ogre')?.textContent;
    expect(text).toContain('strength 6 in all (1 damage)');
    expect(text).toContain('4 lanterns · Strength +1 · 1 health more · Chaotic Aura');
    expect(entry('foe-goblin')?.textContent).toContain('Swarm');
  });

  it('tells of a boss how much it bears, against four heroes too', () => {
    expect(entry('boss-dragon')?.textContent).toContain('6 health, 12 against four heroes.');
  });

  it('tells of a peril both ways through it', () => {
    const text = entry('peril-arrow-wall')?.textContent;
    expect(text).toMatch(/Raise a magic shield \(1 time\).*magic 6 in all.*Rush through.*agility 11 in all/);
  });

  it('tells of a hero what differs from side to side', () => {
    expect(entry('hero-archer')?.textContent).toMatch(
      /Alone.*Health: 5.*2 heroic dice for 2 time; 3 heroic dice for 4 time.*In a party.*Health: 3/,
    );
  });

  it.each(LANGUAGES)('leaves no sentence open in %s', (language) => {
    show(language);
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|\w+\.\w+\.\w+/);
  });
});

describe('the search', () => {
  it('shows what has all the words, and no empty chapters', () => {
    search('heroic fight agility');
    expect(shown().length).toBeGreaterThan(0);
    expect(shown().length).toBeLessThan(entries().length / 4);
    expect(status()).toBe(`${shown().length} entries`);
    for (const chapter of document.querySelectorAll<HTMLElement>('.codex-chapter')) {
      expect(chapter.hidden).toBe(chapter.querySelector('[data-entry]:not([hidden])') === null);
    }
  });

  it('cares for neither capitals nor accents', () => {
    show('it');
    search('ABILITA di base');
    expect(shown()).toContain('skill-precision');
  });

  it('says so when there is nothing, and forgets the words that are deleted', () => {
    search('broccoli');
    expect(status()).toBe('Nothing here is called that.');
    expect(shown()).toEqual([]);
    search('');
    expect(status()).toBe('');
    expect(shown()).toHaveLength(entries().length);
  });
});

describe('an alcove', () => {
  const name = (place: string): HTMLElement | null => entry(place)?.querySelector('.alcove-name') ?? null;
  const isOpen = (place: string): boolean => name(place)?.getAttribute('aria-expanded') === 'true';

  it('opens at a press anywhere on it, closes the one before, and is closed by its name', () => {
    name('foe-ogre')?.click();
    expect(isOpen('foe-ogre')).toBe(true);
    entry('boss-yeti')?.click();
    expect([isOpen('foe-ogre'), isOpen('boss-yeti')]).toEqual([false, true]);
    entry('boss-yeti')?.querySelector('p')?.click();
    expect(isOpen('boss-yeti')).toBe(true);
    name('boss-yeti')?.click();
    expect(isOpen('boss-yeti')).toBe(false);
  });

  it('is open during a search, so that the words that were found are read', () => {
    search('swarm');
    expect(isOpen('foe-goblin')).toBe(true);
    search('');
    expect(isOpen('foe-goblin')).toBe(false);
  });

  it('is an outline until its foe or boss was met, and a switch lights all', () => {
    dim(new Set(['foe-ogre']));
    expect(entry('foe-ogre')?.classList.contains('unmet')).toBe(false);
    expect(entry('foe-goblin')?.classList.contains('unmet')).toBe(true);
    expect(entry('boss-yeti')?.querySelector('.hint')?.textContent).toBe("Waits below Yeti's Cavern.");
    expect(entry('hero-mage')?.classList.contains('unmet')).toBe(false);
    document.querySelector<HTMLInputElement>('.codex-light input')?.click();
    expect(document.querySelector('.codex')?.classList.contains('all-lit')).toBe(true);
  });

  it('was met in a game by what was faced, fled from or fought at its end', () => {
    const game = entryOf({ id: 'lost', mode: { kind: 'free' }, history: lostDelve() }, new Date('2026-11-17T12:00:00Z'));
    const met = placesMet([game]);
    expect(met.size).toBeGreaterThan(5);
    expect([...met].every((place) => entry(place) !== undefined)).toBe(true);
    expect(placesMet([{ ...game, story: null, bossMet: false }]).size).toBe(0);
  });
});

describe('an address', () => {
  it.each(['foe-ogre', 'ogre'])('leads to its entry: %s', (place) => {
    search('dragon');
    expect(reveal(place)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Ogre');
    expect(shown()).toHaveLength(entries().length);
  });

  it('that names nothing changes nothing', () => {
    search('dragon');
    const before = shown();
    expect(reveal('broccoli')).toBe(false);
    expect(shown()).toEqual(before);
  });

  it('is given by the contents too', () => {
    const names = [...document.querySelectorAll('nav button')].map(({ textContent }) => textContent);
    expect(names).toEqual([...document.querySelectorAll('h2')].map(({ textContent }) => textContent));
    document.querySelectorAll<HTMLButtonElement>('nav button')[4]?.click();
    expect(document.activeElement?.textContent).toBe('Foes');
  });
});
