import { describe, expect, it } from 'vitest';
import { ROOM_IDS } from '../../../../src/engine/paper';
import {
  AT_THE_DOORS,
  dragged,
  enlarged,
  isLarger,
  layoutOf,
  MOST_ZOOM,
  type PaperContent,
  revealing,
  type Sight,
  seenOf,
  seenRoom,
  sightOf,
} from '../../../../src/games/paper/table';
import { contains, type Rect } from '../../../../src/table';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const CONTENT: PaperContent = { seats: 1, answers: 4, hasGo: true, areItemsOpen: false, areCards: false, isLooking: false };
const SIZES = { least: [320, 568], phone: [390, 844], flat: [844, 390] } as const;

function laid(size: keyof typeof SIZES, sight: Sight = AT_THE_DOORS, textScale = 1) {
  const [width, height] = SIZES[size];
  return layoutOf({ width, height, safe: SAFE, textScale }, CONTENT, sight);
}

function framed(size: keyof typeof SIZES, sight: Sight = AT_THE_DOORS) {
  const { map, ground } = laid(size, sight);
  return { window: map, ground };
}

const seen = (size: keyof typeof SIZES, sight?: Sight) =>
  ROOM_IDS.filter((room) => {
    const { rooms, map } = laid(size, sight);
    return rooms !== null && contains(map, rooms[room]);
  });

describe('the map of the least phone', () => {
  it.each([1, 1.5])('has rooms for a finger in its window, with letters of %s', (textScale) => {
    const { rooms, map } = laid('least', AT_THE_DOORS, textScale);
    const sides = Object.values(rooms ?? {}).flatMap(({ width, height }) => [width, height]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    expect(map.height / 46).toBeGreaterThanOrEqual(textScale === 1 ? 5 : 4);
  });

  it('shows six by five rooms above the doors, and the others at its far end', () => {
    expect(seen('least')).toEqual(ROOM_IDS.filter((room) => Number(room.slice(1)) <= 5));
    expect(seen('least', { ...AT_THE_DOORS, y: 0 })).toEqual(ROOM_IDS.filter((room) => Number(room.slice(1)) >= 3));
  });

  it('leaves a place to the boss beside the turn, and to five folds of heroes and life', () => {
    const { parts, bar, heroes } = laid('least');
    expect(Object.keys(parts)).toEqual(['boss', 'life']);
    expect(parts.boss?.y).toBe(bar.y);
    expect(parts.life?.y).toBe(heroes.rogue.y);
  });
});

describe('a phone', () => {
  it.each(['phone', 'flat'] as const)('%s shows the whole map', (size) => {
    expect(seen(size)).toEqual([...ROOM_IDS]);
    expect(isLarger(framed(size))).toBe(false);
  });

  it('lying on its side has all folds beside the map', () => {
    expect(Object.keys(laid('flat').parts)).toEqual(['boss', 'items', 'satchel', 'life', 'missions']);
  });
});

describe('the map behind its window', () => {
  it('is dragged to its edges and no farther', () => {
    const up = dragged(framed('least'), { x: 300, y: 30 });
    const far = dragged({ ...framed('least'), ground: up }, { x: 0, y: 3000 });
    const { window, ground } = framed('least');
    expect([up.x, up.y - ground.y]).toEqual([ground.x, 30]);
    expect(far.y).toBe(window.y);
  });

  it('is enlarged about a point, which stays where it is', () => {
    const { window, ground } = framed('phone');
    const about = { x: window.x + 100, y: window.y + 250 };
    const grown = enlarged({ window, ground }, { by: 1.5, about });
    expect((about.x - grown.x) / grown.width).toBeCloseTo((about.x - ground.x) / ground.width);
    expect((about.y - grown.y) / grown.height).toBeCloseTo((about.y - ground.y) / ground.height);
  });

  it('is enlarged no more than so far, and never smaller than its window', () => {
    const { window, ground } = framed('phone');
    const about = { x: window.x, y: window.y };
    const largest = enlarged({ window, ground }, { by: 9, about });
    expect(largest.width / ground.width).toBeCloseTo(MOST_ZOOM);
    const least = enlarged({ window, ground: largest }, { by: 0.01, about });
    expect(least.width).toBeCloseTo(ground.width);
    expect([least.x, least.y]).toEqual([ground.x, ground.y]);
  });

  it('is laid by its sight as it was dragged', () => {
    const { window, ground } = framed('phone');
    const grown = enlarged({ window, ground }, { by: 1.4, about: { x: 200, y: 300 } });
    const again = laid('phone', sightOf({ window, ground: grown }));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(again.ground[side]).toBeCloseTo(grown[side]);
  });

  it('moves as little as it must to show a room with a margin', () => {
    const { rooms, map, ground } = laid('least');
    const place = rooms?.A7 ?? map;
    const moved = revealing({ window: map, ground }, place, 10);
    const shifted: Rect = { ...place, y: place.y + moved.y - ground.y };
    expect(contains(map, shifted)).toBe(true);
    expect(revealing({ window: map, ground }, rooms?.A2 ?? map, 0)).toEqual(ground);
    // The margin ends where the map does.
    expect(moved.y).toBe(map.y);
  });

  it('lets only that be pressed of a room that is seen', () => {
    const layout = laid('least');
    const cut = seenRoom(layout, 'C6');
    expect(seenRoom(layout, 'C7')).toBeNull();
    expect(cut === null || contains(layout.map, cut)).toBe(true);
    expect(seenRoom({ ...layout, rooms: null }, 'C1')).toBeNull();
    expect(seenOf({ x: 0, y: 0, width: 50, height: 50 }, { x: 45, y: 0, width: 50, height: 50 })).toBeNull();
  });
});
