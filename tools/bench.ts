// How fast the rules are: bundled, one case per process, processor time only; and what the table costs in a browser.
// `npm run bench`, or only a part: `npm run bench -- rules`, `-- table`, or of the table only its frames, `-- frames`.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { browserRows } from './bench/browser';
import { printRows, type Row } from './bench/row';

const OUT = '.cache/bench';
const LEAST_PER_SECOND = 100_000;
/** Twice as many games take twice as long, and a late command is as cheap as an early one: within this much. */
const MOST_GROWTH = 1.2;
const GAMES = 4000;

const measured = v.object({ commands: v.number(), ms: v.number() });
type Measured = v.InferOutput<typeof measured>;

await build({
  configFile: false,
  logLevel: 'silent',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: { input: ['tools/bench/play.ts', 'tools/bench/length.ts'], output: { entryFileNames: '[name].mjs' } },
  },
});

const [only] = process.argv.slice(2);
const rules = only === 'table' || only === 'frames' ? [] : [...speedRows(), growthRow(), lengthRow()];
const rows = [...rules, ...(only === 'rules' ? [] : await browserRows(only === 'frames' ? 'frames' : 'all'))];
printRows(rows);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

function speedRows(): readonly Row[] {
  const parties = { '1': 'one hero', '2': 'two heroes', '4': 'four heroes', mixed: 'all parties mixed' };
  return Object.entries(parties).map(([party, name]) => {
    const perSecond = speed(play(party, GAMES));
    return {
      what: `legal random play, ${name}`,
      budget: `≥ ${LEAST_PER_SECOND.toLocaleString('en')} commands/s`,
      found: `${Math.round(perSecond).toLocaleString('en')} commands/s`,
      ok: perSecond >= LEAST_PER_SECOND,
    };
  });
}

/** Cost of a command in eight times as many games. */
function growthRow(): Row {
  const growth = speed(play('mixed', GAMES)) / speed(play('mixed', 8 * GAMES));
  return grown(`a command in ${8 * GAMES} games against ${GAMES}`, growth);
}

/** Cost of the last commands of long games, listed, given and kept in a history, against the first ones. */
function lengthRow(): Row {
  const stretches = v.parse(v.array(measured), run('length'));
  const first = stretches[0] ?? { commands: 0, ms: 0 };
  const last = stretches.at(-1) ?? first;
  return grown(`a command after ${400 * (stretches.length - 1)} others against the first 400`, speed(first) / speed(last));
}

function grown(what: string, growth: number): Row {
  return { what, budget: `≤ ${MOST_GROWTH} times`, found: `${growth.toFixed(2)} times`, ok: growth <= MOST_GROWTH };
}

function speed({ commands, ms }: Measured): number {
  return (1000 * commands) / ms;
}

function play(party: string, games: number): Measured {
  return v.parse(measured, run('play', party, String(games)));
}

function run(name: string, ...args: readonly string[]): unknown {
  return JSON.parse(execFileSync(process.execPath, [resolve(OUT, `${name}.mjs`), ...args], { encoding: 'utf8' }));
}
