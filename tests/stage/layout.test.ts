import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, type Rect, tableView } from '../../src/stage';
import { contains, inset, layoutTable, overlap, type Screen, type TableContent, type TableLayout } from '../../src/stage/layout';
import { menusOf } from './menus';
import { STATES } from './played';
import { TONGUES } from './spoken';

const SCREENS = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [768, 1024],
  [1024, 768],
  [390, 844],
  [844, 390],
  [320, 568],
  [568, 320],
] as const;
const EMPTY: TableContent = { doors: 4, faced: false, boxes: [], dice: 0, rows: 0, heroes: 1 };
const FACED: TableContent = { ...EMPTY, faced: true, boxes: ['normal', 'wide', 'normal'], dice: 7, rows: 4 };
const CROWD: TableContent['boxes'] = Array.from({ length: 10 }, (_, at) => (at % 3 === 2 ? 'wide' : 'normal'));
const CONTENTS: Readonly<Record<string, TableContent>> = {
  'closed doors': EMPTY,
  'doors and a short list': { ...EMPTY, rows: 2 },
  'doors and a long list': { ...EMPTY, rows: 40 },
  'a foe': FACED,
  'a way to choose': { ...FACED, dice: 0, rows: 0 },
  'many boxes and dice': { ...FACED, boxes: CROWD, dice: 16, rows: 40 },
  'two heroes and a foe': { ...FACED, heroes: 2 },
  'four heroes and a foe': { ...FACED, heroes: 4, rows: 12 },
  'four heroes at the doors': { ...EMPTY, heroes: 4, rows: 6 },
};
const TEXT_SCALES = [1, 1.25, 1.5] as const;
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
/** What a finger finds, and what an eye still reads: on small phones boxes and dice, for which the list has rows of full size. */
const TOUCH = { all: 44, besides: 18 } as const;

const text = (rect: Rect): string => [rect.x, rect.y, rect.width, rect.height].map((side) => side.toFixed(1)).join(' ');

function named(layout: TableLayout): ReadonlyMap<string, Rect> {
  const { bar, scene, heading, tray, deck, discard, dungeon, buttons, tools } = layout;
  const fixed = { bar, scene, heading, tray, deck, discard, ...buttons, ...tools, dungeon };
  const many = (['doors', 'boxes', 'rows', 'heroes', 'dice'] as const).flatMap((kind) =>
    layout[kind].map((rect, at) => [`${kind} ${at + 1}`, rect] as const),
  );
  const entries = [...Object.entries(fixed), ...many];
  return new Map(entries.flatMap(([name, rect]) => (rect === null ? [] : [[name, rect]])));
}

/** A pile with the number beside it. */
const withWords = (pile: Rect, { pileRoom }: TableLayout): Rect => ({ ...pile, width: pile.width + pileRoom });

/** Groups of rectangles that may not touch each other, by what they lie in. */
function neighbours(layout: TableLayout): Readonly<Record<string, readonly Rect[]>> {
  const { bar, scene, heading, tray, doors, boxes, rows, heroes, dungeon, buttons, tools, dice } = layout;
  const piles = [withWords(layout.deck, layout), withWords(layout.discard, layout)];
  return {
    'the table': [bar, scene, tray, ...heroes, ...[dungeon].filter((panel) => panel !== null)],
    scene: [heading, ...doors, ...boxes, ...rows],
    // The piles give way to the dice.
    tray: [...(dice.length > 0 ? dice : piles), buttons.first, buttons.second],
    bar: Object.values(tools),
  };
}

