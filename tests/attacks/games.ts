import { expect } from 'vitest';
import {
  advance,
  beginHistory,
  canonicalJson,
  type Fact,
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
import type { AnyGame, AnyHistory } from '../../src/games/contract';
import { parseSaved } from '../../src/services';
import { messageOf } from '../../tools/table/messages';
import { parseRequest } from '../../tools/table/requests';
import { handle } from '../../tools/table/session';
import { deepFreeze } from '../support/gameSuiteCopies';
import { ATTACKED, type AttackedGame } from './attackedGames';
import { forgedLink, headerOf } from './forgedLink';
import { type Chance, garbled } from './mutate';
import { expectNamed, jsonOf, type Target } from './target';

/** Moves that an accepted game is played on for. */
const ONWARD = 5;

type Sources = readonly [unknown, ...unknown[]];

function shortened(game: AnyGame, whole: AnyHistory, commands: number): AnyHistory {
  let short: AnyHistory = beginHistory(game, whole.origin);
  for (const { command } of listed(whole.past).slice(0, commands)) short = advanced(game, short, command);
  return short;
}

function advanced(game: AnyGame, history: AnyHistory, command: Fact): AnyHistory {
  const next = advance(game, history, command);
  if (!next.ok) throw new Error(next.rejection.key);
  return next.history;
}

/** Saves of a game at its beginning, early and late, whole and short. */
function wholeSaves({ tool: { rules }, whole, modes }: AttackedGame): Sources {
  const saves = [0, 3, 25, 60].flatMap((commands, at) => {
    const short = shortened(rules, whole, commands);
    const marked = { id: 'attacked', mode: modes[at % modes.length] };
    return [
      { ...toSave(rules, short), ...marked },
      { ...toShortSave(rules, short), ...marked },
    ];
  });
  return saves as readonly unknown[] as Sources;
}

/** Saves of older rules, which bring their checkpoint, and saves that go on from one. */
function checkpoints({ tool: { rules }, states, modes }: AttackedGame): Sources {
  const saves = states.map((state, at) => {
    const { setup } = state as { readonly setup: unknown };
    const from = beginHistory(rules, { setup, seed: 'attacked' as Seed, base: at % 2 === 0 ? null : state });
    const save = { ...toSave(rules, { ...from, state }), id: 'attacked', mode: modes[at % modes.length] };
    return { ...save, rulesVersion: at % 2 === 0 ? 1 : rules.rulesVersion };
  });
  return saves as readonly unknown[] as Sources;
}

/** Whoever forges a checkpoint forges its hash as well. */
function rehashed(data: unknown, chance: Chance): unknown {
  if (typeof data !== 'object' || data === null || chance(5) === 0) return data;
  const { base, checkpoint } = data as { readonly base?: unknown; readonly checkpoint?: unknown };
  return { ...data, hash: hashOf(base ?? checkpoint) };
}

/** Plays a few moves on with an accepted game. */
function playOn(game: AnyGame, from: AnyHistory, chance: Chance): AnyHistory {
  let history = from;
  for (let left = ONWARD; left > 0 && !game.outcome(history.state).over; left--) {
    const legal = game.legal(history.state);
    history = advanced(game, history, required(legal[chance(legal.length)], 'something to do'));
    expect(game.faults(history.state)).toEqual([]);
  }
  return history;
}

const loadSave =
  ({ tool: { rules }, records }: AttackedGame): Target['attempt'] =>
  (input, chance) => {
    const loaded = parseSaved(records, input);
    expectNamed(loaded);
    if (!loaded.ok) return false;
    const { id, mode, history } = loaded.value;
    const on = playOn(rules, history, chance);
    const again = parseSaved(records, jsonOf({ ...toSave(rules, on), id, mode }));
    expect(again.ok ? [again.value.id, hashOf(again.value.history.state)] : again).toEqual([id, hashOf(on.state)]);
    return true;
  };

function linkOf(game: AnyGame, history: AnyHistory): string {
  const link = toReplay(game, history);
  if (!link.ok) throw new Error(link.rejection.key);
  return link.value;
}

/** Letters that went wrong, commands of one's own with a check that is right, or a header of one's own before commands of another game. */
function dressLink({ tool: { rules: game }, whole }: AttackedGame): NonNullable<Target['dress']> {
  const link = linkOf(game, shortened(game, whole, 40));
  const header = headerOf(game, whole);
  const { setup } = whole.origin;
  return (data, chance) => {
    const way = chance(4);
    if (way === 0) return garbled(link, chance);
    if (way < 3) return forgedLink({ game, setup, header: chance(3) === 0 ? data : header }, chance);
    const bytes = fromBase64Url(link.slice('L1-'.length)) ?? [];
    return `L1-${toBase64Url([...asciiJsonBytes(data).slice(0, 5000), ...bytes.slice(-60)])}`;
  };
}

const openLink =
  ({ tool: { rules: game } }: AttackedGame): Target['attempt'] =>
  (input, chance) => {
    const text = typeof input === 'string' ? input : canonicalJson(input);
    const parsed = parseReplay(game, text);
    expectNamed(parsed);
    if (!parsed.ok) return false;
    playOn(game, parsed.value, chance);
    // A forger may spell the same game in another way; written by the game, it is the same from then on.
    const link = linkOf(game, parsed.value);
    const again = parseReplay(game, link);
    expect(again.ok && [hashOf(again.value.state), linkOf(game, again.value)]).toEqual([hashOf(parsed.value.state), link]);
    return true;
  };

const giveCommand =
  ({ tool: { rules: game } }: AttackedGame, frozen: readonly unknown[]): Target['attempt'] =>
  (input, chance) => {
    const state = required(frozen[chance(frozen.length)], 'state');
    expectNamed(game.parseCommand(input));
    const why = game.whyIllegal(state, input as Fact);
    const taken = game.step(state, input as Fact);
    expect(taken.ok ? null : taken.rejection).toEqual(why);
    if (taken.ok) expect(game.faults(taken.state)).toEqual([]);
    else expect(messageOf(taken.rejection)).not.toMatch(/\{\{|^$/);
    return taken.ok;
  };

function lines({ tool: { rules }, whole, script }: AttackedGame, saves: Sources): Sources {
  const seat = rules.seats(whole.origin.setup)[0];
  return [
    { do: 'new', game: rules.id, setup: whole.origin.setup, seed: 'table', script },
    { do: 'command', command: listed(whole.past)[0]?.command },
    { do: 'state', seat },
    { do: 'load', save: saves[2] },
    { do: 'replay', replay: linkOf(rules, shortened(rules, whole, 40)) },
    { do: 'auto', bot: 'random', commands: 5, seed: 'bot' },
  ];
}

function askTable({ tool, whole }: AttackedGame): Target['attempt'] {
  const table = { game: tool, history: shortened(tool.rules, whole, 30) };
  return (input) => {
    const request = parseRequest(String(input));
    const done = request.ok ? handle(table, request.value) : request;
    expectNamed(done);
    if (!done.ok) expect(messageOf(done.rejection)).not.toMatch(/\{\{|^$/);
    return done.ok;
  };
}

export const inText = (data: unknown, chance: Chance): unknown => {
  const text = JSON.stringify(data) as string | undefined;
  return chance(3) === 0 ? garbled(text ?? '', chance) : (text ?? '');
};

function targetsOf(attacked: AttackedGame): readonly Target[] {
  const { name, tool, whole, states } = attacked;
  const saves = wholeSaves(attacked);
  const frozen = states.map((state) => deepFreeze(state));
  const commands = frozen.flatMap((state) => tool.rules.legal(state).slice(0, 2)) as readonly unknown[] as Sources;
  const targets: readonly Target[] = [
    { name: 'saves', weight: 10, sources: saves, attempt: loadSave(attacked) },
    { name: 'checkpoints', weight: 25, sources: checkpoints(attacked), dress: rehashed, attempt: loadSave(attacked) },
    {
      ...{ name: 'links', weight: 10, sources: [headerOf(tool.rules, whole)] },
      ...{ dress: dressLink(attacked), attempt: openLink(attacked) },
    },
    { name: 'commands', weight: 10, sources: commands, attempt: giveCommand(attacked, frozen) },
    { name: 'lines', weight: 5, sources: lines(attacked, saves), dress: inText, attempt: askTable(attacked) },
  ];
  return targets.map((target) => ({ ...target, name: `${target.name} of ${name}` }));
}

export const GAME_TARGETS: readonly Target[] = ATTACKED.flatMap(targetsOf);
