import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, inset, overlap, type Rect, type Screen } from '../../src/table';

/** The least side of what a finger has to find. On the smallest phones some things may be what an eye still reads. */
const TOUCH = 44;
const READ = 22;
const SMALLEST_PHONE = [375, 667] as const;
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const TEXT_SCALES = [1, 1.25, 1.5] as const;
/** From a large desk down to the smallest phone, upright and lying. */
const SIZES = [
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
const RUNS = 1000;

/** Things that lie inside of one another, and may not touch each other. */
export interface LaidGroup {
  readonly name: string;
  readonly outer: Rect;
  readonly inner: readonly Rect[];
}

export interface LaidOut {
  /** The first group lies in the safe area, whatever its `outer` is. */
  readonly groups: readonly [LaidGroup, ...LaidGroup[]];
  /** Everything that a finger has to find, by kind. */
  readonly touched: Readonly<Record<string, readonly Rect[]>>;
  /** The same of things that may be smaller on the smallest phones. */
  readonly read?: Readonly<Record<string, readonly Rect[]>>;
  /** What else is wrong, in words. */
  readonly lacks?: readonly string[];
}

export interface LayoutInput<Content> {
  /** What is hardest to lay, by name. */
  readonly contents: Readonly<Record<string, Content>>;
  /** What has to find its place in random games. */
  readonly moments: readonly Content[];
  isServed(screen: Screen): boolean;
  layOut(screen: Screen, content: Content): LaidOut;
}

/** The layout of every game: nothing overlaps or is too small for a finger, and all of it lies in the safe area. */
export function describeLayout<Content>(name: string, input: LayoutInput<Content>): void {
  const { contents, moments, isServed } = input;
  const screens = SIZES.map(([width, height]) => ({ width, height, safe: BARE, textScale: 1 })).filter(isServed);
  const found = (screen: Screen, all: readonly Content[]) => [
    ...new Set(all.flatMap((content) => layoutProblems(input, screen, content))),
  ];

  describe(`${name} is laid`, () => {
    it('on nine screens', () => {
      expect(screens).toHaveLength(SIZES.length);
      expect(moments.length).toBeGreaterThan(0);
    });

    it.each(screens.flatMap(({ width, height }) => TEXT_SCALES.map((textScale) => ({ width, height, textScale }))))(
      'on $width × $height with letters of $textScale',
      (size) => {
        // Moments of games are many: with larger letters a part of them does.
        const some = moments.filter((_, at) => size.textScale === 1 || at % 4 === 0);
        expect(found({ ...size, safe: BARE }, [...Object.values(contents), ...some])).toEqual([]);
      },
    );

    it('on any screen that is served, with any notch and any letters', () => {
      const notch = fc.integer({ min: 0, max: 50 });
      const side = fc.integer({ min: 200, max: 3840 });
      const safe = fc.record({ top: notch, right: notch, bottom: notch, left: notch });
      const textScale = fc.double({ min: 1, max: 1.5, noNaN: true });
      const screen = fc.record({ width: side, height: side, safe, textScale }).filter(isServed);
      const property = fc.property(screen, fc.constantFrom(...moments), (given, content) => {
        expect(layoutProblems(input, given, content)).toEqual([]);
      });
      fc.assert(property, { seed: 7, numRuns: RUNS });
    });
  });
}

/** Says what is wrong with the layout of one screen. */
export function layoutProblems<Content>(
  { layOut }: Pick<LayoutInput<Content>, 'layOut'>,
  screen: Screen,
  content: Content,
): readonly string[] {
  const visible = inset({ x: 0, y: 0, width: screen.width, height: screen.height }, screen.safe);
  const { groups, touched, read = {}, lacks = [] } = layOut(screen, content);
  const [whole, ...rest] = groups;
  const [short, long] = SMALLEST_PHONE;
  const isSmall = Math.min(visible.width, visible.height) < short || Math.max(visible.width, visible.height) < long;
  return [
    ...[{ ...whole, outer: visible }, ...rest].flatMap(crowded),
    ...tooSmall(touched, TOUCH),
    ...tooSmall(read, isSmall ? READ : TOUCH),
    ...lacks,
  ];
}

const text = (rect: Rect): string => [rect.x, rect.y, rect.width, rect.height].map((side) => side.toFixed(1)).join(' ');

function crowded({ name, outer, inner }: LaidGroup): readonly string[] {
  const empty = inner.filter(({ width, height }) => !(width > 0 && height > 0));
  const outside = inner.filter((rect) => !contains(outer, rect));
  const clashes = inner.flatMap((one, at) =>
    inner.slice(at + 1).flatMap((two) => (overlap(one, two) ? [[one, two] as const] : [])),
  );
  return [
    ...empty.map((rect) => `in ${name} ${text(rect)} is empty`),
    ...outside.map((rect) => `${text(rect)} is outside ${name} ${text(outer)}`),
    ...clashes.map(([one, two]) => `in ${name} ${text(one)} overlaps ${text(two)}`),
  ];
}

function tooSmall(things: LaidOut['touched'], least: number): readonly string[] {
  return Object.entries(things).flatMap(([name, rects]) => {
    const missed = rects.filter(({ width, height }) => Math.min(width, height) < least - 0.01);
    return missed.map((rect) => `${name} is too small for a finger: ${text(rect)}`);
  });
}
