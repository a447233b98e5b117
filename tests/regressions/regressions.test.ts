import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { required } from '../../src/engine/kernel';
import { type Probe, playAgain } from '../../tools/fuzz/play';
import { keepFailure, readFailure, regressionsIn } from '../../tools/fuzz/regressions';
import { search } from '../../tools/fuzz/search';

const HASH = /^[0-9a-f]{16}$/;

describe('failures that were found by chance', () => {
  for (const name of regressionsIn(import.meta.dirname)) {
    const { why, beginning, commands } = readFailure(name);
    it(`stay mended: ${why} (${beginning.seed})`, () => {
      expect(playAgain({ beginning, commands })).toMatch(HASH);
    });
  }

  describe('the way from a fault to a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'regressions-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    /** As if nobody were allowed to own two things. */
    const probe: Probe = ({ after }) => (after.heroes.some(({ items }) => items.length > 1) ? 'too rich' : null);

    it('finds the fault, keeps it, and the file fails again as long as the fault is there', () => {
      const failure = required(
        search({ seed: 'proof', mayGoOn: (games) => games < 300, probe, seen: () => undefined }),
        'failure',
      );
      expect(failure.why).toBe('too rich');
      const name = keepFailure(folder, failure);
      expect(regressionsIn(folder)).toEqual([name]);
      const kept = readFailure(name);
      expect(kept).toEqual(failure);
      expect(playAgain(kept, { probe })).toBe(`command ${kept.commands.length}: too rich`);
      expect(playAgain(kept)).toMatch(HASH);
    });

    it('finds nothing where nothing is wrong, and stops when it is told to', () => {
      let games = 0;
      expect(search({ seed: 'calm', mayGoOn: (played) => played < 12, seen: () => games++ })).toBeNull();
      expect(games).toBe(12);
    });
  });
});
