// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DelveName, delve } from '../../e2e/support/delves';
import { KeyboardPlayer } from '../../e2e/support/players/KeyboardPlayer';
import { atLength } from '../../support/inFull';
import { type BlindTable, blindTable } from './blindTable';

const SHORT: readonly DelveName[] = ['oneLost', 'twoLost', 'fourLost'];
const LONG: readonly DelveName[] = ['oneWon', 'twoWon', 'fourWon'];

let blind: BlindTable | null = null;
afterEach(() => blind?.table.close());

describe('a whole game by keys, eyes shut', () => {
  it.each(atLength([...SHORT, ...LONG], [...SHORT, 'oneWon'], SHORT))(
    'goes from the first turn to the end: %s',
    { timeout: 300_000 },
    async (name) => {
      const { start, commands } = delve(name);
      blind = await blindTable(start.history);
      const player = new KeyboardPlayer(blind.keyboard);
      const { dataset } = document.documentElement;
      let now = start;
      for (const [at, command] of commands.entries()) {
        await player.carryOut(now, command);
        now = now.after(command);
        await vi.waitUntil(() => dataset['table'] === 'waiting', { interval: 0, timeout: 20_000 });
        const shown = { phase: dataset['phase'], hash: dataset['hash'] };
        expect(shown, `${at + 1}: ${JSON.stringify(command)}`).toEqual({ phase: now.state.phase, hash: now.hash });
      }
      expect(now.state.result).toBe(name.endsWith('Won') ? 'victory' : 'defeat');
      expect(document.querySelector('h1')?.textContent).toBe(
        name.endsWith('Won') ? 'The dungeon is yours' : 'The lantern is out',
      );
      expect(blind.problems).toEqual([]);
    },
  );
});
