import { describe, expect, it } from 'vitest';
import { advance, isRecord, required } from '../../src/engine/kernel';
import { type Mode, oneDeckDungeon } from '../../src/engine/onedeck';
import { asOneDeckGame, type TableGame } from '../../src/games/onedeck/table';
import type { GameStorage, Records } from '../../src/services';
import type { Stamp } from '../../src/services/storage/hold';
import { isUntidy, keepGame, loadSavedGame, tidyTable } from '../../src/wiring/savedGame';
import { ANY_DELVE, historyOf } from '../machines/turnTable';
import { GAME, games } from '../support/games';
import { lostDelve } from '../support/goldenDelves';

const RECORDS = required(games.fetched(GAME), 'records');

/** Storage in memory that goes through text, as a disk would. */
function shelf(content: unknown = null) {
  let stored = JSON.stringify(content);
  const put = (save: unknown): void => {
    stored = JSON.stringify(save);
  };
  let note = 'null';
  const aside: (readonly [data: unknown, reason: string])[] = [];
  const concluded: string[] = [];
  const storage: Pick<
    GameStorage,
    'loadGame' | 'note' | 'noted' | 'noteEnd' | 'notedEnds' | 'saveGame' | 'setAside' | 'setNoteAside' | 'dropNote'
  > = {
    loadGame: async () => JSON.parse(stored) as unknown,
    note: (_, save) => {
      note = JSON.stringify(save);
    },
    noted: () => JSON.parse(note) as unknown,
    // On the disk at once, so that nothing has to be remembered.
    saveGame: (_, save) => put(save),
    setAside: (_, data, reason) => aside.push([data, reason]),
    setNoteAside(_, data, reason) {
      aside.push([data, reason]);
      note = 'null';
    },
    dropNote() {
      note = 'null';
    },
    noteEnd: () => undefined,
    notedEnds: () => [],
  };
  const records: Pick<Records, 'conclude'> = {
    conclude({ id }, { save }) {
      concluded.push(id);
      put(save);
    },
  };
  return { storage, records, games, aside, concluded, content: () => JSON.parse(stored) as unknown };
}

/** A game that has begun: three commands, of which the last can be taken back. */
function begun(mode: Mode = { kind: 'free' }): TableGame {
  const history = ANY_DELVE.turns.slice(0, 3).reduce((before, { command }) => {
    const next = advance(oneDeckDungeon, before, command);
    if (!next.ok) throw new Error(next.rejection.key);
    return next.history;
  }, historyOf());
  return { game: GAME, id: 'torch', mode, history };
}

describe('the game in progress', () => {
  it('is none where none was saved', async () => {
    const { storage, aside } = shelf();
    expect(await loadSavedGame(storage, RECORDS)).toMatchObject({ game: null, trouble: null, unwritten: false, bad: {} });
    expect(aside).toEqual([]);
  });

  it.each<Mode>([
    { kind: 'free' },
    { kind: 'campaign' },
    { kind: 'gauntlet' },
    { kind: 'practice' },
    { kind: 'daily', date: '2026-11-18' },
  ])('comes back as it was kept: $kind', async (mode) => {
    const here = shelf();
    const game = begun(mode);
    keepGame(here, game);
    expect(await loadSavedGame(here.storage, RECORDS)).toMatchObject({ game, trouble: null });
    expect(here.concluded).toEqual([]);
  });

  it('goes on from its last state when the rules have changed, and says so', async () => {
    const here = shelf();
    const game = begun();
    keepGame(here, game);
    const kept = here.content();
    const older = isRecord(kept) ? { ...kept, rulesVersion: 0 } : null;
    const loaded = await loadSavedGame(shelf(older).storage, RECORDS);
    expect(loaded.trouble).toBe('rulesChanged');
    expect(loaded.game?.history.state).toEqual(game.history.state);
    expect(loaded.game?.history.past).toBeNull();
  });

  it.each<Mode>([{ kind: 'campaign' }, { kind: 'gauntlet' }, { kind: 'daily', date: '2026-11-18' }])(
    'is practice, and earns nothing, from where its commands do not prove it: $kind',
    async (mode) => {
      const here = shelf();
      keepGame(here, begun(mode));
      const kept = here.content();
      const older = shelf(isRecord(kept) ? { ...kept, rulesVersion: 0 } : null);
      const { game } = await loadSavedGame(older.storage, RECORDS);
      expect([game?.mode, game?.history.origin.practice]).toEqual([{ kind: 'practice' }, true]);
      const over = { ...begun(mode), history: lostDelve() };
      keepGame(older, { ...over, mode: game?.mode ?? mode });
      expect(older.concluded).toEqual([]);
    },
  );

  it('is practice, and says so once, when an earlier build let it count from such a state', async () => {
    const { history } = begun();
    const onward = { ...history, origin: { ...history.origin, base: history.state }, past: null };
    const here = shelf();
    keepGame(here, { game: GAME, id: 'torch', mode: { kind: 'campaign' }, history: onward });
    const loaded = await loadSavedGame(here.storage, RECORDS);
    expect([loaded.game?.mode, loaded.trouble]).toEqual([{ kind: 'practice' }, 'rulesChanged']);
    if (loaded.game !== null) keepGame(here, loaded.game);
    const again = await loadSavedGame(here.storage, RECORDS);
    expect([again.game?.mode, again.trouble]).toEqual([{ kind: 'practice' }, null]);
  });

  it('counts for itself when it was saved before games counted, under the same id every time', async () => {
    const here = shelf();
    keepGame(here, begun());
    const kept = here.content();
    const older = isRecord(kept) ? { ...kept, id: undefined, mode: undefined } : null;
    const [one, two] = await Promise.all([
      loadSavedGame(shelf(older).storage, RECORDS),
      loadSavedGame(shelf(older).storage, RECORDS),
    ]);
    expect(one.game?.mode).toEqual({ kind: 'free' });
    expect(one.game?.id).toMatch(/^\w+$/);
    expect(two.game?.id).toBe(one.game?.id);
  });

  it.each([
    ['half a save', { format: 1 }],
    ['a word', 'torn'],
    ['a list', []],
  ])('is set aside with the reason when it is %s', async (_, data) => {
    const { storage, aside } = shelf(data);
    const read = await loadSavedGame(storage, RECORDS);
    expect(read).toMatchObject({ game: null, trouble: 'saveSetAside' });
    expect(aside).toEqual([]);
    tidyTable(storage, read);
    expect(aside).toEqual([[data, expect.stringMatching(/^\w+$/)]]);
  });

  it.each([[{ kind: 'raid' }, 'modeWrong'] as const, [{ kind: 'daily', date: '2026-02-30' }, 'dateNotADay'] as const])(
    'is set aside when it counts for %o',
    async (mode, reason) => {
      const here = shelf();
      keepGame(here, begun());
      const kept = here.content();
      const bad = shelf(isRecord(kept) ? { ...kept, mode } : null);
      const read = await loadSavedGame(bad.storage, RECORDS);
      expect(read.trouble).toBe('saveSetAside');
      tidyTable(bad.storage, read);
      expect(bad.aside).toEqual([[bad.content(), reason]]);
    },
  );
});

