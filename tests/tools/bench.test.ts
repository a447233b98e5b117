import { describe, expect, test } from 'vitest';
import { comparisons, readResults } from '../../tools/bench/results';
import type { Row } from '../../tools/bench/row';
import { scriptsIn, type TraceEvent } from '../../tools/bench/tracing';

const row = (key: string, value: number, better: 'more' | 'less'): Row => ({
  what: key,
  budget: '',
  found: '',
  ok: true,
  figure: { key, value, better },
});

describe('figures beside those of an earlier build', () => {
  test.each([
    ['more', 91, true],
    ['more', 89, false],
    ['more', 200, true],
    ['less', 109, true],
    ['less', 111, false],
    ['less', 20, true],
  ] as const)('where %s is better, %i after 100 is kept: %s', (better, value, ok) => {
    expect(comparisons([row('speed', value, better)], { speed: 100 })).toMatchObject([{ ok }]);
  });

  test('fail nothing where there was none, and say so', () => {
    expect(comparisons([row('new', 5, 'less')], {})).toMatchObject([{ ok: true, found: '5, nothing kept' }]);
  });

  test('leave rows out that keep no figure', () => {
    expect(comparisons([{ what: 'text', budget: '', found: '', ok: true }], {})).toEqual([]);
  });

  test('are kept as numbers by name', () => {
    expect(Object.keys(readResults()).length).toBeGreaterThan(0);
  });
});

describe('the time of a frame', () => {
  const event = (name: string, from: Partial<TraceEvent>): TraceEvent => ({ name, tid: 1, ts: 0, dur: 0, ...from });
  const drawn = (ts: number, tid = 1): TraceEvent => event('TimeStamp', { ts, tid, args: { data: { message: 'drawn' } } });

  test('is what its thread had of the processor, of frames that drew something', () => {
    const events = [
      event('FireAnimationFrame', { ts: 0, dur: 9000, tdur: 1500 }),
      drawn(8000),
      event('FireAnimationFrame', { ts: 20_000, dur: 40, tdur: 20 }),
      event('FireAnimationFrame', { ts: 30_000, dur: 2000, tdur: 1900, tid: 2 }),
      drawn(31_000, 2),
      event('TimeStamp', { ts: 20_010, args: { data: { message: 'another' } } }),
    ];
    expect(scriptsIn(events)).toEqual([1.5, 1.9]);
  });
});
