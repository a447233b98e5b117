import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/engine/kernel';
import {
  BOSS_IDS,
  BOSSES,
  CAMPAIGN_IDS,
  CAMPAIGNS,
  campaignLights,
  campaignStandings,
  DUNGEON_IDS,
  DUNGEONS,
  GEM_IDS,
  LIGHT_IDS,
  LIGHTS,
  MISSION_IDS,
  type MiniCampaign,
  MONSTER_IDS,
  nextSetup,
  OBJECTIVE_IDS,
  POWER_IDS,
  paperDungeons,
  parseMiniCampaign,
  ROOM_IDS,
  ROOMS,
  recordGame,
  type Setup,
} from '../../../src/engine/paper';
import { aDeal, aTurn } from './table';

const seed = 'set-up' as Seed;
const AGREED: Setup = { seats: 2, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };

describe('content', () => {
  it('has the cards of the box: 12 dungeons, 12 bosses, 16 missions, 16 objectives, 16 powers', () => {
    expect([DUNGEON_IDS, BOSS_IDS, MISSION_IDS, OBJECTIVE_IDS, POWER_IDS].map(({ length }) => length)).toEqual([
      12, 12, 16, 16, 16,
    ]);
    const names = [...DUNGEON_IDS, ...MISSION_IDS, ...OBJECTIVE_IDS, ...POWER_IDS];
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...names, ...BOSS_IDS]) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has 42 rooms, 12 monsters and 8 gems, each in one room', () => {
    expect(ROOM_IDS).toHaveLength(42);
    expect(ROOM_IDS.flatMap((room) => ROOMS[room].monster ?? []).sort()).toEqual([...MONSTER_IDS].sort());
    const loot = ROOM_IDS.flatMap((room) => ROOMS[room].loot);
    expect(loot.filter((one) => (GEM_IDS as readonly string[]).includes(one)).sort()).toEqual(GEM_IDS);
    // A trap and a monster are never in one room, so nobody has to say which comes first.
    expect(ROOM_IDS.filter((room) => ROOMS[room].trap && ROOMS[room].monster !== null)).toEqual([]);
  });

  it('has four bosses in each round, each in three dungeons, and lairs in rooms without anything else', () => {
    const lairs = DUNGEON_IDS.flatMap((id) => DUNGEONS[id].lairs);
    for (const boss of BOSS_IDS) expect(lairs.filter((lair) => lair.boss === boss)).toHaveLength(3);
    for (const { room } of lairs) expect(ROOMS[room]).toEqual({ trap: false, monster: null, loot: [] });
    for (const id of DUNGEON_IDS) expect(DUNGEONS[id].lairs.map(({ boss }) => BOSSES[boss].round)).toEqual([1, 2, 3]);
    for (const { tiers } of BOSS_IDS.map((boss) => BOSSES[boss])) {
      expect(tiers[0].atLeast).toBeLessThan(tiers[1].atLeast);
      expect(tiers[1].atLeast).toBeLessThan(tiers[2].atLeast);
    }
  });

  it('P48: numbers that are ours are data: lights rise, and a pace rises with them', () => {
    for (const id of DUNGEON_IDS) {
      const glory = LIGHT_IDS.map((light) => LIGHTS[id][light].glory);
      expect(glory).toEqual([...glory].sort((one, other) => one - other));
      for (const light of LIGHT_IDS) expect(LIGHTS[id][light].pace[0]).toBeLessThan(LIGHTS[id][light].pace[1]);
    }
  });
});

