import { describe, expect, it } from 'vitest';
import {
  BONUS_ORDER_IDS,
  COIN_SET,
  COIN_VALUES,
  COLLAPSES_OF_A_SEAT,
  CORRIDORS,
  COSTS,
  corridorGold,
  DIRECTIONS,
  END_GOLD,
  GOLD_BESIDE_THRONE,
  LADDER,
  LEAST_FOR_PRIZE,
  LEAST_SEATS,
  LORDS,
  MINIONS,
  ORDER_IDS,
  PAIR_GOLD,
  PIT_USES,
  PRIZE_GOLD,
  PRIZE_IDS,
  portalPlaces,
  QUIET_ROUNDS,
  ROOM_KINDS,
  ROOMS,
  SCENARIOS,
  SEAT_IDS,
  SIDES,
  SPACES,
  START,
  STEPS_OF_BONUS_MOVE,
  STEPS_OF_MOVE,
  THRONE_GOLD,
  TILE_IDS,
  TILES,
  ZONE_FOR,
  ZONE_IDS,
  zoneOf,
} from '../../../src/engine/digger';
import boards from './facts/boards.json';
import coins from './facts/coins.json';
import constants from './facts/constants.json';
import lords from './facts/lords.json';
import orders from './facts/orders.json';
import rooms from './facts/rooms.json';
import scenarios from './facts/scenarios.json';
import scoring from './facts/scoring.json';
import tiles from './facts/tiles.json';

/** Names and texts are words of the table, and where a fact comes from is no rule. */
const NOT_RULES = ['id', 'name', 'text', 'houseDesign', 'nameSource', 'houseName', 'edgesHouseDesign', 'rules', 'otherReading'];

/** The rules of a fact; ids of things in lists stay. */
function rulesIn(fact: unknown, isEntry = false): unknown {
  if (Array.isArray(fact)) return fact.map((entry) => rulesIn(entry, true));
  if (typeof fact !== 'object' || fact === null) return fact;
  const fields = Object.entries(fact).filter(([name]) => !NOT_RULES.includes(name) || (isEntry && name === 'id'));
  // A field with the name "then" would make a promise of the object.
  return Object.fromEntries(fields.map(([name, value]) => [name === 'then' ? 'afterwards' : name, rulesIn(value)]));
}

const effectsOf = (kind: (typeof rooms.kinds)[number]): readonly Record<string, unknown>[] => [...kind.build, ...kind.standing];

