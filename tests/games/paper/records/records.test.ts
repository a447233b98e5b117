import { describe, expect, it } from 'vitest';
import { required, type Seat } from '../../../../src/engine/kernel';
import { DUNGEON_IDS, LIGHTS, nextSetup, paperDungeons, scoreOf, totalOf } from '../../../../src/engine/paper';
import type { Entries } from '../../../../src/games/contract';
import {
  asPaperGame,
  captionOf,
  dailyGame,
  entryOf,
  factsOf,
  ownSeatOf,
  ownTotal,
  type PaperGame,
  paperRecords,
} from '../../../../src/games/paper/records';
import { phraseWords } from '../../../../src/table';
import { AGAINST_BOT, playedGame } from '../ended';
import { ALONE, PAIR } from '../played';
import { SPEECH } from '../translator';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const WELL = playedGame('well', { bot: 'medium' });
const BADLY = playedGame('badly');
const TWO = playedGame('two', { setup: PAIR });
const nobody = (): never => {
  throw new Error('nothing is to be set aside');
};

function counted(game: PaperGame, found: Entries): Entries {
  return paperRecords.counting(game).count(found, nobody).changes;
}

describe('an entry of the chronicle', () => {
  it('keeps the thirteen boxes, dungeon, cards and sheet of every seat', () => {
    const { state } = TWO.history;
    const { dungeon, seats } = entryOf(TWO, NOW);
    expect(dungeon).toBe(state.dungeon);
    expect(seats.map(({ score }) => score)).toEqual(state.seats.map((seat) => scoreOf(dungeon, seat)));
    expect(seats.map(({ power, objective }) => [power, objective])).toEqual(
      state.seats.map(({ power, objective }) => [power, objective]),
    );
    expect(seats.map(({ sheet }) => sheet.path)).toEqual(state.seats.map(({ sheet }) => sheet.path));
  });

  it('is won alone with the first light of the dungeon, and counts the lights', () => {
    const [well, badly] = [entryOf(WELL, NOW), entryOf(BADLY, NOW)];
    const lights = Object.values(LIGHTS[well.dungeon]).filter(({ glory }) => ownTotal(well) >= glory).length;
    expect(lights).toBeGreaterThan(0);
    expect([well.outcome, well.lights]).toEqual(['victory', lights]);
    expect([badly.outcome, badly.lights]).toEqual(['defeat', 0]);
  });

  it('is won among several by a person, and not by a bot', () => {
    const outcome = paperDungeons.outcome(TWO.history.state);
    const winner = outcome.over ? required(outcome.winners[0], 'a winner') : ('seat-1' as string as Seat);
    const bot = { ...required(AGAINST_BOT['seat-2' as string as Seat], 'a bot') };
    expect(factsOf({ ...TWO, seating: { [winner]: bot } }).outcome).toBe('defeat');
    expect(factsOf(TWO).outcome).toBe('victory');
    expect(factsOf(TWO).lights).toBe(0);
  });

  it('is told of the first person', () => {
    const [person, bot] = [AGAINST_BOT['seat-1' as string as Seat], AGAINST_BOT['seat-2' as string as Seat]];
    const seating = { 'seat-1': required(bot, 'a bot'), 'seat-2': required(person, 'a person') };
    const entry = entryOf({ ...TWO, seating }, NOW);
    expect(ownSeatOf(entry)).toBe(1);
    expect(ownTotal(entry)).toBe(totalOf(required(entry.seats[1], 'a seat').score));
  });

  it('is refused with more seats than its setup has, with rooms that no map has, and on no day of the calendar', () => {
    const entry = JSON.parse(JSON.stringify(entryOf(TWO, NOW)));
    expect(paperRecords.parseEnded({ ...entry, seats: [...entry.seats, entry.seats[0]] }).ok).toBe(false);
    expect(paperRecords.parseEnded({ ...entry, mode: { kind: 'daily', date: '2026-02-31' } }).ok).toBe(false);
    entry.seats[0].sheet.path[0] = 'Z9';
    expect(paperRecords.parseEnded(entry).ok).toBe(false);
  });
});

describe('the dungeon of a day', () => {
  it('is the same for everybody, and leads into all twelve in twelve days', () => {
    const days = Array.from({ length: 12 }, (_, at) => new Date(Date.parse('1970-01-01T00:00:00Z') + at * 86_400_000));
    const dates = days.map((day) => day.toISOString().slice(0, 10));
    expect(dates.map((date) => dailyGame(date).dungeon).sort()).toEqual([...DUNGEON_IDS]);
    expect(new Set(dates.map((date) => dailyGame(date).seed)).size).toBe(12);
    expect(dailyGame('0000-01-01')).toEqual(dailyGame('0000-01-01'));
  });

  it('counts the first game, and only the number of the later ones', () => {
    const date = '2026-11-18';
    const daily = (id: string): PaperGame => ({ ...playedGame(id), mode: { kind: 'daily', date } });
    const first = counted(daily('first'), new Map());
    const later = counted(daily('later'), first);
    expect(later.get(`daily/${date}`)).toEqual({ ...(first.get(`daily/${date}`) as object), tries: 2 });
  });
});

describe('a mini-campaign', () => {
  const RUN = { campaign: 'town-heroes', seats: 1, missions: 'none', dispersal: true, openObjectives: false, games: [] } as const;
  const setup = required(nextSetup(RUN), 'a setup');
  const game = playedGame('first of three', { setup, mode: { kind: 'campaign', campaign: 'town-heroes' } });
  const begun = new Map([['campaign/town-heroes', { run: RUN, seating: {} }]]);

  it('P46: adds the game that is due, once', () => {
    const after = counted(game, begun);
    expect(after.get('campaign/town-heroes')).toMatchObject({ run: { games: [[ownTotal(entryOf(game, NOW))]] }, seating: {} });
    expect(counted(game, after).size).toBe(0);
  });

  it('leaves out a game that was agreed upon otherwise, and one of a campaign that was given up', () => {
    const other = playedGame('other', { setup: { ...setup, missions: 'drawn' }, mode: game.mode });
    expect(counted(other, begun).size).toBe(0);
    expect(counted(game, new Map()).size).toBe(0);
  });
});

describe('a caption', () => {
  it('names the dungeon and the turn, and no turn before the first', () => {
    const caption = (game: PaperGame): string => phraseWords(captionOf(game.history.state), SPEECH.en);
    const begun = playedGame('begun', { setup: { ...ALONE, dungeon: 'b' }, commands: 0 });
    expect(caption(begun)).toBe('The Sunken Market · before the first roll');
    expect(caption(playedGame('ended', { setup: { ...ALONE, dungeon: 'b' } }))).toBe('The Sunken Market · turn 8 of 8');
  });

  it('is of this game alone', () => {
    expect(asPaperGame(WELL)).toBe(WELL);
    expect(asPaperGame({ ...WELL, game: 'another' })).toBeNull();
    expect(asPaperGame(null)).toBeNull();
  });
});
