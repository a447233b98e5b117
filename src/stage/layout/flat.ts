import { placeBoxes, placeDice, placeRows } from './flow';
import type { Ground, TableLayout } from './ground';
import { below, HEIGHTS, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset, rows } from './rect';

/** A phone on its side: doors or boxes on the left, the list beside them, the hand of buttons on the right. */
export function flatTable({ all, content, textScale }: Ground): TableLayout {
  const text = 16 * textScale;
  const gap = 8;
  const inner = inset(all, 8);
  const bar = { ...inner, height: TOUCH };
  const top = bar.y + bar.height + gap;
  const rest = { ...inner, y: top, height: inner.y + inner.height - top };
  const tray = { ...rest, x: rest.x + rest.width * 0.68, width: rest.width * 0.32 };
  const scene = { ...rest, width: rest.width * 0.68 - gap };
  const heading = { ...inset(scene, 10), height: text * 1.9 };
  const hand = inset(tray, 10);
  const least = 2 * Math.max(TOUCH, text * HEIGHTS.button) + gap;
  const high = Math.max(least, Math.min(hand.height * (content.dice > 0 ? 0.4 : 0.6), least * 1.7));
  const buttons = rows({ ...hand, y: hand.y + hand.height - high, height: high }, 2, gap);
  const upper = { ...hand, height: hand.height - high - gap };
  const area = below(scene, heading, { top: 4, right: 8, bottom: 8, left: 8 });
  const listWidth = content.rows > 0 ? (area.width - gap) * (content.boxes.length > 0 ? 0.44 : content.faced ? 1 : 0.36) : 0;
  const left = { ...area, width: area.width - (listWidth > 0 ? listWidth + gap : 0) };
  const list = { ...area, x: area.x + area.width - listWidth, width: listWidth };
  return {
    shape: 'flat',
    unit: all.height / 480,
    text,
    bar,
    scene,
    heading,
    doors: content.faced ? [] : placeDoors(left, content.doors, gap),
    boxes: placeBoxes(left, content.boxes, gap),
    rows: content.rows > 0 ? placeRows(list, text, content.rows) : [],
    heroes: [],
    dungeon: null,
    tray,
    ...pilesIn(columns(upper, 2, gap), tray, text),
    dice: placeDice(upper, content.dice, 52),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, 1, textScale),
  };
}
