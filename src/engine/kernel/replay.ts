import { asciiJsonBytes, ByteReader, fromBase64Url, numberBytes, toBase64Url } from './bytes';
import { listed } from './chain';
import { commandAt, commandNumber } from './commandNumbers';
import type { Fact, Game } from './game';
import { digest } from './hash';
import { advanceRecorded, beginHistory, type History } from './history';
import { canonicalJson, isRecord, nameIn, type Parsed, parseJson, type Rejection, refuse } from './json';
import { LIMITS } from './limits';
import { parseScript, parseSeed } from './parse';

const PREFIX = 'L1-';
const UNLISTED = 0;

/**
 * A whole game as text for a link: a header, then every command as its number (one byte, as a rule), then a check on all of
 * it and on the final state. Commands without a number are spelled out.
 */
export function toReplay<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
): Parsed<string> {
  const { setup, seed, script, practice, base } = history.origin;
  if (base !== null) return refuse('replayNeedsWholeGame');
  const moves = listed(history.past);
  const header = { game: game.id, rules: game.rulesVersion, setup, seed, script, practice };
  const bytes = [
    ...asciiJsonBytes(header),
    ...numberBytes(moves.length),
    ...moves.flatMap((move) => commandBytes(commandNumber(game, move.before, move.command), move.command)),
  ];
  return { ok: true, value: PREFIX + toBase64Url([...bytes, ...checkBytes(bytes, history.state)]) };
}

/** Returns the id of the game that a replay is of; null where the text names none. */
export function gameOfReplay(text: string): string | null {
  const isReplay = text.length <= LIMITS.replay && text.startsWith(PREFIX);
  const bytes = isReplay ? fromBase64Url(text.slice(PREFIX.length)) : null;
  const header = parseJson((bytes === null ? null : new ByteReader(bytes).text()) ?? '');
  return header.ok && isRecord(header.value) && typeof header.value['game'] === 'string' ? header.value['game'] : null;
}

export function parseReplay<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  text: string,
): Parsed<History<Setup, State, Command, Event>> {
  if (text.length > LIMITS.replay) return refuse('replayTooLong', { most: LIMITS.replay });
  const bytes = text.startsWith(PREFIX) ? fromBase64Url(text.slice(PREFIX.length)) : null;
  if (bytes === null) return refuse('replayNotAReplay');
  const reader = new ByteReader(bytes);
  const opened = openHistory(game, reader.text());
  if (!opened.ok) return opened;
  let history = opened.value;
  const count = reader.number();
  if (count === null) return refuse('replayTruncated');
  if (count > LIMITS.commands) return refuse('replayTooLong', { most: LIMITS.commands });
  for (let at = 1; at <= count; at++) {
    const command = readCommand(game, history.state, reader);
    const next = command.ok ? advanceRecorded(game, history, command.value) : command;
    if (!next.ok) return refuse('replayCommandRefused', { at, why: next.rejection.key });
    history = next.history;
  }
  const signed = bytes.slice(0, reader.position);
  const matches = checkBytes(signed, history.state).every((byte) => reader.byte() === byte);
  return matches && reader.position === bytes.length ? { ok: true, value: history } : refuse('replayDiffers');
}

function openHistory<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  text: string | null,
): Parsed<History<Setup, State, Command, Event>> {
  const header = parseJson(text ?? '');
  if (!header.ok || !isRecord(header.value)) return refuse('replayNotAReplay');
  const { game: id, rules, setup: setupData, seed: seedData, script: scriptData, practice } = header.value;
  const other = whyOther(game, id, rules);
  if (other !== null) return { ok: false, rejection: other };
  const setup = game.parseSetup(setupData);
  const seed = parseSeed(seedData);
  if (!setup.ok) return setup;
  if (!seed.ok) return seed;
  const script = scriptData === null ? null : parseScript(scriptData, game.pieces(setup.value));
  if (script !== null && !script.ok) return script;
  if (typeof practice !== 'boolean') return refuse('replayNotAReplay');
  const opening = { setup: setup.value, seed: seed.value, script: script?.value ?? null, practice };
  return { ok: true, value: beginHistory(game, opening) };
}

function whyOther(game: { readonly id: string; readonly rulesVersion: number }, id: unknown, rules: unknown): Rejection | null {
  if (id !== game.id) return { key: 'replayOtherGame', params: { game: nameIn(id) } };
  return rules === game.rulesVersion ? null : { key: 'replayOtherRules', params: { rules: nameIn(rules) } };
}

function commandBytes(place: number | null, command: unknown): readonly number[] {
  return place === null ? [...numberBytes(UNLISTED), ...asciiJsonBytes(command)] : numberBytes(place + 1);
}

function readCommand<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  reader: ByteReader,
): Parsed<Command> {
  const place = reader.number();
  if (place === null) return refuse('replayTruncated');
  if (place === UNLISTED) {
    const data = parseJson(reader.text() ?? '');
    return data.ok ? game.parseCommand(data.value) : refuse('replayTruncated');
  }
  const command = commandAt(game, state, place - 1);
  return command === undefined ? refuse('replayTruncated') : { ok: true, value: command };
}

/** Commands may lead to one state in more than one order, so the state alone would not show that they were changed. */
function checkBytes(signed: readonly number[], state: unknown): readonly number[] {
  const [word] = digest(toBase64Url(signed) + canonicalJson(state));
  return [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255];
}