function problemsOf(screen: Screen, content: TableContent): readonly string[] {
  const layout = layoutTable(screen, content);
  const { bar, scene, tray, tools, doors, boxes, rows, heading } = layout;
  const visible = inset({ x: 0, y: 0, width: screen.width, height: screen.height }, screen.safe);
  const outside = (name: string, outer: Rect, inner: readonly Rect[]): readonly string[] =>
    inner.filter((rect) => !contains(outer, rect)).map((rect) => `${text(rect)} is outside ${name} ${text(outer)}`);
  const groups = Object.entries(neighbours(layout));
  const clashes = groups.flatMap(([name, rects]) =>
    rects.flatMap((one, at) =>
      rects.slice(at + 1).flatMap((two) => (overlap(one, two) ? [`in ${name} ${text(one)} overlaps ${text(two)}`] : [])),
    ),
  );
  const leastSide = (name: string): number => {
    if (/^(first|second|undo|redo|log|speed|menu|doors|rows)/.test(name)) return TOUCH.all;
    if (name.startsWith('boxes')) return layout.shape === 'wide' ? TOUCH.all : TOUCH.besides;
    return name.startsWith('dice') ? TOUCH.besides : 0;
  };
  const empty = [...named(layout)].filter(([, { width, height }]) => !(width > 0 && height > 0));
  return [
    ...empty.map(([name, rect]) => `${name} is empty: ${text(rect)}`),
    ...outside('the screen', visible, [...named(layout).values()]),
    ...outside('the scene', scene, [heading, ...doors, ...boxes, ...rows]),
    ...outside('the tray', tray, neighbours(layout)['tray'] ?? []),
    ...outside('the bar', bar, Object.values(tools)),
    ...clashes,
    ...[...named(layout)]
      .filter(([name, { width, height }]) => Math.min(width, height) < leastSide(name) - 0.01)
      .map(([name, rect]) => `${name} is too small for a finger: ${text(rect)}`),
    ...countsWrong(layout, content),
    ...wordsWithoutRoom(layout),
  ];
}

function countsWrong({ doors, boxes, rows, heroes, dice, shape }: TableLayout, content: TableContent): readonly string[] {
  const wanted = {
    doors: [doors.length, content.faced ? 0 : content.doors],
    boxes: [boxes.length, content.boxes.length],
    dice: [dice.length, content.dice],
    heroes: [heroes.length, shape === 'wide' ? content.heroes : 0],
    // A list that is too long has pages, and a page has at least a row of its own.
    rows: [rows.length, Math.min(content.rows, Math.max(rows.length, content.rows > 1 ? 2 : 1))],
  };
  return Object.entries(wanted).flatMap(([kind, [here, due]]) => (here === due ? [] : [`${here} ${kind} for ${due}`]));
}

/** The room that words take, in parts of their size: a label above its detail, a heading above a line of advice. */
function wordsWithoutRoom({ text, heading, shape, buttons, bar, tools }: TableLayout): readonly string[] {
  const headingLines = { wide: 1.85 * 1.35 + 1.2, tall: 1.45 * 1.35 + 1.2, flat: 1.45 * 1.2 }[shape];
  const found: string[] = [];
  if (heading.height < headingLines * text) found.push(`${heading.height} px for a heading of ${headingLines * text}`);
  if (buttons.first.height < 2.6 * text) found.push(`${buttons.first.height} px for two lines of ${text}`);
  if (tools.undo.x - bar.x < bar.width / 2) found.push('the tools take more than half of the bar');
  return found;
}

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

describe('the layout of the table', () => {
  const cases = SCREENS.flatMap(([width, height]) => Object.keys(CONTENTS).map((name) => ({ width, height, name })));

  it.each(cases)('$width × $height with $name', ({ width, height, name }) => {
    for (const textScale of TEXT_SCALES) {
      expect(problemsOf({ width, height, safe: BARE, textScale }, CONTENTS[name] ?? EMPTY)).toEqual([]);
    }
  });

  it.each(SCREENS)('%i × %i with all that comes up in whole games', (width, height) => {
    expect(REAL.length).toBeGreaterThan(50);
    const problems = REAL.flatMap((content) => problemsOf({ width, height, safe: BARE, textScale: 1 }, content));
    expect([...new Set(problems)]).toEqual([]);
  });

  it('holds on any screen, with any notch and text size', () => {
    const side = fc.integer({ min: 320, max: 3840 });
    const notch = fc.integer({ min: 0, max: 50 });
    const screen = fc
      .record({
        width: side,
        height: side,
        safe: fc.record({ top: notch, right: notch, bottom: notch, left: notch }),
        textScale: fc.double({ min: 1, max: 1.5, noNaN: true }),
      })
      .filter(({ width, height, safe }) => {
        const sides = [width - safe.left - safe.right, height - safe.top - safe.bottom];
        return Math.min(...sides) >= 320 && Math.max(...sides) >= 480;
      });
    const property = fc.property(screen, fc.constantFrom(...REAL), (given, content) => {
      expect(problemsOf(given, content)).toEqual([]);
    });
    fc.assert(property, { seed: 7, numRuns: 1000 });
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
});
