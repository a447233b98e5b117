import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, commandsOf, hashOf, parseReplay, type Seed, toReplay } from '../../../src/engine/kernel';
import { asciiJsonBytes, fromBase64Url, numberBytes, toBase64Url } from '../../../src/engine/kernel/bytes';
import { type TinyGame, tinyGame } from '../../support/tinyGame';
import { begin, go, play, SAFE, someGame, stay, type TinyHistory } from '../../support/tinyPlay';

const game = tinyGame();
const text = (history: TinyHistory, rules: TinyGame = game): string => {
  const told = toReplay(rules, history);
  if (!told.ok) throw new Error(told.rejection.key);
  return told.value;
};
const bytesOf = (replay: string): number[] => [...(fromBase64Url(replay.slice('L1-'.length)) ?? [])];
const replayOf = (bytes: readonly number[]): string => `L1-${toBase64Url(bytes)}`;
const summary = ({ origin, state, ...history }: TinyHistory): unknown => ({
  origin,
  state: hashOf(state),
  commands: commandsOf(history as TinyHistory),
});

describe('a replay', () => {
  it.each([
    ['with a command that is not listed', someGame()],
    ['that has just begun', begin()],
    ['for practice', someGame({ practice: true })],
    [
      'with words that are not ASCII',
      begin({ seed: 'дом 🏚 "\u2028\\' as Seed, script: { deck: [['loot-3', 'loot-1']], rolls: [] } }),
    ],
    ['that is over', play(someGame(), [go('left'), stay('right')])],
    ['in turn', play(begin({ setup: { mode: 'inTurn' } }), [stay('left'), go('right', 2)])],
  ])('brings back a game %s', (_, history) => {
    const parsed = parseReplay(game, text(history));
    expect(parsed.ok && summary(parsed.value)).toEqual(summary(history));
  });

  it('of 300 commands fits a link and needs no escapes', () => {
    const nights = tinyGame(200);
    const commands = Array.from({ length: 150 }, (_, at) => [go('right', (at % 2) + 1), stay('left')]).flat();
    const link = text(play(begin({ script: SAFE }, nights), commands, nights), nights);
    expect(link.length).toBeLessThan(2000);
    expect(encodeURIComponent(link)).toBe(link);
    const parsed = parseReplay(nights, link);
    expect(parsed.ok && commandsOf(parsed.value).length).toBe(300);
  });

  it('needs the whole game: one that goes on from a checkpoint has none', () => {
    expect(toReplay(game, begin({ base: someGame().state }))).toMatchObject({ rejection: { key: 'replayNeedsWholeGame' } });
  });
});

describe('a replay from before the rules refused one of its commands', () => {
  const history = someGame();
  const [refused] = commandsOf(history);
  const stricter: TinyGame = {
    ...game,
    step: (state, command) =>
      canonicalJson(command) === canonicalJson(refused)
        ? { ok: false, rejection: { key: 'refusedToday' } }
        : game.step(state, command),
  };

  it('is played where the rules carry out what was recorded', () => {
    const parsed = parseReplay({ ...stricter, stepRecorded: game.step }, text(history));
    expect(parsed.ok && summary(parsed.value)).toEqual(summary(history));
  });

  it('is refused where they do not', () => {
    expect(parseReplay(stricter, text(history))).toMatchObject({ rejection: { params: { at: 1, why: 'refusedToday' } } });
  });
});

