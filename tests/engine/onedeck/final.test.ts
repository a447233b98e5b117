import { describe, expect, it } from 'vitest';
import { undo } from '../../../src/engine/kernel';
import { oneDeckDungeon } from '../../../src/engine/onedeck';
import { lostDelve, wonDelve } from '../../support/goldenDelves';

describe('the end of a game', () => {
  it.each([
    ['victory', wonDelve],
    ['defeat', lostDelve],
  ])('is final: a %s can not be taken back', (result, delve) => {
    const history = delve();
    expect(history.state.result).toBe(result);
    expect(undo(history)).toBeNull();
    expect(oneDeckDungeon.legal(history.state)).toEqual([]);
  });

  it('is not in a practice game, which counts for nothing', () => {
    const { origin, ...rest } = wonDelve();
    const before = undo({ origin: { ...origin, practice: true }, ...rest });
    expect(before?.state.result).toBeNull();
  });
});
