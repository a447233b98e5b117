import type { Rect } from '../ports';
import { boxesHeight, placeBoxes, placeDice, placeRows } from './flow';
import type { Ground, TableContent, TableLayout } from './ground';
import { below, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset, rows } from './rect';

const LIST = 292;
/** A list no longer than this lies beside the heading and leaves the doors their room. */
const SHORT = 2;

/** A desk or a tablet on its side: the dungeon in the middle, heroes and floors beside it, the hand below. */
export function wideTable({ all, content, textScale }: Ground): TableLayout {
  const unit = Math.min(all.width / 1280, all.height / 720);
  const text = Math.max(16, 16 * unit) * textScale;
  const gap = 16 * unit;
  const inner = inset(all, { top: 14 * unit, bottom: 14 * unit, left: 20 * unit, right: 20 * unit });
  const bar = { ...inner, height: Math.max(TOUCH + 4, 46 * unit) };
  const tray = { ...inner, y: inner.y + inner.height - 148 * unit, height: 148 * unit };
  const top = bar.y + bar.height + gap;
  const middle = { ...inner, y: top, height: tray.y - gap - top };
  const side = 254 * unit;
  const scene = { ...middle, x: middle.x + side + gap, width: middle.width - 2 * (side + gap) };
  const hand = inset(tray, 28 * unit);
  const buttons = columns({ ...hand, x: tray.x + tray.width * 0.56, width: tray.width * 0.44 - 28 * unit }, 2, gap);
  const cards = columns({ ...inset(tray, 20 * unit), width: 420 * unit }, 2, gap);
  const diceArea = { ...inset(tray, 20 * unit), width: tray.width * 0.56 - 20 * unit - gap };
  return {
    shape: 'wide',
    unit,
    text,
    bar,
    scene,
    ...inScene(scene, content, { unit, text, listWidth: LIST * unit * Math.min(textScale, 1.2) }),
    heroes: rows({ ...middle, width: side }, content.heroes, 10 * unit),
    dungeon: { ...middle, x: middle.x + middle.width - side, width: side },
    tray,
    ...pilesIn(cards, tray, text),
    dice: placeDice(diceArea, content.dice, 64 * unit),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, unit, textScale),
  };
}

interface Measure {
  readonly unit: number;
  readonly text: number;
  readonly listWidth: number;
}

/** The heading at the left, the list at the right, boxes at the bottom; doors have what is left. */
function inScene(
  scene: Rect,
  content: TableContent,
  { unit, text, listWidth }: Measure,
): Pick<TableLayout, 'heading' | 'doors' | 'boxes' | 'rows'> {
  const inside = inset(scene, 14 * unit);
  const gap = 10 * unit;
  const listed = content.rows > 0;
  const short = listed && !content.faced && content.rows <= SHORT;
  const taken = listed ? listWidth : 0;
  const height = Math.max((short ? 100 : 70) * unit, text * (short ? 6.2 : 4));
  const heading = { x: scene.x + 22 * unit, y: scene.y + 22 * unit, width: scene.width - 44 * unit - taken, height };
  const boxHeight = boxesHeight(inside, content.boxes, { gap, side: 92 * unit });
  const boxes = placeBoxes({ ...inside, y: inside.y + inside.height - boxHeight, height: boxHeight }, content.boxes, gap);
  const end = short ? heading.y + heading.height : (boxes[0]?.y ?? inside.y + inside.height + gap) - gap;
  const list = { ...inside, x: inside.x + inside.width - listWidth, width: listWidth, height: end - inside.y };
  const margins = { top: 14 * unit, right: 0, bottom: 2 * unit, left: 0 };
  const doorArea = below({ ...inside, width: inside.width - (short ? 0 : taken) }, heading, margins);
  return {
    heading,
    doors: content.faced ? [] : placeDoors(doorArea, content.doors, 16 * unit),
    boxes,
    rows: listed ? placeRows(list, text, content.rows) : [],
  };
}
