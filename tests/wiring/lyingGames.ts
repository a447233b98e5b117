import { vi } from 'vitest';
import { advance } from '../../src/engine/kernel';
import { type Mode, oneDeckDungeon } from '../../src/engine/onedeck';
import type { TableGame } from '../../src/games/onedeck/table';
import { ANY_DELVE, historyOf } from '../machines/turnTable';
import { GAME } from '../support/games';
import { lostDelve } from '../support/goldenDelves';
import type { FakeTab } from './fakeTabs';

export const FREE: Mode = { kind: 'free' };

export const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(500);

export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await soon();
  return promise;
}

/** A game after so many moves. */
export function aGame(id: string, moves: number, mode: Mode = FREE): TableGame {
  const history = ANY_DELVE.turns.slice(0, moves).reduce((before, { command }) => {
    const next = advance(oneDeckDungeon, before, command);
    if (!next.ok) throw new Error(next.rejection.key);
    return next.history;
  }, historyOf());
  return { game: oneDeckDungeon.id, id, mode, history };
}

export const ended = (id: string): TableGame => ({
  game: oneDeckDungeon.id,
  id,
  mode: { kind: 'daily', date: '2026-11-18' },
  history: lostDelve(),
});

export async function lying(tab: FakeTab): Promise<readonly [id: string, moves: number]> {
  const { game } = await settled(tab.table.read(GAME));
  return [game?.id ?? 'none', game?.history.past?.length ?? 0];
}

export async function paid(tab: FakeTab): Promise<readonly unknown[]> {
  const chronicle = await settled(tab.records.chronicle());
  const dailies = await settled(tab.records.dailies());
  return [chronicle.map(({ id }) => id), dailies.map(({ tries }) => tries)];
}
