import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/engine/kernel';
import {
  beginHistory,
  commandAt,
  commandNumber,
  hashOf,
  listed,
  parseReplay,
  parseSave,
  toReplay,
  toShortSave,
} from '../../../src/engine/kernel';
import { oneDeckDungeon } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/games/onedeck/table';
import { setupOf } from '../../../tools/bench/games';
import { tappedGame } from '../../support/tappedGame';

const SIZES = [1, 2, 4] as const;
const GAMES = Array.from({ length: 24 }, (_, game) =>
  tappedGame(setupOf(game, SIZES[game % SIZES.length] ?? 1), `tapped ${game}` as Seed),
);
const COMMANDS = GAMES.reduce((sum, { past }) => sum + (past?.length ?? 0), 0);
/** People choose other dice than a list would, that look the same. */
const LEAST_OTHER = 0.01;
const MOST_LETTERS = 1.5;

const linkOf = (history: TableHistory): string => {
  const link = toReplay(oneDeckDungeon, history);
  if (!link.ok) throw new Error(link.rejection.key);
  return link.value;
};

describe(`${COMMANDS} commands as taps give them`, () => {
  it('name other dice than the list now and then', () => {
    const others = GAMES.flatMap(({ past }) => listed(past)).filter(({ before, command }) => {
      const number = commandNumber(oneDeckDungeon, before, command);
      return number === null || number >= oneDeckDungeon.legal(before).length;
    });
    expect(others.length).toBeGreaterThan(LEAST_OTHER * COMMANDS);
  });

  it('have a number each, from which they come back', () => {
    for (const { before, command } of GAMES.flatMap(({ past }) => listed(past))) {
      const number = commandNumber(oneDeckDungeon, before, command);
      expect(number).not.toBeNull();
      expect(commandAt(oneDeckDungeon, before, number ?? 0)).toEqual(command);
    }
  });

  it(`take at most ${MOST_LETTERS} letters each in a link, which brings the very game back`, () => {
    let letters = 0;
    for (const history of GAMES) {
      const link = linkOf(history);
      letters += link.length - linkOf(beginHistory(oneDeckDungeon, history.origin)).length;
      const parsed = parseReplay(oneDeckDungeon, link);
      expect(parsed.ok && hashOf(parsed.value.state)).toBe(hashOf(history.state));
    }
    expect(letters / COMMANDS).toBeLessThanOrEqual(MOST_LETTERS);
  });

  it('take no more in a save, which brings the very game back', () => {
    let letters = 0;
    for (const history of GAMES) {
      const save = toShortSave(oneDeckDungeon, history);
      letters += save.moves.length + JSON.stringify(save.spelled).length - '[]'.length;
      const parsed = parseSave(oneDeckDungeon, JSON.parse(JSON.stringify(save)));
      expect(parsed.ok && hashOf(parsed.value.history.state)).toBe(hashOf(history.state));
      expect(parsed.ok && listed(parsed.value.history.past).map(({ command }) => command)).toEqual(
        listed(history.past).map(({ command }) => command),
      );
    }
    expect(letters / COMMANDS).toBeLessThanOrEqual(MOST_LETTERS);
  });
});
