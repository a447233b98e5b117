import { columns, inset, rows } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import type { Ground, SplitPlace, TableContent, TableLayout } from '../ground';
import { BUTTON, below, largestText, leastOf, NOTHING_ELSE, TOUCH, toolsIn } from '../parts';
import { fitsSide, placeSide, type SideMeasure } from './side';

const GAP = 8;
const LEAST_TEXT = 16;
/** A phone that is lower has one button for the order, beside the button that confirms. */
const LOW = 700;

type Frame = Pick<TableLayout, 'shape' | 'unit' | 'text' | 'bar' | 'scene' | 'tray' | 'tools' | 'heading' | 'words' | 'buttons'>;

/** Lays a split out with the largest letters for which both fights have room. */
export function splitTable(ground: Ground, shape: TableLayout['shape']): TableLayout {
  const lay = LAYS[shape];
  let scale = ground.textScale;
  let tried = lay({ ...ground, textScale: scale });
  while (!tried.fits && scale > 1) {
    scale = Math.max(1, scale - 0.05);
    tried = lay({ ...ground, textScale: scale });
  }
  return tried.layout;
}

interface Tried {
  readonly layout: TableLayout;
  readonly fits: boolean;
}

/** A desk: the party in the middle, a foe at each side, the question and the order below. */
function wideSplit({ all, content, textScale }: Ground): Tried {
  const unit = Math.min(all.width / 1280, all.height / 720);
  const text = Math.max(16, 16 * unit) * textScale;
  const gap = 12 * unit;
  const inner = inset(all, { top: 14 * unit, bottom: 14 * unit, left: 20 * unit, right: 20 * unit });
  const bar = { ...inner, height: Math.max(TOUCH + 4, 46 * unit, text * 2) };
  const high = Math.max(TOUCH + 40 * unit, text * 3.9 + 34 * unit);
  const tray = { ...inner, y: inner.y + inner.height - high, height: high };
  const top = bar.y + bar.height + gap;
  const scene = { ...inner, y: top, height: tray.y - gap - top };
  const lower = inset(tray, { top: 12 * unit, bottom: 12 * unit, left: 20 * unit, right: 14 * unit });
  const first = { ...lower, x: lower.x + lower.width * 0.76, width: lower.width * 0.24 };
  const order = { ...lower, x: lower.x + lower.width * 0.52, width: lower.width * 0.22 };
  const said = { ...lower, width: lower.width * 0.5 };
  const heading = { ...said, height: text * 1.9 };
  const label = { ...order, height: text * 1.4 };
  const cards = { ...order, y: order.y + label.height, height: order.height - label.height };
  const how = { ...said, y: heading.y + heading.height, height: said.height - heading.height };
  const frame: Frame = {
    shape: 'wide',
    unit,
    text,
    bar,
    scene,
    tray,
    tools: toolsIn(bar, unit, textScale),
    heading,
    words: how,
    buttons: { first, second: first },
  };
  const measure = { text, gap: 8 * unit, least: TOUCH, look: 'arch' } as const;
  const places = { order: { label, cards: columns(cards, 2, 0) }, how: rows(how, 2, 0) };
  return laid(frame, content, { panels: columns(scene, 2, gap), measure, places });
}

/** A phone upright: both fights one above the other, the buttons under the thumb. */
function tallSplit({ all, content, textScale }: Ground): Tried {
  const unit = Math.min(all.width / 390, all.height / 700);
  const text = Math.min(Math.max(LEAST_TEXT, LEAST_TEXT * Math.min(unit, 1.6)) * textScale, largestText(all), all.height / 36);
  const gap = Math.min(GAP * Math.min(unit, 1.4), 11);
  const inner = inset(all, gap);
  const bar = { ...inner, height: Math.max(TOUCH, text * 2) };
  const column = below(inner, bar, { top: gap, right: 0, bottom: 0, left: 0 });
  const isLow = column.height < LOW;
  const button = Math.max(TOUCH, text * (isLow ? BUTTON : 3.4));
  const line = { ...column, y: column.y + column.height - button, height: button };
  const order = orderIn(line, content, { isLow, gap, text });
  const top = isLow ? line.y : Math.min(line.y, ...order.cards.map(({ y }) => y));
  const how = isLow ? null : { ...column, y: top - text * 1.5 - gap * 0.5, height: text * 1.5 };
  const foot = (how?.y ?? top) - gap * (how === null ? 1 : 0.5);
  const scene = { ...column, height: foot - column.y };
  const panels = rows(scene, 2, gap);
  const frame = frameOf('tall', { text, unit, bar, scene, tray: line, tools: toolsIn(bar, 1, textScale), first: order.first });
  const measure = { text, gap, least: leastOf(all), look: 'row' } as const;
  const places = { order: order.place, how: how === null ? [] : [how] };
  return laid(frame, content, { panels, measure, places });
}

