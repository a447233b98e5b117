import { describe, expect, it } from 'vitest';
import { contentOf, tableView } from '../../../../src/games/onedeck/table';
import { isServed, LEAST_SCREEN, layoutTable, type TableContent } from '../../../../src/games/onedeck/table/layout';
import type { Screen } from '../../../../src/table';
import { describeLayout } from '../../../support/layoutSuite';
import { TONGUES } from '../../../support/spoken';
import { ONE_DECK_LAYOUT, problemsOf } from './layoutProblems';
import { menusOf, topMenu } from './menus';
import { STATES } from './played';

/** Windows that the table is just laid in. */
const CROWDED = [
  [640, 360],
  [560, 480],
  [600, 520],
  [360, 640],
  [560, 640],
  [1024, 560],
] as const;
const many = <Value>(count: number, value: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => value(at));
const abilitiesOf = (...counts: readonly number[]): TableContent['abilities'] =>
  counts.map((count) => many(count, (at) => 20 + ((at * 17) % 45)));
const answersOf = (count: number): TableContent['answers'] =>
  many(count, (at) => ({ title: 8 + ((at * 13) % 45), detail: (at * 11) % 50 }));
const EMPTY: TableContent = {
  doors: 4,
  hasEncounter: false,
  boss: false,
  boxes: [],
  special: 0,
  dice: [],
  answers: answersOf(0),
  buttons: 2,
  abilities: abilitiesOf(2),
  potions: 0,
  hero: 0,
  pages: [],
  floors: [
    { lit: true, letters: 56, boxes: 2 },
    { lit: false, letters: 17, boxes: 0 },
    { lit: false, letters: 17, boxes: 0 },
  ],
  loot: null,
};
const DEEP: TableContent['floors'] = many(3, () => ({ lit: true, letters: 52, boxes: 2 }));
const FACED: TableContent = {
  ...EMPTY,
  hasEncounter: true,
  boxes: ['normal', 'wide', 'normal'],
  special: 60,
  dice: many(7, () => 0),
  buttons: 1,
};
const CROWD: TableContent['boxes'] = many(10, (at) => (at % 3 === 2 ? 'wide' : 'normal'));
const TRAP: TableContent = {
  ...FACED,
  special: 0,
  dice: [],
  boxes: ['wide', 'wide', 'normal', 'normal', 'normal'],
  floors: DEEP,
  sill: { ways: 2, items: 4 },
};
const BOSS: TableContent = { ...FACED, boss: true, boxes: ['normal', 'normal', 'normal', 'wide', 'normal', 'wide', 'normal'] };
const CONTENTS: Readonly<Record<string, TableContent>> = {
  'closed doors': EMPTY,
  'doors and two answers': { ...EMPTY, answers: answersOf(2) },
  'doors and many answers': { ...EMPTY, answers: answersOf(40), buttons: 0 },
  'a foe': FACED,
  'a foe, dice and a few answers': { ...FACED, answers: answersOf(3) },
  'a way to choose': { ...FACED, dice: [], answers: answersOf(4), buttons: 0 },
  'many boxes, dice and answers': { ...FACED, boxes: CROWD, dice: many(16, () => 0), answers: answersOf(40), floors: DEEP },
  'a trap at the door': TRAP,
  'a trap, a potion and many items': {
    ...TRAP,
    answers: answersOf(1),
    sill: { ways: 2, items: 7 },
    abilities: abilitiesOf(8),
    potions: 3,
  },
  'two heroes and a trap': { ...TRAP, answers: answersOf(2), abilities: abilitiesOf(4, 5), sill: { ways: 2, items: 3 } },
  'a way that is chosen': { ...TRAP, buttons: 0 },
  'a fight at the door': { ...TRAP, special: 70, boxes: CROWD.slice(0, 8), buttons: 2, sill: { ways: 0, items: 2 } },
  'a hero who has learnt much': { ...FACED, abilities: abilitiesOf(9), potions: 3, floors: DEEP },
  'two heroes and a foe': { ...FACED, abilities: abilitiesOf(4, 5), dice: [0, 1, 1, 0, 1, 0, 1], potions: 2, hero: 1 },
  'four heroes and a foe': {
    ...FACED,
    abilities: abilitiesOf(5, 4, 6, 3),
    dice: [2, 0, 3, 1, 0, 2, 1, 3, 0],
    answers: answersOf(6),
    potions: 7,
  },
  'four heroes at the doors': { ...EMPTY, abilities: abilitiesOf(2, 2, 2, 2), potions: 1 },
  'a boss': { ...BOSS, potions: 4 },
  'four heroes and a boss': { ...BOSS, abilities: abilitiesOf(5, 5, 5, 7), dice: many(14, (at) => at % 4), potions: 7 },
};
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };

