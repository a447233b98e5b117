// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../scenes/canvas';
import { DUNGEONS } from '../../../../src/engine/onedeck';
import { ART } from '../../../../src/games/onedeck/art';
import { bossBox, momentBox } from '../../../../src/games/onedeck/scenes/views/figureBoxes';
import { wantedBy } from '../../../../src/games/onedeck/scenes/views/paintMiddle';
import { sheetOf } from '../../../../src/games/onedeck/scenes/views/scenery';
import { type Middle, subjectOf, tableView } from '../../../../src/games/onedeck/table';
import { Gallery } from '../../../../src/scenes/pictures/Gallery';
import { drawingAt, type Rect } from '../../../../src/table';
import { LateImage, lateNetwork } from '../../../scenes/late';
import { TONGUES } from '../../../support/spoken';
import { STATES } from '../table/played';
import { tuning } from '../tuning';

let requests: ReturnType<typeof lateNetwork>;
const missing = vi.fn();
let gallery: Gallery;

beforeEach(() => {
  vi.useFakeTimers();
  requests = lateNetwork();
  missing.mockClear();
  gallery = new Gallery(ART, missing);
});

afterEach(() => {
  gallery.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** Draws whatever the gallery has, as a scene does: it asks again whenever something has changed. */
function drawing(...keys: readonly string[]) {
  const end = new AbortController();
  const draw = vi.fn(() => keys.map((key) => gallery.text(key)));
  gallery.onChange(draw, end.signal);
  draw();
  return { draw, end };
}

describe('a picture in a file of its own', () => {
  it('is fetched once, when it is first wanted', async () => {
    const onChange = vi.fn();
    gallery.onChange(onChange, new AbortController().signal);
    expect(gallery.text('moment/won')).toBeNull();
    expect(gallery.text('moment/won')).toBeNull();
    expect(requests).toHaveLength(1);
    requests[0]?.arrive();
    await settle();
    expect(onChange).toHaveBeenCalledOnce();
    expect(gallery.text('moment/won')).toContain('<svg');
  });

  it('is read once for all who wait for it, and again for another size', async () => {
    const reads = () => LateImage.all.length;
    const both = [gallery.waitForDrawing('moment/won', 1), gallery.waitForDrawing('moment/won', 1)];
    requests[0]?.arrive();
    await settle();
    expect(reads()).toBe(1);
    LateImage.all[0]?.arrive();
    const [one, other] = await Promise.all(both);
    expect(one).toBe(other);
    const failed = gallery.waitForDrawing('moment/won', 2).catch(() => 'failed');
    await settle();
    LateImage.all[1]?.refuse();
    expect(await failed).toBe('failed');
    void gallery.waitForDrawing('moment/won', 2);
    await settle();
    expect(reads()).toBe(3);
  });

  it('is fetched once for pages and tables, and again where it failed', async () => {
    const [url = ''] = Object.values(ART.later);
    const page = drawingAt(url).catch(() => null);
    void drawingAt(url);
    expect(requests).toHaveLength(1);
    requests[0]?.refuse();
    expect(await page).toBeNull();
    void drawingAt(url).catch(() => null);
    expect(requests).toHaveLength(2);
  });

  it('is reported once where it does not come, or where there is none', async () => {
    gallery.text('moment/won');
    requests[0]?.refuse();
    gallery.text('moment/never');
    await settle();
    expect(missing.mock.calls).toEqual([['moment/never'], ['moment/won']]);
    expect(gallery.text('moment/won')).toBeNull();
  });

  it('that is no drawing is missing: a host may answer with a page of its own', async () => {
    const { draw } = drawing('boss/lich');
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve('<!doctype html>') }));
    gallery.text('boss/hydra');
    await settle();
    expect([gallery.isMissing('boss/hydra'), gallery.isMissing('boss/lich')]).toEqual([true, false]);
    expect(draw).toHaveBeenCalled();
  });

  it('is there for everything that games come to', async () => {
    const [[, translate] = ['', () => '']] = TONGUES;
    const views = STATES.map((state) => tableView(state, translate));
    const kinds = new Set<Middle['kind']>(views.map(({ middle }) => middle.kind));
    for (const kind of ['doors', 'foe', 'boss', 'loot', 'level', 'stairs', 'won', 'lost'] as const) expect(kinds).toContain(kind);
    for (const view of views) {
      const sheets = (['far', 'mid', 'near'] as const).map((depth) => sheetOf(view.scenery, depth));
      for (const key of [subjectOf(view.middle) ?? [], wantedBy(view), sheets].flat()) gallery.text(key);
    }
    await settle();
    expect(missing).not.toHaveBeenCalled();
  });
});

