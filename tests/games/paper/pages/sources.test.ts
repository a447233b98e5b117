import { describe, expect, it } from 'vitest';
import { SCORE_BOXES } from '../../../../src/engine/paper';
import { sourcesOf } from '../../../../src/games/paper/pages/summary/sources';
import { entryOf, type PaperEntry } from '../../../../src/games/paper/records';
import { playedGame } from '../ended';
import { ALONE, PAIR } from '../played';
import { SPEECH } from '../translator';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const GAMES = [
  ...['one', 'two', 'three', 'four'].map((id) => playedGame(id)),
  playedGame('well', { bot: 'easy' }),
  playedGame('without missions', { bot: 'easy', setup: { ...ALONE, missions: 'none' } }),
  playedGame('pair', { setup: PAIR }),
];
const ENTRIES: readonly PaperEntry[] = GAMES.map((game) => entryOf(game, NOW));
const SEATS = ENTRIES.flatMap(({ dungeon, missions, seats }) => seats.map((seat) => ({ dungeon, missions, seat })));

describe('what points came from', () => {
  it.each(SCORE_BOXES)('adds up to the points of the box %s, in every game', (box) => {
    for (const counted of SEATS) {
      const sum = sourcesOf(box, counted, SPEECH.en).reduce((all, { points }) => all + points, 0);
      expect(sum).toBe(counted.seat.score[box]);
    }
  });

  it.each(Object.entries(SPEECH))('is said without a hole, in %s', (_, translate) => {
    const words = SEATS.flatMap((counted) => SCORE_BOXES.flatMap((box) => sourcesOf(box, counted, translate)));
    expect(words.filter((source) => /\{\{|undefined|null|^paperDungeons/.test(source.words))).toEqual([]);
    expect(words.every((source) => source.words !== '')).toBe(true);
  });

  it('tells of a mission that was missed how far it came', () => {
    const missed = SEATS.flatMap((counted) => sourcesOf('mission-1', counted, SPEECH.en)).filter(({ points }) => points === 0);
    expect(missed.length).toBeGreaterThan(0);
    for (const { words } of missed) expect(words).toMatch(/: \d+ of \d+$/);
  });
});
