import { describe, expect, it } from 'vitest';
import { newSheet, recordGame, reportOf } from '../../src/engine/onedeck';
import { delveOn } from '../../src/games/onedeck/pages/daily/delves';
import { entryOf } from '../../src/games/onedeck/records';
import { parseEntry } from '../../src/games/onedeck/records/chronicleEntry';
import { parseDaily } from '../../src/games/onedeck/records/daily';
import { dailyEntry, sheetEntry } from '../../src/games/onedeck/records/entries';
import { dateOf } from '../../src/pages';
import { openStorage, type Problem, type Report } from '../../src/services';
import { endedEntry } from '../../src/services/records/ended';
import { accepted } from '../engine/campaign/support';
import { games, openAllRecords } from '../support/games';
import { wonDelve } from '../support/goldenDelves';
import { fakeDatabase } from './fakeDatabase';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const WON = wonDelve();
const [HERO] = WON.state.setup.heroes;
const written = (id = 'one', date = NOW) => entryOf({ id, mode: { kind: 'free' }, history: WON }, date);
const entry = written();
const daily = { id: 'one', date: '2026-11-18', outcome: 'victory', floor: 3, bossMet: true, turns: 20, tries: 1 };
const chapter = entry.story?.chapters[0];
const pathOf = (data: unknown): unknown => {
  const parsed = parseEntry(data);
  return parsed.ok ? 'accepted' : parsed.rejection.params?.['path'];
};

describe('an entry of the chronicle', () => {
  it('is read as it was written', () => {
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  });

  it.each<readonly [string, object, string]>([
    ['a date that is none', { date: 'yesterday' }, 'date'],
    ['a day that no month has', { date: '2026-02-31T12:00:00.000Z' }, 'date'],
    ['an hour that no day has', { date: '2026-02-03T25:00:00.000Z' }, 'date'],
    ['a year of six digits', { date: '+012026-11-18T12:00:00.000Z' }, 'date'],
    ['half a surrogate in its id', { id: 'torch\ud800' }, 'id'],
    ['an id of ten million letters', { id: 'x'.repeat(10_000_000) }, 'id'],
    ['a link of ten million letters', { replay: 'x'.repeat(10_000_000) }, 'replay'],
    ['twenty thousand chapters', { story: { taken: [], chapters: new Array(20_000).fill(chapter) } }, 'story'],
    [
      'a chapter of a thousand and one doors',
      { story: { taken: [], chapters: [{ ...chapter, fled: new Array(1001).fill('ogre-1') }] } },
      'story',
    ],
    ['more turns than can be', { turns: 2 ** 53 - 1 }, 'turns'],
    ['another party than its setup', { heroes: [] }, 'heroes'],
    ['ten thousand marks', { marks: new Array(10_000).fill({ hero: HERO, earned: 1, lost: 0 }) }, 'marks'],
  ])('is refused with the place: %s', (_, change, path) => {
    const before = performance.now();
    expect(pathOf({ ...entry, ...change })).toBe(path);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('is no other entry', () => {
    expect(endedEntry('one', games).parse(entry)).toMatchObject({ ok: true });
    expect(endedEntry('two', games).parse(entry)).toEqual({ ok: false, rejection: { key: 'entryOfAnother' } });
  });

  it.each(['+012026-11-18T12:00:00.000Z', '-000001-11-18T12:00:00.000Z'])('can be read when the clock says %s', (clock) => {
    expect(parseEntry(written('one', new Date(clock)))).toMatchObject({ ok: true });
    expect(delveOn(dateOf(new Date(clock)))).toMatchObject({ seed: expect.stringMatching(/^daily-\d{4}-/) });
  });

  it('does not take the others with it when it is bad', async () => {
    const database = fakeDatabase();
    const reports: Problem[] = [];
    const report: Report = ({ key }) => void reports.push(key);
    const storage = openStorage({ open: database.open, report, now: () => NOW });
    const records = openAllRecords({ storage, report, now: () => NOW });
    const other = written('three');
    database.entries.set('chronicle/one', entry).set('chronicle/two', entry).set('chronicle/three', other);
    database.entries.set('chronicle/four', { ...written('four'), date: '2026-02-31T12:00:00.000Z' });
    expect((await records.chronicle()).map(({ id }) => id).sort()).toEqual(['one', 'three']);
    expect(reports).toEqual(['recordUnread']);
  });
});

describe('a daily result', () => {
  it.each(['2026-02-31', '2026-13-01', '+012026-11-18', '2026-1-1'])('is not of a day that is none: %s', (date) => {
    expect(parseDaily(daily)).toMatchObject({ ok: true });
    expect(parseDaily({ ...daily, date })).toEqual({ ok: false, rejection: { key: 'dailyWrong', params: { path: 'date' } } });
  });

  it('is of its own day', () => {
    expect(dailyEntry('2026-11-18').parse(daily)).toMatchObject({ ok: true });
    expect(dailyEntry('2026-11-19').parse(daily)).toEqual({ ok: false, rejection: { key: 'dailyOfAnother' } });
  });
});

describe('a campaign sheet', () => {
  it("is its own hero's, and can be read again after a game more than can be counted", () => {
    const full = { ...newSheet('mage'), gamesPlayed: 1_000_000 };
    const entry = sheetEntry('mage');
    expect(entry.parse({ ...full, gamesPlayed: 1_000_001 })).toMatchObject({ ok: false, rejection: { key: 'sheetWrong' } });
    expect(sheetEntry('rogue').parse(full)).toEqual({ ok: false, rejection: { key: 'sheetOfAnother' } });
    const report = { ...reportOf(WON.state), heroes: ['mage'] as const };
    expect(entry.parse(accepted(recordGame(accepted(entry.parse(full)), report)).sheet)).toMatchObject({ ok: true });
  });
});
