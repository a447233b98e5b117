import type { Scene } from 'phaser';
import { type Entry, PALETTE, type Page, type Rect } from '../../stage';
import { Painting } from './Painting';
import type { Pen } from './paint';
import { paintArrow } from './paintArrow';
import { paintFrame } from './paintFrame';
import { write, writeStack } from './write';

const BLEED = 12;
const DIM = 0.5;
/** Names up to this long stand in the letters of names. */
const SHORT = 26;

interface Look {
  readonly text: number;
  readonly busy: boolean;
}

/** What can be answered, as cards in the tray, page by page. */
export class AnswerCards {
  private readonly cards: Painting[] = [];
  private readonly turn: Painting;

  constructor(private readonly scene: Scene) {
    this.turn = new Painting(scene);
  }

  sync({ placed, turn }: Page, { text, busy }: Look): void {
    while (this.cards.length < placed.length) this.cards.push(new Painting(this.scene));
    for (const [at, card] of this.cards.entries()) {
      const place = placed[at];
      if (place === undefined) card.hide();
      else this.show(card, { ...place, text, busy });
    }
    if (turn === null) this.turn.hide();
    else this.turn.paint({ rect: turn.rect, shows: [turn, text] }, (pen) => paintArrow(pen, { ...turn, text }));
  }

  /** Dice are thrown where they lie. */
  hide(): void {
    for (const card of [...this.cards, this.turn]) card.hide();
  }

  private show(card: Painting, { entry, rect, text, busy }: Look & { readonly entry: Entry; readonly rect: Rect }): void {
    const { brief, detail, shortcut, refusal } = entry;
    const words = { title: brief, detail: refusal ?? detail, key: shortcut, text, rect };
    card.paint({ rect, bleed: BLEED, shows: words }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'button-dark', rect, most: Math.min(1, rect.height / 80) });
      paintAnswer(pen, words);
    });
    card.image.setAlpha(busy || refusal !== null ? DIM : 1);
  }
}

interface Answer {
  readonly title: string;
  readonly detail: string;
  readonly key: string;
  readonly text: number;
  readonly rect: Rect;
}

/** A title, and what comes of it below. */
function paintAnswer(pen: Pen, { title, detail, key, text, rect }: Answer): void {
  const pad = text * 0.62;
  const room = { x: rect.x + pad, y: rect.y + pad * 0.6, width: rect.width - pad * 2, height: rect.height - pad * 1.4 };
  const aside = key === '' || rect.width < text * 11 ? 0 : text * 0.9;
  const short = title.length <= SHORT;
  writeStack(
    pen,
    [
      { words: title, look: { font: short ? 'name' : 'text', colour: PALETTE.lantern, size: text * (short ? 1 : 1.02) } },
      { words: detail, look: { size: text * 0.92, colour: PALETTE.bone } },
    ],
    { room: { ...room, width: room.width - aside }, stand: 'middle' },
  );
  if (aside === 0) return;
  const corner = { x: room.x + room.width - aside, y: room.y + 1, width: aside, height: text * 1.2 };
  write(pen, key, { size: text * 0.85, colour: PALETTE.shade, align: 'right', room: corner, lines: 1 });
}
