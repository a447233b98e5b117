import type { Ground, TableLayout } from './ground';
import { below, pair, pilesIn, placeDoors, TOUCH, toolsIn } from './parts';
import { columns, inset } from './rect';

/** A desk or a tablet on its side: the dungeon in the middle, hero and floor beside it, the hand below. */
export function wideTable({ all, doorCount, textScale }: Ground): TableLayout {
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
  const heading = { ...inset(scene, 22 * unit), height: Math.max(70 * unit, text * 4) };
  const doorArea = below(scene, heading, { top: 14 * unit, right: 14 * unit, bottom: 16 * unit, left: 14 * unit });
  const hand = inset(tray, 28 * unit);
  const buttons = columns({ ...hand, x: tray.x + tray.width * 0.56, width: tray.width * 0.44 - 28 * unit }, 2, gap);
  const cards = columns({ ...inset(tray, 20 * unit), width: 420 * unit }, 2, gap);
  return {
    shape: 'wide',
    unit,
    text,
    bar,
    scene,
    heading,
    doors: placeDoors(doorArea, doorCount, gap),
    hero: { ...middle, width: side },
    dungeon: { ...middle, x: middle.x + middle.width - side, width: side },
    tray,
    ...pilesIn(cards, tray, text),
    buttons: pair(buttons, tray),
    tools: toolsIn(bar, unit, textScale),
  };
}
