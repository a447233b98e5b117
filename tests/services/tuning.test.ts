import { describe, expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { parseTuning } from '../../src/services';
import { MOTIONS, type Tuning } from '../../src/stage/timing';

const MOVES = ['flip', 'fall'] as const;
const flip = { duration: 260, ease: 'Sine.easeInOut' };
const fall = { duration: 0, ease: 'Linear', delay: 40 };

describe('tuning', () => {
  it('takes a timing for every motion', () => {
    expect(parseTuning({ flip, fall }, MOVES)).toEqual({ ok: true, value: { flip, fall } });
  });

  it('holds for the file of the game', () => {
    const parsed = parseTuning(tuning, MOTIONS);
    expect(parsed.ok).toBe(true);
    const value: Tuning | null = parsed.ok ? parsed.value : null;
    expect(value).toEqual(tuning);
  });

  it.each([
    ['fall.duration', { flip, fall: { ...fall, duration: -1 } }],
    ['fall.duration', { flip, fall: { ...fall, duration: '260' } }],
    ['fall.duration', { flip, fall: { ease: 'Linear' } }],
    ['fall.duration', { flip, fall: { ...fall, duration: 1e9 } }],
    ['fall.delay', { flip, fall: { ...fall, delay: null } }],
    ['flip.ease', { flip: { ...flip, ease: '' }, fall }],
    ['flip.easing', { flip: { ...flip, easing: 'x' }, fall }],
    ['fall', { flip }],
    ['jump', { flip, fall, jump: flip }],
    ['', null],
    ['', []],
  ])('names %j as what is wrong', (path, data) => {
    expect(parseTuning(data, MOVES)).toEqual({ ok: false, rejection: { key: 'tuningWrong', params: { path } } });
  });
});