describe('a new game', () => {
  it('P2: dungeon and missions are drawn by the seed', () => {
    const drawn = Array.from({ length: 60 }, (_, at) => paperDungeons.start(AGREED, `seed-${at}` as Seed));
    expect(new Set(drawn.map(({ dungeon }) => dungeon)).size).toBe(12);
    for (const { missions } of drawn) expect(new Set(missions.map(({ id }) => id)).size).toBe(3);
    expect(paperDungeons.start(AGREED, seed)).toEqual(paperDungeons.start(AGREED, seed));
  });

  it('P2: or chosen, or without missions', () => {
    const missions = ['two-champions', 'hard-way', 'map-makers'] as const;
    const state = paperDungeons.start({ ...AGREED, dungeon: 'h', missions }, seed);
    expect([state.dungeon, state.missions.map(({ id }) => id)]).toEqual(['h', missions]);
    expect(paperDungeons.start({ ...AGREED, missions: 'none' }, seed).missions).toEqual([]);
  });

  it('P3: two objectives and two powers for each seat, of which one each is kept', () => {
    const { seats } = paperDungeons.start({ ...AGREED, seats: 8 }, seed);
    const dealt = seats.flatMap(({ hand }) => [...(hand?.objectives ?? []), ...(hand?.powers ?? [])]);
    expect(new Set(dealt).size).toBe(32);
    const table = aDeal({ objectives: ['gem-fever'], powers: ['noble'] });
    expect(table.legal()).toHaveLength(4);
    expect(table.why({ type: 'keep', seat: 'seat-1', objective: 'cartographer', power: 'noble' })).toBe('objectiveNotYours');
    expect(table.why({ type: 'keep', seat: 'seat-1', objective: 'gem-fever', power: 'scout' })).toBe('powerNotYours');
  });

  it('P55: a seed deals the same cards to a seat, however many sit there', () => {
    const hand = (seats: number) => paperDungeons.start({ ...AGREED, seats }, seed).seats[0]?.hand;
    expect(hand(1)).toEqual(hand(8));
  });

  it('heroes begin at level 1, with four hearts of health and the alignment of the objective', () => {
    const table = aTurn({ objectives: ['gem-fever'] });
    expect(table.sheet().heroes).toEqual({ warrior: 1, wizard: 1, cleric: 1, rogue: 1 });
    expect(table.seat().alignment).toEqual({ warrior: 'black', wizard: 'white', cleric: 'white', rogue: 'black' });
  });

  it.each<[string, unknown, string]>([
    ['no seats', { ...AGREED, seats: 0 }, 'setupWrong'],
    ['nine seats', { ...AGREED, seats: 9 }, 'setupWrong'],
    ['a dungeon that is not there', { ...AGREED, dungeon: 'z' }, 'setupWrong'],
    ['two missions', { ...AGREED, missions: ['hard-way', 'map-makers'] }, 'missionsWrong'],
    ['a mission twice', { ...AGREED, missions: ['hard-way', 'map-makers', 'hard-way'] }, 'missionsWrong'],
    ['a field that nobody knows', { ...AGREED, luck: 7 }, 'setupWrong'],
  ])('refuses %s', (_, data, key) => {
    expect(paperDungeons.parseSetup(data)).toMatchObject({ ok: false, rejection: { key } });
  });

  it('says which field is wrong', () => {
    expect(paperDungeons.parseSetup({ ...AGREED, seats: 9 })).toMatchObject({ rejection: { params: { path: 'seats' } } });
    expect(paperDungeons.parseSetup({ ...AGREED, luck: 7 })).toMatchObject({ rejection: { params: { path: 'luck' } } });
  });
});

describe('mini-campaigns', () => {
  const CAMPAIGN: MiniCampaign = {
    campaign: 'town-heroes',
    seats: 2,
    missions: 'none',
    dispersal: false,
    openObjectives: false,
    games: [],
  };

  it('P46: the three dungeons of a cycle in order, the same seats, nothing carried over', () => {
    expect(CAMPAIGN_IDS.flatMap((id) => CAMPAIGNS[id])).toEqual(DUNGEON_IDS);
    const setups = [
      [],
      [[1, 2]],
      [
        [1, 2],
        [3, 4],
      ],
    ].map((games) => nextSetup({ ...CAMPAIGN, games }));
    expect(setups.map((setup) => setup?.dungeon)).toEqual(['a', 'b', 'c']);
    expect(setups.map((setup) => setup?.seats)).toEqual([2, 2, 2]);
    expect(
      nextSetup({
        ...CAMPAIGN,
        games: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      }),
    ).toBeNull();
  });

  it('P46: a game that is over is added, and no other', () => {
    const running = aTurn({ seats: 2, dungeon: 'a' });
    expect(recordGame(CAMPAIGN, running.state)).toMatchObject({ rejection: { key: 'campaignGameNotOver' } });
    const { state } = running.untilTurn(8).idleAll();
    const recorded = recordGame(CAMPAIGN, state);
    const outcome = paperDungeons.outcome(state);
    const points = ['seat-1', 'seat-2'].map((id) => outcome.over && outcome.standings.find(({ seat }) => seat === id)?.points);
    expect(recorded).toMatchObject({ ok: true, value: { games: [points] } });
    expect(recorded.ok && recordGame(recorded.value, state)).toMatchObject({ rejection: { key: 'campaignOtherGame' } });
    const over = {
      ...CAMPAIGN,
      games: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    };
    expect(recordGame(over, state)).toMatchObject({ rejection: { key: 'campaignOver' } });
  });

  it('P46: the sum of the three decides, a tie is shared', () => {
    const games = [
      [10, 30],
      [40, 20],
      [-5, -5],
    ];
    expect(campaignStandings({ ...CAMPAIGN, games })).toMatchObject([
      { place: 1, points: 45 },
      { place: 1, points: 45 },
    ]);
  });

  it('P46: alone against the sum of the three lights', () => {
    const { ember } = campaignLights('town-heroes');
    expect(ember).toBe(LIGHTS.a.ember.glory + LIGHTS.b.ember.glory + LIGHTS.c.ember.glory);
  });

  it('P46: may be stopped between games: it is plain data, and read back', () => {
    const stopped = { ...CAMPAIGN, games: [[10, 30]] };
    expect(parseMiniCampaign(JSON.parse(JSON.stringify(stopped)))).toEqual({ ok: true, value: stopped });
    for (const bad of [null, { ...stopped, games: [[1]] }, { ...stopped, campaign: 'x' }]) {
      expect(parseMiniCampaign(bad)).toMatchObject({ rejection: { key: 'campaignWrong' } });
    }
  });
});
