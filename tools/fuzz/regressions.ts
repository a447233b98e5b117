import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { canonicalJson, isRecord } from '../../src/engine/kernel';
import { type Command, oneDeckDungeon } from '../../src/engine/onedeck';
import type { Failure } from './play';

const file = v.strictObject({
  why: v.string(),
  setup: v.unknown(),
  seed: v.string(),
  potions: v.exactOptional(v.number()),
  commands: v.array(v.unknown()),
});

/** Keeps a failure where the tests find it; answers with the file's name. */
export function keepFailure(folder: string, { why, beginning, commands }: Failure): string {
  const name = join(folder, `onedeck-${beginning.seed.replace(/[^\w-]/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  const lines = commands.map((command) => `    ${canonicalJson(command)}`).join(',\n');
  const head = JSON.stringify({ why, ...beginning }, null, 2).replace(/\n\}$/, '');
  writeFileSync(name, `${head},\n  "commands": [\n${lines}\n  ]\n}\n`);
  return name;
}

export function regressionsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

export function readFailure(name: string): Failure {
  const { why, setup, seed, potions, commands } = v.parse(file, JSON.parse(readFileSync(name, 'utf8')));
  const parsed = oneDeckDungeon.parseSetup(setup);
  if (!parsed.ok) throw new Error(`${name}: no such setup`);
  const beginning = { setup: parsed.value, seed, ...(potions === undefined ? {} : { potions }) };
  return { why, beginning, commands: commands.filter(isRecord) as unknown as readonly Command[] };
}
