import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../src/stage';
import { contains, inset, layoutTable, overlap, type Screen, type TableLayout } from '../../src/stage/layout';

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
const DOOR_COUNTS = [3, 4, 8] as const;
const TEXT_SCALES = [1, 1.25, 1.5] as const;
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
/** The smallest rectangle that a finger finds. */
const TOUCH = 44;

const text = (rect: Rect): string => [rect.x, rect.y, rect.width, rect.height].map((side) => side.toFixed(1)).join(' ');

function named(layout: TableLayout): ReadonlyMap<string, Rect> {
  const { bar, scene, heading, tray, deck, discard, doors, hero, dungeon, buttons, tools } = layout;
  const fixed = { bar, scene, heading, tray, deck, discard, ...buttons, ...tools, hero, dungeon };
  const entries = [...Object.entries(fixed), ...doors.map((door, slot) => [`door ${slot + 1}`, door] as const)];
  return new Map(entries.flatMap(([name, rect]) => (rect === null ? [] : [[name, rect]])));
}

/** A pile with the number beside it. */
const withWords = (pile: Rect, { pileRoom }: TableLayout): Rect => ({ ...pile, width: pile.width + pileRoom });

/** Groups of rectangles that may not touch each other, by what they lie in. */
function neighbours(layout: TableLayout): Readonly<Record<string, readonly Rect[]>> {
  const { bar, scene, heading, tray, doors, hero, dungeon, buttons, tools } = layout;
  const piles = [withWords(layout.deck, layout), withWords(layout.discard, layout)];
  return {
    'the table': [bar, scene, tray, ...[hero, dungeon].filter((panel) => panel !== null)],
    scene: [heading, ...doors],
    tray: [...piles, buttons.first, buttons.second],
    bar: [tools.undo, tools.redo, tools.leave],
  };
}

function problemsOf(screen: Screen, doorCount: number): readonly string[] {
  const layout = layoutTable(screen, doorCount);
  const { bar, scene, tray, buttons, tools, doors, heading } = layout;
  const visible = inset({ x: 0, y: 0, width: screen.width, height: screen.height }, screen.safe);
  const outside = (name: string, outer: Rect, inner: readonly Rect[]): readonly string[] =>
    inner.filter((rect) => !contains(outer, rect)).map((rect) => `${text(rect)} is outside ${name} ${text(outer)}`);
  const groups = Object.entries(neighbours(layout));
  const clashes = groups.flatMap(([name, rects]) =>
    rects.flatMap((one, at) =>
      rects.slice(at + 1).flatMap((two) => (overlap(one, two) ? [`in ${name} ${text(one)} overlaps ${text(two)}`] : [])),
    ),
  );
  const pressed = [...Object.entries(buttons), ...Object.entries(tools), ...doors.map((door) => ['door', door] as const)];
  const empty = [...named(layout)].filter(([, { width, height }]) => !(width > 0 && height > 0));
  return [
    ...empty.map(([name, rect]) => `${name} is empty: ${text(rect)}`),
    ...outside('the screen', visible, [...named(layout).values()]),
    ...outside('the scene', scene, [heading, ...doors]),
    ...outside('the tray', tray, neighbours(layout)['tray'] ?? []),
    ...outside('the bar', bar, Object.values(tools)),
    ...clashes,
    ...pressed
      .filter(([, { width, height }]) => Math.min(width, height) < TOUCH - 0.01)
      .map(([name, rect]) => `${name} is too small for a finger: ${text(rect)}`),
    ...(doors.length === doorCount ? [] : [`${doors.length} doors for ${doorCount}`]),
    ...wordsWithoutRoom(layout),
  ];
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

describe('the layout of the table', () => {
  const cases = SCREENS.flatMap(([width, height]) => DOOR_COUNTS.map((doors) => ({ width, height, doors })));

  it.each(cases)('$width × $height with $doors doors', ({ width, height, doors }) => {
    for (const textScale of TEXT_SCALES) expect(problemsOf({ width, height, safe: BARE, textScale }, doors)).toEqual([]);
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
        return Math.min(...sides) >= 280 && Math.max(...sides) >= 480;
      });
    const property = fc.property(screen, fc.integer({ min: 1, max: 8 }), (given, doors) => {
      expect(problemsOf(given, doors)).toEqual([]);
    });
    fc.assert(property, { seed: 7, numRuns: 1000 });
  });

  it('turns with the screen', () => {
    const shapeOf = (width: number, height: number) => layoutTable({ width, height, safe: BARE, textScale: 1 }, 4).shape;
    expect(shapeOf(1280, 720)).toBe('wide');
    expect(shapeOf(390, 844)).toBe('tall');
    expect(shapeOf(844, 390)).toBe('flat');
  });

  it('makes the words larger and nothing else wider than the screen', () => {
    const at = (textScale: number) => layoutTable({ width: 1280, height: 720, safe: BARE, textScale }, 4);
    expect(at(1.5).text).toBe(at(1).text * 1.5);
    expect(at(1).text).toBeGreaterThanOrEqual(16);
  });
});
