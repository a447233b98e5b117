// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { EndedGame, KeptRecords } from '../../src/games/contract';
import { chronicle } from '../../src/wiring/chronicle';
import { button } from '../pages/onPage';
import { appWith } from './twoGames';

const ENTRIES = ['won', 'lost'].map((id, at) => ({
  id,
  game: 'burglary',
  date: '2026-11-19T12:00:00.000Z',
  outcome: at === 0 ? 'victory' : 'defeat',
  mode: { kind: 'free' },
  replay: null,
  points: [7, at],
})) as readonly EndedGame[];
/** A version with more games has left this here. */
const UNKNOWN = { ...ENTRIES[0], id: 'later', game: 'not-here' } as EndedGame;

const { app, heard } = appWith();
const remove = vi.fn();
const records = {
  chronicle: async () => [...ENTRIES, UNKNOWN],
  entry: async (id: string) => [...ENTRIES, UNKNOWN].find((entry) => entry.id === id) ?? null,
  remove,
} as unknown as KeptRecords;

it('has a row of each game by the game that was played', async () => {
  document.body.replaceChildren(await chronicle({ ...app, records }, null));
  const rows = [...document.querySelectorAll('.entry-words')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Burglary 7 points for Left, 0 for Right/),
    expect.stringMatching(/^Burglary 7 points for Left, 1 for Right/),
  ]);
  button('Burglary').click();
  expect(heard.go).toHaveBeenLastCalledWith('chronicle', 'won');
});

it('retells a game as its own game does', async () => {
  document.body.replaceChildren(await chronicle({ ...app, records }, 'lost'));
  expect(document.body.textContent).toContain('Lost');
});

it('lists all games instead of one that this version does not have', async () => {
  document.body.replaceChildren(await chronicle({ ...app, records }, 'later'));
  expect(document.querySelectorAll('.entry')).toHaveLength(2);
});
