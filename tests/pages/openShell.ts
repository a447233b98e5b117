import { afterEach, beforeEach, vi } from 'vitest';
import type { PageBuilder, Visit } from '../../src/games/contract';
import type { Place } from '../../src/machines';
import { type PageTable, Shell } from '../../src/pages';
import { english } from './onPage';

export const TITLE: Place = { page: 'title', detail: null };
export const place = (page: Place['page'], detail: string | null = null): Place => ({ page, detail });

function plain(name: string): PageBuilder {
  return ({ detail }) => {
    const innerHTML = `<button>${name} one</button><button>${name} two</button><p>${detail ?? 'all'}</p>`;
    return Object.assign(document.createElement('div'), { innerHTML });
  };
}

export const visits: Visit[] = [];
export let brought: () => void;
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

export let shell: Shell;
let isUnderWay: boolean;
/** How many pages were shown after the first one. */
export let turns: number;
export let went: (Place | 'table' | 'back')[];

/** Opens the pages at an address. */
export function open(address = ''): Place {
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
    onTurn: () => turns++,
    isUnderWay: () => isUnderWay,
  });
  shell.show(shell.first);
  return shell.first;
}

export const arrived = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
export const back = (): Promise<void> => {
  history.back();
  return arrived();
};
export const main = (): HTMLElement => document.getElementById('page') ?? document.body;
export const { dataset } = document.documentElement;

beforeEach(() => {
  visits.length = 0;
  went = [];
  isUnderWay = false;
  turns = 0;
  shelf = new Promise((resolve) => {
    brought = () => resolve(document.createElement('div'));
  });
  document.body.innerHTML = '<main id="page"></main>';
  vi.spyOn(window, 'addEventListener');
});

afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(type, listener);
});

/** A game is under way on the table from now on. */
export function playOn(): void {
  isUnderWay = true;
}
