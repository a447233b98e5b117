// What tables cost to lay and to play at, of one build or of several in turn: `npx tsx tools/bench/stage.ts dist other-build`.
// The wait is wall time and means little on a busy machine; tasks are measured by the time that their thread had of the processor.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../ready/browser.mjs';
import { type Cost, encounters, openedTables, tableFrom } from './stage/tables';
import { longerThan } from './stage/tasks';

/** The pages on which games begin: both are measured in the same run, so that they can be held against each other. */
const SETUPS = ['setup', 'paper-dungeons/setup'];

const { folders, rounds, parts } = asked(process.argv.slice(2));
const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser');
const browser = await chromium.launch({ executablePath });
for (let round = 1; round <= rounds; round++) for (const folder of folders) await measure(folder);
await browser.close();
process.exit(0);

async function measure(folder: string): Promise<void> {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  for (const slowed of [1, 4] as const) {
    if (parts.includes(`tables${slowed}`)) {
      const { hurried, first, next } = await openedTables({ browser, url, slowed });
      tell(`${folder} ${slowed}× Begin at once → table`, hurried);
      tell(`${folder} ${slowed}× Begin → table`, first);
      tell(`${folder} ${slowed}× end → next table`, next);
    }
    if (parts.includes(`games${slowed}`)) {
      for (const address of SETUPS) {
        tell(`${folder} ${slowed}× ${address} Begin → table`, await tableFrom({ browser, url, slowed }, address));
      }
    }
    if (parts.includes(`encounters${slowed}`)) {
      tell(`${folder} ${slowed}× ten encounters`, await encounters({ browser, url, slowed }));
    }
  }
  await server.close();
}

function tell(what: string, cost: Cost): void {
  const whole = (value: number): string => value.toFixed(0);
  console.log(
    [
      what.padEnd(44),
      `wait ${whole(cost.wait)} ms (settled after ${whole(cost.settled)})`,
      `thread ${whole(cost.sum)} ms`,
      `≥ 50 ms: ${longerThan(cost, 50)}, ≥ 12.5 ms: ${longerThan(cost, 12.5)}, longest ${whole(cost.tasks[0] ?? 0)} ms`,
      `${cost.requests} requests`,
      `${cost.textures} textures, ${cost.pixels.toFixed(1)} Mpx in ${whole(cost.uploading)} ms`,
      `${cost.programs} programs, ${cost.contexts} contexts`,
      `holds ${cost.held} textures, ${whole(cost.memory)} MB`,
    ].join(' · '),
  );
}

function asked(words: readonly string[]) {
  const of = (flag: string): string | undefined => words.find((word) => word.startsWith(`--${flag}=`))?.split('=')[1];
  const named = words.filter((word) => !word.startsWith('--'));
  return {
    folders: named.length === 0 ? ['dist'] : named,
    rounds: Number(of('rounds') ?? 1),
    parts: of('parts')?.split(',') ?? ['tables1', 'tables4', 'encounters1'],
  };
}