describe('a page that dies before the last moves are on the disk', () => {
  /** Saved two moves ago, noted since. */
  function lateShelf() {
    const here = shelf();
    const game = begun();
    keepGame(here, { ...game, history: historyOf() });
    const written = here.content();
    keepGame(here, game);
    return { ...shelf(written), late: here.storage.noted('current'), game };
  }

  it('leaves a note of them, and the game goes on from there', async () => {
    const { storage, late, game } = lateShelf();
    const before = await loadSavedGame(storage, RECORDS);
    expect([before.unwritten, before.game?.history.past]).toEqual([false, null]);
    storage.note('current', late);
    const after = await loadSavedGame(storage, RECORDS);
    expect(after.unwritten).toBe(true);
    expect(after.game?.history.state).toEqual(game.history.state);
  });

  it('and garbles the note, goes on from the disk, with the note set aside', async () => {
    const { storage, aside } = lateShelf();
    storage.note('current', 'torn');
    const read = await loadSavedGame(storage, RECORDS);
    expect([read.game?.history.past, read.trouble, isUntidy(read)]).toEqual([null, null, true]);
    tidyTable(storage, read);
    expect(aside).toEqual([['torn', 'saveNotASave']]);
  });
});

describe('a note and a save of different claims', () => {
  const stamped = (save: unknown, stamp?: Stamp): unknown => Object.assign({}, save, stamp && { stamp });
  const [early, late] = [
    { hold: 5, revision: 40 },
    { hold: 6, revision: 2 },
  ];

  async function read({ note, save }: { readonly note?: Stamp | undefined; readonly save?: Stamp | undefined }) {
    const here = shelf();
    keepGame(here, { ...begun(), id: 'noted' });
    const noted = here.storage.noted('current');
    keepGame(here, { ...begun(), id: 'saved' });
    const there = shelf(stamped(here.content(), save));
    there.storage.note('current', stamped(noted, note));
    const { game, unwritten, staleNote } = await loadSavedGame(there.storage, RECORDS);
    return [game?.id, unwritten, staleNote];
  }

  it.each([
    ['of a later claim', { note: late, save: early }],
    ['of a later revision', { note: { ...late, revision: 3 }, save: late }],
    ['of a claim, beside a save of an older build', { note: early }],
    ['of an older build, beside a save of its time', {}],
  ])('the note goes on when it is %s', async (_, stamps) => {
    expect(await read(stamps)).toEqual(['noted', true, false]);
  });

  it.each([
    ['an earlier claim', { note: early, save: late }],
    ['an earlier revision', { note: { ...late, revision: 1 }, save: late }],
    ['an older build', { save: early }],
  ])('the save goes on when the note is of %s', async (_, stamps) => {
    expect(await read(stamps)).toEqual(['saved', false, true]);
  });

  it('a note says nothing new when it is that of the very save, which may still be on its way to the disk', async () => {
    expect(await read({ note: late, save: late })).toEqual(['saved', false, false]);
  });
});

describe('a game that is over', () => {
  const over = (mode: Mode): TableGame => ({ game: GAME, id: 'ash', mode, history: lostDelve() });

  it('goes into the records with its last save', async () => {
    const here = shelf();
    keepGame(here, over({ kind: 'campaign' }));
    expect(here.concluded).toEqual(['ash']);
    expect(asOneDeckGame((await loadSavedGame(here.storage, RECORDS)).game)?.history.state.result).toBe('defeat');
  });

  it('has nothing to fear from new rules', async () => {
    const here = shelf();
    keepGame(here, over({ kind: 'free' }));
    const kept = here.content();
    const older = isRecord(kept) ? { ...kept, rulesVersion: 0 } : null;
    expect((await loadSavedGame(shelf(older).storage, RECORDS)).trouble).toBeNull();
  });

  it('does not when it was practice', () => {
    const here = shelf();
    const game = over({ kind: 'free' });
    const { origin } = game.history;
    keepGame(here, over({ kind: 'practice' }));
    keepGame(here, { ...game, history: { ...game.history, origin: { ...origin, practice: true } } });
    expect(here.concluded).toEqual([]);
    expect(here.content()).toMatchObject({ id: 'ash' });
  });
});
