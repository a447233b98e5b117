import type { Ground, TableLayout } from './ground';
import { below, HEIGHTS, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset, rows } from './rect';

/** A phone on its side: doors on the left, the hand of buttons on the right. */
export function flatTable({ all, doorCount, textScale }: Ground): TableLayout {
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
  const least = 2 * text * HEIGHTS.button + gap;
  const high = Math.max(least, Math.min(hand.height * 0.6, least * 1.7));
  const buttons = rows({ ...hand, y: hand.y + hand.height - high, height: high }, 2, gap);
  const cards = columns({ ...hand, height: hand.height - high - gap }, 2, gap);
  return {
    shape: 'flat',
    unit: all.height / 480,
    text,
    bar,
    scene,
    heading,
    doors: placeDoors(below(scene, heading, { top: 4, right: 8, bottom: 8, left: 8 }), doorCount, gap),
    hero: null,
    dungeon: null,
    tray,
    ...pilesIn(cards, tray, text),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, 1, textScale),
  };
}
