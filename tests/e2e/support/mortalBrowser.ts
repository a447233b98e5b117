import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { ARGS } from './launch';

const ARGUMENTS = [
  ...ARGS,
  '--headless',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--mute-audio',
  '--password-store=basic',
  '--window-size=640,400',
];

export interface MortalBrowser {
  readonly context: BrowserContext;
  /** Ends every process of the browser at once, as a power failure of the program would. */
  kill(): Promise<void>;
}

/** A browser of its own with a profile that outlives it. All its processes are one group, so that one signal reaches them all. */
export async function openMortalBrowser(profile: string): Promise<MortalBrowser> {
  const child = spawn(process.env['CHROMIUM_PATH'] ?? '', [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const killGroup = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killGroup);
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the browser ended before it listened')));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no window');
  return {
    context,
    async kill() {
      killGroup();
      process.off('exit', killGroup);
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
