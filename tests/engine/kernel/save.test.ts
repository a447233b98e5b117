import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandsOf, hashOf, isRecord, parseSave, toSave, undo } from '../../../src/engine/kernel';
import { DEEP, JUNK, perturbed } from '../../support/perturbed';
import { parseState, REJECTIONS, type State } from '../../support/tinyFacts';
import { type TinyGame, tinyGame } from '../../support/tinyGame';
import { begin, go, play, someGame, stay, type TinyHistory } from '../../support/tinyPlay';

const game = tinyGame();
const newer: TinyGame = { ...game, rulesVersion: game.rulesVersion + 1 };
type Data = Record<string, unknown>;

const written = (history: TinyHistory, rules = game): Data => JSON.parse(JSON.stringify(toSave(rules, history))) as Data;
const keyOf = (data: unknown, rules = game): string => {
  const parsed = parseSave(rules, data);
  return parsed.ok ? 'accepted' : parsed.rejection.key;
};
const loaded = (data: unknown, rules = game) => {
  const parsed = parseSave(rules, data);
  if (!parsed.ok) throw new Error(parsed.rejection.key);
  return parsed.value;
};

describe('a save', () => {
  it('brings back the game with its commands, its script and its undo', () => {
    const history = play(someGame(), [stay('left')]);
    const { history: back, replayed } = loaded(written(history));
    expect(replayed).toBe(true);
    expect([back.state, back.origin, commandsOf(back)]).toEqual([history.state, history.origin, commandsOf(history)]);
    expect(undo(back)?.state).toEqual(undo(history)?.state);
  });

  it('remembers that a game is for practice', () => {
    expect(loaded(written(someGame({ practice: true }))).history.origin.practice).toBe(true);
  });

  it('is plain JSON', () => {
    expect(written(someGame())).toStrictEqual(toSave(game, someGame()));
  });

  it('keeps a seed that no keyboard has', () => {
    const history = begin({ seed: 'дом 🏚 "\u2028' as TinyHistory['origin']['seed'] });
    expect(loaded(written(history)).history).toEqual(history);
  });
});

describe('a save from older rules', () => {
  it('goes on from its checkpoint, and undo ends there', () => {
    const history = someGame();
    const { history: back, replayed } = loaded(written(history), newer);
    expect([replayed, back.state, undo(back), commandsOf(back)]).toEqual([false, history.state, null, []]);
  });

  it('can be played on and saved again, and then replays from that checkpoint', () => {
    const resumed = play(loaded(written(someGame()), newer).history, [stay('right'), go('left')], newer);
    const again = loaded(written(resumed, newer), newer);
    expect([again.replayed, again.history.state]).toEqual([true, resumed.state]);
    expect(loaded(written(resumed, newer), { ...game, rulesVersion: 9 }).history.state).toEqual(resumed.state);
  });

  it('counts for nothing from there on, and says so once', () => {
    const resumed = loaded(written(someGame()), newer);
    expect([resumed.demoted, resumed.history.origin.practice]).toEqual([true, true]);
    const again = loaded(written(resumed.history, newer), newer);
    expect([again.demoted, again.history.origin.practice]).toEqual([false, true]);
    const practised = loaded(written(someGame({ practice: true })), newer);
    expect([practised.demoted, practised.history.origin.practice]).toEqual([false, true]);
  });

  it('counts for nothing either when an earlier build has let it count on', () => {
    const { history } = loaded(written(someGame()), newer);
    const counted = { ...written(history, newer), practice: false };
    const again = loaded(counted, newer);
    expect([again.replayed, again.demoted, again.history.origin.practice]).toEqual([true, true, true]);
  });

  it('is refused when its checkpoint is of another setup, and so is the base of one of today', () => {
    const { state } = someGame();
    const other: State = { ...state, mode: state.mode === 'atOnce' ? 'inTurn' : 'atOnce' };
    const forged = { ...written(someGame()), checkpoint: other, hash: hashOf(other) };
    expect(keyOf(forged, newer)).toBe('saveImpossibleState');
    expect(keyOf({ ...forged, base: other, commands: [] })).toBe('saveImpossibleState');
  });

  it('may begin at a position that is laid out, where it says that it is practice', () => {
    const { state } = someGame();
    const other: State = { ...state, mode: state.mode === 'atOnce' ? 'inTurn' : 'atOnce' };
    const laidOut = { ...written(someGame()), base: other, commands: [], practice: true, hash: hashOf(other) };
    expect(loaded(laidOut, game).history.origin).toMatchObject({ practice: true, base: other });
    expect(keyOf({ ...laidOut, base: { ...other, deck: [] } })).toBe('saveImpossibleState');
  });

  it('may be brought up to the rules of today by the parser of states', () => {
    const brave: TinyGame = {
      ...newer,
      parseState(data) {
        const parsed = parseState(data);
        return parsed.ok ? { ok: true, value: { ...parsed.value, night: parsed.value.night + 100 } } : parsed;
      },
    };
    expect(loaded(written(someGame()), brave).history.state.night).toBe(103);
  });

  it('does not need the checkpoint before the last one', () => {
    const resumed = play(loaded(written(someGame()), newer).history, [stay('right')], newer);
    const data = { ...written(resumed, newer), base: 'from a time that nobody remembers' };
    expect(loaded(data, { ...game, rulesVersion: 9 }).history.state).toEqual(resumed.state);
    expect(keyOf(data, newer)).toBe('stateWrong');
  });

  it('is refused when its checkpoint is forged, with the right hash too', () => {
    const { state } = someGame();
    const forged: State = { ...state, discard: [...state.discard, 'loot-1'] };
    const data = { ...written(someGame()), checkpoint: forged };
    expect(keyOf(data, newer)).toBe('saveImpossibleState');
    expect(keyOf({ ...data, hash: hashOf(forged) }, newer)).toBe('saveImpossibleState');
    expect(keyOf({ ...data, checkpoint: { ...state, night: 1 } }, newer)).toBe('saveHashDiffers');
  });
});

