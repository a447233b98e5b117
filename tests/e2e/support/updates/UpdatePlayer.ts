import { type BrowserContext, expect, type Page } from '@playwright/test';
import { withoutWebgl } from '../browserParts';
import { CURRENT, putDrawer } from '../drawers';

/** Milliseconds until what a healthy network brings will not come any more. */
const PATIENCE = 15_000;
/** Until an offered update is there: the page waits three seconds for its worker, and is loaded then. */
const UPDATE = 8000;

const TITLE = 'html[data-ready][data-page="title"]:not([data-table="waiting"], [data-table="presenting"]) #page';

/** A player with one tab, who is in a hurry. */
export class UpdatePlayer {
  private tab: Page | null = null;

  constructor(
    private readonly context: BrowserContext,
    private readonly url: string,
  ) {}

  get page(): Page {
    if (this.tab === null) throw new Error('no tab is open');
    return this.tab;
  }

  /** Closes what is open and begins in a new tab. */
  async openTab(): Promise<void> {
    const old = this.context.pages();
    this.tab = await this.context.newPage();
    await withoutWebgl(this.tab);
    await Promise.all(old.map((page) => page.close()));
  }

  /** Lays a game on the table as the save. */
  async keep(save: unknown): Promise<void> {
    await this.page.goto(`${this.url}blank.html`);
    await this.page.evaluate(() => {
      for (const place of Object.keys(localStorage)) if (/^lanterndeep-note/.test(place)) localStorage.removeItem(place);
      localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 'instant', muted: true, language: 'en' }));
    });
    await putDrawer(this.page, CURRENT, save);
  }

  /** Whoever comes for the first time has neither a worker nor files; the saved game stays. */
  async forgetVisits(): Promise<void> {
    await this.openTab();
    const devtools = await this.context.newCDPSession(this.page);
    const origin = new URL(this.url).origin;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
    await devtools.send('Network.clearBrowserCache');
    await devtools.detach();
  }

  /** Asks for the page and does not wait for it. */
  hurryTo(): void {
    void this.page.goto(this.url, { waitUntil: 'commit' }).catch(() => undefined);
  }

  /** Presses the browser's own reload, whatever the page is doing. */
  hurryBack(): void {
    void this.page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  }

  /** Loads the page and waits for the title with its buttons. */
  async load(): Promise<void> {
    await this.page.goto(this.url).catch((problem: unknown) => {
      // The page was about to load itself anew.
      if (!/ERR_ABORTED|interrupted/.test(String(problem))) throw problem;
    });
    await this.sees('the title with its buttons', `${TITLE} button:has-text("New delve")`);
    await this.sees('Continue', `${TITLE} button:has-text("Continue")`);
  }

  /** Goes on with the saved game, and answers the state that it is in. The page must not be loaded anew for it. */
  async goOn(): Promise<string> {
    const mark = await this.page.evaluate(() => performance.timeOrigin);
    await this.page.locator(`${TITLE} button:has-text("Continue")`).click({ timeout: PATIENCE });
    await this.sees('the table', 'html[data-table="waiting"]');
    const [now, hash] = await this.page.evaluate(
      () => [performance.timeOrigin, document.documentElement.dataset['hash'] ?? ''] as const,
    );
    if (now !== mark) throw new Error('the page was loaded anew before the game went on');
    return hash;
  }

  /** By the browser's Back. */
  async leave(): Promise<void> {
    if ((await this.page.locator('html[data-table="waiting"]').count()) > 0) await this.page.goBack({ waitUntil: 'commit' });
    await this.sees('the title', `${TITLE} button:has-text("Continue")`);
  }

  /** Waits until the page's worker has all files of its build, and no other is coming. */
  async isServed(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isAllQuiet), { timeout: PATIENCE }).toBe(true);
  }

  async isOffered(): Promise<boolean> {
    const offer = this.page.locator('#notices').getByRole('button', { name: /^Update now/ });
    return offer.waitFor({ state: 'attached', timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  /** Makes a move and answers the state after it once it is kept; null when the game is over. */
  async move(luck: number): Promise<string | null> {
    await this.page.evaluate(moveOnce, luck);
    const kept = await this.page.waitForFunction(keptHash, null, { timeout: PATIENCE });
    const now = await kept.jsonValue();
    return now === null || now.phase === 'over' ? null : now.hash;
  }

  /** Has the browser ask for a new worker, as it does by itself from time to time. */
  checkForUpdate(): void {
    void this.page.evaluate(checkNow).catch(() => undefined);
  }

  /** Presses a button of a notice, if it comes within so many milliseconds. */
  async press(name: RegExp, timeout: number): Promise<boolean> {
    const button = this.page.locator('#notices').getByRole('button', { name }).first();
    return button.click({ timeout: Math.max(1, timeout) }).then(
      () => true,
      () => false,
    );
  }

  /** Comes to this build as a player does, by pressing what is offered; answers how often that was needed. */
  async reach(entry: string): Promise<number> {
    const there = this.page.locator(`html[data-ready] script[src$="${entry}"]`);
    for (let presses = 0; presses < 4; presses++) {
      if ((await there.count()) > 0) return presses;
      this.checkForUpdate();
      if (await this.press(/^(Update now|Reload)/, 5000)) {
        await there.waitFor({ state: 'attached', timeout: UPDATE }).catch(() => undefined);
      } else await this.load();
    }
    throw new Error(`the newest build was not reached: ${await this.standing()}`);
  }

  /** What can be told of a page that is not as it should be. */
  async standing(): Promise<string> {
    return this.page.evaluate(describePage).catch((problem: unknown) => `no page (${String(problem)})`);
  }

  /** What the worker should not have kept, and whether the page had to be loaded anew to start at all. */
  wounds(): Promise<readonly string[]> {
    return this.page.evaluate(findWounds);
  }

  async isCrashed(): Promise<boolean> {
    return (await this.page.locator('.crash').count()) > 0;
  }

  private async sees(name: string, selector: string): Promise<void> {
    try {
      await this.page.locator(selector).first().waitFor({ state: 'attached', timeout: PATIENCE });
    } catch {
      throw new Error(`${name} did not come: ${await this.standing()}`);
    }
  }
}

/** Runs in the page. */
async function isAllQuiet(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return navigator.serviceWorker.controller !== null && registration?.installing === null && registration.waiting === null;
}

/** Runs in the page. */
async function findWounds(): Promise<readonly string[]> {
  const found = sessionStorage.getItem('lanterndeep-mended') === null ? [] : ['the page was mended'];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const type = (await cache.match(url))?.headers.get('content-type') ?? '';
      if (!url.endsWith('.html') && type.includes('html')) found.push(`HTML is kept as ${url}`);
    }
  }
  return found;
}

