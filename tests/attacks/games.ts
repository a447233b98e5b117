import { expect } from 'vitest';
import {
  advance,
  beginHistory,
  canonicalJson,
  type History,
  hashOf,
  listed,
  parseReplay,
  required,
  type Seed,
  toReplay,
  toSave,
  toShortSave,
} from '../../src/engine/kernel';
import { asciiJsonBytes, fromBase64Url, toBase64Url } from '../../src/engine/kernel/bytes';
import { type Command, type Event, oneDeckDungeon as game, type Setup, type State } from '../../src/engine/onedeck';
import { theOneDeckGame } from '../../src/games/onedeck/table';
import { parseSaved } from '../../src/services';
import { ONE_DECK } from '../../tools/table/games';
import { messageOf } from '../../tools/table/messages';
import { parseRequest } from '../../tools/table/requests';
import { handle } from '../../tools/table/session';
import { deepFreeze } from '../support/gameSuiteCopies';
import { games } from '../support/games';
import { lostDelve, wonDelve } from '../support/goldenDelves';
import { randomStates } from '../support/honestStates';
import { everyNth } from '../support/inFull';
import { forgedLink, HEADER } from './forgedLink';
import { type Chance, garbled } from './mutate';
import { expectNamed, jsonOf, type Target } from './target';

type Delve = History<Setup, State, Command, Event>;

const RECORDS = required(games.fetched(game.id), 'records');
/** Moves that an accepted game is played on for. */
const ONWARD = 5;
const MODES = [{ kind: 'free' }, { kind: 'campaign' }, { kind: 'gauntlet' }, { kind: 'daily', date: '2026-11-18' }];

const [WON, LOST]: readonly [Delve, Delve] = [wonDelve(), lostDelve()];
const STATES: readonly State[] = everyNth(
  [...[WON, LOST].flatMap(({ past }) => listed(past).map(({ before }) => before)), ...randomStates(40)],
  13,
);

function shortened(delve: Delve, commands: number): Delve {
  let short: Delve = beginHistory(game, delve.origin);
  for (const { command } of listed(delve.past).slice(0, commands)) short = advanced(short, command);
  return short;
}

function advanced(delve: Delve, command: Command): Delve {
  const next = advance(game, delve, command);
  if (!next.ok) throw new Error(next.rejection.key);
  return next.history;
}

const saveOf = (delve: Delve, mode: object = { kind: 'free' }): object => ({ ...toSave(game, delve), id: 'attacked', mode });
const whole = [0, 3, 25, 60].flatMap((commands, at) => {
  const delve = shortened(WON, commands);
  const short = { ...toShortSave(game, delve), id: 'attacked', mode: MODES[at] };
  return [saveOf(delve, MODES[at]), short];
});
/** Saves of older rules, which bring their checkpoint, and saves that go on from one. */
const checkpoints = STATES.map((state, at) => {
  const { setup } = state;
  const from: Delve = beginHistory(game, { setup, seed: 'attacked' as Seed, base: at % 2 === 0 ? null : state });
  return { ...saveOf({ ...from, state }, MODES[at % MODES.length]), rulesVersion: at % 2 === 0 ? 1 : game.rulesVersion };
});

/** Whoever forges a checkpoint forges its hash as well. */
function rehashed(data: unknown, chance: Chance): unknown {
  if (typeof data !== 'object' || data === null || chance(5) === 0) return data;
  const { base, checkpoint } = data as { readonly base?: unknown; readonly checkpoint?: unknown };
  return { ...data, hash: hashOf(base ?? checkpoint) };
}

function playOn(from: Delve, chance: Chance): Delve {
  let delve = from;
  for (let left = ONWARD; left > 0 && delve.state.result === null; left--) {
    const legal = game.legal(delve.state);
    delve = advanced(delve, required(legal[chance(legal.length)], 'something to do'));
    expect(game.faults(delve.state)).toEqual([]);
  }
  return delve;
}

function loadSave(input: unknown, chance: Chance): boolean {
  const loaded = parseSaved(RECORDS, input);
  expectNamed(loaded);
  if (!loaded.ok) return false;
  const { id, mode, history } = theOneDeckGame(loaded.value);
  const on = playOn(history, chance);
  const again = parseSaved(RECORDS, jsonOf({ ...toSave(game, on), id, mode }));
  expect(again.ok ? [again.value.id, hashOf(again.value.history.state)] : again).toEqual([id, hashOf(on.state)]);
  return true;
}

