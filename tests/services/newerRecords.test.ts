import { beforeEach, describe, expect, it } from 'vitest';
import { type Seed, toSave } from '../../src/engine/kernel';
import { type Mode, newSheet, oneDeckDungeon, startGauntlet } from '../../src/engine/onedeck';
import { type GameStorage, openStorage, type Report } from '../../src/services';
import { accepted } from '../engine/campaign/support';
import { GAME, openAllRecords, SLOT } from '../support/games';
import { wonDelve } from '../support/goldenDelves';
import { type FakeDatabase, fakeDatabase } from './fakeDatabase';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const WON = wonDelve();
const [HERO = 'mage'] = WON.state.setup.heroes;
const SHEET = `${GAME}/sheet/${HERO}`;

let database: FakeDatabase;
let problems: string[];
let storage: GameStorage;
let records: ReturnType<typeof openAllRecords>;

beforeEach(() => {
  database = fakeDatabase();
  problems = [];
  const report: Report = ({ key }) => void problems.push(key);
  storage = openStorage({ open: database.open, report, now: () => NOW, patience: 1000 });
  records = openAllRecords({ storage, report, now: () => NOW });
});

async function conclude(mode: Mode, id = 'one'): Promise<void> {
  const save = { ...toSave(oneDeckDungeon, WON), id, mode };
  records.conclude({ game: GAME, id, mode, history: WON }, { slot: SLOT, save });
  await storage.flushed();
}

describe('records of a newer version, after a rollback', () => {
  const begun = accepted(startGauntlet({ heroes: [HERO], tier: WON.state.setup.tier, seed: 'rope' as Seed }));
  const OF_NEWER: readonly (readonly [string, object])[] = [
    ['chronicle/later', { id: 'later', version: 2 }],
    [`${GAME}/daily/2026-11-18`, { date: '2026-11-18', version: 2 }],
    [`${GAME}/gauntlet`, { ...begun, version: 2 }],
    [SHEET, { ...newSheet(HERO), version: 2 }],
  ];
  const asides = (): unknown[] => [...database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);

  beforeEach(() => {
    for (const [key, value] of OF_NEWER) database.entries.set(key, value);
    database.entries.set(`${GAME}/sheet/unknown`, 1);
  });

  it('lie untouched when they were only read, and are named as a trouble once', async () => {
    database.entries.set(`${GAME}/sheet/rogue`, newSheet('rogue'));
    const before = structuredClone([...database.entries]);
    for (let time = 0; time < 2; time++) {
      expect(await records.chronicle()).toEqual([]);
      expect(await records.dailies()).toEqual([]);
      expect(await records.gauntlet()).toBeNull();
      expect(await records.sheets()).toEqual([newSheet('rogue')]);
    }
    await storage.flushed();
    expect([...database.entries]).toEqual(before);
    expect(database.log).toEqual(['open']);
    expect(problems).toEqual(['recordUnread']);
  });

  it.each<readonly [string, () => void, string]>([
    ['a sheet', () => records.rewriteSheet(HERO, null, newSheet(HERO)), SHEET],
    ['a gauntlet', () => records.rewriteGauntlet(null, begun), `${GAME}/gauntlet`],
  ])('are set aside in the transaction that writes %s in their place', async (_, write, key) => {
    const [, older] = OF_NEWER.find(([name]) => name === key) ?? [];
    write();
    await storage.flushed();
    expect(asides()).toEqual([expect.objectContaining({ key, data: older })]);
    expect(database.entries.get(key)).toEqual(key === SHEET ? newSheet(HERO) : begun);
    expect(database.log).toEqual(['open', `change aside ${key.split('/')[0]}`]);
    expect(problems).toEqual(['recordSetAside']);
  });

  it('are not overwritten by a page that has seen what could be read', async () => {
    records.rewriteSheet(HERO, newSheet(HERO), { ...newSheet(HERO), gamesPlayed: 1 });
    records.rewriteGauntlet(begun, null);
    await storage.flushed();
    for (const [key, value] of OF_NEWER) expect(database.entries.get(key)).toEqual(value);
    expect(problems).toEqual([]);
  });

  it('stay, and leave no copies, when a game of that gauntlet ends', async () => {
    await conclude({ kind: 'gauntlet' });
    expect([database.entries.get(`${GAME}/gauntlet`), asides()]).toEqual([{ ...begun, version: 2 }, []]);
    expect(problems).toEqual([]);
  });

  it('are set aside once each by the ends of games that are written there', async () => {
    for (const id of ['one', 'two']) await conclude({ kind: 'campaign' }, id);
    for (const id of ['three', 'four']) await conclude({ kind: 'daily', date: '2026-11-18' }, id);
    expect(asides()).toMatchObject([{ key: SHEET }, { key: `${GAME}/daily/2026-11-18` }]);
    expect((await records.sheets())[0]?.gamesPlayed).toBe(2);
    expect((await records.dailies())[0]?.tries).toBe(2);
  });
});
