import { type Seed, toSave } from '../../../src/engine/kernel';
import { type HeroId, newSheet, oneDeckDungeon, recordDelve, startGauntlet } from '../../../src/engine/onedeck';
import type { TableGame } from '../../../src/games/onedeck/table';
import type { Report } from '../../../src/services/report';
import { openStorage } from '../../../src/services/storage/openStorage';
import { fakeDatabase } from '../../../tests/services/fakeDatabase';
import { GAME, openAllRecords, SAVE, SLOT } from '../../../tests/support/games';
import { lostDelve, wonDelve } from '../../../tests/support/goldenDelves';
import type { PageScene } from '../scenes';
import { partyDelve } from './moments';

const ADDRESSES: Readonly<Record<string, string>> = {
  title: '',
  setup: '#setup',
  daily: '#daily',
  gauntlet: '#gauntlet',
  campaign: '#campaign',
  hero: '#campaign=rogue',
  chronicle: '#chronicle',
  entry: '#chronicle=game-1',
  codex: '#codex',
  ogre: '#codex=ogre',
  settings: '#settings',
  credits: '#credits',
};

export async function pageScenes(): Promise<readonly PageScene[]> {
  const drawers = await remembered();
  const pages = Object.entries(ADDRESSES).map(([name, address]) => ({ name, address, drawers }));
  const ends = [
    { name: 'summary-won', history: wonDelve() },
    { name: 'summary-lost', history: lostDelve() },
    { name: 'summary-two', history: partyDelve('two') },
    { name: 'summary-four', history: partyDelve('four') },
  ].map(({ name, history }) => {
    const save = { ...toSave(oneDeckDungeon, history), id: name, mode: { kind: 'campaign' } };
    return { name, address: '#summary', drawers: new Map([...drawers, [SAVE, save]]) };
  });
  return [...pages, ...ends];
}

/** Games that were won and lost, a sheet with marks on it, and a gauntlet under way. */
async function remembered(): Promise<ReadonlyMap<string, unknown>> {
  const { open, entries: drawers } = fakeDatabase();
  const report: Report = ({ key }) => console.error(key);
  const storage = openStorage({ open, report });
  let day = 0;
  const records = openAllRecords({ storage, report, now: () => new Date(Date.UTC(2026, 10, ++day, 19, 30)) });
  const games: readonly Omit<TableGame, 'id' | 'game'>[] = [
    { mode: { kind: 'free' }, history: lostDelve() },
    { mode: { kind: 'campaign' }, history: wonDelve() },
    { mode: { kind: 'daily', date: '2026-11-03' }, history: lostDelve() },
  ];
  for (const [at, game] of games.entries()) records.conclude({ game: GAME, id: `game-${at}`, ...game }, { slot: SLOT, save: {} });
  await storage.flushed();
  drawers.delete(SAVE);
  drawers.set(`${GAME}/sheet/rogue`, {
    ...newSheet('rogue'),
    gamesPlayed: 14,
    bossesDefeated: ['dragons-cave', 'lichs-tomb'],
    unplaced: { 1: 7, 2: 4, 3: 2 },
  });
  drawers.set(`${GAME}/gauntlet`, halfway(['rogue', 'mage']));
  return drawers;
}

function halfway(heroes: readonly HeroId[]): unknown {
  const begun = startGauntlet({ heroes, tier: 'standard', seed: 'rope' as Seed });
  if (!begun.ok) throw new Error(begun.rejection.key);
  const first = {
    dungeon: 'dragons-cave',
    tier: 'standard',
    heroes,
    descents: 3,
    levelUps: 2,
    bossDefeated: true,
    over: true,
  } as const;
  const told = recordDelve(begun.value, first);
  if (!told.ok) throw new Error(told.rejection.key);
  return told.value.gauntlet;
}
