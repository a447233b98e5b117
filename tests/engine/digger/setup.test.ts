import { describe, expect, it } from 'vitest';
import { COIN_SET, dungeonDigger, portalPlaces, reserveOf, type State, TILE_IDS, zoneOf } from '../../../src/engine/digger';
import type { Seed } from '../../../src/engine/kernel';
import { give, PAIR, played, refusal, told } from './scenes';

const start = (seats: number, seed = 'setup', freeThink = true): State =>
  dungeonDigger.start({ ...PAIR, seats, freeThink }, seed as Seed);

function withPortals(state: State): State {
  let next = state;
  while (next.phase === 'portals') next = played(next, dungeonDigger.legal(next)[0] ?? { type: 'endTurn' });
  return next;
}

describe('setup', () => {
  it.each([2, 3, 4, 5, 6])('D1: %i seats put their Portals on the places for their number, the first seat first', (seats) => {
    const state = start(seats);
    const places = portalPlaces(zoneOf(state.zone), seats);
    expect(dungeonDigger.legal(state)).toEqual(places.map((at) => ({ type: 'placePortal', at })));
    expect(state.active).toBe(state.first);
    const next = played(state, { type: 'placePortal', at: places[0] ?? 0 });
    expect(next.active).toBe((state.first + 1) % seats);
    expect(refusal(next, { type: 'placePortal', at: places[0] })).toBe('portalTaken');
    expect(refusal(next, { type: 'placePortal', at: 0 })).toBe('notAPortalPlace');
    const done = withPortals(next);
    expect(done.tiles.map(({ tile }) => tile)).toEqual(done.seats.map(() => 'portal'));
    for (const { id, minions } of done.seats)
      expect(minions).toEqual(done.tiles.filter(({ owner }) => owner === id).map(({ at }) => at));
  });

  it('D2: six coins for each seat are in the bag', () => {
    for (const seats of [2, 6])
      expect(start(seats).coins).toEqual(
        Array.from({ length: seats }, () => COIN_SET)
          .flat()
          .sort(),
      );
  });

  it('D3: one minion stands on the Portal, twelve are the reserve', () => {
    const state = withPortals(start(4));
    for (const place of state.seats.keys()) expect(reserveOf(state, place)).toBe(12);
  });

  it('D4: the seed draws the first seat; projects follow the Portals, and a free Think! for each in turn order follows them', () => {
    const firsts = Array.from({ length: 40 }, (_, at) => start(3, `seed-${at}`).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    let state = withPortals(start(3));
    expect([state.phase, state.active]).toEqual(['think', state.first]);
    for (const { projects, bag } of state.seats) expect([projects.length, bag.length]).toEqual([3, 38]);
    const { projects } = state.seats[state.first] ?? { projects: [] };
    const taken = give(state, { type: 'think', tiles: projects.slice(0, 2) as never });
    expect(taken.events.map(({ type }) => type)).toEqual(['projectsSwapped']);
    state = played(taken.state, { type: 'keepProjects' }, { type: 'keepProjects' });
    expect([state.phase, state.active, state.points]).toEqual(['turn', state.first, 2]);
  });

  it('D4: without the option the first turn follows the projects', () => {
    const state = withPortals(start(2, 'setup', false));
    expect([state.phase, state.active]).toEqual(['turn', state.first]);
  });

  it('D5: every draw is uniform from the own bag', () => {
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      for (const { projects } of withPortals(start(2, `draw-${seed}`)).seats) {
        for (const tile of projects) drawn.set(tile, (drawn.get(tile) ?? 0) + 1);
      }
    }
    // 2400 tiles of 41 kinds are 58.5 each.
    expect([...drawn.keys()].sort()).toEqual(TILE_IDS.filter((tile) => tile !== 'portal').sort());
    for (const count of drawn.values()) expect(Math.abs(count - 58.5)).toBeLessThan(40);
  });

  it('the events of setup are open to all, but for covered projects', () => {
    const state = dungeonDigger.start({ ...PAIR, hiddenProjects: true }, 'setup' as Seed);
    const before = played(state, dungeonDigger.legal(state)[0] ?? { type: 'endTurn' });
    const { events } = give(before, dungeonDigger.legal(before)[0] ?? { type: 'endTurn' });
    const [own] = told(events, 'tilesDrawn');
    const seen = own && dungeonDigger.witnessed(own, null, before);
    expect(seen).toMatchObject({ tiles: ['unknown', 'unknown', 'unknown'] });
  });
});
