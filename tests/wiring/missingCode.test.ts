// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isCodeMissing } from '../../src/services';
import { missingCode, type Starter } from '../../src/wiring/missingCode';
import { button, english } from '../pages/onPage';

const ENTRY = 'https://play.example/assets/index-2.js';
const TEXT = 'A part of the game could not be loaded.';

let entry: string | null;
let fresh: boolean;
let events: string[];
const starter: Starter = {
  findEntry: async () => entry,
  mayBeginAfresh: () => fresh,
  beginAfresh: async () => void events.push('afresh'),
  wasBegunAfresh: () => false,
};
const open = (it: Starter | undefined = starter, flushed = async (): Promise<void> => void events.push('saved')) =>
  missingCode({ translate: english, flushed, starter: it });
const notices = (): string => document.getElementById('notices')?.textContent ?? '';
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  document.body.innerHTML = '<main id="page"></main><div id="notices"></div>';
  entry = ENTRY;
  fresh = true;
  events = [];
});

describe('code that did not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://play.example/assets/seat-1.js',
    'error loading dynamically imported module: https://play.example/assets/seat-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/seat-1.css',
    "The requested module './dom-1.js' does not provide an export named 't'",
  ])('is known by the words of browsers: %s', (message) => {
    expect(isCodeMissing(new TypeError(message))).toBe(true);
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'zoom')"),
    new SyntaxError('Unexpected token'),
    'text',
    null,
  ])('is not any other mistake: %s', (problem) => expect(isCodeMissing(problem)).toBe(false));

  it('is fetched by loading the page anew, once all is saved', async () => {
    open().tell({ busy: false });
    await settled();
    expect(events).toEqual(['saved', 'afresh']);
    expect(notices()).toBe('');
  });

  it('is asked for again by the player only, when that did not help or a game is on the table', async () => {
    fresh = false;
    open().tell({ busy: false });
    await settled();
    expect(events).toEqual([]);
    expect(notices()).toContain(TEXT);
    button('Try again').click();
    await settled();
    expect(events).toEqual(['saved', 'afresh']);
    fresh = true;
    open().tell({ busy: true });
    await settled();
    expect(notices()).toContain(TEXT);
    expect(events).toHaveLength(2);
  });

  it('leaves the page where it is as long as the server does not answer, and can be asked for as often as one likes', async () => {
    entry = null;
    open().tell({ busy: false });
    for (let times = 0; times < 3; times++) {
      await settled();
      expect(notices()).toContain(TEXT);
      button('Try again').click();
    }
    expect(events).toEqual([]);
    await settled();
    entry = ENTRY;
    button('Try again').click();
    await settled();
    expect(events).toEqual(['saved', 'afresh']);
  });

  it('is not waited for behind a storage that never answers', async () => {
    vi.useFakeTimers();
    open(starter, () => new Promise(() => undefined)).tell({ busy: false });
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(events).toEqual(['afresh']);
  });

  it('says so in the place of a page', async () => {
    fresh = false;
    const page = open().page();
    document.body.append(page);
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(TEXT);
    button('Try again').click();
    await settled();
    expect(events).toEqual(['saved', 'afresh']);
  });

  it('is told of also where the script that brings it is missing', async () => {
    const { tell } = missingCode({ translate: english, flushed: async () => undefined });
    tell({ busy: false });
    await settled();
    expect(notices()).toContain(TEXT);
  });
});
