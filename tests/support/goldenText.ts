import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Fact, type Outcome, required, type Seed } from '../../src/engine/kernel';
import type { AnyGame, Playthrough } from './gameSuiteTypes';
import { picker } from './picker';

const fileOf = (name: string): string => resolve(import.meta.dirname, '..', 'golden', `${name}.txt`);

export function readGolden(name: string): string {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
}

/** Only ever asked for by a person: `UPDATE_GOLDEN=1 npx vitest run …`, and the difference is read before it is kept. */
export function writeGoldens(game: AnyGame, playthroughs: readonly Playthrough<unknown>[]): void {
  for (const playthrough of playthroughs) {
    mkdirSync(dirname(fileOf(playthrough.name)), { recursive: true });
    writeFileSync(fileOf(playthrough.name), goldenText(game, playthrough));
  }
}

/** One line for every command: what was done, and after the arrow what came of it. */
export function goldenText(game: AnyGame, { name, setup, seed, script, commands }: Playthrough<unknown>): string {
  const pick = picker(name);
  let state = game.start(setup, seed as Seed, script);
  const lines = [`${game.id}: ${words(setup)}, seed ${seed}`];
  for (let at = 0; at < (commands?.length ?? Number.POSITIVE_INFINITY) && !game.outcome(state).over; at++) {
    const listed = game.legal(state);
    const command = required(commands?.[at] ?? listed[pick(listed.length)], 'command to play');
    const taken = game.step(state, command);
    if (!taken.ok) return [...lines, `${inWords(command)} → refused: ${taken.rejection.key}`, ''].join('\n');
    state = taken.state;
    lines.push(`${at + 1}. ${inWords(command)} → ${taken.events.map(inWords).join('; ')}`);
  }
  return [...lines, ending(game.outcome(state)), ''].join('\n');
}

function ending(outcome: Outcome): string {
  if (!outcome.over) return 'The game goes on.';
  return `The game is over: ${[outcome.result, ...outcome.winners].join(' ')}.`;
}

function inWords({ type, ...fields }: Fact): string {
  const spelled = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${spelled} ${words(fields)}`.trim();
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${words(entry)}`)
    .join(', ');
}
