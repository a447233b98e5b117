import { describe, expect, it } from 'vitest';
import type { Rejection } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon as game, type State } from '../../../src/engine/onedeck';
import { everyPhase } from './refusalScenes';

// docs/ARCHITECTURE.md: a command may be anything at all; it is refused or obeyed, and nothing ever throws.

const throws = (): never => {
  throw new Error('a trap');
};
const trapped: unknown = new Proxy({}, { get: throws, ownKeys: throws, getPrototypeOf: throws, has: throws });
const hollow: unknown[] = ['mage'];
hollow.length = 2;
const mined: unknown[] = Object.defineProperty([1, 2], 0, { get: throws, enumerable: true });

const ODD: readonly (readonly [string, unknown])[] = [
  ...[undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e300, 2n, Symbol('die')].map(named),
  ...['', '0', '1', ' 1', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'mage'].map(named),
  ...[[], [[]], [null], [Number.NaN], [-0], ['1'], ['__proto__'], [1, 1], Array(3)].map(named),
  ['minus zero', -0],
  ['a list with a hole', hollow],
  ['a list with a getter that throws', mined],
  ['a list a thousand long', Array.from({ length: 1000 }, (_, at) => at)],
  ['an object', { length: 2, 0: 1, 1: 2 }],
  ['an object without a prototype', Object.create(null)],
  ['an object whose toString is null', { toString: null, valueOf: null }],
  ['an object whose toString throws', { toString: throws, valueOf: throws, toJSON: throws }],
  ['a function', throws],
  ['a proxy that throws', trapped],
];

function named(value: unknown): readonly [string, unknown] {
  return [
    typeof value === 'symbol' ? 'a symbol' : `${typeof value} ${JSON.stringify(value, (_, part) => shownAs(part)) ?? ''}`,
    value,
  ];
}

function shownAs(part: unknown): unknown {
  return typeof part === 'bigint' || typeof part === 'number' ? String(part) : part;
}

/** One command of every type, and what is legal where we stand. */
const EVERY_TYPE: readonly Command[] = [
  ...(['startTurn', 'explore', 'confront', 'flee', 'addDoor', 'roll', 'finish', 'descend', 'stay'] as const).map((type) => ({
    type,
  })),
  ...(['skipEncounter', 'giveBonusDie', 'rollFirst', 'assignDamage', 'assignStairsDamage'] as const).map((type) => ({
    type,
    hero: 'mage' as const,
  })),
  { type: 'drinkPotion', hero: 'warrior', potion: 'healing' },
  { type: 'enter', door: 0 },
  { type: 'splitParty', heroes: ['mage', 'warrior'], card: 'ogre-1' },
  { type: 'chooseItemToDrain', hero: 'mage', card: 'goblin-1' },
  { type: 'chooseOption', option: 0 },
  { type: 'useFeat', hero: 'rogue', dice: 1 },
  { type: 'cover', box: 0, dice: [4] },
  { type: 'useSkill', hero: 'warrior', skill: 'cleave', dice: [1], way: 0 },
  { type: 'chooseDice', dice: [2] },
  { type: 'makeHeroic', dice: [1, 2], hero: 'warrior' },
  { type: 'discardDie', die: 1 },
  { type: 'claim', card: 'goblin-1', as: 'item', hero: 'warrior', replace: 'ogre-1' },
  { type: 'levelUp', cards: ['ogre-1', 'goblin-1'] },
];

/** The state is frozen: whoever tried to change it would throw. */
function check(state: State, command: unknown): void {
  const given = command as Command;
  const why = game.whyIllegal(state, given);
  const taken = game.step(state, given);
  if (!taken.ok) {
    if (!/^[a-z]\w+$/.test(taken.rejection.key) || !isPlain(taken.rejection))
      expect.fail(`${taken.rejection.key} is no plain refusal`);
    return;
  }
  expect(why).toBeNull();
  expect(game.faults(taken.state)).toEqual([]);
  expect(JSON.parse(JSON.stringify([taken.state, taken.events]))).toEqual([taken.state, taken.events]);
}

/** Strings and finite numbers only, so that it can be shown, sent and stored. */
function isPlain({ params = {} }: Rejection): boolean {
  return Object.values(params).every((param) => typeof param === 'string' || (Number.isFinite(param) && !Object.is(param, -0)));
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

const STATES = everyPhase().map(({ state }) => [state.phase, frozen(state)] as const);

describe.each(STATES)('in the phase %s', (_, state) => {
  const commands = [...EVERY_TYPE, ...game.legal(state).slice(0, 12)];

  it('whatever is no command is refused', () => {
    for (const [, value] of ODD) check(state, value);
  });

  it.each(ODD)('any field may be %s', (_name, value) => {
    for (const command of commands) {
      for (const field of Object.keys(command)) check(state, { ...command, [field]: value });
      check(state, { ...command, extra: value });
    }
  });

  it('any field may be a getter that throws, or one that answers something else every time', () => {
    for (const command of commands) {
      for (const [field, value] of Object.entries(command)) {
        check(state, Object.defineProperty({ ...command }, field, { get: throws, enumerable: true }));
        let asked = 0;
        const fickle = { get: () => (asked++ % 2 === 0 ? value : null), enumerable: true };
        check(state, Object.defineProperty({ ...command }, field, fickle));
      }
    }
  });

  it('what is inherited does not count, and no prototype is touched', () => {
    for (const command of commands) {
      expect(game.whyIllegal(state, Object.create(command) as Command)).toEqual({ key: 'unknownCommand' });
      check(state, JSON.parse(`{"__proto__": ${JSON.stringify(command)}}`));
      check(state, Object.assign(Object.create(null) as object, command));
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
