import { beforeEach, describe, expect, it } from 'vitest';
import { beginHistory, isRecord, type Seed, toSave } from '../../src/engine/kernel';
import {
  GAUNTLET_ORDER,
  type Mode,
  newSheet,
  nextDelve,
  oneDeckDungeon,
  recordGame,
  reportOf,
  type State,
  startGauntlet,
} from '../../src/engine/onedeck';
import type { TableGame } from '../../src/games/onedeck/table';
import { storyIn } from '../../src/games/onedeck/table';
import { type GameStorage, openStorage } from '../../src/services';
import { accepted } from '../engine/campaign/support';
import { GAME, openAllRecords, SAVE, SLOT } from '../support/games';
import { lostDelve, wonDelve } from '../support/goldenDelves';
import { type FakeDatabase, failure, fakeDatabase } from './fakeDatabase';

const NOW = '2026-11-18T12:00:00.000Z';
const WON = wonDelve();
const LOST = lostDelve();
const [HERO] = WON.state.setup.heroes as readonly [State['heroes'][number]['id']];
const SHEET = `${GAME}/sheet/${HERO}`;

let database: FakeDatabase;
let problems: string[];
let storage: GameStorage;
let records: ReturnType<typeof openAllRecords>;

/** Another tab, or this one after a reload. */
function open(date = NOW): void {
  const now = (): Date => new Date(date);
  storage = openStorage({ open: database.open, report: ({ key }) => problems.push(key), now, patience: 1000 });
  records = openAllRecords({ storage, report: ({ key }) => problems.push(key), now });
}

beforeEach(() => {
  database = fakeDatabase();
  problems = [];
  open();
});

