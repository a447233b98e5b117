import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';
import { Firefox } from './Firefox';
import { Marionette } from './Marionette';

const FIREFOXES = ['firefox-esr', 'firefox'];
const HOW_TO_INSTALL = 'On Debian and Ubuntu: `apt-get install --no-install-recommends firefox-esr xvfb`.';
/** Larger than the window, which has a frame. */
const SCREEN = '1600x1000x24';
/** Milliseconds until the browser has started. */
const PATIENCE = 60_000;

/** A quiet browser that speaks English and draws with WebGL also where the processor draws. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'layout.css.devPixelsPerPx': '1.0',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'startup.homepage_override_url': '',
  'toolkit.startup.max_resumed_crashes': -1,
  'ui.prefersReducedMotion': 1,
  'webgl.force-enabled': true,
} as const;

/** A Firefox with a profile of its own, on a display that nobody sees. */
export async function openFirefox(): Promise<Firefox> {
  const program = FIREFOXES.find((name) => isInstalled(name, '--version'));
  if (program === undefined) throw new Error(`Firefox is not installed, so this was not run. ${HOW_TO_INSTALL}`);
  if (!isInstalled('Xvfb', '-help')) throw new Error(`Xvfb is not installed, so this was not run. ${HOW_TO_INSTALL}`);
  const profile = mkdtempSync(join(tmpdir(), 'lanterndeep-firefox-'));
  const started: ChildProcess[] = [];
  const end = async (): Promise<void> => {
    for (const child of started.toReversed()) await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const display = await openDisplay(started);
    const words = ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile, 'about:blank'];
    const env = { ...process.env, DISPLAY: display, TZ: 'UTC', MOZ_CRASHREPORTER_DISABLE: '1' };
    started.push(spawn(program, words, { env, stdio: 'ignore' }));
    const marionette = await Marionette.connect(await portIn(profile));
    await marionette.send('WebDriver:NewSession');
    return new Firefox(marionette, end);
  } catch (problem) {
    await end();
    throw problem;
  }
}

const isInstalled = (program: string, question: string): boolean => spawnSync(program, [question]).error === undefined;

/** Xvfb takes the first display that is free, and says which. */
async function openDisplay(started: ChildProcess[]): Promise<string> {
  const words = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  started.push(server);
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Firefox writes the port that it listens at into its profile. */
async function portIn(profile: string): Promise<number> {
  const path = join(profile, 'MarionetteActivePort');
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const port = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (port > 0) return port;
    await pass(100);
  }
  throw new Error('Firefox did not start within a minute.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}
