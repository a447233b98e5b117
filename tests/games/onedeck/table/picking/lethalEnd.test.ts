// A lethal end is never given by a single press, a press ahead or a key held from before.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandsOf as commandsIn } from '../../../../../src/engine/kernel';
import type { State } from '../../../../../src/engine/onedeck';
import { HELD_PRESS } from '../../../../../src/table';
import { inCombat } from '../../../../engine/onedeck/withDice';
import { laidTable } from '../../../../wiring/table/laidTable';

const lethal = (dice: NonNullable<Parameters<typeof inCombat>[0]>['dice'] = []) =>
  laidTable(inCombat({ dice, with: { warrior: { damage: 2 } } }).state);
const commandsOf = ({ session }: ReturnType<typeof laidTable>): number => commandsIn(session.history).length;
const phase = ({ session }: ReturnType<typeof laidTable>) => (session.history.state as State).phase;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an end that kills', () => {
  it('is not given by one press, and by two in three seconds', () => {
    const laid = lethal();
    laid.input.press('finish');
    expect([commandsOf(laid), laid.shown.at(-1)?.held]).toEqual([0, 'armed']);
    vi.advanceTimersByTime(HELD_PRESS.again);
    laid.input.press('finish');
    expect(commandsOf(laid)).toBe(0);
    laid.input.press('finish');
    expect(commandsOf(laid)).toBe(1);
  });

  it('is given by its key only when it is struck twice', () => {
    const laid = lethal();
    laid.input.key('Q');
    expect(commandsOf(laid)).toBe(0);
    laid.input.key('Q');
    expect(commandsOf(laid)).toBe(1);
  });

  it('is given when it is held, and not when it is let go', () => {
    const laid = lethal();
    expect(laid.input.hold('finish', 'pointer')).toBe(true);
    expect(laid.shown.at(-1)?.held).toBe('held');
    vi.advanceTimersByTime(HELD_PRESS.hold - 1);
    laid.input.letGo();
    vi.advanceTimersByTime(HELD_PRESS.again);
    expect([commandsOf(laid), laid.shown.at(-1)?.held]).toEqual([0, null]);
    laid.input.hold('finish', 'key');
    vi.advanceTimersByTime(HELD_PRESS.hold);
    expect(commandsOf(laid)).toBe(1);
  });

  it('is not given by presses that were kept while something moved', async () => {
    // Once the goblin's last die lies on armor, all that hurts is still open.
    const laid = lethal(['agility 6', 'agility 6']);
    const pool = laid.shown.at(-1)?.view.encounter?.pool ?? [];
    laid.session.perform({ type: 'discardDie', die: pool[0]?.id ?? -1 } as never);
    expect([commandsOf(laid), laid.session.isPresenting]).toEqual([1, true]);
    expect(laid.input.hold('finish', 'key')).toBe(false);
    laid.input.press('finish');
    laid.input.press('finish');
    await vi.advanceTimersByTimeAsync(HELD_PRESS.again);
    expect([commandsOf(laid), phase(laid)]).toEqual([1, 'pool']);
  });

  it('forgets a hold when a die is taken back by Undo or put back', () => {
    const laid = lethal();
    laid.input.hold('finish', 'pointer');
    laid.input.obey('escape');
    vi.advanceTimersByTime(10_000);
    expect(commandsOf(laid)).toBe(0);
  });
});

describe('a harmless end', () => {
  it('takes one press, and nothing to hold', () => {
    const laid = laidTable(inCombat({ dice: [] }).state);
    expect(laid.input.hold('finish', 'pointer')).toBe(false);
    laid.input.press('finish');
    expect(commandsOf(laid)).toBe(1);
  });
});
