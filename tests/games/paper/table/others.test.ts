import { describe, expect, it } from 'vitest';
import { paperDungeons, type State } from '../../../../src/engine/paper';
import type { Seating } from '../../../../src/games/contract';
import { gridIn } from '../../../../src/games/paper/scenes/motions/gridIn';
import { contentOf, inOneBeat, layoutOf, mirrorPage, named, placesOf } from '../../../../src/games/paper/table';
import { PaperPicking } from '../../../../src/games/paper/table/picking';
import { aTurn } from '../../../engine/paper/table';
import { SPEECH } from '../translator';

const NAMES = ['Marta', 'Fabio', 'Matteo', 'Anna', 'Luca', 'Sofia', 'Rina', 'Elisa'];
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

/** The first of so many seats; `p` is a person, `b` a bot. */
function seated(state: State, sitters: string) {
  const seating = Object.fromEntries(
    [...sitters].map((one, at) => [
      `seat-${at + 1}`,
      { player: one === 'p' ? 'person' : 'medium', name: NAMES[at] ?? '', banner: 'violet' },
    ]),
  ) as Seating;
  const nothing = (): void => undefined;
  const quiet = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
  const translate = named(SPEECH.en, seating);
  const [seat = null] = paperDungeons.toAct(state);
  const view = paperDungeons.view(state, seat);
  const picking = new PaperPicking({ state: view, seating, translate, singleKeys: () => true, ...quiet });
  picking.rest(view, seat);
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  const shown = () => picking.shown(view, { busy: false, viewer: seat, tools });
  const laid = (width: number, height: number) => layoutOf({ width, height, safe: SAFE, textScale: 1 }, contentOf(shown()));
  const page = () => mirrorPage(shown(), { layout: null, keyOf: () => '', translate });
  return { picking, shown, laid, page };
}

describe('Other seats', () => {
  it('bear the names of those who sit there, and initials that differ', () => {
    const { shown } = seated(aTurn({ seats: 4 }).state, 'pbbb');
    expect(shown().labels.seats.map(({ name, initial }) => `${initial} ${name}`)).toEqual([
      'Mr Marta',
      'F Fabio',
      'Mt Matteo',
      'A Anna',
    ]);
  });

  it('show where their parties stood when sheets were shown last', () => {
    const { shown } = seated(aTurn({ seats: 2 }).with({ path: ['C1', 'C2'] }, 'seat-2').state, 'pb');
    expect(shown().rooms.find(({ room }) => room === 'C2')?.stand).toEqual(['F']);
  });

  it('open their sheets at a press, which the next one closes', () => {
    const { picking, shown, page } = seated(aTurn({ seats: 3 }).state, 'pbb');
    expect(page().actions.map(({ id }) => id)).toContain('look-seat-3');
    picking.press('look-seat-3');
    expect(shown().looked?.id).toBe('seat-3');
    expect(page().sections.map(({ heading }) => heading)).toContain('Matteo: Heroes');
    picking.press('look-seat-3');
    expect(shown().looked).toBeNull();
    picking.press('look-seat-2');
    expect(picking.putBack()).toBe(true);
    expect(shown().looked).toBeNull();
  });

  it('lie over the map while they are looked at: no room can be pressed below', () => {
    const { picking, shown, laid } = seated(aTurn({ seats: 8 }).state, 'pbbbbbbb');
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
    ] as const) {
      picking.press('die-0');
      expect(placesOf(shown(), laid(width, height)).some(({ id }) => id.startsWith('room-'))).toBe(true);
      picking.press('look-seat-2');
      const places = placesOf(shown(), laid(width, height));
      expect(places.filter(({ id }) => id.startsWith('room-'))).toEqual([]);
      for (const { rect } of places.filter(({ id }) => id.startsWith('look-'))) expect(rect.width).toBeGreaterThanOrEqual(43);
      picking.press('look-seat-2');
      picking.putBack();
    }
  });

  it('stand beside the own sheet upon the largest screens, three at most', () => {
    const { laid } = seated(aTurn({ seats: 5 }).state, 'pbbbb');
    expect(laid(1920, 1080).others).toEqual([]);
    expect(laid(3840, 2160).others).toHaveLength(3);
    expect(seated(aTurn({ seats: 2 }).state, 'pb').laid(3840, 2160).others).toHaveLength(1);
  });

  it('are shown side by side', () => {
    const [one, other] = [
      { type: 'turnShown', seat: 'seat-1', events: [] },
      { type: 'turnShown', seat: 'seat-2', events: [] },
    ] as const;
    expect(inOneBeat(one, other)).toBe(true);
    expect(inOneBeat(one, { type: 'phaseBegun', phase: 'reveal' })).toBe(false);
    for (const count of [1, 2, 4, 7]) {
      const area = { x: 10, y: 50, width: 370, height: 780 };
      const places = gridIn(area, { count, text: 15 });
      expect(places).toHaveLength(count);
      for (const { x, y, width, height } of places) {
        expect(width).toBeGreaterThan(110);
        expect([x >= area.x, y >= area.y, x + width <= 380, y + height <= 830]).toEqual([true, true, true, true]);
      }
    }
  });
});

describe('The own objective', () => {
  const words = (shown: unknown): string => JSON.stringify(shown);

  it('opens only while it is held where people share the device', () => {
    const { picking, shown, page } = seated(aTurn({ seats: 2, objectives: ['gem-fever', 'armourer'] }).state, 'pp');
    const seen = (): boolean => /Gem Fever/.test(words([shown().labels, shown().parts, shown().preview, page().sections]));
    expect(seen()).toBe(false);
    expect(picking.hold('objective', 'pointer')).toBe(true);
    expect(seen()).toBe(true);
    picking.letGo();
    expect(seen()).toBe(false);
  });

  it('opens by a press for those who cannot hold, until something else is done', () => {
    const { picking, shown } = seated(aTurn({ seats: 2, objectives: ['gem-fever', 'armourer'] }).state, 'pp');
    picking.press('objective');
    expect(shown().preview?.title).toBe('Gem Fever');
    picking.press('die-0');
    expect(words([shown().labels, shown().parts, shown().preview])).not.toContain('Gem Fever');
  });

  it('lies open where nobody else looks at the screen', () => {
    const { shown, page } = seated(aTurn({ seats: 2, objectives: ['gem-fever', 'armourer'] }).state, 'pb');
    expect(shown().labels.goals.map(({ name }) => name)).toContain('Gem Fever');
    expect(page().actions.map(({ id }) => id)).not.toContain('objective');
  });
});