/** Runs in the page. */
async function checkNow(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Runs in the page: presses by chance until something has changed. */
async function moveOnce(luck: number): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['hash'];
  const tools = ['undo', 'redo', 'log', 'speed', 'menu', 'again'];
  for (let tries = luck; tries < luck + 60 && dataset['hash'] === before; tries++) {
    const buttons = [...document.querySelectorAll<HTMLElement>('#mirror button')];
    const moves = buttons.filter(({ dataset: { action = '' } }) => !tools.includes(action));
    moves[(tries * 7919) % moves.length]?.click();
    for (let waits = 0; waits < 40 && dataset['table'] !== 'waiting'; waits++) await new Promise((go) => setTimeout(go, 5));
  }
}

/** Runs in the page. */
function keptHash(): { readonly hash: string; readonly phase: string } | null {
  const { table, hash = '', kept, phase = '' } = document.documentElement.dataset;
  if (phase === 'over') return { hash, phase };
  return table === 'waiting' && hash === kept ? { hash, phase } : null;
}

/** Runs in the page. */
async function describePage(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { installing, waiting, active } = registration ?? {};
  const text = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300);
  return JSON.stringify({
    marks: Object.fromEntries(Object.entries(document.documentElement.dataset)),
    entry: document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    workers: { installing: installing?.state, waiting: waiting?.state, active: active?.state },
    controller: navigator.serviceWorker.controller?.state,
    caches: await caches.keys(),
    text,
  });
}
