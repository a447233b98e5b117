import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required, type Seed, toSave } from '../../src/engine/kernel';
import type { GamePages, GameRecords, PagesApp, TableGame } from '../../src/games/contract';
import { Shell } from '../../src/pages';
import { openRecords, slotOf } from '../../src/services';
import { openStorage } from '../../src/services/storage/openStorage';
import type { Translate } from '../../src/table';
import { fakeDatabase } from '../services/fakeDatabase';

export interface PagesInput {
  readonly pages: GamePages;
  readonly records: GameRecords;
  /** Games that are over, one of each mode that counts. */
  readonly over: readonly TableGame[];
  readonly languages: Readonly<Record<string, Translate>>;
}

const NOW = new Date('2026-11-18T12:00:00.000Z');
const CONDITIONS = ['empty', 'of today', 'broken'] as const;
type Condition = (typeof CONDITIONS)[number];
const CONTROLS = 'a[href], button, input, select, textarea, summary';
/** A key without its words, a hole that nothing filled, or what a program says. */
const UNSPOKEN = /\{\{|^[a-zA-Z]+(\.[a-zA-Z]+)+$|\b(undefined|null|NaN)\b|\[object/;
const nothing = (): void => undefined;

/** The pages of every game: whatever the records are, each opens, is spoken, can be walked through by keys, and leads back. */
export function describePages(name: string, { pages, records: own, over, languages }: PagesInput): void {
  const { id } = own.rules;
  const names = Object.keys(pages.pages(appWith(openedAs([]), String)));
  const cases = Object.keys(languages).flatMap((language) =>
    CONDITIONS.flatMap((condition) => names.map((page) => [page, language, condition] as const)),
  );

  function openedAs(found: readonly (readonly [string, unknown])[]) {
    const database = fakeDatabase();
    for (const [key, value] of found) database.entries.set(key, value);
    const storage = openStorage({ open: database.open, report: nothing, now: () => NOW, isOfNewer: () => false });
    const games = { ids: [id], fetch: async () => own, fetched: () => own };
    const records = openRecords({ storage, games, report: nothing, isOfNewer: () => false, now: () => NOW });
    return { database, storage, records };
  }

  async function recordsThatAre(condition: Condition) {
    const today = openedAs([]);
    if (condition === 'empty') return today;
    for (const game of over) {
      const save = { ...toSave(own.rules, game.history), id: game.id, mode: game.mode };
      today.records.conclude(game, { slot: slotOf(id), save });
      await today.storage.flushed();
    }
    if (condition === 'of today') return today;
    return openedAs([...today.database.entries.keys()].map((key) => [key, { broken: true }] as const));
  }

  function appWith({ records }: Pick<ReturnType<typeof openedAs>, 'records'>, translate: Translate): PagesApp {
    return {
      translate,
      records,
      language: () => 'en',
      now: () => NOW,
      freshSeed: () => 'fresh' as Seed,
      game: () => over[0] ?? null,
      lastSetup: () => ({ broken: true }),
      lastSeating: () => null,
      go: nothing,
      sound: nothing,
      begin: nothing,
      play: nothing,
      underWay: () => null,
      includePageTexts: async () => undefined,
      resume: nothing,
    };
  }

  describe(`the pages of ${name}`, () => {
    const onBack = vi.fn();

    beforeEach(() => {
      onBack.mockClear();
      history.replaceState(null, '', '/');
      document.body.innerHTML = '<main id="page"></main>';
    });

    it.each(cases)('%s, in %s, with records that are %s', async (page, language, condition) => {
      const translate = required(languages[language], 'a language');
      const app = appWith(await recordsThatAre(condition), translate);
      const title = (): HTMLElement => document.createElement('div');
      const shown = { ...pages.pages(app), title };
      const ways = { onBack, onTurn: nothing, onPlace: nothing, onTable: nothing, isUnderWay: () => false };
      const shell = new Shell({ pages: shown, translate, nameOf: () => 'Heading', ...ways });
      shell.show({ page, detail: null });
      const main = required(document.getElementById('page'), 'a page');
      await vi.waitFor(() => expect(main.querySelector('h1')).not.toBeNull());
      expect(main.querySelectorAll('h1')).toHaveLength(1);
      expect(textsOf(main).filter((text) => UNSPOKEN.test(text))).toEqual([]);
      const controls = [...main.querySelectorAll<HTMLElement>(CONTROLS)];
      expect(controls.filter((control) => nameOf(control) === '').map(({ outerHTML }) => outerHTML)).toEqual([]);
      // The order of the keys is that of the page, and nothing is left out of it.
      expect(controls.map((control) => control.getAttribute('tabindex') ?? '0').filter((place) => place !== '0')).toEqual([]);
      required(main.querySelector<HTMLElement>('.page-back'), 'a way back').click();
      expect(onBack).toHaveBeenCalledOnce();
    });
  });
}

function textsOf(main: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts;
}

/** The name that a screen reader says. */
function nameOf(control: HTMLElement): string {
  const by = control.getAttribute('aria-labelledby');
  const labels = [
    control.getAttribute('aria-label'),
    by === null ? null : by.split(' ').map((id) => document.getElementById(id)?.textContent),
    control.closest('label')?.textContent,
    control.id === '' ? null : document.querySelector(`label[for="${control.id}"]`)?.textContent,
    control.textContent,
    control.querySelector('img')?.alt,
  ];
  return labels.flat().join(' ').trim();
}