describe('what is no save of this game', () => {
  const good = written(someGame());
  const cases: readonly (readonly [string, unknown])[] = [
    ...JUNK.map((data) => ['saveNotASave', data] as const),
    ['saveNotASave', without('format')],
    ['saveNotASave', { ...good, format: 7 }],
    ['saveNewerFormat', { ...good, format: 'lanterndeep-save-3' }],
    ['saveNewerFormat', { format: 'lanterndeep-save-10', everything: 'else' }],
    ['saveOtherFormat', { ...good, format: 'lanterndeep-save-0' }],
    ['saveOtherFormat', { ...good, format: 'lanterndeep-save-two' }],
    ['saveOtherFormat', { ...good, format: 'another-save-2' }],
    ['saveOtherGame', without('game')],
    ['saveOtherGame', { ...good, game: 'chess' }],
    ['saveOtherGame', { ...good, game: { toString: null, valueOf: null } }],
    ['saveNotASave', without('rulesVersion')],
    ['saveNotASave', { ...good, rulesVersion: '3' }],
    ['saveNewerRules', { ...good, rulesVersion: 4 }],
    ['saveNewerRules', { ...good, rulesVersion: 4, setup: { mode: 'of tomorrow' }, checkpoint: null }],
    ['setupWrong', without('setup')],
    ['setupWrong', { ...good, setup: { mode: 'atOnce', extra: 1 } }],
    ['saveNotASave', without('seed')],
    ['seedMissing', { ...good, seed: '' }],
    ['seedTooLong', { ...good, seed: 'x'.repeat(101) }],
    ['scriptNotAnObject', without('script')],
    ['scriptDeckWrong', { ...good, script: { deck: [[1]] } }],
    ['scriptFieldUnknown', { ...good, script: { decks: [] } }],
    ['scriptCardUnknown', { ...good, script: { deck: [['loot-8']] } }],
    ['scriptCardTwice', { ...good, script: { deck: [['loot-1', 'loot-1']] } }],
    ['scriptRollsWrong', { ...good, script: { rolls: 1 } }],
    ['scriptRollWrong', { ...good, script: { rolls: [7] } }],
    ['saveNotASave', without('practice')],
    ['saveNotASave', { ...good, practice: 1 }],
    ['saveNotASave', without('commands')],
    ['saveNotASave', { ...good, commands: { length: 0 } }],
    ['saveHashDiffers', { ...good, commands: commandsOf(someGame()).slice(0, -1) }],
    ['saveHashDiffers', { ...good, commands: [] }],
    ['saveCommandRefused', { ...good, commands: commandsOf(someGame()).slice(1) }],
    ['saveCommandRefused', { ...good, commands: [null] }],
    ['saveCommandRefused', { ...good, commands: new Array(20_000).fill(stay('left')) }],
    ['saveTooLong', { ...good, commands: new Array(20_001).fill(stay('left')) }],
    ['scriptTooLong', { ...good, script: { rolls: new Array(20_001).fill(1) } }],
    ['stateWrong', without('base')],
    ['saveImpossibleState', { ...good, base: { ...someGame().state, deck: [] } }],
    ['saveNotASave', without('hash')],
    ['saveHashDiffers', { ...good, hash: hashOf(begin().state) }],
    ['saveHashDiffers', { ...good, hash: `${toSave(game, someGame()).hash} ` }],
    ['saveHashDiffers', { ...good, seed: 'another house' }],
    ...Object.keys(good).map((key) => ['saveNotASave', { ...good, [key]: DEEP }] as const),
    ['saveNotASave', { ...good, setup: { mode: DEEP } }],
  ];

  it.each(cases)('is refused: %s', (key, data) => {
    expect(keyOf(data)).toBe(key);
  });

  it('says which command was refused and why', () => {
    const refused = parseSave(game, { ...good, commands: [go('left'), go('left')] });
    expect(refused).toMatchObject({ rejection: { key: 'saveCommandRefused', params: { at: 2, why: 'notYourTurn' } } });
  });

  it('is told by a checkpoint only when the rules have changed', () => {
    expect(keyOf({ ...good, checkpoint: null })).toBe('accepted');
    expect(keyOf({ ...good, checkpoint: null }, newer)).toBe('stateWrong');
  });

  it('does not reach the prototype of anything', () => {
    const data = JSON.parse(
      JSON.stringify(good).replace('{', '{"__proto__": {"polluted": 1, "practice": true}, "constructor": 1, '),
    ) as Data;
    expect(keyOf(data)).toBe('accepted');
    expect(loaded(data).history.origin.practice).toBe(false);
    expect(({} as Data)['polluted']).toBeUndefined();
    const inside = JSON.parse('{"mode": "atOnce", "__proto__": {"polluted": 1}}') as Data;
    expect(keyOf({ ...good, setup: inside })).toBe('setupWrong');
  });

  function without(field: string): Data {
    return Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));
  }
});

