import type { Scene } from 'phaser';
import { measure, Painting, type Pen, type Piece, paintFrame, roundRect, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { DungeonPlace, FloorView, TableView } from '../../table';
import { paintBox } from './paintBox';
import { paintStop } from './paintStop';

interface DungeonLook {
  readonly place: DungeonPlace;
  readonly unit: number;
}

/** As it is shown, and as it is shown next. */
const LOOKS = 2;

/** Draws the dungeon's effects floor by floor, and what stopping now would cost. */
export class DungeonPanel {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene, LOOKS);
  }

  sync(view: TableView, look: DungeonLook | null): void {
    const piece = look && this.pieceOf(view, look);
    if (piece === null) this.painting.hide();
    else this.painting.paint(piece, piece.draw);
  }

  /** Returns steps that paint what is shown next. */
  stepsTo(view: TableView, look: DungeonLook | null): readonly (() => void)[] {
    const piece = look && this.pieceOf(view, look);
    return piece === null ? [] : this.painting.stepsTo(piece, piece.draw);
  }

  private pieceOf({ dungeon, encounter, turn }: TableView, look: DungeonLook): Piece {
    const stop = encounter?.stopNow ?? null;
    const { place } = look;
    const draw = (pen: Pen): void => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: place.panel, most: look.unit });
      write(pen, dungeon.name, {
        size: place.text * 1.25,
        font: 'name',
        colour: PALETTE.lantern,
        room: place.title,
        stand: 'middle',
        lines: 1,
      });
      for (const [at, floor] of dungeon.floors.entries()) {
        const rect = place.floors[at];
        if (rect !== undefined) this.drawFloor(pen, floor, { rect, text: place.text });
      }
      if (place.foot === null) return;
      const foot = { rect: place.foot, text: place.text };
      if (stop === null) drawFoot(pen, [dungeon.boss, turn], foot);
      else paintStop(this.scene, pen, { stop, ...foot });
    };
    return { rect: place.panel, bleed: 6, shows: [dungeon, stop, turn, look], draw };
  }

  /** Draws the name, the effect, and the boxes below it, or beside it where both do not fit. */
  private drawFloor(
    pen: Pen,
    { floor, lit, name, effect, plain, combat, peril }: FloorView,
    { rect, text }: { readonly rect: Rect; readonly text: number },
  ): void {
    drawCase(pen, rect, lit);
    const pad = text * 0.5;
    const room = { x: rect.x + pad, y: rect.y + pad * 0.5, width: rect.width - pad * 2, height: rect.height - pad };
    const colour = lit ? PALETTE.lantern : PALETTE.dim;
    const title = lit ? `${'I'.repeat(floor)} · ${name}` : name;
    const line = text * 1.25;
    write(pen, title, { size: text, font: 'name', colour, room: { ...room, height: line }, stand: 'middle', lines: 1 });
    const below = { ...room, y: room.y + line, height: room.height - line };
    const words = { size: text, colour: lit ? PALETTE.bone : PALETTE.dim } as const;
    const boxes = [...combat, ...peril];
    if (boxes.length === 0) {
      write(pen, effect, { ...words, room: below });
      return;
    }
    const side = Math.min(text * 2.1, below.height);
    const over = { ...below, height: below.height - side - 2 };
    const taken = boxes.length * (side * 1.1 + 4);
    const beside = { ...below, width: below.width - taken };
    const sizeIn = (place: Rect): number => {
      const { size, whole } = measure(pen, effect, { ...words, room: place });
      return place.height < text ? 0 : whole ? size : size / 2;
    };
    if (plain) {
      this.drawBoxes(pen, boxes, { left: below.x, bottom: below.y + below.height, side });
      return;
    }
    const fits = sizeIn(over) >= sizeIn(beside) * 0.98;
    write(pen, effect, { ...words, room: fits ? over : beside, stand: fits ? 'top' : 'middle' });
    const left = fits ? below.x : below.x + below.width - taken + 4;
    this.drawBoxes(pen, boxes, { left, bottom: below.y + below.height, side });
  }

  private drawBoxes(
    pen: Pen,
    boxes: FloorView['combat'],
    { left, bottom, side }: { readonly left: number; readonly bottom: number; readonly side: number },
  ): void {
    for (const [at, box] of boxes.entries()) {
      const place = { x: left + at * (side * 1.1 + 4), y: bottom - side, width: side * 1.1, height: side };
      paintBox(this.scene, pen, { box, light: 'plain', rect: place, small: true });
    }
  }
}

function drawCase(pen: Pen, rect: Rect, lit: boolean): void {
  roundRect(pen, { x: rect.x + 0.5, y: rect.y + 0.5, width: rect.width - 1, height: rect.height - 1 }, 7);
  pen.fillStyle = lit ? 'rgb(0 0 0 / 22%)' : 'rgb(0 0 0 / 12%)';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = lit ? 'rgb(140 106 60 / 45%)' : 'rgb(140 106 60 / 16%)';
  pen.stroke();
}

function drawFoot(
  pen: Pen,
  [first, second]: readonly [string, string],
  { rect: foot, text }: { readonly rect: Rect; readonly text: number },
): void {
  const line = text * 1.45;
  write(pen, second, {
    size: text,
    colour: PALETTE.shade,
    room: { ...foot, y: foot.y + foot.height - line, height: line },
    stand: 'middle',
    lines: 1,
  });
  const upper = { ...foot, y: foot.y + foot.height - line * 2.2, height: line * 1.2 };
  write(pen, first, { size: text * 1.05, font: 'name', colour: PALETTE.lantern, room: upper, stand: 'middle', lines: 1 });
}
