import { describe, it } from 'vitest';
import type { Fact, Game } from '../../src/engine/kernel';
import { onCopies } from './gameSuiteCopies';
import { INPUT_CHECKS } from './gameSuiteInput';
import { PLAY_CHECKS } from './gameSuitePlay';
import { RECORD_CHECKS } from './gameSuiteRecords';
import { sample } from './gameSuiteSamples';
import { SEAT_CHECKS } from './gameSuiteSeats';
import type { AnyGame, Check, Samples, SuiteOptions } from './gameSuiteTypes';
import { TABLE_CHECKS, VIEW_CHECKS } from './gameSuiteViews';
import { writeGoldens } from './goldenText';

export type { SuiteOptions } from './gameSuiteTypes';

/** Everything a game at this table promises, one named check for each promise. */
export const CHECKS: readonly Check[] = [
  ...PLAY_CHECKS,
  ...INPUT_CHECKS,
  ...RECORD_CHECKS,
  ...VIEW_CHECKS,
  ...SEAT_CHECKS,
  ...TABLE_CHECKS,
];

export function describeGame<Setup, State, Command extends Fact, Event extends Fact>(
  name: string,
  game: Game<Setup, State, Command, Event>,
  options: SuiteOptions<Setup, State, Command>,
): void {
  describe(name, () => {
    if (process.env['UPDATE_GOLDEN'] === '1') writeGoldens(game, options.goldens);
    let samples: Samples | undefined;
    for (const check of CHECKS) {
      it(check.name, { timeout: 60_000 }, () => {
        samples ??= sample(game, options);
        run(check, game, samples);
      });
    }
  });
}

/** The names of the checks that a game does not pass, for proving that each of them can fail. */
export function failing<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  options: SuiteOptions<Setup, State, Command>,
): readonly string[] {
  const samples = sample(game, options);
  return CHECKS.filter((check) => {
    try {
      run(check, game, samples);
      return false;
    } catch {
      return true;
    }
  }).map(({ name }) => name);
}

function run(check: Check, game: AnyGame, samples: Samples): void {
  check.run(check.bare === true ? game : onCopies(game), samples);
}