describe('a damaged save', () => {
  const good = written(someGame());
  const KEYS = new Set([
    ...REJECTIONS,
    ...[
      'saveNotASave',
      'saveOtherFormat',
      'saveOtherGame',
      'saveNewerRules',
      'saveNewerFormat',
      'saveCommandRefused',
      'saveHashDiffers',
    ],
    ...['saveTooLong', 'scriptTooLong'],
    ...['saveImpossibleState', 'seedMissing', 'seedTooLong', 'scriptNotAnObject', 'scriptDeckWrong', 'scriptRollsWrong'],
    ...['scriptFieldUnknown', 'scriptCardUnknown', 'scriptCardTwice', 'scriptRollWrong'],
  ]);

  /** Either it has a named reason, or what was damaged did not matter and the game is the one that was saved. */
  const holds = (data: unknown): void => {
    const parsed = parseSave(game, data);
    if (!parsed.ok) expect(KEYS).toContain(parsed.rejection.key);
    else expect(parsed.value.history.state).toEqual(someGame().state);
  };

  it('is refused by name or loads the same state, with anything wrong at any one place', () => {
    for (const data of perturbed(good)) holds(data);
  });

  it('is refused by name or loads the same state, with several things wrong', () => {
    const spot = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue()));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 4 }), (spots) => {
        holds(spots.reduce<unknown>((data, [place, value]) => replaced(data, place, value), good));
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused by name when it is something else altogether', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }), (data) => {
        holds(data);
        holds({ ...good, checkpoint: data, rulesVersion: 1 });
      }),
      { numRuns: 500 },
    );
  });
});

/** Puts a value at the place with this number, counting every path inside the data over and over. */
function replaced(data: unknown, place: number, value: unknown): unknown {
  const paths = pathsIn(data);
  const path = paths[place % paths.length] ?? [];
  return put(data, path, value);
}

function pathsIn(data: unknown): readonly (readonly string[])[] {
  if (!isRecord(data) && !Array.isArray(data)) return [[]];
  return Object.entries(data).flatMap(([key, entry]) => [[key], ...pathsIn(entry).map((path) => [key, ...path])]);
}

function put(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), put(data[Number(key)], rest, value));
  return isRecord(data) ? { ...data, [key]: put(data[key], rest, value) } : value;
}
