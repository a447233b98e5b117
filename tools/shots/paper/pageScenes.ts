import { toSave } from '../../../src/engine/kernel';
import { paperDungeons } from '../../../src/engine/paper';
import { FREE } from '../../../src/games/contract';
import type { PaperGame } from '../../../src/games/paper/records';
import { campaignEntry } from '../../../src/games/paper/records/entries';
import { openRecords, openStorage, type Report, slotOf } from '../../../src/services';
import { fakeDatabase } from '../../../tests/services/fakeDatabase';
import { games, isOfNewer } from '../../../tests/support/games';
import type { PageScene } from '../scenes';
import { type Party, partyGame } from './moments';

const GAME = String(paperDungeons.id);
const SLOT = slotOf(GAME);
const SAVE = `game/${SLOT}`;
const CAMPAIGN = 'tower-of-necromancy';
const PARTIES: readonly Party[] = ['one', 'three', 'eight'];

const ADDRESSES: Readonly<Record<string, string>> = {
  title: '',
  setup: `#${GAME}/setup`,
  daily: `#${GAME}/daily`,
  campaign: `#${GAME}/campaign`,
  'campaign-begun': `#${GAME}/campaign=${CAMPAIGN}`,
  codex: `#${GAME}/codex`,
  'codex-boss': `#${GAME}/codex=boss-lich`,
  chronicle: '#chronicle',
  'entry-one': '#chronicle=game-one',
  'entry-eight': '#chronicle=game-eight',
};

const STEPS: Readonly<Record<string, number>> = { seats: 1, missions: 3, variants: 4 };

export async function pageScenes(): Promise<readonly PageScene[]> {
  const drawers = await remembered();
  const pages = Object.entries(ADDRESSES).map(([name, address]) => ({ name, address, drawers }));
  const steps = Object.entries(STEPS).map(([name, nth]) => ({
    ...{ name: `setup-${name}`, address: `#${GAME}/setup`, drawers },
    presses: [`.stage-steps li:nth-child(${nth}) button`],
  }));
  const ends = PARTIES.map((party) => {
    const { id, mode, history } = endOf(party);
    const save = { ...toSave(paperDungeons, history), id, mode };
    return { name: `summary-${party}`, address: `#${GAME}/summary`, drawers: new Map([...drawers, [SAVE, save]]) };
  });
  return [...pages, ...steps, ...ends].map((page) => ({ ...page, name: `paper-${page.name}` }));
}

const endOf = (party: Party): PaperGame => ({ game: GAME, id: `game-${party}`, mode: FREE, history: partyGame(party) });

/** Three games in the chronicle, and a campaign under way. */
async function remembered(): Promise<ReadonlyMap<string, unknown>> {
  const { open, entries: drawers } = fakeDatabase();
  const report: Report = ({ key }) => console.error(key);
  const storage = openStorage({ open, report });
  let day = 0;
  const now = (): Date => new Date(Date.UTC(2026, 10, ++day, 19, 30));
  const records = openRecords({ isOfNewer, storage, report, now, games });
  for (const party of PARTIES) records.conclude(endOf(party), { slot: SLOT, save: {} });
  await storage.flushed();
  drawers.delete(SAVE);
  const run = { campaign: CAMPAIGN, seats: 1, missions: 'drawn', dispersal: true, openObjectives: false, games: [[80]] };
  drawers.set(`${GAME}/${campaignEntry(CAMPAIGN).name}`, { run, seating: {} });
  return drawers;
}
