import { type Chain, listed, push } from './chain';
import type { Fact, Game, Script, Step } from './game';
import type { Seed } from './stream';

/** Where a game began: from its seed, or, when the rules have changed since, from the state `base`. */
export interface Origin<Setup, State> {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly script: Script | null;
  /** A practice game may take back what it has seen, and says so. */
  readonly practice: boolean;
  readonly base: State | null;
}

export interface Move<State, Command, Event> {
  readonly command: Command;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
  readonly revealed: boolean;
}

export interface History<Setup, State, Command, Event> {
  readonly origin: Origin<Setup, State>;
  readonly state: State;
  readonly past: Chain<Move<State, Command, Event>>;
  readonly future: Chain<Move<State, Command, Event>>;
}

export interface Opening<Setup, State> {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly script?: Script | null;
  readonly practice?: boolean;
  readonly base?: State | null;
}

export function beginHistory<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  opening: Opening<Setup, State>,
): History<Setup, State, Command, Event> {
  const { setup, seed, script = null, practice = false, base = null } = opening;
  const state = base ?? game.start(setup, seed, script ?? undefined);
  return { origin: { setup, seed, script, practice, base }, state, past: null, future: null };
}

export type Advance<Setup, State, Command, Event> =
  | { readonly ok: true; readonly history: History<Setup, State, Command, Event>; readonly events: readonly Event[] }
  | Extract<Step<State, Event>, { ok: false }>;

/** Takes only what `parseCommand` would read back, so that every history can be saved. */
export function advance<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
  given: Command,
): Advance<Setup, State, Command, Event> {
  return advanceBy(game, history, { given, step: (before, command) => game.step(before, command) });
}

/** Does the same with a command that an earlier build of the same rules may have taken. */
export function advanceRecorded<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
  given: Command,
): Advance<Setup, State, Command, Event> {
  const step = (before: State, command: Command) => game.stepRecorded?.(before, command) ?? game.step(before, command);
  return advanceBy(game, history, { given, step });
}

interface Stepping<State, Command, Event> {
  readonly given: Command;
  readonly step: (before: State, command: Command) => Step<State, Event>;
}

function advanceBy<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
  { given, step }: Stepping<State, Command, Event>,
): Advance<Setup, State, Command, Event> {
  const parsed = game.parseCommand(given);
  if (!parsed.ok) return parsed;
  const command = parsed.value;
  const before = history.state;
  const taken = step(before, command);
  if (!taken.ok) return taken;
  const { state: after, events } = taken;
  const move = { command, events, before, after, revealed: events.some((event) => game.reveals(event)) };
  return { ok: true, events, history: { ...history, state: after, past: push(history.past, move), future: null } };
}

/** The move that undo would take back, or null: nothing was done yet, or the last thing done showed a card or a roll. */
export function undoable<Setup, State, Command, Event>(
  history: History<Setup, State, Command, Event>,
): Move<State, Command, Event> | null {
  const last = history.past?.value ?? null;
  return last?.revealed && !history.origin.practice ? null : last;
}

export function undo<Setup, State, Command, Event>(
  history: History<Setup, State, Command, Event>,
): History<Setup, State, Command, Event> | null {
  const move = undoable(history);
  if (move === null || history.past === null) return null;
  return { ...history, state: move.before, past: history.past.rest, future: push(history.future, move) };
}

export function redo<Setup, State, Command, Event>(
  history: History<Setup, State, Command, Event>,
): History<Setup, State, Command, Event> | null {
  if (history.future === null) return null;
  const { value: move, rest } = history.future;
  return { ...history, state: move.after, past: push(history.past, move), future: rest };
}

export function commandsOf<Setup, State, Command, Event>(history: History<Setup, State, Command, Event>): readonly Command[] {
  return listed(history.past).map((move) => move.command);
}
