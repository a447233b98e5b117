import { describe, expect, it } from 'vitest';
import {
  choicesIn,
  contentOf,
  folderOf,
  isDoor,
  layoutTable,
  type Menu,
  pageOf,
  tableView,
  targetOf,
} from '../../../../src/games/onedeck/table';
import type { Rect } from '../../../../src/table';
import { TONGUES } from '../../../support/spoken';
import { menusOf, topMenu } from './menus';
import { STATES } from './played';

const SCREENS = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
const ALL = STATES.map((state) => ({ state, menus: menusOf(state, translate), choices: choicesIn(state, translate) }));

const ids = (entries: Menu['entries']): readonly string[] => entries.map(({ id }) => id);
/** Every entry that is somewhere on the canvas: on a page of the list, on a button or on a door. */
function laidOut({ first, second, answers, entries }: Menu, doors: readonly Rect[], places: readonly Rect[]): readonly string[] {
  const listed: string[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const shown = pageOf(answers, places, page);
    pages = shown.turn?.pages ?? 1;
    listed.push(...shown.placed.map(({ entry }) => entry.id));
  }
  const onDoors = entries.filter(({ spot }) => spot?.kind === 'door' && doors[spot.door] !== undefined);
  return [...listed, ...[first, second].flatMap((entry) => entry?.id ?? []), ...ids(onDoors)];
}

/** Reached by pressing what it is about: a door, a box, a skill, or dice that are taken up. */
const isOnThing = ({ spot }: Menu['entries'][number]): boolean => spot !== null;

describe('the menu', () => {
  it('leads to every choice, each by one way', () => {
    for (const { menus, choices, state } of ALL) {
      const reached = menus.flatMap(({ entries }) => entries.flatMap(({ choice }) => choice ?? []));
      // One of all splits stands, and heroes change places to come to another.
      const listed = state.phase === 'split' ? choices.filter(({ command }) => command.type !== 'splitParty') : choices;
      const found = state.phase === 'split' ? reached.filter(({ command }) => command.type !== 'splitParty') : reached;
      expect(reached.length - found.length).toBe(state.phase === 'split' ? 1 : 0);
      expect([...found.map(({ id }) => id)].sort()).toEqual(listed.map(({ id }) => id).sort());
      expect(state.phase === 'over').toBe(reached.length === 0);
    }
  });

  it('has each entry on a button, a thing or the list, and nothing twice in the list', () => {
    for (const { menus } of ALL) {
      for (const { first, second, answers, entries } of menus) {
        const elsewhere = new Set([first?.id, second?.id, ...ids(entries.filter(isOnThing))]);
        const isFolder = entries[0]?.id === 'back';
        expect(ids(answers)).toEqual(ids(entries).filter((id) => isFolder || !elsewhere.has(id)));
        expect(new Set(ids(entries)).size).toBe(entries.length);
        expect(first === null || first !== second).toBe(true);
      }
    }
  });

  it.each(SCREENS)('can be reached to its last entry on %i × %i', { timeout: 30_000 }, (width, height) => {
    for (const { state, menus } of ALL) {
      const view = tableView(state, translate);
      for (const menu of menus) {
        const { doors, answers } = layoutTable({ width, height, safe: SAFE, textScale: 1 }, contentOf(view, menu));
        const things = ids(menu.entries.filter(isOnThing).filter((entry) => !isDoor(entry)));
        expect(new Set([...laidOut(menu, doors, answers), ...things])).toEqual(new Set(ids(menu.entries)));
      }
    }
  });

  it('has one key for each of the first entries, and none twice', () => {
    for (const { menus } of ALL.filter(({ state }) => state.phase !== 'over')) {
      for (const { entries } of menus) {
        const keys = entries.map(({ shortcut }) => shortcut).filter((key) => key !== '');
        expect(new Set(keys).size).toBe(keys.length);
        // Undo and redo have theirs already.
        expect(keys.filter((key) => !/^[0-9A-Z]$/.test(key) || 'UR'.includes(key))).toEqual([]);
        expect(keys.length).toBeGreaterThanOrEqual(Math.min(entries.length, 9));
      }
    }
  });

  it('names no entry as it names anything else that can be pressed', () => {
    for (const { menus } of ALL) {
      for (const id of menus.flatMap(({ entries }) => ids(entries))) {
        const { kind } = targetOf(id);
        if (id === 'back' || id === 'again') expect(kind).toBe(id === 'back' ? 'back' : 'tool');
        else expect(['command', 'folder', 'seat', 'order']).toContain(kind);
      }
    }
  });

  it('goes back from every folder, and offers at least two ways there, or one that gives something up', () => {
    const folders = ALL.flatMap(({ menus }) => menus.slice(1));
    expect(folders.length).toBeGreaterThan(20);
    for (const { entries, first, second } of folders) {
      expect(entries[0]?.id).toBe('back');
      expect(entries.length).toBeGreaterThan(entries[1]?.choice?.command.type === 'claim' ? 1 : 2);
      expect(entries.flatMap((entry) => folderOf(entry) ?? [])).toEqual([]);
      expect([first, second]).toEqual([null, null]);
    }
  });

  it('opens as before when its folder is gone', { timeout: 30_000 }, () => {
    for (const { state, menus } of ALL) expect(topMenu(state, translate, 'box-99')).toEqual(menus[0]);
  });

  it('offers another game when this one is over, and nothing else', () => {
    const ended = ALL.filter(({ state }) => state.phase === 'over');
    expect(ended.length).toBeGreaterThan(0);
    for (const { menus } of ended)
      expect(menus.map(({ first, entries }) => [first?.id, ids(entries)])).toEqual([['again', ['again']]]);
  });
});

describe('a page of the list', () => {
  const [entry] = ALL.flatMap(({ menus }) => menus.flatMap(({ entries }) => entries));
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...(entry as NonNullable<typeof entry>), id: `${at}` }));
  const rects = (count: number) => Array.from({ length: count }, (_, at): Rect => ({ x: 0, y: at * 50, width: 100, height: 44 }));

  it.each([
    [3, 3, [['0', '1', '2']]],
    [
      4,
      3,
      [
        ['0', '1'],
        ['2', '3'],
      ],
    ],
    [5, 3, [['0', '1'], ['2', '3'], ['4']]],
    [0, 1, [[]]],
  ] as const)('%i entries on %i rows', (count, rows, pages) => {
    for (const [at, wanted] of pages.entries()) {
      const { placed, turn } = pageOf(entries(count), rects(rows), at);
      expect(placed.map((place) => place.entry.id)).toEqual(wanted);
      expect(turn).toEqual(pages.length === 1 ? null : { rect: rects(rows).at(-1), page: at, pages: pages.length });
    }
  });

  it('goes round from the last to the first', () => {
    expect(pageOf(entries(5), rects(3), -1).turn?.page).toBe(2);
    expect(pageOf(entries(5), rects(3), 3).turn?.page).toBe(0);
  });
});