describe('a replay of something else', () => {
  const link = text(someGame());

  it.each([
    [
      { key: 'replayOtherRules', params: { rules: '3' } },
      { ...game, rulesVersion: 4 },
    ],
    [
      { key: 'replayOtherRules', params: { rules: '3' } },
      { ...game, rulesVersion: 2 },
    ],
    [
      { key: 'replayOtherGame', params: { game: 'burglary' } },
      { ...game, id: 'chess' as TinyGame['id'] },
    ],
  ])('is named: %j', (rejection, other) => {
    expect(parseReplay(other, link)).toEqual({ ok: false, rejection });
  });

  it.each([
    ['replayOtherGame', { game: { toString: null } }],
    ['replayOtherRules', { rules: { toString: null } }],
    ['setupWrong', { setup: { mode: 'alone' } }],
    ['seedMissing', { seed: '' }],
    ['scriptRollWrong', { script: { rolls: ['6'] } }],
    ['scriptFieldUnknown', { script: { role: [6] } }],
    ['scriptCardUnknown', { script: { deck: [['loot-8']] } }],
    ['scriptNotAnObject', { script: undefined }],
    ['replayNotAReplay', { practice: undefined }],
    ['replayTruncated', {}],
  ])('is refused: %s', (key, change) => {
    const header = {
      game: game.id,
      rules: game.rulesVersion,
      setup: { mode: 'atOnce' },
      seed: 'x',
      script: null,
      practice: false,
    };
    expect(parseReplay(game, replayOf(asciiJsonBytes({ ...header, ...change })))).toMatchObject({
      ok: false,
      rejection: { key },
    });
  });

  it.each(['', 'L1-', 'L1-A', 'L1-====', 'L2-AAAA', 'L1-AAAA', 'https://example.org', `L1-${'_'.repeat(100_000)}`, 'L1-🏚'])(
    'is refused: %.20s',
    (other) => {
      expect(parseReplay(game, other)).toMatchObject({ ok: false, rejection: { key: 'replayNotAReplay' } });
    },
  );

  it('is refused when a deep nest of brackets is the header', () => {
    const nest = `{"game":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const bytes = [...numberBytes(nest.length), ...[...nest].map((letter) => letter.charCodeAt(0))];
    expect(parseReplay(game, replayOf(bytes))).toMatchObject({ rejection: { key: 'replayOtherGame', params: { game: '?' } } });
  });

  it('is refused when it is longer than any game, without being read', () => {
    const refused = { ok: false, rejection: { key: 'replayTooLong', params: { most: 200_000 } } };
    expect(parseReplay(game, `L1-${'A'.repeat(50_000_000)}`)).toEqual(refused);
    const tooMany = [...asciiJsonBytes({ game: game.id, rules: game.rulesVersion, ...begin().origin }), ...numberBytes(20_001)];
    expect(parseReplay(game, replayOf(tooMany))).toEqual({
      ok: false,
      rejection: { key: 'replayTooLong', params: { most: 20_000 } },
    });
  });
});

describe('a damaged replay', () => {
  const history = play(someGame({ practice: true }), [stay('left')]);
  const link = text(history);
  const isRefusedOrEqual = (damaged: string): void => {
    const parsed = parseReplay(game, damaged);
    if (parsed.ok) expect(summary(parsed.value)).toEqual(summary(history));
    else expect(parsed.rejection.key).toMatch(/^(replay|setup|seed|script)[A-Z]\w+$/);
  };

  it('is refused when it is cut short anywhere', () => {
    for (let length = 0; length < link.length; length++) {
      expect(parseReplay(game, link.slice(0, length)), link.slice(0, length)).toMatchObject({ ok: false });
    }
  });

  it('is refused when something is added', () => {
    for (const more of ['A', 'AA', 'AAAA']) expect(parseReplay(game, link + more)).toMatchObject({ ok: false });
  });

  it('is refused or equal with any one bit turned', () => {
    const bytes = bytesOf(link);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      isRefusedOrEqual(replayOf(bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)))));
    }
  });

  it('is refused or equal with any one letter changed', () => {
    for (let at = 0; at < link.length; at++) {
      for (const letter of 'AQgw_9-!') isRefusedOrEqual(link.slice(0, at) + letter + link.slice(at + 1));
    }
  });

  it('is refused when another way to the same state is put in its place', () => {
    const [one, other] = [[go('left'), go('right')] as const, [go('right'), go('left')] as const].map((commands) =>
      play(begin(), commands),
    );
    const [bytes, others] = [bytesOf(text(one as TinyHistory)), bytesOf(text(other as TinyHistory))];
    expect(one?.state).toEqual(other?.state);
    expect(parseReplay(game, replayOf([...bytes.slice(0, -4), ...others.slice(-4)]))).toMatchObject({
      rejection: { key: 'replayDiffers' },
    });
  });

  it('never ends in an exception, whatever the bytes are', () => {
    const header = bytesOf(text(begin())).slice(0, -5);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 })), (bytes) => {
        expect(parseReplay(game, replayOf(bytes)).ok).toBe(false);
        expect(parseReplay(game, replayOf([...header, ...bytes])).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
