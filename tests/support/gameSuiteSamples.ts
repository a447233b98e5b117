import { canonicalJson, type Fact, type Seed } from '../../src/engine/kernel';
import { deepFreeze, onCopies } from './gameSuiteCopies';
import type { AnyGame, Samples, SuiteOptions, Turn, Walk } from './gameSuiteTypes';
import { readGolden } from './goldenText';
import { perturbed } from './perturbed';
import { picker } from './picker';

export function sample(bare: AnyGame, options: SuiteOptions<unknown, unknown>): Samples {
  const game = onCopies(bare);
  const seeds = Array.from({ length: options.gamesPerSetup ?? 8 }, (_, at) => `sample-${at}` as Seed);
  const walks = options.setups.flatMap((setup) => seeds.map((seed) => walk(game, { setup, seed, most: options.mostCommands })));
  const turns = walks.flatMap((each) => each.turns);
  const walked = walks.flatMap((each) => [each.start, ...each.turns.map((turn) => turn.after)]);
  const states = [...walked, ...(options.states?.() ?? [])];
  const seats = [...new Set(options.setups.flatMap((setup) => game.seats(setup)))];
  return deepFreeze({
    options,
    walks,
    states,
    seats,
    viewers: [...seats, null],
    commands: [...new Map(turns.map(({ command }) => [command.type, command])).values()],
    goldens: options.goldens.map((playthrough) => ({ playthrough, text: readGolden(playthrough.name) })),
  });
}

interface WalkPlan {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly most: number;
}

function walk(game: AnyGame, { setup, seed, most }: WalkPlan): Walk {
  const pick = picker(seed);
  const turns: Turn[] = [];
  const start = game.start(setup, seed);
  let state = start;
  let problem: string | null = null;
  try {
    while (problem === null && !game.outcome(state).over) {
      const command = chooseCommand(game, state, pick);
      const taken = command === undefined ? null : game.step(state, command);
      if (command === undefined || turns.length === most) problem = `no end after ${turns.length} commands`;
      else if (taken?.ok) turns.push({ before: state, command, events: taken.events, after: taken.state });
      else problem = `refused what it had passed: ${canonicalJson(command)}`;
      state = turns.at(-1)?.after ?? start;
    }
  } catch (thrown) {
    problem = String(thrown);
  }
  return { setup, seed, start, turns, last: state, problem };
}

/** Now and then a command that is legal without being listed, so that the long way round is walked too. */
function chooseCommand(game: AnyGame, state: unknown, pick: (choices: number) => number): Fact | undefined {
  const passes = (command: Fact): boolean => game.whyIllegal(state, command) === null && game.parseCommand(command).ok;
  const listed = game.legal(state).filter(passes);
  const chosen = listed[pick(listed.length)];
  if (chosen === undefined || pick(4) > 0) return chosen;
  const known = new Set(listed.map(canonicalJson));
  const others = perturbed(chosen).filter((data): data is Fact => passes(data as Fact) && !known.has(canonicalJson(data)));
  return others[pick(others.length)] ?? chosen;
}
