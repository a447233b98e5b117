// Builds the game and serves it until Ctrl-C.
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const FIRST_PORT = 4173;
const USAGE = 'Usage: npm start [-- --port <number>]';

try {
  const port = askedPort();
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: port ?? FIRST_PORT, strictPort: port !== null }, logLevel: 'warn' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  console.log(`Lanterndeep is at ${server.resolvedUrls?.local[0] ?? 'an unknown address'} (Ctrl-C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) console.error(USAGE);
  process.exitCode = 1;
}

function askedPort(): number | null {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port === undefined) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port takes a number from 1 to 65535, not "${values.port}".`);
  return port;
}
