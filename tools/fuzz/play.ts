import { hashOf, type Seed } from '../../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { bot } from '../oneDeckBots';
import { whyUnsound } from './accounts';
import { type Beginning, begin } from './games';
import { type Moment, whyMomentWrong } from './probes';

const MOST_COMMANDS = 20_000;
/** A game in so many commands is looked at with everything there is. */
const EVERY = 40;

export interface Failure {
  readonly why: string;
  readonly beginning: Beginning;
  readonly commands: readonly Command[];
}

export interface Played {
  readonly commands: readonly Command[];
  readonly last: State;
  readonly failure: Failure | null;
}

/** One more thing to look at after every command: how the search itself is tested. */
export type Probe = (moment: Moment) => string | null;

export interface Watch {
  /** Called with every moment of the game. */
  see?(moment: Moment): void;
  readonly probe?: Probe;
}

/** A random game to its end, or to the first thing that is wrong. */
export function playOut(beginning: Beginning, watch: Watch = {}): Played {
  const choose = bot('random', beginning.seed as Seed);
  const commands: Command[] = [];
  let state = begin(beginning);
  let why: string | null = null;
  try {
    while (state.result === null && why === null) {
      const command = preferDrinking(state, choose);
      commands.push(command);
      const next = look(beginning, state, { command, count: commands.length, watch });
      why = next.why ?? (commands.length > MOST_COMMANDS ? 'the game does not end' : null);
      state = next.state;
    }
  } catch (thrown) {
    why = String(thrown);
  }
  return { commands, last: state, failure: why === null ? null : { why, beginning, commands } };
}

/** The same commands once more: where they fail, or the hash of the state they lead to. */
export function playAgain({ beginning, commands }: Omit<Failure, 'why'>, watch: Watch = {}): string {
  let state = begin(beginning);
  for (const [at, command] of commands.entries()) {
    const next = look(beginning, state, { command, count: at + 1, watch, thorough: true });
    if (next.why !== null) return `command ${at + 1}: ${next.why}`;
    state = next.state;
  }
  return hashOf(state);
}

interface Look extends Pick<Moment, 'command'> {
  readonly count: number;
  readonly watch: Watch;
  readonly thorough?: boolean;
}

function look(beginning: Beginning, before: State, { command, count, watch, thorough = false }: Look) {
  const taken = oneDeckDungeon.step(before, command);
  if (!taken.ok) return { state: before, why: `refused: ${taken.rejection.key}` };
  const moment: Moment = { beginning, before, command, events: taken.events, after: taken.state };
  watch.see?.(moment);
  const why = whyUnsound(before, taken.events, taken.state) ?? watch.probe?.(moment) ?? null;
  if (why !== null || (!thorough && count % EVERY > 0)) return { state: taken.state, why };
  return { state: taken.state, why: whyMomentWrong(moment) };
}

/** Whoever is dying drinks, as long as there is something to drink. */
function preferDrinking(state: State, choose: (state: State) => Command): Command {
  const drink = state.phase === 'dying' ? oneDeckDungeon.legal(state).find(({ type }) => type === 'drinkPotion') : undefined;
  return drink ?? choose(state);
}
