// Writes what a browser keeps of the game, as this build writes it, for later builds to open: `npm run kept -- --set 2`.
import { register } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { set: { type: 'string' } } });
if (values.set === undefined) throw new Error('a set needs a name: --set 2');

// Nothing is seen or heard here, and Node imports neither style sheets nor sounds.
const withoutMedia = `export const load = (url, context, next) =>
  /\\.(css|mp3|ogg|svg|woff2)(\\?|$)/.test(url) ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(withoutMedia)}`);
const { writeKept } = await import('./kept/write');
await writeKept(join('tests/regressions/files', values.set));
