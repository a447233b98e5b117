import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pickLanguage } from '../../src/services';

const page = readFileSync('index.html', 'utf8');
const early = readFileSync('public/early.js', 'utf8');

/** The language that the script leaves on the page. */
function languageOf(getItem: () => string | null, languages: readonly string[]): string {
  const documentElement = { lang: '' };
  runInNewContext(early, { localStorage: { getItem }, navigator: { languages }, document: { documentElement } });
  return documentElement.lang;
}

describe('the page before any module', () => {
  it('has scripts in files only, and no style or handler in an attribute', () => {
    const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, attributes, text] of scripts) {
      expect(attributes).toContain(' src="/');
      expect(text).toBe('');
    }
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
  });

  it('loads the early script before style sheets and modules, so that no paint comes before it', () => {
    const at = page.indexOf('<script src="/early.js"></script>');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(page.indexOf('rel="stylesheet"'));
  });

  it('names the sheets that fill the picture of the title, so that they need not wait for the style sheet', () => {
    const sheets = [...page.matchAll(/<link rel="preload" as="image"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(sheets).toEqual(['assets/art/title/1-cave.svg', 'assets/art/title/2-ledge.svg']);
    const style = readFileSync('src/pages/title/scene.css', 'utf8');
    for (const sheet of sheets) expect(style).toContain(`url("../../../${sheet}")`);
  });

  it.each([
    ['auto', ['en-GB']],
    ['auto', ['it-CH', 'en']],
    ['auto', ['de-DE', 'IT_it', 'en']],
    ['auto', ['de-DE', 'fr']],
    ['auto', ['ita', 'english']],
    ['auto', []],
    ['it', ['en-GB']],
    ['en', ['it-IT']],
  ] as const)('picks the language that the game picks: set to %s, with %j', (setting, languages) => {
    const saved = JSON.stringify({ language: setting });
    expect(languageOf(() => saved, languages)).toBe(pickLanguage(setting, languages));
  });

  it.each([
    ['nothing is saved', () => null],
    ['the settings are no JSON', () => '{"language'],
    ['the settings name no language', () => '{"language":7}'],
    [
      'the storage is forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('follows the browser where %s', (_, getItem) => {
    expect(languageOf(getItem, ['it-IT'])).toBe('it');
  });
});