const campaign: Mode = { kind: 'campaign' };
const game = (mode: Mode = { kind: 'free' }, id = 'one', history = WON): TableGame => ({ game: GAME, id, mode, history });
const keys = (): readonly string[] =>
  [...database.entries.keys()].map((key) => key.replace(/^aside\/.*\/\d+\//, 'aside/')).sort();

async function conclude(ended: TableGame): Promise<void> {
  const save = { ...toSave(oneDeckDungeon, ended.history), id: ended.id, mode: ended.mode };
  records.conclude(ended, { slot: SLOT, save });
  await storage.flushed();
}

describe('a game that is over', () => {
  it('is told in the chronicle', async () => {
    await conclude(game());
    const [entry] = await records.chronicle();
    expect(entry).toMatchObject({
      id: 'one',
      date: NOW,
      mode: { kind: 'free' },
      setup: WON.state.setup,
      outcome: 'victory',
      floor: 3,
      bossMet: true,
      turns: WON.state.turn,
      level: WON.state.level,
      marks: [],
      replay: expect.stringMatching(/^L1-/),
    });
    expect(entry?.heroes.map(({ hero }) => hero)).toEqual(WON.state.setup.heroes);
    expect(await records.entry('one')).toEqual(entry);
    expect(await records.entry('two')).toBeNull();
    expect(problems).toEqual([]);
  });

  it('is written down and saved in one go', async () => {
    await conclude(game(campaign));
    expect(database.log).toEqual(['open', 'change game chronicle one-deck-dungeon']);
    expect(database.entries.get(SAVE)).toMatchObject({ id: 'one', recorded: true });
  });

  it('leaves nothing behind when it could not be written, and all of it at the next try', async () => {
    database.failures.change.push(failure('AbortError'));
    await conclude(game(campaign));
    expect(keys()).toEqual([]);
    expect(await records.chronicle()).toHaveLength(1);
    storage.saveGame('other', 'anything');
    await storage.flushed();
    expect(keys()).toEqual(['chronicle/one', SAVE, 'game/other', SHEET]);
    expect((await records.sheets())[0]?.gamesPlayed).toBe(1);
  });

  it('counts once: told twice, after a reload, and from another tab', async () => {
    records.conclude(game(campaign), { slot: SLOT, save: {} });
    await conclude(game(campaign));
    open('2026-11-19T12:00:00.000Z');
    await conclude(game(campaign));
    expect((await records.chronicle()).map(({ date }) => date)).toEqual([NOW]);
    expect((await records.sheets()).map(({ gamesPlayed }) => gamesPlayed)).toEqual([1]);
  });

  it('counts once although it was struck out while it still lay on the table', async () => {
    await conclude(game(campaign));
    records.remove('one');
    await storage.flushed();
    await conclude(game(campaign));
    expect(keys()).toEqual([SAVE, SHEET]);
    expect((await records.sheets())[0]?.gamesPlayed).toBe(1);
  });

  it('counts once when the same game ends otherwise in a tab that fell behind', async () => {
    await conclude(game(campaign));
    database.entries.set(SAVE, { id: 'one' });
    await conclude(game(campaign, 'one', LOST));
    expect((await records.chronicle()).map(({ outcome }) => outcome)).toEqual(['victory']);
  });

  it('is written down with its story, and without one that cannot be read', async () => {
    const story = storyIn(WON);
    await conclude(game());
    expect(story?.chapters.length).toBeGreaterThan(3);
    expect((await records.entry('one'))?.story).toEqual(story);
    const kept = database.entries.get('chronicle/one');
    const chapters = [{ ...story?.chapters[0], fled: ['unicorn-1'] }];
    database.entries.set('chronicle/one', { ...(isRecord(kept) ? kept : {}), story: { chapters, taken: [] } });
    expect(await records.entry('one')).toMatchObject({ outcome: 'victory', story: null });
    const older = Object.entries(isRecord(kept) ? kept : {}).filter(([field]) => field !== 'story');
    database.entries.set('chronicle/one', Object.fromEntries(older));
    expect(await records.entry('one')).toMatchObject({ outcome: 'victory', story: null });
    expect(problems).toEqual([]);
  });

  it('may have begun before the rules changed: then it can not be played again', async () => {
    const changed = beginHistory(oneDeckDungeon, { setup: WON.origin.setup, seed: 'old' as Seed, base: WON.state });
    await conclude(game(undefined, 'one', changed));
    expect((await records.chronicle())[0]).toMatchObject({ outcome: 'victory', replay: null });
  });
});

describe('the chronicle', () => {
  it('shows the newest first and forgets what is struck out', async () => {
    await conclude(game(undefined, 'old'));
    open('2026-11-20T08:00:00.000Z');
    await conclude(game(undefined, 'new', LOST));
    expect((await records.chronicle()).map(({ id }) => id)).toEqual(['new', 'old']);
    records.remove('old');
    expect((await records.chronicle()).map(({ id }) => id)).toEqual(['new']);
  });

  it.each([
    ['a word', 'torn'],
    ['half an entry', { id: 'bad' }],
    ['a party of three', { setup: { ...WON.state.setup, heroes: ['mage', 'rogue', 'archer'] } }],
  ])('leaves %s where it lies, says so once, and goes on', async (_, bad) => {
    await conclude(game(undefined, 'good'));
    const good = database.entries.get('chronicle/good');
    database.entries.set('chronicle/bad', isRecord(good) && isRecord(bad) && 'setup' in bad ? { ...good, ...bad } : bad);
    const before = structuredClone([...database.entries]);
    for (let time = 0; time < 2; time++) expect((await records.chronicle()).map(({ id }) => id)).toEqual(['good']);
    expect(await records.entry('bad')).toBeNull();
    await storage.flushed();
    expect([...database.entries]).toEqual(before);
    expect(problems).toEqual(['recordUnread']);
  });

  it('is kept in memory where nothing can be stored', async () => {
    problems = [];
    storage = openStorage({ report: ({ key }) => problems.push(key) });
    records = openAllRecords({ storage, report: ({ key }) => problems.push(key) });
    await conclude(game(campaign));
    expect(await records.chronicle()).toHaveLength(1);
    expect((await records.sheets())[0]?.gamesPlayed).toBe(1);
    expect(problems).toEqual(['storageDenied']);
  });
});

describe('the campaign', () => {
  it('writes a game on the sheet of every hero of the party', async () => {
    await conclude(game(campaign));
    const written = accepted(recordGame(newSheet(HERO), reportOf(WON.state)));
    expect(await records.sheets()).toEqual([written.sheet]);
    const marks = [{ hero: HERO, earned: written.earned.marks, lost: 0 }];
    expect((await records.chronicle())[0]?.marks).toEqual(marks);
  });

  it('goes on with the sheet that there is', async () => {
    await conclude(game(campaign, 'one'));
    await conclude(game(campaign, 'two', { ...WON }));
    expect((await records.sheets())[0]).toMatchObject({ gamesPlayed: 2, bossesDefeated: [WON.state.setup.dungeon] });
  });

  it('rewrites a sheet only as it was seen', async () => {
    await conclude(game(campaign));
    const [seen = newSheet(HERO)] = await records.sheets();
    const next = { ...seen, gamesPlayed: 7 };
    records.rewriteSheet(HERO, seen, next);
    records.rewriteSheet(HERO, seen, { ...seen, gamesPlayed: 9 });
    expect(await records.sheets()).toEqual([next]);
    await storage.flushed();
    expect(database.entries.get(SHEET)).toEqual(next);
    records.rewriteSheet(HERO, next, seen);
    expect(await records.sheets()).toEqual([seen]);
  });

  it('sets aside a sheet that can not be, in the same go in which a new one is begun', async () => {
    database.entries.set(SHEET, { ...newSheet(HERO), gamesPlayed: -1 });
    await conclude(game(campaign));
    expect(keys()).toEqual([`aside/${SHEET}`, 'chronicle/one', SAVE, SHEET]);
    expect((await records.sheets())[0]?.gamesPlayed).toBe(1);
    expect(problems).toEqual(['recordSetAside']);
  });

  it('does not take the sheet of another hero for one’s own', async () => {
    database.entries.set(`${GAME}/sheet/rogue`, newSheet('mage'));
    expect(await records.sheets()).toEqual([]);
  });
});

describe('a gauntlet', () => {
  const begun = accepted(startGauntlet({ heroes: [HERO], tier: WON.state.setup.tier, seed: 'rope' as Seed }));
  const seed = nextDelve(begun)?.seed ?? ('' as Seed);
  const first = { ...WON, origin: { ...WON.origin, seed } };
  const dungeon = GAUNTLET_ORDER[0] ?? 'dragons-cave';
  const delve = { ...first, state: { ...WON.state, setup: { ...WON.state.setup, dungeon } } };

  it('goes on with the next dungeon', async () => {
    records.rewriteGauntlet(null, begun);
    await conclude(game({ kind: 'gauntlet' }, 'one', delve));
    const gauntlet = await records.gauntlet();
    expect(gauntlet?.games).toHaveLength(1);
    expect(gauntlet?.sheets[0]?.gamesPlayed).toBe(1);
    expect(await records.sheets()).toEqual([]);
    expect((await records.chronicle())[0]?.marks).toEqual([{ hero: HERO, earned: expect.any(Number), lost: 0 }]);
  });

  it('that was given up stays so', async () => {
    records.rewriteGauntlet(null, begun);
    records.rewriteGauntlet(begun, null);
    await conclude(game({ kind: 'gauntlet' }, 'one', delve));
    expect(await records.gauntlet()).toBeNull();
    expect((await records.chronicle())[0]?.marks).toEqual([]);
  });

  it('is not begun over one that is under way', async () => {
    records.rewriteGauntlet(null, begun);
    records.rewriteGauntlet(null, { ...begun, tier: 'fearless' });
    expect(await records.gauntlet()).toEqual(begun);
  });

  it('takes no other game for its own', async () => {
    records.rewriteGauntlet(null, begun);
    await conclude(game({ kind: 'gauntlet' }, 'one', WON));
    expect((await records.gauntlet())?.games).toEqual([]);
  });
});

describe('the daily delve', () => {
  const daily: Mode = { kind: 'daily', date: '2026-11-18' };

  it('remembers how it went the first time, and counts the tries', async () => {
    await conclude(game(daily, 'one', LOST));
    await conclude(game(daily, 'two', WON));
    await conclude(game({ ...daily, date: '2026-11-19' }, 'three', WON));
    const told = (await records.dailies()).map(({ date, id, outcome, tries }) => [date, id, outcome, tries]);
    expect(told).toEqual([
      ['2026-11-19', 'three', 'victory', 1],
      ['2026-11-18', 'one', 'defeat', 2],
    ]);
  });
});

describe('what was never read', () => {
  it('is not lost: the end is written upon what is there', async () => {
    await conclude(game(campaign));
    open();
    database.failures.read.push(failure('UnknownError'));
    expect(await records.sheets()).toEqual([]);
    await conclude(game(campaign, 'two'));
    expect((await records.sheets())[0]?.gamesPlayed).toBe(2);
    expect(problems).toEqual(['storageUnread']);
  });
});
