import { describe, expect, it, vi } from 'vitest';
import shared from '../../assets/tuning.json';
import { type LiveTuning, TuningDesk } from '../../src/debug/TuningDesk';
import own from '../../src/games/onedeck/tuning.json';
import { mergedTuning } from '../../src/services';

const FLIP = { duration: 260, ease: 'Linear' };
const DUST = { count: 40, alpha: 0.5 };
const SWAY = { period: 5200, turn: 1.6 };
const DURATION = ['motions', 'flip', 'duration'] as const;
const PERIOD = ['idles', 'sway', 'period'] as const;
const COUNT = ['particles', 'dust', 'count'] as const;

function aDesk() {
  const files = { shared: { idles: { sway: SWAY } }, own: { motions: { flip: FLIP }, particles: { dust: DUST } } };
  const live: LiveTuning = structuredClone(mergedTuning(files.shared, files.own));
  const record = live['motions']?.['flip'];
  const onChange = vi.fn();
  return { desk: new TuningDesk(live, files, onChange), live, record, onChange };
}

describe('the tuning desk', () => {
  it('writes into the records that the table holds, and says so', () => {
    const { desk, record, onChange } = aDesk();
    desk.set(DURATION, 400);
    expect(record).toEqual({ ...FLIP, duration: 400 });
    expect(onChange).toHaveBeenCalled();
    expect(desk.changes).toEqual([{ spot: DURATION, saved: 260, now: 400 }]);
  });

  it('writes the changes alone', () => {
    const { desk } = aDesk();
    desk.set(DURATION, 400);
    desk.set(PERIOD, 5000);
    expect(JSON.parse(desk.exportedChanges())).toEqual({
      idles: { sway: { period: 5000 } },
      motions: { flip: { duration: 400 } },
    });
  });

  it('takes back one change after the other, and does them again', () => {
    const { desk, live } = aDesk();
    desk.set(DURATION, 400);
    desk.set(COUNT, 10);
    desk.undo();
    expect([live['motions']?.['flip']?.['duration'], live['particles']?.['dust']?.['count']]).toEqual([400, 40]);
    desk.undo();
    expect(desk.changes).toEqual([]);
    expect(desk.canUndo).toBe(false);
    desk.redo();
    desk.redo();
    expect(desk.changes).toHaveLength(2);
    desk.undo();
    desk.set(DURATION, 500);
    expect(desk.canRedo).toBe(false);
  });

  it('counts a slider that is drawn as one change until it is let go', () => {
    const { desk, record } = aDesk();
    for (const value of [270, 280, 290]) desk.set(DURATION, value, 'drawing');
    desk.set(DURATION, 300);
    desk.set(DURATION, 310, 'drawing');
    desk.undo();
    expect(record?.['duration']).toBe(300);
    desk.undo();
    expect(record?.['duration']).toBe(260);
  });

  it('tries the saved values and goes back to its own, which nothing changes meanwhile', () => {
    const { desk, record } = aDesk();
    desk.set(DURATION, 400);
    desk.compare();
    expect([record?.['duration'], desk.isComparing]).toEqual([260, true]);
    desk.set(DURATION, 999);
    desk.undo();
    expect(desk.changes).toEqual([{ spot: DURATION, saved: 260, now: 400 }]);
    desk.compare();
    expect([record?.['duration'], desk.isComparing]).toEqual([400, false]);
  });

  it('goes back to the file, and back from there', () => {
    const { desk, record } = aDesk();
    desk.reset();
    expect(desk.canUndo).toBe(false);
    desk.set(DURATION, 400);
    desk.set(['motions', 'flip', 'delay'], 30);
    desk.reset();
    expect(record).toEqual(FLIP);
    desk.undo();
    expect(record).toEqual({ ...FLIP, duration: 400, delay: 30 });
  });

  it('knows that no delay is a delay of nothing, and passes over what is not there', () => {
    const { desk } = aDesk();
    desk.set(['motions', 'flip', 'delay'], 0);
    desk.set(['motions', 'jump', 'duration'], 3);
    expect([desk.changes, desk.canUndo]).toEqual([[], false]);
  });

  it('takes back what it has given away', () => {
    const one = aDesk();
    one.desk.set(DURATION, 400);
    one.desk.compare();
    const other = aDesk();
    expect(other.desk.imported(one.desk.exported('own'))).toBeNull();
    expect(other.desk.changes).toEqual([{ spot: DURATION, saved: 260, now: 400 }]);
    other.desk.undo();
    expect(other.desk.changes).toEqual([]);
  });

  it('gives away and takes the shared file by itself', () => {
    const one = aDesk();
    one.desk.set(PERIOD, 4000);
    one.desk.set(DURATION, 400);
    const other = aDesk();
    expect(other.desk.imported(one.desk.exported('shared'))).toBeNull();
    expect(other.desk.changes).toEqual([{ spot: PERIOD, saved: 5200, now: 4000 }]);
  });

  it('gives away each file as it is', () => {
    const desk = new TuningDesk(structuredClone(mergedTuning(shared, own)), { shared, own }, () => undefined);
    expect(JSON.parse(desk.exported('shared'))).toEqual(shared);
    expect(JSON.parse(desk.exported('own'))).toEqual(own);
  });

  it.each([
    ['{', { key: 'notJson' }],
    ['{"idles": {"sway": {"turn": 1}}}', { key: 'tuningWrong', params: { path: 'idles.sway.period', must: 'there' } }],
    ['{"motions": {}}', { key: 'tuningWrong', params: { path: 'motions.flip', must: 'there' } }],
    [
      JSON.stringify({ motions: { flip: { ...FLIP, duration: 'long' } }, particles: { dust: DUST } }),
      { key: 'tuningWrong', params: { path: 'motions.flip.duration', must: 'time' } },
    ],
  ])('refuses %s and leaves everything', (text, why) => {
    const { desk, record } = aDesk();
    expect(desk.imported(text)).toEqual(why);
    expect([record, desk.canUndo]).toEqual([FLIP, false]);
  });
});
