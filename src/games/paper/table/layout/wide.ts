import { BAR_TOOLS, type BarTool, columns, inset, type Rect, rows, type Screen } from '../../../../table';
import {
  heroesIn,
  itemsIn,
  lined,
  type PaperContent,
  type PaperLayout,
  roomsIn,
  sliced,
  TOUCH,
  textOf,
  visibleOf,
} from './ground';

/** Sides of the frame at 1280 × 720. */
const SIDES = { bar: 50, tray: 104, left: 270, right: 376, track: 104, edge: 20, gap: 8, tool: 50, seat: 128 } as const;

interface Measure {
  readonly unit: number;
  readonly gap: number;
}

/** The whole sheet with both wings, and the tray below it. On a larger screen it is the same sheet, larger. */
export function wideTable(screen: Screen, content: PaperContent): PaperLayout {
  const whole = visibleOf(screen);
  const beside = besideIn(whole, content);
  const visible = { ...whole, width: whole.width - beside };
  const unit = Math.min(visible.width / 1280, visible.height / 720);
  const gap = SIDES.gap * unit;
  const all = inset(visible, SIDES.edge * unit * 0.5);
  const bar = { ...all, height: Math.max(TOUCH, SIDES.bar * unit) };
  const trayHeight = Math.max(TOUCH * 2 + gap, SIDES.tray * unit);
  const tray = { ...all, y: all.y + all.height - trayHeight, height: trayHeight };
  const sheet = { ...all, y: bar.y + bar.height + gap, height: tray.y - bar.y - bar.height - gap * 2 };
  const left = { ...sheet, width: SIDES.left * unit };
  const right = { ...sheet, x: sheet.x + sheet.width - SIDES.right * unit, width: SIDES.right * unit };
  const track = { ...sheet, x: left.x + left.width + gap, width: SIDES.track * unit };
  const from = track.x + track.width + gap;
  const map = { ...sheet, x: from, width: right.x - gap - from };
  const measure = { unit, gap };
  return {
    shape: 'wide',
    text: textOf(unit, screen),
    bar,
    map,
    ground: map,
    chip: null,
    tabs: [],
    sheet: map,
    others: othersIn({ ...whole, x: visible.x + visible.width, width: beside }, content),
    rooms: roomsIn(map, 'wide'),
    ...inBar(bar, content, measure),
    ...inWings({ left, right, track }, measure),
    ...inTray(tray, content, measure),
  };
}

/** Upon the largest screens other sheets stand beside the own one. */
const LARGE = 3200;
const BESIDE = 0.17;
const MOST_BESIDE = 3;

function besideIn({ width }: Rect, { seats }: PaperContent): number {
  return width >= LARGE && seats > 1 ? width * BESIDE : 0;
}

function othersIn(room: Rect, { seats }: PaperContent): readonly Rect[] {
  const gap = room.width * 0.04;
  return room.width === 0 ? [] : rows(inset(room, gap), MOST_BESIDE, gap).slice(0, seats - 1);
}

/** From so many seats on, only their initials are shown. */
const CROWD = 5;
const INITIAL = 84;

/** Name and turn, the seats, the tools. */
function inBar(bar: Rect, { seats }: PaperContent, { unit, gap }: Measure) {
  const side = Math.max(TOUCH, SIDES.tool * unit);
  const tools = columns({ ...bar, x: bar.x + bar.width - side * BAR_TOOLS.length, width: side * BAR_TOOLS.length }, 5, 0);
  const room = bar.width - side * BAR_TOOLS.length - gap * 2;
  const chips = Math.min(room * 0.6, seats * ((seats < CROWD ? SIDES.seat : INITIAL) * unit + gap));
  const title = { ...bar, width: room - chips };
  return {
    title,
    tools: Object.fromEntries(BAR_TOOLS.map((tool, at) => [tool, tools[at] ?? bar])) as Record<BarTool, Rect>,
    seats: lined({ ...bar, x: title.x + title.width + gap, width: chips }, seats, gap),
  };
}

interface Wings {
  readonly left: Rect;
  readonly right: Rect;
  readonly track: Rect;
}

function inWings({ left, right, track }: Wings, { gap }: Measure) {
  const [heroes = left, life = left, satchel = left] = shares(left, [0.5, 0.25, 0.25], gap);
  const [boss = right, items = right, gems = right, monsters = right, missions = right] = shares(
    right,
    [0.265, 0.41, 0.08, 0.08, 0.165],
    gap,
  );
  return {
    heroes: heroesIn(rows(heroes, 4, gap / 2), heroes),
    items: itemsIn(items, gap / 2),
    parts: { turn: track, life, satchel, boss, gems, monsters, missions },
  };
}

/** Dice, what they can be used for, and what is about to be written, which has the room of the uses where there are none. */
function inTray(tray: Rect, { answers, hasGo, areCards }: PaperContent, { gap }: Measure) {
  const [dice = tray, uses = tray, end = tray] = inColumns(tray, [0.34, 0.42, 0.24], gap);
  const [preview = end, go = end] = hasGo ? rows(end, 2, gap) : [end];
  // No dice lie there while cards are chosen.
  const cards = { ...dice, width: uses.x + uses.width - dice.x };
  if (areCards && answers > 0) return { dice: [], answers: lined(cards, answers, gap), preview, go: hasGo ? go : null };
  if (answers === 0) {
    const preview = hasGo ? uses : { ...uses, width: end.x + end.width - uses.x };
    return { dice: columns(dice, 6, gap), answers: [], preview, go: hasGo ? end : null };
  }
  return { dice: columns(dice, 6, gap), answers: lined(uses, answers, gap), preview, go: hasGo ? go : null };
}

function shares(room: Rect, parts: readonly number[], gap: number): readonly Rect[] {
  const height = room.height - gap * (parts.length - 1);
  return sliced(
    room,
    parts.map((part) => part * height),
    gap,
  );
}

function inColumns(room: Rect, parts: readonly number[], gap: number): readonly Rect[] {
  const width = room.width - gap * (parts.length - 1);
  let x = room.x;
  return parts.map((part) => {
    const column = { ...room, x, width: part * width };
    x += part * width + gap;
    return column;
  });
}
