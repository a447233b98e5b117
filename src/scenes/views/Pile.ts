import type { Scene } from 'phaser';
import { PALETTE, type Rect } from '../../stage';
import { paintCardFace } from './diorama';
import { Painting } from './Painting';
import { type Pen, paintPicture } from './paint';
import { measure, write } from './write';

export interface PileProps {
  readonly count: number;
  /** A card lying face up, or one of the pictures of the deck. */
  readonly face: { readonly card: string } | { readonly picture: string };
  readonly lines: readonly [string, string];
}

interface Look {
  readonly rect: Rect;
  readonly text: number;
  readonly room: number;
}

const EDGE = 5;

/** A stack of cards with its number: the deck as time that is left, the discard as time that is gone. */
export class Pile {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync(props: PileProps | null, look: Look): void {
    if (props === null) {
      this.painting.hide();
      return;
    }
    const rect = { ...look.rect, width: look.rect.width + look.room };
    this.painting.paint({ rect, bleed: EDGE + 2, shows: [props, look] }, (pen) => this.draw(pen, props, look));
  }

  private draw(pen: Pen, { count, face, lines }: PileProps, { rect, text, room }: Look): void {
    if (count > 1) paintPicture(this.scene, pen, { key: 'deck/edge', rect: { ...rect, x: rect.x + EDGE, y: rect.y + EDGE } });
    pen.globalAlpha = count === 0 ? 0.25 : 1;
    if ('card' in face) paintCardFace(this.scene, pen, { card: face.card, rect });
    else paintPicture(this.scene, pen, { key: face.picture, rect });
    pen.globalAlpha = 1;
    const beside = { x: rect.x + rect.width + text * 0.9, width: room - text * 1.1 };
    const middle = rect.y + rect.height / 2;
    const number = { ...beside, y: middle - text * 2.2, height: text * 1.9 };
    write(pen, String(count), {
      size: text * 1.5,
      font: 'name',
      colour: PALETTE.lantern,
      room: number,
      stand: 'middle',
      lines: 1,
    });
    const first = { ...beside, y: middle - text * 0.3, height: text * 1.2 };
    // Beside a small card only the number has room; the mirror says the rest.
    if (measure(pen, lines[0], { size: text, room: first, lines: 1 }).whole)
      write(pen, lines[0], { size: text, room: first, lines: 1 });
    const second = { ...first, y: middle + text * 0.95, height: text * 2.4 };
    const faint = { size: text, colour: PALETTE.shade, room: second, lines: 2 } as const;
    if (measure(pen, lines[1], faint).whole) write(pen, lines[1], faint);
  }
}