describe('content', () => {
  it('has the 42 tiles of a set, side by side with the facts', () => {
    const letters = { door: 'D', corridor: 'C', earth: '-' } as Readonly<Record<string, string>>;
    const wanted = tiles.tiles.map(({ id, kind, edges, arms, feature }) => [
      id,
      { kind, sides: edges.map((edge) => letters[edge]).join(''), arms, feature },
    ]);
    expect(TILES).toEqual(Object.fromEntries(wanted));
    expect([TILE_IDS.length, constants.perPlayer.tiles]).toEqual([42, 42]);
    expect(SIDES).toEqual(tiles.sides);
  });

  it('counts the tiles of each kind', () => {
    for (const { id, group, count } of rooms.kinds.filter((kind) => kind.group !== 'shared')) {
      expect(tiles.tiles.filter(({ kind }) => kind === id)).toHaveLength(count);
      if (group === 'corridor') expect(CORRIDORS).toMatchObject({ [id]: count });
      if (group === 'room') expect(ROOMS).toMatchObject({ [id]: { count } });
    }
  });

  it.each(ROOM_KINDS)('has the effects of %s', (id) => {
    const kind = rooms.kinds.find((one) => one.id === id) as (typeof rooms.kinds)[number];
    const effects = effectsOf(kind);
    const added = (stat: string): unknown => effects.find((one) => one['stat'] === stat)?.['add'] ?? 0;
    const triggers = { thisBuilt: 'thisBuilt', ownRoomBuilt: 'roomBuilt', ownCorridorTileBuilt: 'corridorBuilt' } as const;
    const bonus = effects.find(({ op }) => op === 'bonusOrders');
    expect(ROOMS[id]).toEqual({
      count: kind.count,
      conquerable: kind.conquerable,
      bonus: bonus === undefined ? null : triggers[bonus['on'] as keyof typeof triggers],
      resources: added('resources'),
      ingenuity: added('ingenuity'),
      risesHere: effects.some(({ op }) => op === 'summonPoint'),
      coins: kind.build.some(({ op }) => op === 'drawCoin') ? 1 : 0,
      minions: kind.build.some(({ op }) => op === 'summon') ? 1 : 0,
    });
    if (bonus !== undefined) expect(bonus['by']).toBe(id);
  });

  it('has the rest of the rooms: pit, Throne and Treasury', () => {
    const effect = (id: string, op: string) =>
      effectsOf(rooms.kinds.find((one) => one.id === id) as never).find((one) => one['op'] === op);
    expect(effect('pit', 'sacrifice')).toMatchObject({ perTurn: PIT_USES });
    expect(effect('throne', 'gold')).toMatchObject({ amount: THRONE_GOLD });
    expect(effect('treasury', 'storeCoin')).toMatchObject({ count: 1, capacityEach: 'treasuries controlled' });
  });

  it('has seven orders with their costs, and the ladder of bonus orders', () => {
    expect(COSTS).toEqual(Object.fromEntries(orders.orders.map(({ id, cost }) => [id, cost.tyranny])));
    expect(ORDER_IDS).toEqual(orders.orders.map(({ id }) => id));
    expect(LADDER).toEqual(orders.bonusLadder.map(({ choose, picks }) => ({ choose, picks })));
    const bonuses = orders.orders.filter(({ bonus }) => bonus !== null).map(({ id }) => id);
    expect([...BONUS_ORDER_IDS].sort()).toEqual(bonuses.sort());
    expect([STEPS_OF_MOVE, STEPS_OF_BONUS_MOVE]).toEqual([
      constants.movement.stepsPerMoveOrder,
      constants.movement.stepsPerBonusMove,
    ]);
  });

  it.each(ZONE_IDS)('has the spaces and portal places of zone %s', (id) => {
    const facts = boards.zones.find((zone) => zone.id === id) as (typeof boards.zones)[number];
    const zone = zoneOf(id);
    expect(zone.spaces.map((space) => SPACES[space])).toEqual(facts.spaces);
    expect(zone.portals).toEqual(facts.portals.map(({ at, players }) => ({ at, players })));
    for (const seats of facts.players) expect(portalPlaces(zone, seats).length).toBeGreaterThanOrEqual(seats);
  });

  it('picks the zone by the number of seats', () => {
    expect(DIRECTIONS).toEqual(Object.values(boards.directions));
    for (const [rule, zones] of Object.entries(boards.zoneFor)) expect(ZONE_FOR).toMatchObject({ [rule]: Object.values(zones) });
  });

  it('D2: has 36 coins in six equal sets', () => {
    expect(COIN_VALUES).toEqual(coins.values.list);
    for (const set of SEAT_IDS.keys()) {
      expect(coins.coins.filter((coin) => coin.set === set + 1).map(({ value }) => value)).toEqual(COIN_SET);
    }
  });

  it('D3: begins with the values of the box', () => {
    const { start, perPlayer, players, stalemate } = constants;
    expect(START).toMatchObject({ ingenuity: start.ingenuity, resources: start.resources, tyranny: start.tyranny });
    expect([MINIONS, START.minionsOnPortal]).toEqual([perPlayer.minions - start.minionsOnScoreTrack, start.minionsOnPortal]);
    expect([COLLAPSES_OF_A_SEAT, COIN_SET.length]).toEqual([perPlayer.collapses, perPlayer.coinsInBag]);
    expect([LEAST_SEATS, SEAT_IDS.length, QUIET_ROUNDS]).toEqual([players.min, players.max, stalemate.quietRounds]);
  });

  it('has the gold of pairs, Throne, corridors and prizes', () => {
    expect([END_GOLD, PAIR_GOLD, THRONE_GOLD, GOLD_BESIDE_THRONE]).toEqual([
      ...[scoring.endAt, scoring.sameRoomPair.gold, scoring.throne.built, scoring.throne.perAdjacentRoom],
    ]);
    const byLength = Object.values(scoring.corridorByLength);
    expect([1, 2, 3, 4, 5, 12].map(corridorGold)).toEqual([...byLength, byLength.at(-1)]);
    expect(PRIZE_IDS).toEqual(scoring.prizes.map(({ id }) => id));
    expect(LEAST_FOR_PRIZE).toEqual(Object.fromEntries(scoring.prizes.map(({ id, least }) => [id, least])));
    for (const { gold } of scoring.prizes) expect(gold).toBe(PRIZE_GOLD);
  });

  it('has six lords and six scenarios, rule by rule', () => {
    const byId = lords.map(({ id, standing, special }) => [id, { standing: standing.effects, special: special.effects }]);
    expect(LORDS).toEqual(Object.fromEntries(byId));
    expect(SCENARIOS).toEqual(Object.fromEntries(scenarios.map((scenario) => [scenario.id, rulesIn(scenario)])));
  });
});
