import {
  advance,
  beginHistory,
  canonicalJson,
  type History,
  hashOf,
  redo,
  type Seed,
  undo,
  witnessedEvents,
} from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import type { Beginning } from './games';

export interface Moment {
  readonly beginning: Beginning;
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
}

/** What costs too much to be looked at after every command. */
export function whyMomentWrong(moment: Moment): string | null {
  return (
    whyNotJson(moment) ??
    whyNotFolded(moment) ??
    whyNotWitnessed(moment) ??
    whyNotUndone(moment) ??
    whyNotReached(moment) ??
    whyListsDiffer(moment.after)
  );
}

function whyNotJson({ after, events, command }: Moment): string | null {
  for (const value of [after, events, command]) {
    if (canonicalJson(JSON.parse(JSON.stringify(value))) !== canonicalJson(value)) return 'something is no JSON';
  }
  const parsed = oneDeckDungeon.parseState(JSON.parse(JSON.stringify(after)));
  if (!parsed.ok) return `the state is refused by its own parser: ${canonicalJson(parsed.rejection)}`;
  return hashOf(parsed.value) === hashOf(after) ? null : 'the state comes back changed';
}

/** A chest of potions is not what any setup gives. */
function whyNotReached({ beginning: { setup, potions }, after }: Moment): string | null {
  return potions === undefined ? (oneDeckDungeon.unreachable(setup, after)[0] ?? null) : null;
}

function whyNotFolded({ before, events, after }: Moment): string | null {
  const built = events.reduce((state, event) => oneDeckDungeon.evolve(state, event), before);
  return hashOf(built) === hashOf(after) ? null : 'the events build another state';
}

/** What every seat and a spectator are told leads from what they saw to what they see. */
function whyNotWitnessed({ beginning, before, events, after }: Moment): string | null {
  for (const viewer of [...oneDeckDungeon.seats(beginning.setup), null]) {
    const told = witnessedEvents(oneDeckDungeon, { before, events }, viewer);
    const built = told.reduce((view, event) => oneDeckDungeon.evolve(view, event), oneDeckDungeon.view(before, viewer));
    if (hashOf(built) !== hashOf(oneDeckDungeon.view(after, viewer))) return `what ${viewer} is told builds another view`;
  }
  return null;
}

function whyNotUndone({ beginning, before, command, after }: Moment): string | null {
  const { setup, seed } = beginning;
  const start: History<unknown, State, Command, Event> = beginHistory(oneDeckDungeon, {
    setup,
    seed: seed as Seed,
    practice: true,
    base: before,
  });
  const done = advance(oneDeckDungeon, start as never, command);
  if (!done.ok) return `the history refuses ${canonicalJson(command)}`;
  const undone = undo(done.history);
  if (undone === null || hashOf(undone.state) !== hashOf(before)) return 'undo leads elsewhere';
  const redone = redo(undone);
  return redone !== null && hashOf(redone.state) === hashOf(after) ? null : 'redo leads elsewhere';
}

/** What is listed may be done, once each; and what is like it but not listed is either refused or done without a fault. */
function whyListsDiffer(state: State): string | null {
  const listed = oneDeckDungeon.legal(state);
  const known = new Set<string>();
  for (const command of listed) {
    const name = canonicalJson(command);
    if (known.has(name)) return `${name} is listed twice`;
    known.add(name);
    const rejection = oneDeckDungeon.whyIllegal(state, command);
    if (rejection !== null || !oneDeckDungeon.step(state, command).ok) return `${name} is listed and refused`;
  }
  for (const command of listed.slice(0, 3).flatMap(variants)) {
    const taken = oneDeckDungeon.step(state, command);
    const rejection = oneDeckDungeon.whyIllegal(state, command);
    if (taken.ok !== (rejection === null)) return `${canonicalJson(command)} is both refused and done`;
    const fault = taken.ok ? oneDeckDungeon.faults(taken.state)[0] : undefined;
    if (fault !== undefined) return `${canonicalJson(command)} leads to a fault: ${fault}`;
  }
  return null;
}

/** The same command with its numbers one higher and one lower, and its dice the other way round, doubled and gone. */
function variants(command: Command): readonly Command[] {
  const changed = Object.entries(command).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'number') return [-1, 1].map((more) => ({ ...command, [field]: value + more }));
    if (!Array.isArray(value)) return [];
    const list: readonly unknown[] = value;
    return [list.toReversed(), [...list, ...list], list.slice(1), []].map((other) => ({ ...command, [field]: other }));
  });
  return changed;
}