const linkOf = (delve: Delve): string => {
  const link = toReplay(game, delve);
  if (!link.ok) throw new Error(link.rejection.key);
  return link.value;
};
const WON_LINK = linkOf(shortened(WON, 40));

/** Letters that went wrong, commands of one's own with a check that is right, or a header of one's own before commands of another game. */
function dressLink(data: unknown, chance: Chance): unknown {
  const way = chance(4);
  if (way === 0) return garbled(WON_LINK, chance);
  if (way < 3) return forgedLink(chance(3) === 0 ? data : HEADER, chance);
  const bytes = fromBase64Url(WON_LINK.slice('L1-'.length)) ?? [];
  return `L1-${toBase64Url([...asciiJsonBytes(data).slice(0, 5000), ...bytes.slice(-60)])}`;
}

function openLink(input: unknown, chance: Chance): boolean {
  const text = typeof input === 'string' ? input : canonicalJson(input);
  const parsed = parseReplay(game, text);
  expectNamed(parsed);
  if (!parsed.ok) return false;
  playOn(parsed.value, chance);
  // A forger may spell the same game in another way; written by the game, it is the same from then on.
  const link = linkOf(parsed.value);
  const again = parseReplay(game, link);
  expect(again.ok && [hashOf(again.value.state), linkOf(again.value)]).toEqual([hashOf(parsed.value.state), link]);
  return true;
}

const FROZEN: readonly State[] = STATES.map((state) => deepFreeze(state));
const COMMANDS = FROZEN.flatMap((state) => game.legal(state).slice(0, 2)) as readonly unknown[] as readonly [
  unknown,
  ...unknown[],
];

function giveCommand(input: unknown, chance: Chance): boolean {
  const state = required(FROZEN[chance(FROZEN.length)], 'state');
  expectNamed(game.parseCommand(input));
  const why = game.whyIllegal(state, input as Command);
  const taken = game.step(state, input as Command);
  expect(taken.ok ? null : taken.rejection).toEqual(why);
  if (taken.ok) expect(game.faults(taken.state)).toEqual([]);
  else expect(messageOf(taken.rejection)).not.toMatch(/\{\{|^$/);
  return taken.ok;
}

const LINES: readonly [unknown, ...unknown[]] = [
  {
    do: 'new',
    game: game.id,
    setup: WON.origin.setup,
    seed: 'table',
    script: { deck: [['ogre-1', 'goblin-2']], rolls: [1, 6, 3] },
  },
  { do: 'command', command: { type: 'startTurn' } },
  { do: 'state', seat: 'party' },
  { do: 'load', save: whole[2] },
  { do: 'replay', replay: WON_LINK },
  { do: 'auto', bot: 'random', commands: 5, seed: 'bot' },
];
const AT_TABLE = { game: ONE_DECK, history: shortened(WON, 30) };

function askTable(input: unknown): boolean {
  const request = parseRequest(String(input));
  const done = request.ok ? handle(AT_TABLE, request.value) : request;
  expectNamed(done);
  if (!done.ok) expect(messageOf(done.rejection)).not.toMatch(/\{\{|^$/);
  return done.ok;
}

export const inText = (data: unknown, chance: Chance): unknown => {
  const text = JSON.stringify(data) as string | undefined;
  return chance(3) === 0 ? garbled(text ?? '', chance) : (text ?? '');
};

export const GAME_TARGETS: readonly Target[] = [
  { name: 'saves', weight: 10, sources: whole as [object, ...object[]], attempt: loadSave },
  {
    name: 'checkpoints',
    weight: 25,
    sources: checkpoints as unknown as readonly [object, ...object[]],
    dress: rehashed,
    attempt: loadSave,
  },
  {
    name: 'links',
    weight: 10,
    sources: [HEADER],
    dress: dressLink,
    attempt: openLink,
  },
  { name: 'commands', weight: 10, sources: COMMANDS, attempt: giveCommand },
  { name: 'lines', weight: 5, sources: LINES, dress: inText, attempt: askTable },
];
