import { setTimeout as pass } from 'node:timers/promises';
import type { Marionette } from './Marionette';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Milliseconds until what should be there will not come any more. */
const PATIENCE = 60_000;
const MOST_TABS = 80;
/** As WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003' };

/** One window of Firefox, and what its console says. */
export class Firefox {
  private readonly heard: string[] = [];

  constructor(
    private readonly marionette: Marionette,
    private readonly end: () => Promise<void>,
  ) {}

  async close(): Promise<void> {
    this.marionette.close();
    await this.end();
  }

  async goTo(url: string): Promise<void> {
    await this.listen();
    await this.marionette.send('WebDriver:Navigate', { url });
  }

  /** As the player does it: WebDriver's own command goes past the service worker. */
  async reload(): Promise<void> {
    await this.listen();
    const begun = (): number => performance.timeOrigin;
    const before = await this.run(begun, null);
    await this.inBrowser('gBrowser.reload();');
    // While one page makes room for the next, neither answers.
    await this.until('loads the page again', async () => (await this.run(begun, null).catch(() => before)) !== before);
  }

  /** Carries out a function in the page; it knows only what it is given. */
  async run<Given, Result>(act: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return (await this.execute(`return (${act.toString()})(arguments[0])`, { args: [given] })) as Result;
  }

  /** Waits until an element is there that says this. */
  async sees(selector: string, words = ''): Promise<void> {
    const isThere = ([wanted, said]: readonly [string, string]): boolean =>
      [...document.querySelectorAll(wanted)].some(({ textContent }) => textContent.includes(said));
    await this.until(`shows ${selector} ${words}`, () => this.run(isThere, [selector, words] as const));
  }

  /** Tab by Tab to the first element that this selector names. */
  async tabTo(selector: string): Promise<void> {
    await this.sees(selector);
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await this.run((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await this.press('Tab');
    }
    throw new Error(`Firefox does not come to ${selector} by Tab`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    const strokes = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })));
    await this.marionette.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  }

  async type(text: string): Promise<void> {
    await this.press(...Array.from(text));
  }

  /** The page gets this size: the window is larger by its frame. */
  async resize({ width, height }: Size): Promise<void> {
    await this.inBrowser(
      `const { clientWidth, clientHeight } = gBrowser.selectedBrowser;
       window.resizeTo(outerWidth + arguments[0] - clientWidth, outerHeight + arguments[1] - clientHeight);`,
      [width, height],
    );
    const fits = (size: Size): boolean => innerWidth === size.width && innerHeight === size.height;
    await this.until(`becomes ${width}×${height}`, () => this.run(fits, { width, height }));
  }

  async picture(): Promise<Buffer> {
    const { value } = (await this.marionette.send('WebDriver:TakeScreenshot', { full: false, hash: false })) as { value: string };
    return Buffer.from(value, 'base64');
  }

  /** Every error of the pages since this was asked last: uncaught, forbidden by the policy, or told to the console. */
  async complaints(): Promise<readonly string[]> {
    await this.listen();
    const errors = await this.inBrowser(
      `const messages = Services.console.getMessageArray();
       Services.console.reset();
       return messages
         .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
         .filter(({ sourceName }) => sourceName.startsWith('http'))
         .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' (' + sourceName + ':' + lineNumber + ')');`,
    );
    return [...this.heard.splice(0), ...(errors as readonly string[])];
  }

  /** The console of a page is gone with the page. */
  private async listen(): Promise<void> {
    const script = `const kept = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
      const { innerWindowId } = window.windowGlobalChild;
      const told = kept.getEvents(innerWindowId);
      kept.clearEvents(innerWindowId);
      return told.filter(({ level }) => level === 'error').map(({ arguments: words }) => words.join(' '));`;
    this.heard.push(...((await this.execute(script, { sandbox: 'system' })) as readonly string[]));
  }

  private async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (const late = Date.now() + PATIENCE; Date.now() < late; await pass(50)) if (await isSo()) return;
    throw new Error(`Firefox never ${what}`);
  }

  /** Carries out a script in the browser itself, around the page. */
  private async inBrowser(script: string, args: readonly unknown[] = []): Promise<unknown> {
    await this.marionette.send('Marionette:SetContext', { value: 'chrome' });
    try {
      return await this.execute(script, { args });
    } finally {
      await this.marionette.send('Marionette:SetContext', { value: 'content' });
    }
  }

  private async execute(script: string, more: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { value } = (await this.marionette.send('WebDriver:ExecuteScript', { script, args: [], ...more })) as {
      value: unknown;
    };
    return value;
  }
}
