import { describe, expect, it } from 'vitest';
import type { RoomId } from '../../../../src/engine/paper';
import { framedIn, MapSight } from '../../../../src/games/paper/scenes/MapSight';
import { dragged, type PaperLayout } from '../../../../src/games/paper/table';
import { contains } from '../../../../src/table';
import { aTurn } from '../../../engine/paper/table';
import { shownOf } from '../shown';

const LEAST = { width: 320, height: 568, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };
const at = (room: RoomId) => aTurn().with({ path: [room] }).state;
const isSeen = ({ rooms, map }: PaperLayout, room: RoomId): boolean => rooms !== null && contains(map, rooms[room]);

describe('the map of the least phone', () => {
  it('follows the wanderer with a room around it', () => {
    const sight = new MapSight();
    const low = sight.follow(LEAST, shownOf(at('C1')));
    const high = sight.follow(LEAST, shownOf(at('C5')));
    expect([isSeen(low, 'C1'), isSeen(low, 'C7')]).toEqual([true, false]);
    expect([isSeen(high, 'C5'), isSeen(high, 'C6'), isSeen(high, 'C1')]).toEqual([true, true, false]);
  });

  it('shows the whole of a room that is aimed at', () => {
    const sight = new MapSight();
    const state = at('C5');
    const before = sight.follow(LEAST, shownOf(state));
    const room =
      shownOf(state, { presses: ['die-3'] }).rooms.find((one) => one.isInReach && !isSeen(before, one.room))?.room ?? 'C7';
    const after = sight.follow(LEAST, shownOf(state, { presses: ['die-3', `room-${room}`] }));
    expect([isSeen(before, room), isSeen(after, room)]).toEqual([false, true]);
  });

  it('stays where it was dragged until something moves', () => {
    const sight = new MapSight();
    const framed = framedIn(sight.follow(LEAST, shownOf(at('C1'))));
    if (framed === null) throw new Error('there is no map');
    const ground = dragged(framed, { x: 0, y: 500 });
    sight.turn(framed, ground);
    expect(sight.follow(LEAST, shownOf(at('C1'), { presses: ['die-0'] })).ground.y).toBeCloseTo(ground.y);
    expect(isSeen(sight.follow(LEAST, shownOf(at('D1'))), 'D1')).toBe(true);
  });

  it('cannot be moved where a desk has all of it', () => {
    expect(framedIn(new MapSight().layoutOf({ ...LEAST, width: 1280, height: 720 }, shownOf(at('C1'))))).toBeNull();
  });
});
