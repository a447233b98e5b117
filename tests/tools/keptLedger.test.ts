import { describe, expect, it } from 'vitest';
import { KeptLedger } from '../e2e/support/keptLedger';

/** Three moves, at 100, 200 and 300 ms. */
function threeMoves(): KeptLedger {
  const ledger = new KeptLedger('start');
  for (const [at, hash] of ['one', 'two', 'three'].entries()) ledger.hear({ kind: 'shown', hash, at: 100 * (at + 1) });
  return ledger;
}

const look = (at: number, kept: string, marked: boolean) => ({ kind: 'look', kept, marked, at }) as const;
const returned = (...states: readonly string[]): ReadonlySet<string> => new Set(['start', ...states]);

describe('what a killed browser has to bring back', () => {
  it('is what it said was kept, and more is welcome', () => {
    const ledger = threeMoves();
    ledger.hear(look(350, 'two', false));
    expect(ledger.lostBy(returned('one', 'two'))).toBe(1);
    expect(ledger.lostBy(returned('one', 'two', 'three', 'untold'))).toBe(0);
    expect(() => ledger.lostBy(returned('one'))).toThrow('a later one was kept');
  });

  it('is what was shown for over half a second without a mark', () => {
    const ledger = threeMoves();
    for (const at of [720, 740]) ledger.hear(look(at, 'start', false));
    expect(ledger.lostBy(returned('one', 'two'))).toBe(1);
    expect(() => ledger.lostBy(returned('one'))).toThrow('not marked as unsaved');
  });

  it('is nothing that was marked, also when the page was held up before it could set the mark', () => {
    const ledger = threeMoves();
    for (const [at, marked] of [
      [580, false],
      [900, false],
      [905, true],
      [920, true],
    ] as const)
      ledger.hear(look(at, 'start', marked));
    expect(ledger.lostBy(returned())).toBe(3);
  });

  it('is never an older game, or another', () => {
    expect(() => threeMoves().lostBy(new Set(['before']))).toThrow('older');
  });
});
