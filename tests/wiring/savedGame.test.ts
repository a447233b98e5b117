import { describe, expect, it } from 'vitest';
import { advance, isRecord } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { GameStorage } from '../../src/services';
import { keepGame, loadSavedGame } from '../../src/wiring/savedGame';
import { ANY_DELVE, historyOf } from '../machines/turnTable';

/** Storage in memory that goes through text, as a disk would. */
function shelf(content: unknown = null) {
  let stored = JSON.stringify(content);
  const aside: (readonly [data: unknown, reason: string])[] = [];
  const storage: Pick<GameStorage, 'loadGame' | 'saveGame' | 'setAside'> = {
    loadGame: async () => JSON.parse(stored) as unknown,
    saveGame: (_, save) => {
      stored = JSON.stringify(save);
    },
    setAside: (_, data, reason) => aside.push([data, reason]),
  };
  return { storage, aside, content: () => JSON.parse(stored) as unknown };
}

/** A game that has begun: three commands, of which the last can be taken back. */
function begun() {
  return ANY_DELVE.turns.slice(0, 3).reduce((history, { command }) => {
    const next = advance(oneDeckDungeon, history, command);
    if (!next.ok) throw new Error(next.rejection.key);
    return next.history;
  }, historyOf());
}

describe('the game in progress', () => {
  it('is none where none was saved', async () => {
    const { storage, aside } = shelf();
    expect(await loadSavedGame(storage)).toEqual({ history: null, trouble: null });
    expect(aside).toEqual([]);
  });

  it('comes back as it was kept', async () => {
    const { storage } = shelf();
    const history = begun();
    keepGame(storage, history);
    expect(await loadSavedGame(storage)).toEqual({ history, trouble: null });
  });

  it('goes on from its last state when the rules have changed, and says so', async () => {
    const { storage, content } = shelf();
    const history = begun();
    keepGame(storage, history);
    const kept = content();
    const older = isRecord(kept) ? { ...kept, rulesVersion: 0 } : null;
    const loaded = await loadSavedGame(shelf(older).storage);
    expect(loaded.trouble).toBe('rulesChanged');
    expect(loaded.history?.state).toEqual(history.state);
    expect(loaded.history?.past).toBeNull();
  });

  it.each([
    ['half a save', { format: 1 }],
    ['a word', 'torn'],
    ['a list', []],
  ])('is set aside with the reason when it is %s', async (_, data) => {
    const { storage, aside } = shelf(data);
    expect(await loadSavedGame(storage)).toEqual({ history: null, trouble: 'saveSetAside' });
    expect(aside).toEqual([[data, expect.stringMatching(/^\w+$/)]]);
  });
});
