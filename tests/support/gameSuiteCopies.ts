import { offerOf } from '../../src/engine/kernel';
import type { AnyGame } from './gameSuiteTypes';

/** Sees to it that whatever a game does to its arguments stays between the game and the one check that looks for it. */
export function onCopies(game: AnyGame): AnyGame {
  const copy = <Value>(value: Value): Value => copyOf(value) as Value;
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: (setup) => game.seats(copy(setup)),
    start: (setup, seed, script) => game.start(copy(setup), seed, copy(script)),
    whyIllegal: (state, command) => game.whyIllegal(copy(state), copy(command)),
    seatOf: (state, command) => game.seatOf(copy(state), copy(command)),
    legal: (state, seat) => game.legal(copy(state), seat),
    ...(game.offer === undefined ? {} : { offer: (state, seat) => offerOf(game, copy(state), seat) }),
    step: (state, command) => game.step(copy(state), copy(command)),
    evolve: (state, event) => game.evolve(copy(state), copy(event)),
    outcome: (state) => game.outcome(copy(state)),
    toAct: (state) => game.toAct(copy(state)),
    view: (state, viewer) => game.view(copy(state), viewer),
    witnessed: (event, viewer, before) => game.witnessed(copy(event), viewer, copy(before)),
    reveals: (event) => game.reveals(copy(event)),
    faults: (state) => game.faults(copy(state)),
    unreachable: (setup, state) => game.unreachable(copy(setup), copy(state)),
    pieces: (setup) => game.pieces(copy(setup)),
    parseSetup: (data) => game.parseSetup(copy(data)),
    parseCommand: (data) => game.parseCommand(copy(data)),
    parseState: (data) => game.parseState(copy(data)),
  };
}

/** Copies plain data many times faster than `structuredClone`, which takes whatever is not plain. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? structuredClone(value) : value;
  if (Array.isArray(value)) return value.map(copyOf);
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return structuredClone(value);
  // A field may have any name, `__proto__` too.
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field)]));
}

const frozen = new WeakSet<object>();

export function deepFreeze<Value>(value: Value): Value {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || frozen.has(next)) continue;
    frozen.add(Object.freeze(next));
    for (const entry of Object.values(next)) waiting.push(entry);
  }
  return value;
}
