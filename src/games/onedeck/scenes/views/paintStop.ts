import type { Scene } from 'phaser';
import { type Pen, paintPicture, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { EncounterView } from '../../table';

export type Stop = NonNullable<EncounterView['stopNow']>;

const SIGNS = { damage: 'ui/heart', time: 'ui/hourglass' } as const;

/** Paints the cost of stopping now in symbols and words, or in words alone where nothing or everything is lost. */
export function paintStop(
  scene: Scene,
  pen: Pen,
  { stop, rect, text }: { readonly stop: Stop; readonly rect: Rect; readonly text: number },
): void {
  const line = text * 1.32;
  const rows = Math.max(1, stop.tolls.length);
  const top = rect.y + rect.height - line * (rows + 1) - text * 0.1;
  write(pen, stop.title, {
    size: text * 1.05,
    font: 'name',
    colour: PALETTE.lantern,
    room: { ...rect, y: top, height: line },
    stand: 'middle',
    lines: 1,
  });
  if (stop.tolls.length === 0) {
    write(pen, stop.cost, { size: text, room: { ...rect, y: top + line, height: line * rows + text * 0.5 }, lines: 2 });
    return;
  }
  for (const [at, { kind, count, words }] of stop.tolls.entries()) {
    const row = { ...rect, y: top + line * (at + 1), height: line };
    const said = write(pen, words, { size: text, align: 'right', stand: 'middle', room: row, lines: 1 });
    const side = text * 1.2;
    const room = rect.width - said.width - text * 0.4;
    const pitch = Math.min(side * 1.08, (room - side) / Math.max(1, count - 1));
    for (let sign = 0; sign < count; sign++) {
      const place = { x: row.x + sign * pitch, y: row.y + (line - side) / 2, width: side, height: side };
      paintPicture(scene, pen, { key: SIGNS[kind], rect: place });
    }
  }
}
