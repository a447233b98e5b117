import type { Ground, TableLayout } from './ground';
import { below, HEIGHTS, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset } from './rect';

/** A phone or tablet upright: the dungeon above, buttons under the thumb. */
export function tallTable({ all, doorCount, textScale }: Ground): TableLayout {
  const unit = Math.min(all.width / 390, all.height / 700);
  const text = Math.max(16, 16 * Math.min(unit, 1.6)) * textScale;
  const gap = 10 * unit;
  const inner = inset(all, 10 * unit);
  const bar = { ...inner, height: TOUCH };
  const tray = { ...inner, y: inner.y + inner.height - 210 * unit, height: 210 * unit };
  const top = bar.y + bar.height + gap;
  const scene = { ...inner, y: top, height: tray.y - gap - top };
  // Two lines of advice where there is room for them, one where the doors need it more.
  const words = Math.max(text * HEIGHTS.heading, Math.min(text * (HEIGHTS.heading + 1.2), scene.height * 0.24));
  const heading = { ...inset(scene, 14 * unit), height: words };
  const area = below(scene, heading, { top: 6 * unit, right: 10 * unit, bottom: 10 * unit, left: 10 * unit });
  const hand = inset(tray, 12 * unit);
  const high = Math.max(hand.height * 0.46, text * HEIGHTS.button);
  const cards = columns({ ...hand, height: hand.height - high - gap }, 2, gap);
  const buttons = columns({ ...hand, y: hand.y + hand.height - high, height: high }, 2, gap);
  return {
    shape: 'tall',
    unit,
    text,
    bar,
    scene,
    heading,
    doors: placeDoors(area, doorCount, gap),
    hero: null,
    dungeon: null,
    tray,
    ...pilesIn(cards, tray, text),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, 1, textScale),
  };
}
