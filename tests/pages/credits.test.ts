// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { creditsPage } from '../../src/pages';
import type { Licence } from '../../src/services';
import { translatorIn } from '../support/translator';

const LICENCES: readonly Licence[] = [
  { name: 'howler', version: '2.2.4', licence: 'MIT', text: 'Copyright <b>James</b>' },
  { name: 'idb', version: '8.0.4', licence: 'ISC', text: 'Permission to use' },
];

const page = (licences: readonly Licence[] | null, language: 'en' | 'it' = 'en'): HTMLElement =>
  creditsPage({ translate: translatorIn(language).t, version: '1.2.3', licences });

describe('the page of credits', () => {
  it.each([
    ['en', 'Phantom: “Spectre” by Lorc', 'Rogue: “Hooded assassin” by DarkZaitzev', 'Lanterndeep 1.2.3 is free software'],
    ['it', 'Fantasma: «Spectre» di Lorc', 'Ladra: «Hooded assassin» di DarkZaitzev', 'Lanterndeep 1.2.3 è software libero'],
  ] as const)('names in %s who made what', (language, first, second, own) => {
    const { textContent } = page(LICENCES, language);
    for (const words of [first, second, own, 'Cinzel: © 2020 The Cinzel Project Authors', 'Alegreya Sans: © 2013']) {
      expect(textContent).toContain(words);
    }
    expect(textContent).not.toMatch(/\{\{|credits\./);
  });

  it('opens the text of every licence, letter by letter', () => {
    const entries = [...page(LICENCES).querySelectorAll('details')];
    expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([
      'howler 2.2.4 (MIT)',
      'idb 8.0.4 (ISC)',
    ]);
    const texts = entries.map((entry) => entry.querySelector('pre'));
    expect(texts.map((text) => text?.textContent)).toEqual(['Copyright <b>James</b>', 'Permission to use']);
    for (const text of texts) expect(text?.lang).toBe('en');
  });

  it('says where the list is when it could not be loaded', () => {
    const { textContent } = page(null);
    expect(textContent).toContain('LICENSES.txt');
    expect(textContent).toContain('Cinzel');
  });

  it('leads to the debug scene in this tab', () => {
    const link = page(LICENCES).querySelector<HTMLAnchorElement>('a[href="./?debug"]');
    expect([link?.textContent, link?.target]).toEqual(['Open the debug scene', '']);
  });

  it('opens other sites beside the game, and tells them nothing', () => {
    const links = [...page(LICENCES).querySelectorAll('a')].filter(({ host }) => host !== location.host);
    expect(links.length).toBeGreaterThan(4);
    for (const { href, target, rel } of links) {
      expect(href).toMatch(/^https:\/\//);
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });
});
