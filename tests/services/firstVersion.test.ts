import { beforeEach, describe, expect, it } from 'vitest';
import { movedName, moveNotes } from '../../src/services/storage/firstVersion';
import { ENDS, notePlace } from '../../src/services/storage/journal';
import { SAVE } from '../support/games';

const [NEWEST_BEFORE, ENDS_BEFORE] = ['lanterndeep-journal', 'lanterndeep-journal-ends'];
const PLACE = notePlace(SAVE);

let desk: Map<string, string>;
const store = {
  getItem: (key: string) => desk.get(key) ?? null,
  setItem: (key: string, value: string) => void desk.set(key, value),
  removeItem: (key: string) => void desk.delete(key),
};
const move = (): void => moveNotes(store, { note: notePlace, ends: ENDS });

const save = (id: string, hold: number, revision: number): object => ({ id, stamp: { hold, revision } });
const noted = (value: object, key = 'game/current'): string => JSON.stringify({ key, value, unread: false });
const endsOf = (hold: number, ...ids: readonly string[]): string =>
  JSON.stringify({ key: 'ends', value: { stamp: { hold, revision: 1 }, saves: ids }, unread: false });

beforeEach(() => {
  desk = new Map();
});

it.each([
  ['game/current', 'game/one-deck-dungeon/current'],
  ['gauntlet', 'one-deck-dungeon/gauntlet'],
  ['sheet/mage', 'one-deck-dungeon/sheet/mage'],
  ['daily/2026-11-18', 'one-deck-dungeon/daily/2026-11-18'],
  ['chronicle/sheet', 'chronicle/sheet'],
  ['aside/2026-11-18/1/game/current', 'aside/2026-11-18/1/game/current'],
  ['holder', 'holder'],
])('an entry of the first version has its name for ever: %s is %s', (before, now) => {
  expect([movedName(before), movedName(now)]).toEqual([now, now]);
});

describe('what a tab of the first version has noted', () => {
  it('is taken over, and goes from its old place', () => {
    desk.set(NEWEST_BEFORE, noted(save('torch', 4, 2))).set(ENDS_BEFORE, endsOf(4, 'one'));
    move();
    expect([...desk]).toEqual([
      [PLACE, noted(save('torch', 4, 2), SAVE)],
      [ENDS, endsOf(4, 'one')],
    ]);
  });

  it('is in its new place before it goes from the old one', () => {
    desk.set(NEWEST_BEFORE, noted(save('torch', 4, 2)));
    const dying = { ...store, removeItem: () => expect.unreachable('the page has died') };
    expect(() => moveNotes(dying, { note: notePlace, ends: ENDS })).toThrow();
    expect(desk.get(PLACE)).toBe(noted(save('torch', 4, 2), SAVE));
    move();
    expect([...desk.keys()]).toEqual([PLACE]);
  });

  it.each([
    ['an earlier claim', save('old', 3, 9)],
    ['an earlier revision', save('old', 4, 1)],
    ['no claim', { id: 'old' }],
  ])('does not take the place of a newer note: it is of %s', (_, older) => {
    desk.set(PLACE, noted(save('new', 4, 2), SAVE)).set(NEWEST_BEFORE, noted(older));
    move();
    expect([...desk]).toEqual([[PLACE, noted(save('new', 4, 2), SAVE)]]);
  });

  it('takes the place of an older one', () => {
    desk.set(PLACE, noted(save('old', 4, 2), SAVE)).set(NEWEST_BEFORE, noted(save('new', 5, 1)));
    move();
    expect([...desk]).toEqual([[PLACE, noted(save('new', 5, 1), SAVE)]]);
  });

  it('is set beside the ends that are noted already', () => {
    desk.set(ENDS, endsOf(6, 'two')).set(ENDS_BEFORE, endsOf(4, 'one'));
    move();
    expect([...desk]).toEqual([[ENDS, endsOf(6, 'two', 'one')]]);
  });

  it('is taken over as it is where it cannot be read, for whoever sets it aside', () => {
    desk.set(NEWEST_BEFORE, 'torn {');
    move();
    expect([...desk]).toEqual([[PLACE, 'torn {']]);
  });
});
