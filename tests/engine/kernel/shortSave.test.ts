import { describe, expect, it } from 'vitest';
import { commandsOf, hashOf, parseSave, type ShortSave, toSave, toShortSave, undo } from '../../../src/engine/kernel';
import { tinyGame } from '../../support/tinyGame';
import { begin, go, play, SAFE, someGame, stay } from '../../support/tinyPlay';

const game = tinyGame();
const NIGHTS = 250;
/** A letter for each command; a save in which every command is spelled out has forty for each. */
const MOST_LETTERS = 1.2;

const asJson = (save: unknown): unknown => JSON.parse(JSON.stringify(save));
const keyOf = (data: unknown): string => {
  const parsed = parseSave(game, data);
  return parsed.ok ? 'read' : parsed.rejection.key;
};

describe('a short save', () => {
  const good: ShortSave = toShortSave(game, someGame());

  it('is written as it was when saves of this format were first stored', () => {
    expect(good).toMatchObject({ format: 'lanterndeep-save-2', commands: 4, moves: 'ACBD', spelled: [go('right', 3)] });
  });

  it.each([
    ['that has just begun', begin()],
    ['with a command that is not listed', someGame()],
    ['that is over', play(someGame(), [go('left'), stay('right')])],
    ['for practice', someGame({ practice: true })],
  ])('brings back a game %s, as a save with all commands does', (_, history) => {
    const [short, long] = [toShortSave(game, history), toSave(game, history)].map((save) => parseSave(game, asJson(save)));
    expect(short?.ok && commandsOf(short.value.history)).toEqual(commandsOf(history));
    expect(short?.ok && hashOf(short.value)).toBe(long?.ok && hashOf(long.value));
  });

  it('is the same after a game was read as after it was played, and after moves were taken back', () => {
    const history = someGame({ practice: true });
    const read = parseSave(game, asJson(toShortSave(game, history)));
    expect(read.ok && toShortSave(game, read.value.history)).toEqual(toShortSave(game, history));
    const back = undo(history) ?? history;
    expect(commandsOf(back)).not.toEqual(commandsOf(history));
    const again = parseSave(game, asJson(toShortSave(game, back)));
    expect(again.ok && commandsOf(again.value.history)).toEqual(commandsOf(back));
  });

  it('has a letter more for each command, however long the game is', () => {
    const long = tinyGame(NIGHTS);
    const commands = Array.from({ length: NIGHTS - 1 }, (_, at) => [go('right', (at % 2) + 1), stay('left')]).flat();
    const lengths = [100, commands.length].map((count) => {
      const history = play(begin({ script: SAFE }, long), commands.slice(0, count), long);
      const { moves, spelled } = toShortSave(long, history);
      const read = parseSave(long, asJson(toShortSave(long, history)));
      expect(read.ok && commandsOf(read.value.history)).toEqual(commands.slice(0, count));
      return moves.length + JSON.stringify(spelled).length;
    });
    const [first = 0, last = 0] = lengths;
    expect((last - first) / (commands.length - 100)).toBeLessThanOrEqual(MOST_LETTERS);
  });

  it.each<readonly [string, object]>([
    ['saveNotASave', { commands: '3' }],
    ['saveNotASave', { moves: null }],
    ['saveNotASave', { spelled: null }],
    ['saveNotASave', { commands: good.commands + 1 }],
    ['saveNotASave', { commands: good.commands - 1 }],
    ['saveNotASave', { commands: 0.5 }],
    ['saveNotASave', { moves: `${good.moves}B` }],
    ['saveNotASave', { moves: '?'.repeat(good.moves.length) }],
    ['saveNotASave', { moves: '_'.repeat(20) }],
    ['saveNotASave', { spelled: [...good.spelled, stay('left')] }],
    ['saveTooLong', { commands: 20_001 }],
    ['saveCommandRefused', { commands: 1, moves: 'fA', spelled: [] }],
    ['saveHashDiffers', { commands: 0, moves: '', spelled: [] }],
  ])('is refused, where it was torn or changed: %s %j', (key, change) => {
    expect(keyOf({ ...good, ...change })).toBe(key);
  });

  it('is refused wherever its letters were cut', () => {
    for (let length = 0; length < good.moves.length; length++)
      expect(keyOf({ ...good, moves: good.moves.slice(0, length) })).not.toBe('read');
  });
});