/** A phone on its side: the fights side by side, the buttons below them. */
function flatSplit({ all, content, textScale }: Ground): Tried {
  const text = Math.min(16 * textScale, largestText(all), all.height / 18);
  const inner = inset(all, GAP);
  const bar = { ...inner, height: TOUCH };
  const rest = below(inner, bar, { top: GAP, right: 0, bottom: 0, left: 0 });
  const button = Math.max(TOUCH, text * 2.5);
  const line = { ...rest, y: rest.y + rest.height - button, height: button };
  const scene = { ...rest, height: rest.height - button - GAP };
  const said = { ...line, width: line.width * 0.34 - GAP };
  const acts = { ...line, x: line.x + line.width * 0.34, width: line.width * 0.66 };
  const order = orderIn(acts, content, { isLow: true, gap: GAP, text });
  const frame = frameOf('flat', {
    text,
    unit: all.height / 480,
    bar,
    scene,
    tray: line,
    tools: toolsIn(bar, 1, textScale),
    first: order.first,
  });
  const measure = { text, gap: 6, least: leastOf(all), look: 'row' } as const;
  return laid(frame, content, { panels: columns(scene, 2, GAP), measure, places: { order: order.place, how: [said] } });
}

/** Puts one button for the order beside the one that confirms, or a switch of both cards above it. */
function orderIn(
  line: Rect,
  { split }: TableContent,
  { isLow, gap, text }: { readonly isLow: boolean; readonly gap: number; readonly text: number },
) {
  if (split?.order !== true) return { place: null, cards: [], first: line };
  if (isLow) {
    const other = { ...line, width: line.width * 0.38 - gap };
    return {
      place: { label: null, cards: [other] },
      cards: [],
      first: { ...line, x: line.x + line.width * 0.38, width: line.width * 0.62 },
    };
  }
  const high = Math.max(TOUCH, text * 2.4);
  const cards = columns({ ...line, y: line.y - high - gap, height: high }, 2, 0);
  return { place: { label: null, cards }, cards, first: line };
}

function frameOf(
  shape: 'tall' | 'flat',
  { first, scene, ...frame }: Pick<Frame, 'text' | 'unit' | 'bar' | 'scene' | 'tray' | 'tools'> & { readonly first: Rect },
): Frame {
  const none = { ...scene, height: 0 };
  return { ...frame, shape, scene, heading: none, words: scene, buttons: { first, second: first } };
}

interface Laying {
  readonly panels: readonly Rect[];
  readonly measure: Omit<SideMeasure, 'flipped'>;
  readonly places: Pick<SplitPlace, 'order' | 'how'>;
}

function laid(frame: Frame, content: TableContent, { panels, measure, places }: Laying): Tried {
  let fits = true;
  const sides = (content.split?.sides ?? []).flatMap((size, at) => {
    const panel = panels[at];
    if (panel === undefined) return [];
    const boxes = content.boxes.slice(size.from, size.from + size.own + size.added);
    const how = { ...measure, flipped: at === 1 };
    fits &&= fitsSide(panel, { size, boxes }, how);
    return [placeSide(panel, { size, boxes }, how)];
  });
  const order = content.split?.order === true ? places.order : null;
  const layout: TableLayout = {
    ...frame,
    ...NOTHING_ELSE,
    boxes: sides.flatMap(({ boxes }) => boxes),
    stand: frame.scene,
    deck: frame.tray,
    discard: frame.tray,
    split: { look: measure.look, sides: sides.map(({ place }) => place), order, how: places.how },
  };
  return { layout, fits };
}

const LAYS = { wide: wideSplit, tall: tallSplit, flat: flatSplit } as const;
