// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type fetchTexts, LANGUAGES, type Language, openSettings, type Report, type TextFiles } from '../../src/services';
import type { TextKey } from '../../src/table';
import { openLanguages } from '../../src/wiring/languages';
import { TEXTS } from '../support/translator';

/** Every language that was asked for, and how that ends. */
let asked: { readonly language: Language; readonly come: () => void; readonly fail: () => void }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});
afterEach(() => void vi.unstubAllGlobals());

const GAME: TextFiles = { en: 'game/en.json', it: 'game/it.json' };
const GAME_TEXTS = { en: { game: { name: 'A game' } }, it: { game: { name: 'Un gioco' } } };

const fetch: typeof fetchTexts = (address) =>
  new Promise((come, fail) => {
    const language = LANGUAGES.find((one) => address.includes(`/${one}.json`)) ?? 'en';
    const texts = address.startsWith('game/') ? GAME_TEXTS[language] : TEXTS[language];
    asked.push({ language, come: () => come(texts), fail: () => fail(new Error('no network')) });
  });

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

function opened() {
  const report = vi.fn<Report>();
  const stored = openSettings({ report, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const languages = openLanguages({ settings: stored, report, fetch });
  const other = vi.fn();
  return { languages, stored, report, other };
}

async function speaking() {
  const parts = opened();
  asked[0]?.come();
  await parts.languages.ready;
  parts.languages.onLanguage(parts.other);
  return parts;
}

it('fetches one language, the one that is set', async () => {
  const { languages, report } = await speaking();
  expect(asked.map(({ language }) => language)).toEqual(['en']);
  expect(languages.translate('table.undo')).toBe(TEXTS.en.table.undo);
  expect(report).not.toHaveBeenCalled();
});

it('sets another one only when it is here, and then all at once', async () => {
  const { languages, stored, other } = await speaking();
  languages.settings.change({ language: 'it', speed: 4 });
  expect(stored.current()).toMatchObject({ language: 'auto', speed: 4 });
  expect(languages.language()).toBe('en');
  asked[1]?.come();
  await turns();
  expect(stored.current().language).toBe('it');
  expect(languages.translate('table.undo')).toBe(TEXTS.it.table.undo);
  expect(other).toHaveBeenCalledTimes(1);
  languages.settings.change({ language: 'en' });
  languages.settings.change({ language: 'it' });
  expect(asked).toHaveLength(2);
  expect(other).toHaveBeenCalledTimes(3);
});

it('keeps the choice of a page that is closed before the language has come', async () => {
  const { languages, stored } = await speaking();
  languages.settings.change({ language: 'it' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.current().language).toBe('it');
  languages.settings.change({ language: 'en' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.current().language).toBe('en');
});

it('keeps the old one when another does not come, says so, shows the choice as it was, and may be asked again', async () => {
  const { languages, stored, report, other } = await speaking();
  const shown = vi.fn();
  stored.subscribe(({ language }) => shown(language));
  languages.settings.change({ language: 'it' });
  asked[1]?.fail();
  await turns();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'languageMissing' }));
  expect(shown.mock.calls).toEqual([['auto']]);
  expect(languages.language()).toBe('en');
  expect(other).not.toHaveBeenCalled();
  languages.settings.change({ language: 'it' });
  asked[2]?.come();
  await turns();
  expect(languages.language()).toBe('it');
});

it('obeys the last choice, whatever comes first', async () => {
  const { languages, stored, other } = await speaking();
  languages.settings.change({ language: 'it' });
  languages.settings.change({ language: 'en' });
  asked[1]?.come();
  await turns();
  expect(stored.current().language).toBe('en');
  expect(other).not.toHaveBeenCalled();
});

it('follows another tab, and asks once for what does not come', async () => {
  const { languages, stored, report, other } = await speaking();
  stored.change({ language: 'it' });
  asked[1]?.fail();
  await turns();
  stored.change({ master: 0.1 });
  stored.change({ master: 0.2 });
  expect(report).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
  expect(languages.language()).toBe('en');
  stored.change({ language: 'en' });
  stored.change({ language: 'it' });
  asked[2]?.come();
  await turns();
  expect(languages.language()).toBe('it');
  expect(other).toHaveBeenCalledTimes(1);
});

it('follows the browser where nothing is set', async () => {
  const { languages } = await speaking();
  vi.stubGlobal('navigator', { languages: ['it-CH'] });
  window.dispatchEvent(new Event('languagechange'));
  asked.at(-1)?.come();
  await turns();
  expect(languages.language()).toBe('it');
});

it('begins in the other language where the first does not come, and says so in it', async () => {
  const { languages, report } = opened();
  const said: string[] = [];
  report.mockImplementation(({ key }) => void said.push(languages.translate(`problem.${key as 'languageMissing'}`)));
  asked[0]?.fail();
  await turns();
  asked[1]?.come();
  await languages.ready;
  expect(said).toEqual([TEXTS.it.problem.languageMissing]);
});

it('has no words where none come', async () => {
  const { languages } = opened();
  asked[0]?.fail();
  await turns();
  asked[1]?.fail();
  await expect(languages.ready).rejects.toThrow('no network');
  expect(languages.translate('table.undo')).toBe('');
});

describe('the texts of a game', () => {
  const name = 'game.name' as TextKey;

  it('are added to the language in force without a change of it, once', async () => {
    const { languages, other } = await speaking();
    const added = Promise.all([languages.include(GAME), languages.include(GAME)]);
    await turns();
    for (const { come } of asked.slice(1)) come();
    await added;
    expect(languages.translate(name)).toBe('A game');
    expect(languages.translate('table.undo')).toBe(TEXTS.en.table.undo);
    expect(other).not.toHaveBeenCalled();
    await languages.include(GAME);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('come along with every language from then on', async () => {
    const { languages } = await speaking();
    const added = languages.include(GAME);
    await turns();
    asked[1]?.come();
    await added;
    languages.settings.change({ language: 'it' });
    asked[2]?.come();
    await turns();
    expect(languages.language()).toBe('en');
    asked[3]?.come();
    await turns();
    expect(languages.language()).toBe('it');
    expect(languages.translate(name)).toBe('Un gioco');
  });

  it('are of the language that came into force while they were fetched', async () => {
    const { languages } = await speaking();
    const added = languages.include(GAME);
    await turns();
    languages.settings.change({ language: 'it' });
    asked[2]?.come();
    await turns();
    expect(languages.language()).toBe('it');
    asked[1]?.come();
    await turns();
    asked[3]?.come();
    await added;
    expect(languages.translate(name)).toBe('Un gioco');
  });

  it('that do not come leave everything as it was, and may come another time', async () => {
    const { languages } = await speaking();
    const added = languages.include(GAME);
    await turns();
    asked[1]?.fail();
    await expect(added).rejects.toThrow('no network');
    expect(languages.translate(name)).toBe(name);
    const again = languages.include(GAME);
    await turns();
    asked[2]?.come();
    await again;
    expect(languages.translate(name)).toBe('A game');
  });
});
