// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageBuilder, Visit } from '../../src/games/contract';
import type { Place } from '../../src/machines';
import { type PageTable, Shell } from '../../src/pages';
import { button, english } from './onPage';

const TITLE: Place = { page: 'title', detail: null };
const place = (page: Place['page'], detail: string | null = null): Place => ({ page, detail });

function plain(name: string): PageBuilder {
  return ({ detail }) => {
    const innerHTML = `<button>${name} one</button><button>${name} two</button><p>${detail ?? 'all'}</p>`;
    return Object.assign(document.createElement('div'), { innerHTML });
  };
}

const visits: Visit[] = [];
let brought: () => void;
let shelf: Promise<HTMLElement>;
const pages: PageTable = {
  title: plain('title'),
  codex(visit) {
    visits.push(visit);
    return plain('codex')(visit);
  },
  settings: plain('settings'),
  chronicle: () => shelf,
  summary: plain('summary'),
};

let shell: Shell;
let isUnderWay: boolean;
let went: (Place | 'table' | 'back')[];

function open(address = ''): Place {
  history.replaceState(null, '', `/${address}`);
  shell = new Shell({
    pages,
    translate: english,
    nameOf: (page) => english(`page.${page as 'codex'}`),
    onBack() {
      went.push('back');
      shell.back();
    },
    onPlace(to) {
      went.push(to);
      shell.show(to);
    },
    onTable: () => went.push('table'),
    isUnderWay: () => isUnderWay,
  });
  shell.show(shell.first);
  return shell.first;
}

const arrived = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const back = (): Promise<void> => {
  history.back();
  return arrived();
};
const main = (): HTMLElement => document.getElementById('page') ?? document.body;
const { dataset } = document.documentElement;

beforeEach(() => {
  visits.length = 0;
  went = [];
  isUnderWay = false;
  shelf = new Promise((resolve) => {
    brought = () => resolve(document.createElement('div'));
  });
  document.body.innerHTML = '<main id="page"></main>';
  vi.spyOn(window, 'addEventListener');
});

afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(type, listener);
});

describe('the first page', () => {
  it.each([
    ['', TITLE],
    ['#codex', place('codex')],
    ['#codex=ogre%20king', place('codex', 'ogre king')],
    ['#codex=%', place('codex', '%')],
    ['#campaign', TITLE],
    ['#toString', TITLE],
    ['#table', TITLE],
    ['#title=x', TITLE],
  ])('is what the address names: %s', (address, first) => {
    expect(open(address)).toEqual(first);
    expect(dataset['page']).toBe(first.page);
  });

  it('takes no focus, and the title no heading of the shell’s', () => {
    open('#codex');
    expect(document.activeElement).toBe(document.body);
    shell.show(TITLE);
    expect(main().querySelector('h1')).toBeNull();
  });
});

describe('a page', () => {
  it('comes with heading, Back, focus, the document’s title and an address', () => {
    open();
    shell.show(place('codex', 'ogre'));
    const heading = main().querySelector('h1');
    expect(heading?.textContent).toBe('Codex');
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Codex · Lanterndeep');
    expect(location.hash).toBe('#codex=ogre');
    expect(dataset['page']).toBe('codex');
    expect(main().querySelector('p')?.textContent).toBe('ogre');
  });

  it('that is not there is the title', () => {
    open('#codex');
    shell.show(place('campaign'));
    expect(dataset['page']).toBe('title');
    expect(location.hash).toBe('');
  });

  it('knows when it has gone', () => {
    open('#codex');
    expect(visits[0]?.until.aborted).toBe(false);
    shell.show(TITLE);
    expect(visits[0]?.until.aborted).toBe(true);
  });

  it('that has to read first comes later, and not at all once another is shown', async () => {
    open();
    shell.show(place('chronicle'));
    expect(dataset['page']).toBe('title');
    shell.show(place('codex'));
    brought();
    await arrived();
    expect(dataset['page']).toBe('codex');
    shell.show(place('chronicle'));
    await arrived();
    expect(dataset['page']).toBe('chronicle');
  });

  it('that is shown anew keeps the focus where it was', () => {
    open('#codex');
    button('codex two').focus();
    shell.refresh();
    expect(document.activeElement).toBe(button('codex two'));
    expect(visits).toHaveLength(2);
  });

  it('that is shown anew while nothing has the focus takes none', () => {
    open('#codex');
    main().scrollTop = 40;
    shell.refresh();
    expect(visits).toHaveLength(2);
    expect(document.activeElement).toBe(document.body);
    expect(main().scrollTop).toBe(40);
  });
});