/** What has to find its place in whole games, each only once. */
const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
const REAL = [
  ...new Map(
    STATES.flatMap((state) => {
      const view = tableView(state, translate);
      return menusOf(state, translate).map((menu) => contentOf(view, menu));
    }).map((content) => [JSON.stringify(content), content] as const),
  ).values(),
];

describeLayout('One Deck Dungeon', { ...ONE_DECK_LAYOUT, contents: CONTENTS, moments: REAL });

describe('the layout of the table', () => {
  it.each(CROWDED)('%i × %i with large letters and all that comes up in whole games', (width, height) => {
    const contents = [...Object.values(CONTENTS), ...REAL];
    const problems = [1.25, 1.5].flatMap((textScale) =>
      contents.flatMap((content) => problemsOf({ width, height, safe: BARE, textScale }, content)),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('has no potions lie over the end of a game', () => {
    const over = STATES.filter(({ phase, identified }) => phase === 'over' && identified.length > 0);
    const potions = over.map((state) => contentOf(tableView(state, translate), topMenu(state, translate)).potions);
    expect(over.length).toBeGreaterThan(0);
    expect(new Set(potions)).toEqual(new Set([0]));
  });

  const least = [
    [LEAST_SCREEN.width, LEAST_SCREEN.long],
    [LEAST_SCREEN.long, LEAST_SCREEN.height],
  ] as const;

  it.each(least)('has room for everything on the smallest screen that is served, %i × %i', (width, height) => {
    const screen = { width, height, safe: BARE, textScale: 1 };
    expect(isServed(screen)).toBe(true);
    for (const content of Object.values(CONTENTS)) expect(problemsOf(screen, content)).toEqual([]);
    for (const smaller of [{ width: width - 1 }, { height: height - 1 }, { safe: { ...BARE, left: 1, top: 1 } }]) {
      expect(isServed({ ...screen, ...smaller })).toBe(false);
    }
  });

  it('ends on every screen, however small', () => {
    for (const width of [0, 1, 40, 160, 320, 360, 400]) {
      for (const height of [0, 1, 40, 180, 225, 240]) {
        const screen = { width, height, safe: { ...BARE, left: 20, bottom: 30 }, textScale: 1.5 };
        for (const content of Object.values(CONTENTS)) expect(layoutTable(screen, content).heroes).toBeDefined();
      }
    }
  });

  it('turns with the screen', () => {
    const shapeOf = (width: number, height: number) => layoutTable({ width, height, safe: BARE, textScale: 1 }, EMPTY).shape;
    expect(shapeOf(1280, 720)).toBe('wide');
    expect(shapeOf(390, 844)).toBe('tall');
    expect(shapeOf(844, 390)).toBe('flat');
  });

  it('makes the words larger and nothing else wider than the screen', () => {
    const at = (textScale: number) => layoutTable({ width: 1280, height: 720, safe: BARE, textScale }, EMPTY);
    expect(at(1.5).text).toBe(at(1).text * 1.5);
    expect(at(1).text).toBeGreaterThanOrEqual(16);
  });

  it('turns through all abilities of a hero, page after page', () => {
    const learnt = CONTENTS['a hero who has learnt much'] ?? EMPTY;
    const phone: Screen = { width: 390, height: 844, safe: BARE, textScale: 1.5 };
    const [turn] = layoutTable(phone, learnt).turns;
    expect(turn?.pages).toBeGreaterThan(1);
    const seen = many(turn?.pages ?? 0, (page) => layoutTable(phone, { ...learnt, pages: [page] })).flatMap(
      ({ abilities, potions }) => [
        ...abilities.map(({ ability }) => `ability ${ability}`),
        ...potions.map(({ potion }) => `potion ${potion}`),
      ],
    );
    expect(seen).toHaveLength(9 + 3);
    expect(new Set(seen).size).toBe(9 + 3);
  });

  it('keeps the dice of each hero together, in the order of the pool', () => {
    const { dice, owners } = layoutTable(
      { width: 1280, height: 720, safe: BARE, textScale: 1 },
      { ...FACED, abilities: abilitiesOf(2, 2), dice: [1, 0, 1, 0] },
    );
    expect(owners.map(({ hero }) => hero)).toEqual([0, 1]);
    const along = [owners[0]?.rect, dice[1], dice[3], owners[1]?.rect, dice[0], dice[2]].map(
      (rect) => (rect?.y ?? 0) * 10_000 + (rect?.x ?? -1),
    );
    expect(along).toEqual([...along].sort((one, other) => one - other));
  });
});
