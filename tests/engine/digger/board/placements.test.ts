import { describe, expect, it } from 'vitest';
import { fits, type Laid, Placements, pieceOf, Survey, sitesBeside, TILE_IDS, zoneOf } from '../../../../src/engine/digger';
import { picker } from '../../../support/picker';
import { at, ground, laidOf } from '../ground';

const PORTAL = [[-2, 0], 'portal'] as const;

describe('placements', () => {
  it('D6: open sides meet open sides, and earth meets earth', () => {
    const survey = ground('two', PORTAL);
    // East of the Portal: the west side has to be open, and the others may be anything.
    const turns = (tile: 'kitchen-1' | 'corridor-1') =>
      [0, 1, 2, 3, 4, 5].filter((turn) => fits(survey, { tile, at: at(-1, 0), turn }));
    expect(turns('kitchen-1')).toEqual([2, 3, 4]);
    expect(turns('corridor-1')).toEqual([1]);
    const between = ground('two', PORTAL, [[0, 0], 'kitchen-1', 4]);
    expect(between.mustAt(at(-1, 0))).toBe((1 << 4) | (1 << 1));
    expect(between.mustNotAt(at(-1, 0))).toBe(0);
    const beside = ground('two', PORTAL, [[0, 0], 'kitchen-1', 0]);
    expect(beside.mustNotAt(at(-1, 0))).toBe(1 << 1);
    expect(fits(beside, { tile: 'corridor-1', at: at(-1, 0), turn: 1 })).toBe(false);
    expect(fits(between, { tile: 'throne', at: at(-1, 0), turn: 0 })).toBe(true);
  });

  it('D6: rim, Collapse and empty spaces meet anything', () => {
    const survey = ground('two', [[4, 0], 'kitchen-1'], [[3, 0], 'collapse']);
    expect([survey.mustAt(at(2, 0)), survey.mustNotAt(at(2, 0))]).toEqual([0, 0]);
    expect(survey.beyond(at(4, 0), 4)).toBe(-1);
  });

  it('D7: only spaces in front of an open side of the tiles that are asked about', () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'kitchen-1', 3]);
    // Kitchen 1 has doors on three sides in a row: turned three times south-west, west and north-west.
    expect(sitesBeside(survey, [at(-1, 0)])).toEqual([at(-2, 1), at(-1, -1)]);
    expect(sitesBeside(survey, [at(-2, 0)])).not.toContain(at(-1, 0));
    expect(sitesBeside(survey, [at(-2, 0), at(-2, 0)])).toHaveLength(5);
  });

  it('are listed one by one, each once, and fit', () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'kitchen-1', 3]);
    const placements = new Placements(survey, {
      sites: sitesBeside(survey, [at(-2, 0)]),
      tiles: ['throne', 'corridor-7', 'unknown'],
    });
    const listed = Array.from({ length: placements.length }, (_, place) => placements.at(place));
    expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
    for (const one of listed) expect(one !== undefined && fits(survey, one)).toBe(true);
    expect([placements.at(-1), placements.at(placements.length)]).toEqual([undefined, undefined]);
    // Two of the five sites lie beside the kitchen, too, and corridor 7 has no two arms side by side.
    expect(listed.filter((one) => one?.tile === 'corridor-7')).toHaveLength(3);
  });

  it('a survey that follows from another is the survey of its tiles', () => {
    const zone = zoneOf('four');
    for (let game = 0; game < 3; game++) {
      const pick = picker(`survey-${game}`);
      let tiles: readonly Laid[] = [laidOf([[4, -4], 'portal'])];
      for (let laid = 0; laid < 60; laid++) {
        const survey = Survey.of(zone, tiles);
        const bag = TILE_IDS.filter((tile) => tile !== 'portal');
        const placements = new Placements(survey, { sites: sitesBeside(survey, survey.ownedBy(0)), tiles: bag });
        const next = placements.at(pick(placements.length));
        if (next === undefined) break;
        tiles = Survey.ofMore(zone, { before: tiles, laid: { ...next, owner: 'seat-1' } });
        const blocked = survey.empty[pick(survey.empty.length)] ?? 0;
        const withCollapse = Survey.ofMore(zone, {
          before: tiles,
          laid: { at: blocked, tile: 'collapse', turn: 0, owner: null },
        });
        if (blocked !== next.at && laid % 10 === 5)
          expect(Survey.of(zone, Survey.ofLess(zone, { before: withCollapse, at: blocked }))).toEqual(Survey.of(zone, tiles));
        if (laid % 10 === 0) expect(Survey.of(zone, tiles)).toEqual(Survey.of(zone, [...tiles]));
      }
      expect(tiles.length).toBeGreaterThan(20);
    }
  });

  it('a survey is made once for a list of tiles', () => {
    const zone = zoneOf('two');
    const tiles = [laidOf(PORTAL)];
    expect(Survey.of(zone, tiles)).toBe(Survey.of(zone, tiles));
    const more = Survey.ofMore(zone, { before: tiles, laid: laidOf([[-1, 0], 'kitchen-1', 3]) });
    expect(Survey.of(zone, more)).toBe(Survey.of(zone, more));
    expect(Survey.of(zoneOf('four'), tiles).zone.id).toBe('four');
  });

  it('the fitting turns are those that a comparison of sides finds', () => {
    for (const tile of TILE_IDS) {
      const { turned, turns } = pieceOf(tile);
      const survey = ground('two', PORTAL, [[0, 0], 'kitchen-1', 0], [[0, -1], 'torture-1', 1]);
      for (let turn = 0; turn < turns; turn++) {
        const open = turned[turn]?.open ?? 0;
        const [must, mustNot] = [survey.mustAt(at(-1, 0)), survey.mustNotAt(at(-1, 0))];
        const isFit = [0, 1, 2, 3, 4, 5].every(
          (side) => ((must >> side) & 1) <= ((open >> side) & 1) && ((mustNot >> side) & (open >> side) & 1) === 0,
        );
        expect(fits(survey, { tile, at: at(-1, 0), turn })).toBe(isFit);
      }
    }
  });
});