describe('a set of pictures', () => {
  it('is fetched once for all of them', async () => {
    drawing('foe/goblin', 'foe/ogre');
    expect(requests).toHaveLength(1);
    requests[0]?.arrive();
    await settle();
    expect([gallery.text('foe/goblin'), gallery.text('foe/ogre')]).toEqual(Array(2).fill(expect.stringContaining('<svg')));
    expect(requests).toHaveLength(1);
    expect(missing).not.toHaveBeenCalled();
  });

  it('that does not come is missing with each of them, and is fetched once more for all', async () => {
    drawing('foe/goblin', 'foe/ogre');
    requests[0]?.refuse();
    await settle();
    expect(missing.mock.calls).toEqual([['foe/goblin'], ['foe/ogre']]);
    window.dispatchEvent(new Event('online'));
    expect(requests).toHaveLength(2);
    requests[1]?.arrive();
    await settle();
    expect([gallery.isMissing('foe/goblin'), gallery.isHere('foe/ogre')]).toEqual([false, true]);
  });

  it.each([
    ['a page of the host', '<!doctype html>'],
    ['a set without the picture', '{"foe/ogre":"<svg/>"}'],
    ['something else', '[]'],
  ])('is missing where %s comes in its place', async (_, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) }));
    gallery.text('foe/goblin');
    await settle();
    expect(gallery.isMissing('foe/goblin')).toBe(true);
  });
});

describe('a picture that failed', () => {
  /** Answers every request that still waits. */
  async function answer(how: 'arrive' | 'refuse'): Promise<void> {
    for (const request of requests) request[how]();
    await settle();
  }

  it.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['the page comes to sight again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked for again when %s, and is drawn when it comes', async (_, happens) => {
    const { draw } = drawing('boss/lich');
    await answer('refuse');
    expect(gallery.isMissing('boss/lich')).toBe(true);
    happens();
    expect(requests).toHaveLength(2);
    await answer('arrive');
    expect(gallery.isMissing('boss/lich')).toBe(false);
    expect(draw.mock.results.at(-1)?.value).toEqual([expect.stringContaining('<svg')]);
    expect(missing).toHaveBeenCalledOnce();
  });

  it('is asked for after pauses that grow, and then no more until it is wanted again', async () => {
    const { draw } = drawing('boss/lich');
    await answer('refuse');
    const times: number[] = [];
    for (let time = 0; time <= 600_000; time += 1000) {
      const before = requests.length;
      await vi.advanceTimersByTimeAsync(1000);
      if (requests.length > before) times.push((time + 1000) / 1000);
      await answer('refuse');
    }
    expect(times).toEqual([2, 6, 14, 30, 62]);
    draw();
    expect(requests).toHaveLength(7);
    await answer('refuse');
    draw();
    expect(requests).toHaveLength(7);
  });

  it('is not asked for where nobody wants it any more, nor after the table is closed', async () => {
    const { end } = drawing('boss/lich');
    await answer('refuse');
    end.abort();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveLength(1);
    const { draw } = drawing('boss/hydra');
    gallery.close();
    const drawn = draw.mock.calls.length;
    await answer('refuse');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect([requests.length, draw.mock.calls.length]).toEqual([2, drawn]);
    expect(missing).toHaveBeenCalledOnce();
  });
});

const ROOMS: readonly (readonly [rect: Rect, stand: Rect])[] = [
  [
    { x: 290, y: 80, width: 700, height: 460 },
    { x: 290, y: 150, width: 700, height: 270 },
  ],
  [
    { x: 10, y: 60, width: 370, height: 420 },
    { x: 10, y: 130, width: 370, height: 200 },
  ],
  [
    { x: 10, y: 60, width: 980, height: 250 },
    { x: 10, y: 90, width: 980, height: 220 },
  ],
];

describe.each(ROOMS)('in the picture %o', (rect, stand) => {
  it.each(Object.values(DUNGEONS).map(({ boss }) => boss))(
    'the boss %s stands on the ground and is there as a whole or to the edges',
    (boss) => {
      const box = bossBox(boss, { rect, stand });
      expect(box.y + box.height).toBeGreaterThanOrEqual(rect.y + rect.height);
      const [inside, covers] = [within(box, rect), within(rect, box)];
      expect(inside || covers).toBe(true);
    },
  );

  it('a moment covers it, wherever the eye is', () => {
    const box = momentBox({ rect, stand });
    const reach = tuning.light.parallax.distance;
    const seen = { x: rect.x - reach, y: rect.y - reach, width: rect.width + reach * 2, height: rect.height + reach * 2 };
    expect(within(seen, box)).toBe(true);
    expect(box.y).toBeLessThanOrEqual(seen.y);
    expect(box.y + box.height).toBeGreaterThanOrEqual(seen.y + seen.height);
  });
});

/** From left to right. */
const within = (one: Rect, other: Rect): boolean => one.x >= other.x - 0.01 && one.x + one.width <= other.x + other.width + 0.01;
