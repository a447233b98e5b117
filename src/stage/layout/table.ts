import type { Rect } from '../ports';
import { columns, fitted, type Insets, inset, rows } from './rect';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly safe: Insets;
  /** 1 to 1.5. */
  readonly textScale: number;
}

/** Where everything on the table lies. A part that has no room in a small layout is null; the mirror still says it. */
export interface TableLayout {
  readonly shape: 'wide' | 'flat' | 'tall';
  readonly unit: number;
  readonly text: number;
  readonly bar: Rect;
  readonly scene: Rect;
  readonly heading: Rect;
  readonly doors: readonly Rect[];
  readonly hero: Rect | null;
  readonly dungeon: Rect | null;
  readonly tray: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** How wide the words beside a pile may be. */
  readonly pileRoom: number;
  readonly buttons: { readonly first: Rect; readonly second: Rect };
  readonly tools: { readonly undo: Rect; readonly redo: Rect; readonly leave: Rect };
}

const DOOR_ASPECT = 0.64;
const CARD_ASPECT = 0.7;
const TOUCH = 44;

export function layoutTable(screen: Screen, doorCount: number): TableLayout {
  const all = inset({ x: 0, y: 0, width: screen.width, height: screen.height }, screen.safe);
  if (all.width < all.height) return tallTable(all, screen, doorCount);
  return all.height < 560 ? flatTable(all, screen, doorCount) : wideTable(all, screen, doorCount);
}

function wideTable(all: Rect, screen: Screen, doorCount: number): TableLayout {
  const unit = Math.min(all.width / 1280, all.height / 720);
  const gap = 16 * unit;
  const inner = inset(all, { top: 14 * unit, bottom: 14 * unit, left: 20 * unit, right: 20 * unit });
  const bar = { ...inner, height: Math.max(TOUCH + 4, 46 * unit) };
  const tray = { ...inner, y: inner.y + inner.height - 148 * unit, height: 148 * unit };
  const top = bar.y + bar.height + gap;
  const middle = { ...inner, y: top, height: tray.y - gap - top };
  const side = 254 * unit;
  const hero = { ...middle, width: side };
  const dungeon = { ...middle, x: middle.x + middle.width - side, width: side };
  const scene = { ...middle, x: middle.x + side + gap, width: middle.width - 2 * (side + gap) };
  const heading = { ...inset(scene, 22 * unit), height: 70 * unit * screen.textScale };
  const doorArea = below(scene, heading, { top: 14 * unit, right: 14 * unit, bottom: 16 * unit, left: 14 * unit });
  const buttons = columns(
    { ...inset(tray, 28 * unit), x: tray.x + tray.width * 0.56, width: tray.width * 0.44 - 28 * unit },
    2,
    gap,
  );
  const cards = columns({ ...inset(tray, 20 * unit), width: 420 * unit }, 2, gap);
  return {
    shape: 'wide',
    unit,
    text: Math.max(16, 16 * unit) * screen.textScale,
    bar,
    scene,
    heading,
    doors: placeDoors(doorArea, doorCount, gap),
    hero,
    dungeon,
    tray,
    ...pilesAt(cards, tray),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, unit, screen.textScale),
  };
}

/** A phone on its side: doors on the left, the hand of buttons on the right. */
function flatTable(all: Rect, screen: Screen, doorCount: number): TableLayout {
  const unit = all.height / 480;
  const gap = 8;
  const inner = inset(all, 8);
  const bar = { ...inner, height: TOUCH };
  const top = bar.y + bar.height + gap;
  const rest = { ...inner, y: top, height: inner.y + inner.height - top };
  const tray = { ...rest, x: rest.x + rest.width * 0.68, width: rest.width * 0.32 };
  const scene = { ...rest, width: rest.width * 0.68 - gap };
  const heading = { ...inset(scene, 10), height: 30 * screen.textScale };
  const hand = inset(tray, 10);
  const buttonRows = rows({ ...hand, y: hand.y + hand.height * 0.4, height: hand.height * 0.6 }, 2, gap);
  const cards = columns({ ...hand, height: hand.height * 0.4 - gap }, 2, gap);
  return {
    shape: 'flat',
    unit,
    text: 16 * screen.textScale,
    bar,
    scene,
    heading,
    doors: placeDoors(below(scene, heading, { top: 4, right: 8, bottom: 8, left: 8 }), doorCount, gap),
    hero: null,
    dungeon: null,
    tray,
    ...pilesAt(cards, tray),
    buttons: pair(buttonRows, tray),
    tools: toolsIn(bar, 1, screen.textScale),
  };
}

/** A phone or tablet upright: doors in two rows, buttons under the thumb. */
function tallTable(all: Rect, screen: Screen, doorCount: number): TableLayout {
  const unit = all.width / 390;
  const gap = 10 * unit;
  const inner = inset(all, 10 * unit);
  const bar = { ...inner, height: TOUCH };
  const tray = { ...inner, y: inner.y + inner.height - 210 * unit, height: 210 * unit };
  const top = bar.y + bar.height + gap;
  const scene = { ...inner, y: top, height: tray.y - gap - top };
  const heading = { ...inset(scene, 14 * unit), height: Math.min(scene.height * 0.24, 84 * unit * screen.textScale) };
  const area = below(scene, heading, { top: 6 * unit, right: 10 * unit, bottom: 10 * unit, left: 10 * unit });
  const half = Math.ceil(doorCount / 2);
  const [upper = area, lower = area] = rows(area, 2, gap);
  const hand = inset(tray, 12 * unit);
  const cards = columns({ ...hand, height: hand.height * 0.48 }, 2, gap);
  const buttons = columns({ ...hand, y: hand.y + hand.height * 0.54, height: hand.height * 0.46 }, 2, gap);
  return {
    shape: 'tall',
    unit,
    text: Math.max(16, 16 * Math.min(unit, 1.6)) * screen.textScale,
    bar,
    scene,
    heading,
    doors: [...placeDoors(upper, half, gap), ...placeDoors(lower, doorCount - half, gap)],
    hero: null,
    dungeon: null,
    tray,
    ...pilesAt(cards, tray),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, 1, screen.textScale),
  };
}

function below(outer: Rect, upper: Rect, margins: Insets): Rect {
  const y = upper.y + upper.height;
  return inset({ ...outer, y, height: outer.y + outer.height - y }, margins);
}

function placeDoors(area: Rect, count: number, gap: number): readonly Rect[] {
  return columns(area, count, gap).map((column) => fitted(column, DOOR_ASPECT));
}

function cardAt(area: Rect): Rect {
  const height = area.height;
  return { x: area.x, y: area.y, width: height * CARD_ASPECT, height };
}

function pilesAt(areas: readonly Rect[], otherwise: Rect): Pick<TableLayout, 'deck' | 'discard' | 'pileRoom'> {
  const [first = otherwise, second = otherwise] = areas;
  const deck = cardAt(first);
  return { deck, discard: cardAt(second), pileRoom: first.width - deck.width };
}

function pair(rects: readonly Rect[], otherwise: Rect): TableLayout['buttons'] {
  return { second: rects[0] ?? otherwise, first: rects[1] ?? otherwise };
}

function toolsIn(bar: Rect, unit: number, textScale: number): TableLayout['tools'] {
  const width = Math.max(TOUCH, 64 * unit * Math.min(textScale, 1.2));
  const at = (fromRight: number): Rect => ({ ...bar, x: bar.x + bar.width - fromRight * width, width });
  return { undo: at(3), redo: at(2), leave: at(1) };
}
