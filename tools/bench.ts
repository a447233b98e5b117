// What the game costs: the rules by processor time, the table by thread time in a browser. `npm run bench`, or a part of it:
// `-- rules`, `-- paper` and `-- digger` (the rules of Paper Dungeons or Dungeon Digger alone), `-- table`, `-- frames`. `-- --keep` keeps the figures, `-- --compare` fails when one is lost by more than a tenth.
// `-- --against <commit>` plays the rules beside those of an earlier commit.
import { parseArgs } from 'node:util';
import { againstRows } from './bench/against';
import { browserRows } from './bench/browser';
import { comparisons, keepResults, readResults } from './bench/results';
import { printRows, type Row } from './bench/row';
import { diggerRows, paperRows, rulesRows } from './bench/rules';

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  rules: rulesRows,
  paper: paperRows,
  digger: diggerRows,
  table: () => browserRows('all'),
  frames: () => browserRows('frames'),
};
const WHOLE = ['rules', 'table'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' }, compare: { type: 'boolean' }, against: { type: 'string' } },
});

const rows: Row[] = values.against === undefined ? [] : [...(await againstRows(values.against))];
const usual = rows.length > 0 ? [] : WHOLE;
for (const part of positionals.length === 0 ? usual : positionals) rows.push(...(await partCalled(part)()));
const all = [...rows, ...(values.compare ? comparisons(rows, readResults()) : [])];
printRows(all);
if (values.keep) keepResults(rows);
process.exitCode = all.every(({ ok }) => ok) ? 0 : 1;

function partCalled(name: string): () => Promise<readonly Row[]> {
  const part = PARTS[name];
  if (!part) throw new Error(`The bench has ${Object.keys(PARTS).join(', ')}, and nothing called ${name}.`);
  return part;
}
