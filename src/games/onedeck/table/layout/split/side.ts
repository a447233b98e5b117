import { inset, type Part, rows, shared, stacked } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import type { Size, SplitRow, SplitSidePlace, SplitSize } from '../ground';

export interface SideMeasure {
  readonly text: number;
  readonly gap: number;
  /** The smallest side of what is pressed. */
  readonly least: number;
  readonly look: 'arch' | 'row';
  /** True for the fight at the right, whose foe stands at its outer side. */
  readonly flipped: boolean;
  /** True where nobody stands before it yet. */
  readonly alone?: boolean;
}

interface OneSide {
  readonly size: SplitSize;
  /** The sizes of its boxes. */
  readonly boxes: readonly Size[];
}

const ORDER = ['head', 'boxes', 'rows', 'bar', 'line'] as const;
type SideParts = (typeof ORDER)[number];

const NONE: Part = { best: 0, good: 0, least: 0 };
const LINE = 1.2;
/** The width of a letter, as a part of the text size. */
const LETTER = 0.46;
/** A box that is narrower than this begins a second line. */
const NARROW = 33;
const WIDEST = 84;
/** The room of the plate around the boxes that the dungeon adds. */
const PLATE = 4;

/** Places one of the two fights in its panel: the foe, its boxes, its pair, the odds. */
export function placeSide(panel: Rect, { size, boxes }: OneSide, measure: SideMeasure) {
  const { text, gap, look, alone } = measure;
  const inner = innerOf(panel, measure);
  const groups = linesOf(boxes, size, inner.width);
  const parts = partsOf(inner, { groups, size }, measure);
  const spare = Math.max(0, inner.height - Object.values(parts).reduce((sum, { best }) => sum + best, 0));
  const fitted = shared(inner.height - spare, parts);
  // What nothing else needs makes the picture higher.
  const heights = lowered({ ...fitted, head: fitted.head + spare }, inner.height);
  const { head, boxes: shelf, rows: pair, bar, line } = stacked(inner, heights, { order: ORDER, gap: gap * 0.6 });
  const laid = placeGroups(shelf, groups);
  const title = Math.min(head.height, text * (look === 'arch' ? 2 : 1.7));
  const said = Math.min(head.height - title, ruleHeight(inner.width, size, measure));
  const stage = { ...panel, height: shelf.y - panel.y - 2 };
  const seats = look === 'arch' ? archesIn(stage, { head, measure }) : [];
  const place: SplitSidePlace = {
    panel,
    picture: look === 'arch' ? stage : { ...stage, width: panel.width },
    name: { ...head, height: title },
    rule: said < text ? null : { ...head, y: head.y + title, height: said, width: ruleWidth(inner.width, measure) },
    plate: laid.plate,
    rows: alone === true ? [] : rows(pair, 2, gap * 0.5).map((rect, at) => rowIn(rect, seats[at] ?? null, measure)),
    bar: alone === true ? null : bar,
    line: line.height >= text ? line : null,
  };
  return { place, boxes: laid.boxes };
}

const ruleWidth = (width: number, { look }: Pick<SideMeasure, 'look'>): number => width * (look === 'arch' ? 0.5 : 0.8);

function ruleHeight(width: number, { rule: all, effect }: SplitSize, measure: Pick<SideMeasure, 'text' | 'look'>): number {
  const { text, look } = measure;
  const rule = look === 'arch' ? all : effect;
  const lines = Math.ceil((rule * LETTER * text) / ruleWidth(width, measure));
  return rule === 0 ? 0 : Math.min(3, lines) * text * LINE + 2;
}

function partsOf(
  inner: Rect,
  { groups, size }: { readonly groups: Lines; readonly size: SplitSize },
  measure: SideMeasure,
): Record<SideParts, Part> {
  const { text, least, look, gap } = measure;
  const rule = ruleHeight(inner.width, size, measure);
  const lines = groups.length;
  const shelf = (side: number): number => lines * (side + PLATE * 2) + (lines - 1) * 2;
  const wide = unitWidth(groups, inner.width);
  // On a desk the letter of a box is as large as other words.
  const best = Math.max(look === 'arch' ? gap * 6.8 : 0, Math.min(WIDEST, wide * 1.15, text * 4.4));
  const row = (high: number): number => high * 2 + gap * 0.5;
  const arch = look === 'arch';
  const between = gap * 0.6;
  const part = (best: number, good: number, least: number): Part => ({
    best: Math.max(best, good, least) + between,
    good: Math.max(good, least) + between,
    least: least + between,
  });
  const title = text * 1.7;
  const good = Math.min(best, Math.max(arch ? gap * 6.8 : 30, text * 2.1));
  const oneLine = rule === 0 ? 0 : text * LINE + 2;
  const foot = {
    line: part(text * 1.4, text * 1.2, 0),
    rows: part(row(Math.max(least, text * 3.3)), row(Math.max(least, text * 3)), row(Math.max(least, text * 1.6))),
    bar: part(Math.max(24, text * 1.7), text * 1.45, text * 1.25),
  };
  return {
    ...(measure.alone === true ? { line: NONE, rows: NONE, bar: NONE } : foot),
    boxes: part(shelf(best), shelf(good), shelf(Math.min(best, arch ? gap * 6.8 : least < 44 ? 20 : 28))),
    head: arch
      ? part(inner.height * 0.46, text * 9, title + text * 6)
      : part(title + rule, title + oneLine, text * 1.5 + oneLine),
  };
}

