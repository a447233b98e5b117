import type { Scene } from 'phaser';
import { type Pen, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { HeldCard, LootCard } from '../../../table';
import { itemBits, signBits } from './paintCards';
import { type Bit, paintLine } from './paintLine';
import { paintPaper } from './paintPlace';

export interface SwapLook {
  readonly held: HeldCard;
  readonly card: LootCard;
  readonly as: 'item' | 'skill';
  readonly rect: Rect;
  readonly text: number;
  readonly chosen: boolean;
  readonly key: string;
}

/** Paints a held card that may go: what goes, what comes, and the lanterns that it turns into. */
export function paintSwap(scene: Scene, pen: Pen, { held, card, as, rect, text, chosen, key }: SwapLook): void {
  paintPaper(pen, rect, chosen ? 'chosen' : 'held');
  const pad = Math.min(text * 0.5, rect.width * 0.06);
  const room = { x: rect.x + pad, y: rect.y + 2, width: rect.width - pad * 2, height: rect.height - 7 };
  const isLow = room.height < text * 3.3;
  const line = room.height / (isLow ? 2 : 3);
  const lanterns: readonly Bit[] = [{ words: `+${held.xp}`, colour: PALETTE.script, font: 'name' }, { sign: 'ui/lantern' }];
  const first = { ...room, height: line };
  const keyed: readonly Bit[] = key === '' || rect.width < text * 7 ? [] : [{ words: key, colour: PALETTE.note }];
  const taken = paintLine({ scene, pen }, isLow ? [] : keyed, { rect: first, size: text, align: 'right' });
  write(pen, held.name, {
    size: text * 1.02,
    colour: PALETTE.script,
    room: { ...first, width: first.width - taken },
    stand: 'middle',
    lines: 1,
    least: 0.6,
  });
  const gone = as === 'item' ? itemBits(held, true) : signBits(held.line, false);
  const comes: readonly Bit[] = as === 'item' ? itemBits(card, true) : [{ words: card.line.name, colour: PALETTE.script }];
  const trade: readonly Bit[] = [...gone, { arrow: PALETTE.note }, ...comes];
  const last = { ...room, y: room.y + line * (isLow ? 1 : 2), height: line };
  if (isLow) {
    const wide = room.width > text * 7;
    const used = paintLine({ scene, pen }, lanterns, { rect: last, size: text, align: 'right' });
    if (wide)
      paintLine({ scene, pen }, as === 'item' ? trade : gone, { rect: { ...last, width: last.width - used - 6 }, size: text });
    return;
  }
  paintLine({ scene, pen }, trade, { rect: { ...room, y: room.y + line, height: line }, size: text });
  paintLine({ scene, pen }, lanterns, { rect: last, size: text });
}
