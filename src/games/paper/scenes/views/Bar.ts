import type { Scene } from 'phaser';
import { Painting, type Pen, paintFrame, paintTool, write } from '../../../../scenes';
import { BAR_TOOLS, bounds, contains, inset, PALETTE, type Rect, rows } from '../../../../table';
import type { PaperLayout, SeatLabel, Shown } from '../../table';
import { inks } from '../inks';
import { leastOf } from './leastOf';
import { paintMark, paintPlate, paintStar } from './marks';

/** A title that is narrower than so many sizes of letters has two lines. */
const STACKED = 9;
const NONE = { top: 0, right: 0, bottom: 0, left: 0 } as const;

/** Draws where the party is and when, all seats with their glory, and the tools. */
export class Bar {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync(shown: Shown, layout: PaperLayout): void {
    const { bar, text } = layout;
    const { labels, tools } = shown;
    const { dungeon, round, turn, glory, seats } = labels;
    const shows = [dungeon, round, turn, glory, seats, tools, text, layout.title, layout.tools, layout.seats];
    const rect = bounds([bar, ...Object.values(layout.tools)]);
    this.painting.paint({ rect, bleed: 6, shows }, (pen) => this.draw(pen, shown, layout));
  }

  private draw(pen: Pen, { labels, tools }: Shown, layout: PaperLayout): void {
    const { bar, text, shape, title } = layout;
    paintFrame(this.scene, pen, { frame: 'panel', rect: bar, most: 1 });
    if (shape === 'wide')
      this.drawTitle(pen, { rect: title, text, first: labels.dungeon, rest: `${labels.round} · ${labels.turn}` });
    else if (title.width < text * STACKED) this.drawStacked(pen, { rect: title, text, turn: labels.turn, glory: labels.glory });
    else this.drawBrief(pen, { rect: title, text, turn: labels.turn, glory: labels.glory });
    for (const [at, rect] of layout.seats.entries()) {
      const seat = labels.seats[at];
      if (seat !== undefined) this.drawSeat(pen, { seat, rect: inset(rect, bar.height * 0.1), text });
    }
    for (const id of BAR_TOOLS) {
      const rect = layout.tools[id];
      if (rect === undefined) continue;
      if (!contains(bar, rect)) paintFrame(this.scene, pen, { frame: 'panel', rect, most: 1 });
      paintTool(pen, { id, tools, rect, text });
    }
  }

  private drawTitle(
    pen: Pen,
    { rect, text, first, rest }: { readonly rect: Rect; readonly text: number; readonly first: string; readonly rest: string },
  ): void {
    const room = { ...rect, x: rect.x + text, width: rect.width * 0.62 - text };
    const look = {
      size: text * 1.2,
      font: 'name',
      colour: PALETTE.lantern,
      stand: 'middle',
      lines: 1,
      least: leastOf(text * 1.2),
    } as const;
    const { width } = write(pen, first, { ...look, room });
    const x = room.x + width + text;
    write(pen, rest, { room: { ...rect, x, width: rect.x + rect.width - x }, size: text, stand: 'middle', lines: 1 });
  }

  private drawBrief(
    pen: Pen,
    { rect, text, turn, glory }: { readonly rect: Rect; readonly text: number; readonly turn: string; readonly glory: number },
  ): void {
    const room = { ...rect, x: rect.x + text * 0.7, width: rect.width * 0.6 };
    write(pen, turn, { room, size: text * 1.1, font: 'name', colour: PALETTE.lantern, stand: 'middle', lines: 1 });
    const side = Math.min(text * 1.2, rect.height * 0.5);
    const x = rect.x + rect.width * 0.64;
    paintStar(pen, { rect: { x, y: rect.y + (rect.height - side) / 2, width: side, height: side }, colour: inks().gold });
    const count = { ...rect, x: x + side * 1.2, width: rect.x + rect.width - x - side * 1.2 };
    write(pen, String(glory), {
      room: count,
      size: text * 1.3,
      font: 'name',
      colour: '#FFFFFF',
      stand: 'middle',
      lines: 1,
      least: 0.5,
    });
  }

  /** The turn lies above the glory. */
  private drawStacked(
    pen: Pen,
    { rect, text, turn, glory }: { readonly rect: Rect; readonly text: number; readonly turn: string; readonly glory: number },
  ): void {
    const [upper = rect, lower = rect] = rows(inset(rect, rect.height * 0.06), 2, 0);
    const look = { font: 'name', align: 'center', stand: 'middle', lines: 1, least: leastOf(text) } as const;
    write(pen, turn, { ...look, room: inset(upper, { ...NONE, right: text * 0.3 }), size: text, colour: PALETTE.lantern });
    const side = Math.min(text * 1.1, lower.height * 0.8);
    const count = { ...look, room: { ...lower, x: lower.x + side * 0.6 }, size: text * 1.2, colour: '#FFFFFF' } as const;
    const { width } = write(pen, String(glory), count);
    const x = count.room.x + (lower.width - width) / 2 - side * 1.15;
    paintStar(pen, { rect: { x, y: lower.y + (lower.height - side) / 2, width: side, height: side }, colour: inks().gold });
  }

  /** A quill writes, a tick is done. */
  private drawSeat(
    pen: Pen,
    { seat, rect, text }: { readonly seat: SeatLabel; readonly rect: Rect; readonly text: number },
  ): void {
    const { good, gold, word } = inks();
    paintPlate(pen, { rect, look: seat.now === 'you' ? 'lit' : 'plain', round: text * 0.5 });
    const inner = inset(rect, Math.min(text * 0.4, rect.width * 0.08));
    const side = Math.min(inner.height * 0.7, text * 1.1, inner.width * 0.3);
    const sign = { x: inner.x, y: inner.y + (inner.height - side) / 2, width: side, height: side };
    const isDone = seat.now === 'ready';
    paintMark(this.scene, pen, { key: isDone ? 'mark/tick' : 'mark/quill', colour: isDone ? good : gold, rect: sign });
    const count = { ...inner, x: inner.x + inner.width - text * 1.8, width: text * 1.8 };
    write(pen, String(seat.glory), {
      room: count,
      size: text * 1.1,
      font: 'name',
      colour: '#FFFFFF',
      align: 'right',
      stand: 'middle',
      lines: 1,
    });
    const x = sign.x + side * 1.3;
    const room = { ...inner, x, width: count.x - x };
    if (room.width > text * 2) write(pen, seat.name, { room, size: text, colour: word, stand: 'middle', lines: 1, least: 0.7 });
  }
}
