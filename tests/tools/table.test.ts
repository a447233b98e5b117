import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf, type Seat, type Seed } from '../../src/engine/kernel';
import { oneDeckDungeon, type Setup } from '../../src/engine/onedeck';
import { talkTo } from './talk';

const SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'veteran' };
const NEW = { do: 'new', game: 'one-deck-dungeon', setup: SETUP, seed: '7' };
const AUTO = { do: 'auto', bot: 'random' };

const BAD: readonly (readonly [what: string, line: unknown, key: string])[] = [
  ['no JSON', 'dragons', 'notJson'],
  ['an empty line', '', 'notJson'],
  ['a list', '[]', 'notAnObject'],
  ['nothing to do', '{}', 'unknownRequest'],
  ['an unknown request', { do: 'dance' }, 'unknownRequest'],
  ['a request of the prototype', { do: 'constructor' }, 'unknownRequest'],
  ['a missing field', { do: 'command' }, 'requestWrong'],
  ['a field too many', { do: 'legal', why: 1 }, 'requestWrong'],
  ['a wrong kind of field', { do: 'auto', bot: 'random', commands: 'all' }, 'requestWrong'],
  ['an unknown bot', { do: 'auto', bot: 'oracle' }, 'noSuchBot'],
  ['an unknown game', { ...NEW, game: 'chess' }, 'unknownGame'],
  ['a wrong setup', { ...NEW, setup: { heroes: [] } }, 'setupWrong'],
  ['a wrong seed', { ...NEW, seed: 7 }, 'seedMissing'],
  ['a wrong script', { ...NEW, script: { rolls: 'six' } }, 'scriptRollsWrong'],
  ['no command', { do: 'command', command: null }, 'commandWrong'],
  ['a command for later', { do: 'command', command: { type: 'roll' } }, 'wrongPhase'],
  ['nothing to undo', { do: 'undo' }, 'nothingToUndo'],
  ['nothing to redo', { do: 'redo' }, 'nothingToRedo'],
  ['no save', { do: 'load', save: 'mine' }, 'saveNotASave'],
  ['no replay', { do: 'replay', replay: 'L1-!' }, 'replayNotAReplay'],
  ['no such seat', { do: 'state', seat: 'cook' }, 'noSuchSeat'],
];

const withScript = (script: unknown) => ({ ...NEW, script });
const command = (fields: object) => ({ do: 'command', command: fields });

/** Slips that the refusal has to name, with their place. */
const SLIPS: readonly (readonly [line: unknown, key: string, message: string])[] = [
  [withScript([]), 'scriptNotAnObject', 'a script is an object with the fields "deck" and "rolls"'],
  [withScript({ decks: [] }), 'scriptFieldUnknown', 'a script has no field "decks", only "deck" and "rolls"'],
  [withScript({ deck: ['ogre-1'] }), 'scriptDeckWrong', 'script.deck.0 is wrong'],
  [withScript({ deck: [['ogre-1', 'orge-2']] }), 'scriptCardUnknown', 'script.deck.0.1 names no card of this game: "orge-2"'],
  [withScript({ deck: [['ogre-1.b']] }), 'scriptCardUnknown', 'script.deck.0.0 names no card of this game: "ogre-1.b"'],
  [withScript({ deck: [['ogre-1', 'ogre-1']] }), 'scriptCardTwice', 'script.deck.0.1 names a card that lies higher'],
  [
    withScript({ rolls: [6, 7] }),
    'scriptRollWrong',
    'script.rolls.1 is no roll of a die, which shows whole numbers from 1 to 6: 7',
  ],
  [withScript({ rolls: [0] }), 'scriptRollWrong', 'script.rolls.0 is no roll of a die, which shows whole numbers from 1 to 6: 0'],
  [withScript({ rolls: [1.5] }), 'scriptRollWrong', 'from 1 to 6: 1.5'],
  [{ ...NEW, scripts: {} }, 'requestWrong', 'the request has a field that is missing, not known or of the wrong kind: scripts'],
  [{ ...NEW, setup: { ...SETUP, teir: 'novice' } }, 'setupWrong', 'of the wrong kind: teir'],
  [{ ...NEW, setup: { heros: ['mage'], dungeon: 'dragons-cave', tier: 'novice' } }, 'setupWrong', 'of the wrong kind: heros'],
  [command({ type: 'enter', dor: 1 }), 'commandWrong', 'of the wrong kind: dor'],
  [command({ type: 'roll' }), 'wrongPhase', 'Now you decide when the turn begins. There are dice only in an encounter'],
  [command({ type: 'startTurn', now: true }), 'commandWrong', 'of the wrong kind: now'],
];

