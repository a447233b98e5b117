import { spawn } from 'node:child_process';

export interface Talked {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the tools as a person or a program would, and gives it all of the input at once. */
export function talkTo(tool: string, input: string | Buffer, args: readonly string[] = []): Promise<Talked> {
  const child = spawn(process.execPath, ['--import', 'tsx', tool, ...args], { stdio: 'pipe' });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }));
  });
}
