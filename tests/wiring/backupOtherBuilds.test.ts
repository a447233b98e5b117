// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toSave } from '../../src/engine/kernel';
import { newSheet } from '../../src/engine/onedeck';
import { paperDungeons } from '../../src/engine/paper';
import type { RecordsByGame } from '../../src/games/contract';
import { type BackupParts, readBackup, saveBackup } from '../../src/wiring/backup';
import { playedGame } from '../games/paper/ended';
import { GAME, games, SAVE } from '../support/games';
import { browser, full, NOW, STAMP } from './backupBrowser';

let saved: Blob[];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:backup';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

async function fileOf({ parts }: { readonly parts: BackupParts }): Promise<Blob> {
  await saveBackup(parts, NOW);
  return saved.at(-1) ?? new Blob();
}

describe('between builds with other games', () => {
  const PAPER = 'paper-dungeons';
  /** A build that has the first game alone. */
  const FIRST: RecordsByGame = {
    ids: [GAME],
    fetch: async (id) => (id === GAME ? games.fetch(id) : null),
    fetched: (id) => (id === GAME ? games.fetched(id) : null),
  };
  const campaign = {
    run: { campaign: 'town-heroes', seats: 1, missions: 'none', dispersal: false, openObjectives: false, games: [[70]] },
    seating: {},
  };
  const sheet = { ...toSave(paperDungeons, playedGame('sheet').history), id: 'sheet', mode: { kind: 'free' } };
  const PLAYED = new Map<string, unknown>([
    [`game/${PAPER}/current`, sheet],
    [`${PAPER}/campaign/town-heroes`, campaign],
    [`chronicle/paper`, { ...campaign, game: PAPER, id: 'paper', date: '2026-11-17T12:00:00.000Z' }],
  ]);
  const ofPaper = (entries: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> =>
    new Map([...entries].filter(([key]) => PLAYED.has(key)));

  it.each([
    ['first version', { lanterndeep: 1, setup: null, drawers: {} }],
    ['second version', { lanterndeep: 2, games: {}, chronicle: {}, aside: {} }],
  ])('a file that was made before there was a second game leaves that one alone: %s', async (_, written) => {
    const here = await full();
    for (const [key, value] of PLAYED) here.database.entries.set(key, value);
    const settings = here.parts.settings.current();
    const file = new Blob([JSON.stringify({ date: NOW.toISOString(), settings, ...written })]);
    expect(await readBackup(file, here.parts)).toBeNull();
    expect(here.database.entries).toEqual(PLAYED);
  });

  it('brings the first game back from a file of a build that had it alone, in the place of what is here of it', async () => {
    const there = await full();
    const file = await fileOf({ parts: { ...there.parts, games: FIRST } });
    const here = browser();
    for (const [key, value] of PLAYED) here.database.entries.set(key, value);
    here.database.entries.set(`${GAME}/sheet/rogue`, newSheet('rogue'));
    expect(await readBackup(file, here.parts)).toBeNull();
    expect(here.parts.onRestored).toHaveBeenCalledWith(true);
    const stamped = Object.assign({}, there.database.entries.get(SAVE), { stamp: STAMP });
    expect(here.database.entries).toEqual(new Map([...PLAYED, ...there.database.entries, [SAVE, stamped]]));
  });

  it('replaces a game of which the file says that it was never played', async () => {
    const here = browser();
    here.database.entries.set(`${PAPER}/campaign/town-heroes`, campaign).set(`game/${PAPER}/current`, sheet);
    expect(await readBackup(await fileOf(await full()), here.parts)).toBeNull();
    expect(ofPaper(here.database.entries)).toEqual(new Map());
  });

  it('keeps what is of a game that this build does not have, and gives it back to one that has it', async () => {
    const there = await full();
    for (const [key, value] of PLAYED) there.database.entries.set(key, value);
    there.database.entries.delete('chronicle/paper');
    const here = browser();
    expect(await readBackup(await fileOf(there), { ...here.parts, games: FIRST })).toBeNull();
    expect(here.parts.onRestored).toHaveBeenCalledWith(true);
    expect([...here.database.entries.keys()].sort()).toEqual([...there.database.entries.keys()].sort());
    const again = browser();
    expect(await readBackup(await fileOf({ parts: { ...here.parts, games: FIRST } }), again.parts)).toBeNull();
    expect(again.database.entries.get(`${PAPER}/campaign/town-heroes`)).toEqual(campaign);
    expect(again.database.entries.get(`game/${PAPER}/current`)).toMatchObject({ id: 'sheet' });
  });
});