type Answer = Readonly<Record<string, unknown>>;

async function ask(...lines: readonly unknown[]): Promise<readonly Answer[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await talkTo('tools/table.ts', `${input}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** All of them in one conversation, each followed by a good line. */
const afterBadLines = once(() => ask(NEW, ...BAD.flatMap(([, line]) => [line, { do: 'legal' }])));

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

describe('npm run table', { timeout: 30_000 }, () => {
  it('plays a game: new, legal, command, state, undo, redo', async () => {
    const start = oneDeckDungeon.start(SETUP, '7' as Seed);
    const script = { deck: [['ogre-1']] };
    const [begun, legal, started, state, explored, undone, redone, seen, scripted] = await ask(
      NEW,
      { do: 'legal' },
      { do: 'command', command: { type: 'startTurn' } },
      { do: 'state' },
      { do: 'command', command: { type: 'explore' } },
      { do: 'undo' },
      { do: 'redo' },
      { do: 'state', seat: 'party' },
      { ...NEW, script },
    );
    expect(begun).toMatchObject({ ok: true, phase: 'turnStart', played: 0, hash: hashOf(start) });
    expect(legal).toEqual({ ok: true, commands: oneDeckDungeon.legal(start) });
    const taken = oneDeckDungeon.step(start, { type: 'startTurn' });
    if (!taken.ok) throw new Error('startTurn was refused');
    expect(started).toMatchObject({ ok: true, events: taken.events, phase: 'choose', undo: false });
    expect(state).toEqual({ ok: true, state: taken.state });
    expect([explored?.['phase'], undone?.['phase'], redone?.['phase']]).toEqual(['turnStart', 'choose', 'turnStart']);
    const onward = oneDeckDungeon.step(taken.state, { type: 'explore' });
    if (!onward.ok) throw new Error('explore was refused');
    expect(seen).toEqual({ ok: true, state: oneDeckDungeon.view(onward.state, 'party' as Seat) });
    expect(scripted?.['hash']).toBe(hashOf(oneDeckDungeon.start(SETUP, '7' as Seed, script)));
  });

  it('saves, loads and replays: the game goes on where it was, in another process too', async () => {
    const [, played, saved, replay, onward] = await ask(
      NEW,
      { ...AUTO, commands: 12 },
      { do: 'save' },
      { do: 'replay' },
      { ...AUTO, commands: 5 },
    );
    const [loaded, again, replayed, thrice] = await ask(
      { do: 'load', save: saved?.['save'] },
      { ...AUTO, commands: 5 },
      { do: 'replay', replay: replay?.['replay'] },
      { ...AUTO, commands: 5 },
    );
    expect(loaded).toMatchObject({ ok: true, replayed: true, hash: played?.['hash'], played: 12 });
    expect(replayed).toMatchObject({ ok: true, hash: played?.['hash'] });
    expect([again?.['hash'], thrice?.['hash']]).toEqual([onward?.['hash'], onward?.['hash']]);
  });

  it('lets bots play to the end, and says when it is over', async () => {
    const [, greedy, random, more] = await ask(NEW, { do: 'auto', bot: 'greedy', seed: 'calm', commands: 40 }, AUTO, AUTO);
    expect(greedy).toMatchObject({ ok: true, played: 40, outcome: { over: false } });
    expect(random).toMatchObject({ ok: true, phase: 'over', outcome: { over: true, result: 'defeat' } });
    expect(more).toMatchObject({ ok: false, error: { key: 'gameOver' } });
  });

  it('plays Paper Dungeons: every seat in turn, saved and replayed, with its own bots and refusals', async () => {
    const setup = { seats: 2, dungeon: 'a', missions: 'none', dispersal: false, openObjectives: false };
    const paper = { do: 'new', game: 'paper-dungeons', setup, seed: '7' };
    const lines = [
      paper,
      { do: 'auto', bot: 'medium', commands: 9 },
      { do: 'save' },
      { do: 'replay' },
      { do: 'state', seat: 'seat-2' },
    ];
    const [begun, played, saved, replay, seen, wrong, bot] = await ask(
      ...lines,
      { do: 'command', command: { type: 'keep', seat: 'seat-1', objective: 'gem-fever', power: 'scout' } },
      { do: 'auto', bot: 'greedy' },
    );
    expect(begun).toMatchObject({ ok: true, game: 'paper-dungeons', phase: 'cards', toAct: ['seat-1', 'seat-2'] });
    expect(played).toMatchObject({ ok: true, played: 9 });
    expect(seen).toMatchObject({ ok: true, state: { rolls: { rng: [0, 0, 0, 0] } } });
    expect(wrong).toMatchObject({ ok: false, error: { key: 'wrongPhase', message: expect.not.stringContaining('wrong phase') } });
    expect(bot).toMatchObject({ ok: false, error: { key: 'noSuchBot', message: expect.stringContaining('medium') } });
    const [loaded, replayed, over] = await ask(
      { do: 'load', save: saved?.['save'] },
      { do: 'replay', replay: replay?.['replay'] },
      AUTO,
    );
    expect([loaded?.['hash'], replayed?.['hash']]).toEqual([played?.['hash'], played?.['hash']]);
    expect(over).toMatchObject({ ok: true, phase: 'over', outcome: { over: true } });
  });

  it.each(BAD.map(([what, , key], at) => ({ what, key, at })))('refuses $what by name and goes on', async ({ key, at }) => {
    const [refused, after] = (await afterBadLines()).slice(2 * at + 1);
    expect(refused).toMatchObject({ ok: false, error: { key, message: expect.stringMatching(/\w/) } });
    expect(after).toEqual({ ok: true, commands: [{ type: 'startTurn' }] });
  });

  it('names what is misspelt in a request, a script, a setup or a command, and its place', async () => {
    const [, ...answers] = await ask(NEW, ...SLIPS.map(([line]) => line), { do: 'legal' });
    for (const [at, [, key, message]] of SLIPS.entries()) {
      expect(answers[at]).toMatchObject({ ok: false, error: { key, message: expect.stringContaining(message) } });
    }
    expect(answers.at(-1)).toEqual({ ok: true, commands: [{ type: 'startTurn' }] });
  });

  it('refuses a save and a replay whose script names what is not there', async () => {
    const [, saved] = await ask(withScript({ deck: [['ogre-1']] }), { do: 'save' });
    const save = saved?.['save'] as Answer;
    const [wrong, right] = await ask(
      { do: 'load', save: { ...save, script: { deck: [['ogre-9']], rolls: [] } } },
      { do: 'load', save },
    );
    expect(wrong).toMatchObject({ ok: false, error: { key: 'scriptCardUnknown', params: { path: 'deck.0.0', card: 'ogre-9' } } });
    expect(right).toMatchObject({ ok: true, replayed: true });
  });

  it('answers every line that docs/TABLE.md shows, and the script of that page does what the page says', async () => {
    const page = readFileSync(resolve(import.meta.dirname, '..', '..', 'docs', 'TABLE.md'), 'utf8');
    const answers = await ask(...page.split('\n').filter((line) => line.startsWith('{"do"')));
    expect(answers.filter(({ ok }) => ok !== true)).toEqual([]);
    const events = answers.flatMap(({ events: told = [] }) => told as readonly Answer[]);
    expect(events.filter(({ type }) => type === 'timeSpent').map(({ card }) => card)).toContain('boulder-1');
    const opened = events.find(({ type }) => type === 'doorOpened');
    expect(opened).toMatchObject({ door: 0, cards: ['ogre-1'] });
    const rolled = events.filter(({ type }) => type === 'dieRolled').slice(0, 2);
    expect(rolled.map(({ value }) => value)).toEqual([6, 6]);
  });

  it('survives a line of ten megabytes, a nest of brackets, binary rubbish, and an end without a line break', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const rubbish = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)).filter((byte) => byte !== 10);
    const input = Buffer.concat([
      Buffer.from(`"${'x'.repeat(10_000_000)}"\n{"do":"load","save":${deep}}\n`),
      rubbish,
      Buffer.from('\n{"do":"legal"}\r\n{"do":"save"}'),
    ]);
    const { code, out } = await talkTo('tools/table.ts', input);
    const keys = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error.key);
    expect({ code, keys }).toEqual({ code: 0, keys: ['lineTooLong', 'tooDeep', 'notJson', 'noGame', 'noGame'] });
  });
});
