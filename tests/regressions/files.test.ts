import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { hashOf, parseReplay, required } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import { theOneDeckGame } from '../../src/games/onedeck/table';
import { parseBackup } from '../../src/services';
import { readBackup } from '../../src/wiring/backup';
import { parseRequest } from '../../tools/table/requests';
import { handle } from '../../tools/table/session';
import { english } from '../pages/onPage';
import { GAME, games } from '../support/games';
import { type Content, EMPTY, type OpenBrowser, openBrowser } from '../support/kept/browser';
import { openedIn } from '../support/kept/opened';
import { playedOn } from '../support/kept/play';
import { clock } from '../support/kept/scenes';

const FOLDER = join(import.meta.dirname, 'files');
const LATER = '2026-12-24T18:00:00.000Z';
/** Each set was written by one build: `npm run kept -- --set 2` adds another. */
const SCENES = readdirSync(FOLDER).flatMap((set) =>
  readdirSync(join(FOLDER, set)).flatMap((file) => (/^\w+\.json$/.test(file) ? [join(set, file.replace('.json', ''))] : [])),
);

const textOf = (scene: string, kind: string): string => readFileSync(join(FOLDER, `${scene}.${kind}`), 'utf8');
const contentOf = (scene: string): Content => JSON.parse(textOf(scene, 'json')) as Content;
const openedAs = (scene: string): Opened => JSON.parse(textOf(scene, 'opened.json')) as Opened;
const browserOf = (content: Content): OpenBrowser => openBrowser(content, clock(LATER));

interface Opened {
  readonly table: { readonly game: { readonly id: string; readonly hash: string; readonly over: string | null } };
  readonly settings: object;
  readonly chronicle: readonly { readonly id: string }[];
}

describe('the files of earlier builds', () => {
  it('are there, of every kind', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(12);
  });
});

describe.each(SCENES)('what a browser held after %s', (scene) => {
  const was = openedAs(scene);

  it('opens as it did', async () => {
    const browser = browserOf(contentOf(scene));
    // A setting that came later stands as it does for everybody.
    const settings = { ...openBrowser(EMPTY, clock(LATER)).settings.current(), ...was.settings };
    expect(await openedIn(browser)).toEqual({ waiting: [], ...was, settings });
    expect(browser.problems).toEqual([]);
  });

  it('goes on: what a dead page left is written, and the game is played to its end and counted once', async () => {
    const content = contentOf(scene);
    const browser = browserOf(content);
    expect(await browser.table.claim(GAME)).toMatchObject({ game: { id: was.table.game.id }, trouble: null, newer: false });
    expect(await browser.table.isUntidy(await browser.table.read(GAME))).toBe(false);
    const game = theOneDeckGame(required((await browser.table.read(GAME)).game, 'game'));
    expect(hashOf(game.history.state)).toBe(was.table.game.hash);
    const before = (await browser.records.chronicle()).map(({ id }) => id);
    for (let moves = 0; moves <= 2; moves++) browser.table.keep({ ...game, history: playedOn(game.history, { moves }) });
    const end = playedOn(game.history, {});
    browser.table.keep({ ...game, history: end });
    browser.table.keep({ ...game, history: end });
    await browser.table.leave();

    const again = browserOf(browser.content());
    const read = await again.table.read(GAME);
    expect([read.game?.id, hashOf(read.game?.history.state), await again.table.isUntidy(read)]).toEqual([
      game.id,
      hashOf(end.state),
      false,
    ]);
    const counts = was.table.game.over === null && game.mode.kind !== 'practice';
    const after = (await again.records.chronicle()).map(({ id }) => id);
    expect(after).toEqual(counts ? [game.id, ...before] : before);
    expect([...browser.problems, ...again.problems]).toEqual([]);
  });

  it('is restored from its backup into an empty browser, and over itself', async () => {
    const text = textOf(scene, 'backup.json');
    expect(parseBackup(text, games)).toMatchObject({ ok: true, value: { bad: [] } });
    const wanted = await openedIn(browserOf(withoutNotes(contentOf(scene))));
    for (const content of [EMPTY, contentOf(scene)]) {
      const browser = browserOf(content);
      const onRestored = vi.fn();
      const confirm = () => Promise.resolve(true);
      const parts = { ...browser, translate: english, confirm, onRestored };
      expect(await readBackup(new Blob([text]), parts)).toBeNull();
      expect(onRestored).toHaveBeenCalledExactlyOnceWith(true);
      expect(await openedIn(browserOf(browser.content()))).toEqual(wanted);
    }
  });

  it('is the same game by its link and by its crash report', () => {
    const link = parseReplay(oneDeckDungeon, textOf(scene, 'link.txt').trim());
    expect(link.ok && hashOf(link.value.state)).toBe(was.table.game.hash);
    const request = parseRequest(required(textOf(scene, 'crash.txt').split('\n').at(-1), 'request'));
    const answer = request.ok ? handle(null, request.value) : request;
    expect(JSON.stringify(answer)).toContain(was.table.game.hash);
  });
});

/** A backup holds what the database does; notes are for pages that die alone. */
function withoutNotes({ localStorage, database }: Content): Content {
  const isNote = (key: string): boolean => /^lanterndeep-(?:journal|note|ends)/.test(key);
  const kept = Object.entries(localStorage).filter(([key]) => !isNote(key));
  return { localStorage: Object.fromEntries(kept), database };
}
