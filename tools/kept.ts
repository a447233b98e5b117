// Writes what a browser keeps of the game, as this build writes it, for later builds to open: `npm run kept -- --set 2`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './withoutMedia.mjs';

const { values } = parseArgs({ options: { set: { type: 'string' } } });
if (values.set === undefined) throw new Error('a set needs a name: --set 2');

const { writeKept } = await import('./kept/write');
await writeKept(join('tests/regressions/files', values.set));
