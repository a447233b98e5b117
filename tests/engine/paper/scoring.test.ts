import { describe, expect, it } from 'vitest';
import {
  LIGHT_IDS,
  LIGHTS,
  lightsLit,
  MONSTER_IDS,
  objectivePoints,
  POWERS,
  paperDungeons,
  ROOM_IDS,
  SCORE_BOXES,
  type ScoreBox,
  type Sheet,
  scoreOf,
  totalOf,
} from '../../../src/engine/paper';
import { aTurn } from './table';

const boxOf = (box: ScoreBox, sheet: Partial<Sheet>): number => scoreOf('a', aTurn().with(sheet).seat())[box];
const levels = (warrior: number, wizard: number, cleric: number, rogue: number): Partial<Sheet> => ({
  heroes: { warrior, wizard, cleric, rogue },
});
const EMPTY = aTurn().sheet().items;

describe('the thirteen boxes', () => {
  it('P42: are thirteen, and their sum is the score', () => {
    expect(SCORE_BOXES).toHaveLength(13);
    const score = scoreOf(
      'a',
      aTurn()
        .with({ gems: 3, damage: 7, missions: [4, 0, 4] })
        .seat(),
    );
    expect(totalOf(score)).toBe(10 - 3 + 8 + POWERS.ranger.endPoints);
  });

  it('P42: bosses 1 to 3, won or lost', () => {
    const bosses = [
      { fought: true, glory: 5, wounds: 1 },
      { fought: false, glory: -4, wounds: 0 },
    ];
    const score = scoreOf('a', aTurn().with({ bosses }).seat());
    expect([score['boss-1'], score['boss-2'], score['boss-3']]).toEqual([5, -4, 0]);
  });

  it('P42: levels: the lowest hero; the example of the book has 4, 5, 3 and 4', () => {
    expect(boxOf('levels', levels(4, 5, 3, 4))).toBe(6);
    expect([1, 2, 3, 4, 5].map((level) => boxOf('levels', levels(level, 5, 5, 5)))).toEqual([0, 3, 6, 8, 11]);
  });

  it('P42: one more for each hero at level 6', () => {
    expect(boxOf('levels', levels(6, 6, 1, 1))).toBe(2);
    expect(boxOf('levels', levels(6, 6, 6, 6))).toBe(14 + 4);
  });

  it('P42: items: the example of the book has two finished, two halves, and 8 points', () => {
    const items = { ...EMPTY, 'flaming-sword': 2, 'armour-of-heroes': 2, 'intangibility-cloak': 1, 'alchemists-cauldron': 1 };
    expect(boxOf('items', { items })).toBe(8);
  });

  it('P42: gems by the table; seven are 30 points', () => {
    expect(boxOf('gems', { gems: 7 })).toBe(30);
    const points = [0, 3, 6, 10, 14, 19, 24, 30, 36, 43, 50];
    expect(points.map((_, gems) => boxOf('gems', { gems }))).toEqual(points);
  });

  it('P42: monsters by the table; nine are 16 points', () => {
    expect(boxOf('monsters', { beaten: MONSTER_IDS.slice(0, 9) })).toBe(16);
    const points = [0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25];
    expect(points.map((_, beaten) => boxOf('monsters', { beaten: MONSTER_IDS.slice(0, beaten) }))).toEqual(points);
  });

  it('P42: damage: the highest penalty reached; eleven are -6', () => {
    expect(boxOf('damage', { damage: 11 })).toBe(-6);
    const points = [0, -1, -3, -6, -10, -15, -21, -28, -36];
    expect(points.map((_, box) => boxOf('damage', { damage: 3 * box }))).toEqual(points);
    expect(points.slice(0, -1).map((_, box) => boxOf('damage', { damage: 3 * box + 2 }))).toEqual(points.slice(0, -1));
  });

  it('P42: resurrection: -9', () => {
    expect([false, true].map((resurrected) => boxOf('resurrection', { resurrected }))).toEqual([0, -9]);
  });

  it('P42: cards that were not chosen yet, or are not known, count nothing', () => {
    const seat = aTurn({ objectives: ['gem-fever'] })
      .with({ gems: 7 })
      .seat();
    for (const card of [null, 'unknown'] as const) {
      expect(objectivePoints('a', { ...seat, objective: card })).toBe(0);
      expect(scoreOf('a', { ...seat, objective: card, power: card }).cards).toBe(0);
    }
    expect(scoreOf('a', seat).cards).toBe(6 + POWERS.ranger.endPoints);
  });

  it('P42: three missions, in their boxes', () => {
    const score = scoreOf(
      'a',
      aTurn()
        .with({ missions: [0, 4, 6] })
        .seat(),
    );
    expect([score['mission-1'], score['mission-2'], score['mission-3']]).toEqual([0, 4, 6]);
  });

  it('P42: a sum may be negative', () => {
    const table = aTurn().untilTurn(8).with({ damage: 24, resurrected: true, potions: 0 }).idle();
    const outcome = paperDungeons.outcome(table.state);
    expect(outcome.over && outcome.standings[0]?.points).toBeLessThan(-36);
  });
});

describe('the end', () => {
  it('P43: the example of the book: 27 rooms are 4 points', () => {
    expect(objectivePoints('a', { objective: 'cartographer', sheet: { ...aTurn().sheet(), path: ROOM_IDS.slice(0, 27) } })).toBe(
      4,
    );
  });

  it('P44: a tie is a shared victory', () => {
    const table = aTurn({ seats: 3, powers: ['merchant', 'noble', 'alchemist'] }).untilTurn(8);
    for (const id of ['seat-1', 'seat-2', 'seat-3'] as const) table.with({ damage: 0, gems: id === 'seat-3' ? 3 : 4 }, id);
    table.idleAll();
    const outcome = paperDungeons.outcome(table.state);
    expect(outcome).toMatchObject({ over: true, result: 'victory', winners: ['seat-1', 'seat-2'] });
    expect(outcome.over && outcome.standings.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('the game is over after the third boss, and tells points and objectives', () => {
    const table = aTurn({ seats: 2, objectives: ['gem-fever', 'rising-star'] })
      .untilTurn(8)
      .idleAll();
    expect(table.told('gameEnded')[0]?.results).toMatchObject([
      { seat: 'seat-1', objective: 'gem-fever', points: totalOf(scoreOf('a', table.seat())) },
      { seat: 'seat-2', objective: 'rising-star' },
    ]);
    expect(table.why({ type: 'roll', seat: 'seat-1' })).toBe('gameOver');
    expect(table.seen('seat-2').seats[0]?.objective).toBe('gem-fever');
  });
});

describe('alone', () => {
  it('P45: the lights of the dungeon are lit by points, round by round', () => {
    const { ember, beacon, candle } = LIGHTS.a;
    expect(lightsLit('a', { rounds: 3, points: ember.glory - 1 })).toEqual([]);
    expect(lightsLit('a', { rounds: 3, points: ember.glory })).toEqual(['ember']);
    expect(lightsLit('a', { rounds: 1, points: candle.pace[0] })).toEqual(['ember', 'candle']);
    expect(lightsLit('a', { rounds: 2, points: beacon.pace[1] })).toEqual(LIGHT_IDS);
  });
});
