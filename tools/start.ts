// Builds the game and serves it until Ctrl-C. The build runs in a process of its own, so that its memory is given back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './hosting/serve';

const BUILD = 'dist';
const USAGE = 'Usage: npm start [-- --port <number>] [--no-build]';

try {
  const { port, build } = asked();
  if (build) await buildGame();
  const { url, stop } = await serve(BUILD, port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(0)));
  console.log(`Lanterndeep is at ${url} (Ctrl-C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) console.error(USAGE);
  process.exitCode = 1;
}

function asked(): { readonly port: number | null; readonly build: boolean } {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-build': { type: 'boolean', default: false } } });
  const build = !values['no-build'];
  if (values.port === undefined) return { port: null, build };
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port takes a number from 1 to 65535, not "${values.port}".`);
  return { port, build };
}

async function buildGame(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
  const end = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', end).off('SIGTERM', end);
  if (code !== 0) throw new Error('The game could not be built.');
}