describe('going back', () => {
  it('finds what had the focus, and how far down it was', async () => {
    open();
    shell.show(place('codex'));
    main().scrollTop = 140;
    button('codex two').focus();
    shell.show(place('settings'));
    expect(main().scrollTop).toBe(0);
    await back();
    expect(went).toEqual([place('codex')]);
    expect(document.activeElement).toBe(button('codex two'));
    expect(main().scrollTop).toBe(140);
    await back();
    expect(document.activeElement).toBe(button('title one'));
  });

  it.each([
    ['the button', () => button('Back').click()],
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))],
  ])('is what %s does', async (_, press) => {
    open();
    shell.show(place('codex'));
    press();
    await arrived();
    expect(went).toEqual(['back', TITLE]);
    expect(dataset['page']).toBe('title');
  });

  it('from a page that was opened first leads to the title', () => {
    open('#codex');
    button('Back').click();
    expect(went).toEqual(['back', TITLE]);
    expect(location.hash).toBe('');
  });

  it('does not answer Escape on the title, under a dialog, or when somebody else did', () => {
    open();
    const press = (): Event => new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    window.dispatchEvent(press());
    shell.show(place('codex'));
    const heeded = press();
    heeded.preventDefault();
    window.dispatchEvent(heeded);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    window.dispatchEvent(press());
    expect(went).toEqual([]);
  });

  it('leads to a page once, however often it was gone to', async () => {
    open();
    shell.show(place('codex'));
    shell.show(place('settings'));
    shell.show(place('codex'));
    await arrived();
    expect(went).toEqual([]);
    expect(dataset['page']).toBe('codex');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('goes on from where it leads, though that is asked before the browser is there', async () => {
    open();
    shell.show(place('codex'));
    shell.show(TITLE);
    shell.show(place('settings'));
    await arrived();
    expect(location.hash).toBe('#settings');
    await back();
    expect(went).toEqual([TITLE]);
  });
});

describe('the table', () => {
  it('waits with a sentence and nothing to press, and then lies over everything', () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    expect(main().textContent).toBe('One moment');
    expect(main().querySelector('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('One moment');
    shell.hide();
    expect([main().hidden, location.hash, dataset['page'], document.title]).toEqual([true, '#table', 'table', 'Lanterndeep']);
  });

  it('is left by the browser’s Back, and come back to by its Forward', async () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    shell.hide();
    await back();
    expect(went).toEqual([place('codex')]);
    expect([main().hidden, dataset['page']]).toEqual([false, 'codex']);
    history.forward();
    await arrived();
    expect(went).toEqual([place('codex'), 'table']);
  });

  it('is come back to from a page that was gone to during the game', async () => {
    isUnderWay = true;
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('settings'));
    await back();
    expect(went).toEqual(['table']);
  });

  it('is laid once, though a new game was begun from a page above it', async () => {
    isUnderWay = true;
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('settings'));
    shell.wait('One moment');
    shell.hide();
    await arrived();
    expect(location.hash).toBe('#table');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('gives its place to what comes after a game', async () => {
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('summary'));
    expect(location.hash).toBe('#summary');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('that is left for the title is behind nobody', async () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    shell.hide();
    shell.show(TITLE);
    await arrived();
    expect(location.hash).toBe('');
    expect(dataset['page']).toBe('title');
    shell.show(place('settings'));
    await back();
    expect(went).toEqual([TITLE]);
  });
});

describe('an address', () => {
  it('typed by hand lies on top of what was shown', async () => {
    open();
    shell.show(place('settings'));
    location.hash = '#codex=ogre';
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(went).toEqual([place('codex', 'ogre')]);
    button('Back').click();
    await arrived();
    expect(went.at(-1)).toEqual(place('settings'));
  });

  it('with a history of another make begins anew', () => {
    history.replaceState({ beneath: 'everything', spot: 3 }, '', '/#codex');
    expect(open('#codex')).toEqual(place('codex'));
    button('Back').click();
    expect(went).toEqual(['back', TITLE]);
  });
});
