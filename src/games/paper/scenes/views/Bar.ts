import type { Scene } from 'phaser';
import { Painting, type Pen, paintFrame, paintTool, write } from '../../../../scenes';
import { BAR_TOOLS, bounds, contains, inset, PALETTE, type Rect, rows } from '../../../../table';
import type { PaperLayout, SeatLabel, Shown } from '../../table';
import { inks } from '../inks';
import { leastOf } from './leastOf';
import { paintMark, paintPlate, paintStar } from './marks';
import { paintSeat } from './paintSeat';

/** The turn has so much of its line on a phone. */
const TURN = 0.4;
/** From so many seats on, initials stand for names. */
const CROWD = 5;

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
    const looked = shown.looked?.id ?? null;
    const shows = [
      dungeon,
      round,
      turn,
      glory,
      seats,
      looked,
      tools,
      text,
      layout.title,
      layout.tools,
      layout.seats,
      layout.chip,
    ];
    const rect = bounds([bar, ...Object.values(layout.tools)]);
    this.painting.paint({ rect, bleed: 6, shows }, (pen) => this.draw(pen, shown, layout));
  }

  private draw(pen: Pen, { labels, tools, looked }: Shown, layout: PaperLayout): void {
    const { bar, text, shape, title } = layout;
    paintFrame(this.scene, pen, { frame: 'panel', rect: bar, most: 1 });
    if (shape === 'wide')
      this.drawTitle(pen, { rect: title, text, first: labels.dungeon, rest: `${labels.round} · ${labels.turn}` });
    else if (title.width < text * STACKED) this.drawStacked(pen, { rect: title, text, turn: labels.turn, glory: labels.glory });
    else this.drawBrief(pen, { rect: title, text, turn: labels.turn, glory: labels.glory });
    if (layout.chip !== null) this.drawReady(pen, { seats: labels.seats, rect: inset(layout.chip, bar.height * 0.1), text });
    const isCrowd = labels.seats.length >= CROWD;
    for (const [at, rect] of layout.seats.entries()) {
      const seat = labels.seats[at];
      const isLooked = seat?.id === looked?.id;
      if (seat !== undefined) paintSeat(this.scene, pen, { seat, isCrowd, isLooked, rect: inset(rect, bar.height * 0.1), text });
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
    const room = { ...rect, x: rect.x + text * 0.5, width: rect.width * TURN - text * 0.6 };
    write(pen, turn, {
      room,
      least: leastOf(text * 1.1),
      size: text * 1.1,
      font: 'name',
      colour: PALETTE.lantern,
      stand: 'middle',
      lines: 1,
    });
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
      least: leastOf(text * 1.3),
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

  /** How many parties are ready. */
  private drawReady(
    pen: Pen,
    { seats, rect, text }: { readonly seats: readonly SeatLabel[]; readonly rect: Rect; readonly text: number },
  ): void {
    paintPlate(pen, { rect, look: 'plain', round: text * 0.4 });
    const side = Math.min(rect.height * 0.6, text);
    const sign = { x: rect.x + side * 0.3, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    paintMark(this.scene, pen, { key: 'mark/tick', colour: inks().good, rect: sign });
    const x = sign.x + side * 1.15;
    const words = `${seats.filter(({ now }) => now === 'ready').length}/${seats.length}`;
    const room = { ...rect, x, width: rect.x + rect.width - x - 2 };
    write(pen, words, { room, size: text, stand: 'middle', align: 'center', lines: 1, least: leastOf(text) });
  }
}
