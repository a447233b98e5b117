import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/engine/kernel';
import { paperDungeons, type Setup } from '../../../src/engine/paper';
import { aDeal, aTurn } from './table';

const seed = 'set-up' as Seed;
const AGREED: Setup = { seats: 2, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };

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
