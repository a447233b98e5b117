import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import tuning from '../../assets/tuning.json';
import { DUNGEONS } from '../../src/engine/onedeck';
import { Gallery } from '../../src/scenes/Gallery';
import { bossBox, momentBox } from '../../src/scenes/views/figureBoxes';
import { wantedBy } from '../../src/scenes/views/paintMiddle';
import { sheetOf } from '../../src/scenes/views/scenery';
import { type Middle, type Rect, subjectOf, tableView } from '../../src/stage';
import { STATES } from '../stage/played';
import { TONGUES } from '../stage/spoken';

/** An image that loads when it is told to. */
class Slow {
  static readonly all: Slow[] = [];
  complete = false;
  naturalWidth = 0;
  src = '';
  onload = (): void => undefined;
  onerror = (): void => undefined;

  constructor() {
    Slow.all.push(this);
  }

  arrive(): void {
    Object.assign(this, { complete: true, naturalWidth: 960 });
    this.onload();
  }
}

beforeEach(() => {
  Slow.all.length = 0;
  vi.stubGlobal('Image', Slow);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function aGallery() {
  const [onArrived, missing] = [vi.fn(), vi.fn()];
  return { gallery: new Gallery({ onArrived, missing }), onArrived, missing };
}

describe('a large picture', () => {
  it('is fetched once, when it is first wanted, and says when it is there', () => {
    const { gallery, onArrived } = aGallery();
    expect(gallery.picture('moment/won')).toBeNull();
    expect(gallery.picture('moment/won')).toBeNull();
    expect(Slow.all).toHaveLength(1);
    Slow.all[0]?.arrive();
    expect(onArrived).toHaveBeenCalledOnce();
    expect(gallery.picture('moment/won')).toBe(Slow.all[0]);
  });

  it('is reported and not waited for when it does not come', () => {
    const { gallery, onArrived, missing } = aGallery();
    gallery.picture('moment/won');
    Slow.all[0]?.onerror();
    gallery.picture('moment/never');
    expect(missing.mock.calls).toEqual([['moment/won'], ['moment/never']]);
    expect(onArrived).not.toHaveBeenCalled();
    expect(gallery.picture('moment/won')).toBeNull();
  });

  it('is there for everything that games come to', () => {
    const { gallery, missing } = aGallery();
    const [[, translate] = ['', () => '']] = TONGUES;
    const views = STATES.map((state) => tableView(state, translate));
    const kinds = new Set<Middle['kind']>(views.map(({ middle }) => middle.kind));
    for (const kind of ['doors', 'foe', 'boss', 'loot', 'level', 'stairs', 'won', 'lost'] as const) expect(kinds).toContain(kind);
    for (const view of views) {
      const sheets = (['far', 'mid', 'near'] as const).map((depth) => sheetOf(view.scenery, depth));
      for (const key of [subjectOf(view.middle) ?? [], wantedBy(view), sheets].flat()) gallery.picture(key);
    }
    expect(missing).not.toHaveBeenCalled();
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
