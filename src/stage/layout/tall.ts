import { boxesHeight, placeBoxes, placeDice, placeRows } from './flow';
import type { Ground, TableLayout } from './ground';
import { below, HEIGHTS, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset } from './rect';

/** A phone or tablet upright: the dungeon above, buttons under the thumb. */
export function tallTable({ all, content, textScale }: Ground): TableLayout {
  const unit = Math.min(all.width / 390, all.height / 700);
  const text = Math.max(16, 16 * Math.min(unit, 1.6)) * textScale;
  const gap = 10 * unit;
  const inner = inset(all, 10 * unit);
  const bar = { ...inner, height: TOUCH };
  const high = Math.max(210 * unit * 0.36, text * HEIGHTS.button);
  const trayHeight = Math.max(210 * unit, high + gap * 3.4 + TOUCH * 2 + 8);
  const tray = { ...inner, y: inner.y + inner.height - trayHeight, height: trayHeight };
  const top = bar.y + bar.height + gap;
  const scene = { ...inner, y: top, height: tray.y - gap - top };
  // Two lines of advice where there is room for them, one where the doors need it more.
  const words = Math.max(text * HEIGHTS.heading, Math.min(text * (HEIGHTS.heading + 1.2), scene.height * 0.24));
  const heading = { ...inset(scene, 14 * unit), height: words };
  const area = below(scene, heading, { top: 6 * unit, right: 10 * unit, bottom: 10 * unit, left: 10 * unit });
  const { boxes, rows, doors } = divided(area, { content, text, unit });
  const hand = inset(tray, 12 * unit);
  const cards = columns({ ...hand, height: hand.height - high - gap }, 2, gap);
  const buttons = columns({ ...hand, y: hand.y + hand.height - high, height: high }, 2, gap);
  return {
    shape: 'tall',
    unit,
    text,
    bar,
    scene,
    heading,
    doors: content.faced ? [] : placeDoors(doors, content.doors, gap),
    boxes,
    rows,
    heroes: [],
    dungeon: null,
    tray,
    ...pilesIn(cards, tray, text),
    dice: placeDice({ ...hand, height: hand.height - high - gap }, content.dice, 60 * unit),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, 1, textScale),
  };
}

/** Boxes below, the list above them; where there are doors, the list lies below them. */
function divided(
  area: TableLayout['scene'],
  { content, text, unit }: { content: Ground['content']; text: number; unit: number },
) {
  const gap = 8 * unit;
  const row = Math.max(TOUCH, text * 2.7) + 6;
  // With one row there is no room to turn the page.
  const leastRows = Math.min(content.rows, 2) * row;
  const wished = boxesHeight(area, content.boxes, { gap, side: 74 * unit });
  const boxHeight = Math.min(wished, area.height - leastRows - gap);
  const boxes = placeBoxes({ ...area, y: area.y + area.height - boxHeight, height: boxHeight }, content.boxes, gap);
  const above = (boxes[0]?.y ?? area.y + area.height + gap) - gap - area.y;
  const listHeight = content.faced ? above : Math.max(leastRows, Math.min(content.rows * row, area.height * 0.36));
  const listTop = content.faced ? area.y : area.y + area.height - listHeight;
  const list = { ...area, y: listTop, height: listHeight };
  const rows = content.rows > 0 ? placeRows(list, text, content.rows) : [];
  const doors = { ...area, height: area.height - (content.rows > 0 ? listHeight + gap : 0) };
  return { boxes, rows, doors };
}
