import { expect, it } from 'vitest';
import { required, toSave, toShortSave } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { GameRecords } from '../../src/games/contract';
import { loadSavedGame } from '../../src/wiring/savedGame';
import { games } from '../support/games';
import { gameAt, LAST } from './shortGames';

const RECORDS = required(games.fetched(oneDeckDungeon.id), 'records');

/** Reads the same storage twice, as the title and then the table do, and counts the commands that are played for it. */
async function playedFor(stored: { readonly noted?: unknown; readonly saved?: unknown }) {
  let commands = 0;
  const stepRecorded: (typeof RECORDS)['rules']['step'] = (...given) => {
    commands += 1;
    return RECORDS.rules.stepRecorded?.(...given) ?? RECORDS.rules.step(...given);
  };
  const records: GameRecords = { ...RECORDS, rules: { ...RECORDS.rules, stepRecorded } };
  const storage = {
    noted: () => structuredClone(stored.noted ?? null),
    loadGame: () => Promise.resolve<unknown>(structuredClone(stored.saved ?? null)),
  };
  const first = await loadSavedGame(storage, records);
  const second = await loadSavedGame(storage, records);
  return { commands, first, second };
}

const { history, id, mode } = gameAt({ id: 'game 1', moves: LAST - 1 });

it.each([
  ['short', toShortSave],
  ['with all commands', toSave],
] as const)('a %s save that is read for the title and for the table is played once', async (_, written) => {
  const saved = { ...written(oneDeckDungeon, history), id, mode, stamp: { hold: 1, revision: 7 } };
  const { commands, first, second } = await playedFor({ saved });
  expect(commands).toBe(LAST - 1);
  expect(first.game?.history).toBe(second.game?.history);
  expect(second.game).toMatchObject({ id, mode });
});

it('a note and an older save are played once each', async () => {
  const older = gameAt({ id: 'game 1', moves: LAST - 2 });
  const saved = { ...toShortSave(oneDeckDungeon, older.history), id, mode, stamp: { hold: 1, revision: 7 } };
  const noted = { ...toShortSave(oneDeckDungeon, history), id, mode, stamp: { hold: 1, revision: 8 } };
  const { commands, second } = await playedFor({ noted, saved });
  expect(commands).toBe(LAST - 2 + LAST - 1);
  expect(second.game?.history.past?.length).toBe(LAST - 1);
});

it('a save that cannot be read is refused both times', async () => {
  const saved = { ...toShortSave(oneDeckDungeon, history), id, mode, hash: 'another' };
  const { first, second } = await playedFor({ saved });
  expect([first.trouble, second.trouble]).toEqual(['saveSetAside', 'saveSetAside']);
});
