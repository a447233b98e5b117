import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { giftedSetupsFor } from '../../tools/fuzz/games';
import { freshDelve, playOn } from '../../tools/play/game';
import { oneDeckInTerminal } from '../../tools/play/oneDeck';
import { paperInTerminal } from '../../tools/play/paper';
import type { Terminal } from '../../tools/play/playedGame';
import { counted } from '../../tools/play/words';
import { picker } from '../support/picker';
import { talkTo } from './talk';

const folder = mkdtempSync(join(tmpdir(), 'play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAY = 'tools/play.ts';
const WARRIOR = ['--heroes', 'warrior', '--dungeon', 'dragons-cave', '--tier', 'veteran', '--seed', '7'];
const script = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

describe('npm run play', { timeout: 30_000 }, () => {
  it('asks who goes where, and plays by numbers', async () => {
    const { code, out, err } = await talkTo(PLAY, script('2 4', '3', '4', '1', '1', 'quit'), ['--seed', '7']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Seed 7.');
    expect(out).toContain('hydras reef: floor 1, turn 0, 44 cards; level 1, 0 of 6 experience, 0 potions');
    expect(out).toContain('mage: 3 of 3 health; 0 strength, 1 agility, 3 magic; power transfer');
    expect(out).toContain('- turn started: turn 1');
    expect(out).toContain('doors: 1 closed, 2 closed, 3 closed, 4 closed');
    expect(out.trimEnd().split('\n').at(-1)).toContain('Farewell.');
  });

  it('takes back what showed nothing, and says why not when it did', async () => {
    const { out } = await talkTo(PLAY, script('undo', '1', 'undo', '1', 'undo', 'quit'), WARRIOR);
    const told = out.split('\n').filter((line) => /aken back/.test(line));
    expect(told.map((line) => line.replace(/^\w+> /, ''))).toEqual([
      expect.stringContaining('That cannot be taken back'),
      expect.stringContaining('That cannot be taken back'),
      'Taken back.',
    ]);
  });

  it('saves to a file and goes on from it', async () => {
    const file = join(folder, 'delve.json');
    const first = await talkTo(PLAY, script('1', '1', '1', `save ${file}`, 'quit'), WARRIOR);
    expect(first.out).toContain(`Saved as ${file}.`);
    const second = await talkTo(PLAY, script('2', '2', 'quit'), ['--load', file]);
    expect(second.out).toContain('dragons cave: floor 1, turn 2');
    expect(second.out).toContain('- door opened: door 2');
    expect(second.out).toContain('- door fled: door 2');
  });

  it('has an answer to whatever is typed, and to the end of the input', async () => {
    const { code, out } = await talkTo(PLAY, script('sing', '99', 'help', 'save', 'save /nowhere/at/all'), WARRIOR);
    expect(code).toBe(0);
    const refused = ['There is no choice "sing".', 'There is no choice "99".', 'Save as what?', 'cannot be written'];
    expect(['A number chooses.', ...refused, 'Farewell.'].filter((answer) => !out.includes(answer))).toEqual([]);
  });

  it('refuses an option, a hero and a seed that it does not know, by name', async () => {
    const [option, hero, seed] = await Promise.all([
      talkTo(PLAY, '', ['--heros', 'warrior']),
      talkTo(PLAY, '', ['--heroes', 'warior', ...WARRIOR.slice(2)]),
      talkTo(PLAY, '', [...WARRIOR.slice(0, -1), 'x'.repeat(101)]),
    ]);
    expect(option.out).toContain(
      "Unknown option '--heros'. The options are --game, --heroes, --dungeon, --tier, --seats, --seed, --load.",
    );
    expect(hero.out).toContain('That is no party for a dungeon: see heroes.0.');
    expect(seed.out).toContain('That is no seed: a seed has 100 characters at most.');
    expect([option, hero, seed].map(({ code, err }) => ({ code, err }))).toEqual(Array(3).fill({ code: 0, err: '' }));
  });

  it('says of a file that is no game what is wrong with it', async () => {
    expect((await talkTo(PLAY, '', ['--load', join(folder, 'nothing.json')])).out).toContain('There is no file');
    expect((await talkTo(PLAY, '', ['--load', 'package.json'])).out).toContain('save not a save');
  });
});

describe('npm run play -- --game paper-dungeons', { timeout: 30_000 }, () => {
  const PAPER = ['--game', 'paper-dungeons', '--seed', '7'];

  it('asks for parties and dungeon, and shows the sheet, the map and the choices of whoever is asked', async () => {
    const { code, out, err } = await talkTo(PLAY, script('2', 'a', '1', 'quit'), PAPER);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Seed 7.');
    expect(out).toMatch(/1\) Keep.*: .+, .+/);
    expect(out).toContain('Party 1, cards> ');
    expect(out).toContain('Party 2, cards> ');
    expect(out).toMatch(/^7 {2} /m);
    expect(out).toContain('@ here, + entered');
  });

  it('saves to a file and goes on from it, and names a game that is not there', async () => {
    const file = join(folder, 'paper.json');
    await talkTo(PLAY, script('1', '1', `save ${file}`, 'quit'), [...PAPER, '--seats', '1', '--dungeon', 'b']);
    const second = await talkTo(PLAY, script('quit'), ['--load', file]);
    expect(second.out).toMatch(/Party 1, (?:setup|roll|dice)> /);
    const { out } = await talkTo(PLAY, '', ['--game', 'chess']);
    expect(out).toContain('There is no game chess, only one-deck-dungeon, paper-dungeons.');
  });
});

describe('a number in words', () => {
  it.each([0, 1, 2, 5, 21])('goes with its noun: %d', (count) => {
    expect(counted(count, 'potion')).toBe(count === 1 ? '1 potion' : `${count} potions`);
    expect(counted(count, 'die', 'dice')).toBe(count === 1 ? '1 die' : `${count} dice`);
  });
});

describe('a whole game in words', () => {
  it.each([1, 2])('has a name for every choice of Paper Dungeons with so many parties: %d', async (seats) => {
    const pick = picker(`paper ${seats}`);
    const said: string[] = [];
    const terminal: Terminal = {
      say: (line) => said.push(line),
      ask: async () => String(pick(Number.parseInt(said.at(-1) ?? '', 10)) + 1),
    };
    const setup = { seats, dungeon: 'c', missions: 'drawn', dispersal: true, openObjectives: false };
    const delve = freshDelve(paperInTerminal, setup, 'words');
    if (typeof delve === 'string') throw new Error(delve);
    await playOn(terminal, delve);
    expect(said.at(-1)).toMatch(seats === 1 ? /^1\. Party 1: -?\d+$/ : /^1\. Party \d: -?\d+; [12]\. Party \d: -?\d+$/);
    expect(said.filter((line) => /undefined|null|NaN|\[object|\{\{/.test(line))).toEqual([]);
  });

  it.each(giftedSetupsFor(4).filter((_, at) => at % 25 === 0))('has a name for every choice in $dungeon', async (setup) => {
    const pick = picker(setup.dungeon);
    const said: string[] = [];
    const terminal: Terminal = {
      say: (line) => said.push(line),
      // The last choice on the screen has the highest number.
      ask: async () => String(pick(Number.parseInt(said.at(-1) ?? '', 10)) + 1),
    };
    const delve = freshDelve(oneDeckInTerminal, setup, 'words');
    if (typeof delve === 'string') throw new Error(delve);
    await playOn(terminal, delve);
    expect(said.at(-1)).toBe('A hero has fallen: the game is lost.');
    expect(said.filter((line) => /undefined|null|NaN|\[object/.test(line))).toEqual([]);
    expect(said.filter((line) => /\b1 (?:cards|dice|potions|tokens|strikes|times)\b/.test(line))).toEqual([]);
  });
});