/** On the smallest screens with notches everything is lower than it should be. */
function lowered(heights: Record<SideParts, number>, room: number): Record<SideParts, number> {
  const part = Math.min(1, room / Object.values(heights).reduce((sum, height) => sum + height, 0));
  const { line, rows, boxes, head, bar } = heights;
  return { line: line * part, rows: rows * part, boxes: boxes * part, head: head * part, bar: bar * part };
}

/** Returns whether the fight finds room in its panel. */
export function fitsSide(panel: Rect, { size, boxes }: OneSide, measure: SideMeasure): boolean {
  const inner = innerOf(panel, measure);
  const parts = partsOf(inner, { groups: linesOf(boxes, size, inner.width), size }, measure);
  return Object.values(parts).reduce((sum, { least }) => sum + least, 0) <= inner.height;
}

const innerOf = (panel: Rect, { look, text, gap }: SideMeasure): Rect =>
  inset(panel, look === 'arch' ? Math.min(14, 10 * (text / 16)) : Math.min(8, gap));

interface Group {
  readonly sizes: readonly Size[];
  readonly added: boolean;
}
type Lines = readonly (readonly Group[])[];

/** Puts the boxes of the card and those of the dungeon in one line, or in two where they would be too narrow. */
function linesOf(boxes: readonly Size[], { own }: SplitSize, width: number): Lines {
  const all = [
    { sizes: boxes.slice(0, own), added: false },
    { sizes: boxes.slice(own), added: true },
  ].filter(({ sizes }) => sizes.length > 0);
  const one = [all];
  return all.length < 2 || unitWidth(one, width) >= NARROW ? one : all.map((group) => [group]);
}

const unitsOf = (sizes: readonly Size[]): number => sizes.reduce((sum, size) => sum + (size === 'wide' ? 2 : 1), 0);
const BETWEEN = 5;

/** Returns the width of a normal box where each line fills the width. */
function unitWidth(lines: Lines, width: number): number {
  const room = (groups: readonly Group[]): number => {
    const units = groups.reduce((sum, { sizes }) => sum + unitsOf(sizes), 0);
    const plates = groups.filter(({ added }) => added).length * PLATE * 2;
    return (width - plates - BETWEEN * (units - 1)) / Math.max(1, units);
  };
  return Math.min(WIDEST, ...lines.map(room));
}

function placeGroups(area: Rect, lines: Lines): { readonly boxes: readonly Rect[]; readonly plate: Rect | null } {
  const unit = unitWidth(lines, area.width);
  const high = (area.height - (lines.length - 1) * 2) / Math.max(1, lines.length) - PLATE * 2;
  let plate: Rect | null = null;
  const boxes = lines.flatMap((groups, line) => {
    const y = area.y + PLATE + line * (high + PLATE * 2 + 2);
    let x = area.x;
    return groups.flatMap(({ sizes, added }) => {
      const from = x;
      if (added) x += PLATE;
      const rects = sizes.map((size): Rect => {
        const rect = { x, y, width: size === 'wide' ? unit * 2 + BETWEEN : unit, height: high };
        x += rect.width + BETWEEN;
        return rect;
      });
      if (added) plate = { x: from, y: y - PLATE, width: x - BETWEEN + PLATE - from, height: high + PLATE * 2 };
      return rects;
    });
  });
  return { boxes, plate };
}

/** Places the two arches of a pair on the stage, at the side of the other fight. */
function archesIn(stage: Rect, { head, measure }: { readonly head: Rect; readonly measure: SideMeasure }): readonly Rect[] {
  const { text, flipped, gap } = measure;
  const top = head.y + text * 3.2;
  const height = Math.min(stage.y + stage.height - top - 6, text * 13);
  const width = Math.min(Math.max(height * 0.72, text * 5), stage.width * 0.22);
  const both = width * 2 + gap;
  const x = flipped ? stage.x + gap : stage.x + stage.width - both - gap;
  const y = stage.y + stage.height - height - 6;
  return [0, 1].map((at) => ({ x: x + at * (width + gap), y, width, height }));
}

/** Divides a row: mark or portrait, dice, the life ahead. */
function rowIn(rect: Rect, arch: Rect | null, { text }: SideMeasure): SplitRow {
  const pad = 4;
  const ahead = Math.min(text * (arch === null ? 6.4 : 11.5), rect.width * 0.36);
  const bust = arch === null ? Math.min(rect.height * 1.25, text * 5, rect.width * 0.24) : rect.height * 1.9;
  const left = rect.x + bust + text * 0.4;
  const room = { x: left, y: rect.y + pad, width: rect.x + rect.width - left - ahead - pad * 2, height: rect.height - pad * 2 };
  const named = arch === null && room.height >= text * 2.3;
  return {
    rect,
    seat: arch ?? { ...rect, width: bust },
    name: named ? { ...room, height: text * 1.25 } : null,
    dice: named ? { ...room, y: room.y + text * 1.3, height: room.height - text * 1.3 } : room,
    ahead: { ...rect, x: rect.x + rect.width - ahead - pad, y: rect.y + 2, width: ahead, height: rect.height - 4 },
  };
}
