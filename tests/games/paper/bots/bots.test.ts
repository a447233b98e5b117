import { describe, expect, it } from 'vitest';
import { SeededLuck } from '../../../../src/bots';
import type { Seed } from '../../../../src/engine/kernel';
import { DUNGEON_IDS, paperDungeons, questionOf, type State, scoreOf, totalOf } from '../../../../src/engine/paper';
import { MINDS, paperBots, playedAlone } from '../../../../src/games/paper/bots';
import { PAPER_OPTIONS } from '../../../engine/paper/paperOptions';
import { describeBots } from '../../../support/botSuite';
import { atLength, everyNth } from '../../../support/inFull';
import { ALONE, PAIR, statesOf } from './moments';

const PLAYED = [statesOf(ALONE, 'one'), statesOf(PAIR, 'two')].flat().filter(({ phase }) => phase !== 'over');
const ASKED = PLAYED.filter(({ seats }) => seats.some((seat) => questionOf(seat) !== null));
const SOME = [...everyNth(PLAYED, atLength(6, 36, 72)), ...everyNth(ASKED, atLength(1, 6, 12))];

describeBots('Paper Dungeons', {
  gameBots: paperBots,
  states: () => SOME,
  setups: atLength([ALONE, PAIR], [ALONE], [ALONE]),
  mostCommands: 600,
});

describe.each(Object.entries(paperBots.bots))('the %s bot', (_, bot) => {
  it('P5, P8: neither looks behind the screens of others nor at the rolls to come', () => {
    for (const state of SOME) {
      for (const seat of paperDungeons.toAct(state)) {
        const asked = (shown: State) => bot.choose(shown, seat, new SeededLuck('blind' as Seed));
        const choice = asked(paperDungeons.view(state, seat));
        expect(asked(state), state.phase).toEqual(choice);
        expect(asked(PAPER_OPTIONS.twin(state, seat, 'other' as Seed)), state.phase).toEqual(choice);
      }
    }
  });
});

function pointsOf(mind: keyof typeof MINDS, game: number): number {
  const setup = { ...ALONE, dungeon: DUNGEON_IDS[game % DUNGEON_IDS.length] ?? 'a' };
  const start = paperDungeons.start(setup, `game ${game}` as Seed);
  const { dungeon, seats } = playedAlone(start, { mind: MINDS[mind], luck: new SeededLuck(`game ${game}` as Seed) });
  return seats.reduce((sum, seat) => sum + totalOf(scoreOf(dungeon, seat)), 0);
}

function meanOf(mind: keyof typeof MINDS, games: number): number {
  return Array.from({ length: games }, (_, game) => pointsOf(mind, game)).reduce((sum, points) => sum + points, 0) / games;
}

describe('points alone', { timeout: 600_000 }, () => {
  /** The lights of the dungeons come from a bot with a mean of 81.4 and a deviation of 11.6. */
  it('is what the lights were measured by', () => {
    const games = atLength(600, 24, 12);
    const error = 11.6 / Math.sqrt(games);
    // A point and a half is an eighth of the deviation, and less than a quarter of the way from one light to the next.
    expect(Math.abs(meanOf('medium', games) - 81.4)).toBeLessThan(Math.max(1.5, 2.5 * error));
  });

  /** A few games cannot tell bots apart that are near each other, so the short run compares the two ends alone. */
  it('rises from each bot to the next', () => {
    const ends = ['gentle', 'hard'] as const;
    const minds = atLength<readonly (keyof typeof MINDS)[]>(['gentle', 'easy', 'medium', 'hard'], ends, ends);
    const means = minds.map((mind) => meanOf(mind, atLength(240, 8, 4)));
    expect(means).toEqual(means.toSorted((one, other) => one - other));
  });
});
