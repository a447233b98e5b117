import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

export interface Run {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a script of package.json without npm's own half second; npm has put the tools on the path already. */
export function runScript(name: string, args = ''): Promise<Run> {
  const started = performance.now();
  const command = `${scripts()[name] ?? `no-script-${name}`} ${args}`;
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return new Promise((resolve) => {
    const end = (ok: boolean): void =>
      resolve({ ok, output: stripVTControlCharacters(chunks.join('')), seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      chunks.push(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function scripts(): Readonly<Record<string, string>> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  return scripts;
}
