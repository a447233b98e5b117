// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, keeping its output for the case that it fails. Ctrl-C ends the program before us.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args, options = {}) {
  const env = { ...process.env, ...options.env };
  const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (/** @type {string} */ text) => (output += text);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ ok) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
