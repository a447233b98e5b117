import { expect, it } from 'vitest';
import { type DieId, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import {
  choicesIn,
  contentOf,
  handMenu,
  idOf,
  layoutTable,
  menuOf,
  placesOf,
  tableView,
} from '../../../../src/games/onedeck/table';
import { TONGUES } from '../../../support/spoken';
import { laidTable } from '../../../wiring/table/laidTable';
import { STATES } from './played';

const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SCREENS = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 568],
] as const;
const POOLS = STATES.filter(({ phase }) => phase === 'pool');

it.each(SCREENS)('the button that ends a fight has one place in all of it, at %i × %i', (width, height) => {
  const places = new Map<number, Set<string>>();
  for (const state of POOLS.slice(0, 60)) {
    const view = tableView(state, translate);
    const choices = choicesIn(state, translate);
    const pool = state.encounter?.pool ?? [];
    const hands: readonly (readonly DieId[])[] = [[], pool.slice(0, 1).map(({ id }) => id), pool.slice(0, 2).map(({ id }) => id)];
    for (const hand of hands) {
      for (const aim of [null, { kind: 'box', box: 0 }] as const) {
        const menu = menuOf(choices, { translate, folder: null, again: null, hand: handMenu(aim, { state, hand, translate }) });
        expect(menu.first?.choice?.command.type).toBe('finish');
        // A list of answers beside dice takes more of a phone on its side.
        if (menu.answers.length > 0) continue;
        const { first } = layoutTable({ width, height, safe: SAFE, textScale: 1 }, contentOf(view, menu)).buttons;
        const party = state.heroes.length;
        places.set(
          party,
          (places.get(party) ?? new Set()).add(
            JSON.stringify([first.x, first.y, first.width, first.height].map((part) => part.toFixed(3))),
          ),
        );
      }
    }
  }
  expect(places.size).toBeGreaterThan(0);
  for (const [party, rects] of places) expect([...rects].slice(1), `${party} heroes, like ${[...rects][0]}`).toEqual([]);
});

it.each(SCREENS)('two options stand in the order of their boxes, at %i × %i', (width, height) => {
  const states = STATES.filter(({ phase }) => phase === 'option');
  expect(states).not.toEqual([]);
  for (const state of states) {
    const { shown } = laidTable(state);
    const table = shown.at(-1);
    if (table === undefined) throw new Error('nothing is shown');
    const layout = layoutTable({ width, height, safe: SAFE, textScale: 1 }, contentOf(table.view, table.menu));
    const places = placesOf(table, layout);
    const ways = table.menu.entries.flatMap(({ id, choice }) => {
      const at = places.find((place) => place.id === id && place.pressed);
      return choice?.command.type === 'chooseOption' ? [{ option: choice.command.option, at: at?.rect }] : [];
    });
    expect(ways).toEqual([
      { option: 0, at: layout.sill?.ways[0]?.rect },
      { option: 1, at: layout.sill?.ways[1]?.rect },
    ]);
    const [one, other] = ways.map(({ at }) => at);
    if (one === undefined || other === undefined) throw new Error('a way has no place');
    // Side by side, or where there is no room one above the other.
    const isBeside = one.x + one.width <= other.x && one.y === other.y;
    const isAbove = one.y + one.height <= other.y && one.x === other.x;
    expect(isBeside || isAbove, JSON.stringify([one, other])).toBe(true);
  }
});

it.each(SCREENS)('the ways of a peril stay where they are while one is paid for, at %i × %i', (width, height) => {
  const laidOut = (state: State) => {
    const menu = menuOf(choicesIn(state, translate), { translate, folder: null, again: null });
    const layout = layoutTable({ width, height, safe: SAFE, textScale: 1 }, contentOf(tableView(state, translate), menu));
    return { scene: layout.scene, ways: layout.sill?.ways, loot: layout.sill?.loot, boxes: layout.boxes };
  };
  let perils = 0;
  for (const door of STATES.filter(({ phase }) => phase === 'door')) {
    const way = choicesIn(door, translate).find(({ spot }) => spot?.kind === 'way');
    const paid = way === undefined ? null : oneDeckDungeon.step(door, way.command);
    if (paid === null || !paid.ok || paid.state.phase !== 'option') continue;
    perils += 1;
    expect(laidOut(paid.state)).toEqual(laidOut(door));
  }
  expect(perils).toBeGreaterThan(0);
});

it('the menu of a die opens by its id and by D where the die has the focus, and discards it', () => {
  const state = POOLS.find(({ encounter }) => (encounter?.pool.length ?? 0) > 2);
  const [die] = state?.encounter?.pool ?? [];
  if (state === undefined || die === undefined) throw new Error('no such state');
  let focused = idOf({ kind: 'die', die: die.id });
  const { session, input, entries } = laidTable(state, { focused: () => focused });
  expect(input.key('D')).toBe(true);
  expect(entries()[0]).toBe('back');
  expect(entries()).toContain(`discardDie-${die.id}`);
  input.press('back');
  focused = '';
  input.press(idOf({ kind: 'dieMenu', die: die.id }));
  input.press(`discardDie-${die.id}`);
  expect(session.isPresenting).toBe(true);
});
