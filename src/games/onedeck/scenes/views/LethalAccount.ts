import type { Scene } from 'phaser';
import {
  behindWords,
  Painting,
  type Pen,
  paintPicture,
  paintSkull,
  roundRect,
  shade,
  write,
  writeStack,
} from '../../../../scenes';
import { inset, PALETTE, PALETTES, type Rect } from '../../../../table';
import type { EncounterView } from '../../table';

type Lethal = NonNullable<EncounterView['lethal']>;
type Line = Lethal['account'][number];

interface AccountLook {
  readonly rect: Rect;
  readonly text: number;
}

const LINE = 1.34;
const GROUNDS = { red: shade(PALETTES.lantern.damage, -0.5), violet: '#35205E' } as const;

/** Draws what an end that kills costs: each open box, what effects add, the wounds against the life, and what follows. */
export class LethalAccount {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync(lethal: Lethal | null, title: string, look: AccountLook | null): void {
    if (lethal === null || look === null) {
      this.painting.hide();
      return;
    }
    this.painting.paint({ rect: look.rect, bleed: 6, shows: [lethal, title, look] }, (pen) =>
      this.draw(pen, lethal, { title, ...look }),
    );
  }

  private draw(pen: Pen, lethal: Lethal, { title, rect, text }: AccountLook & { readonly title: string }): void {
    roundRect(pen, rect, text * 0.6);
    pen.fillStyle = PALETTE.ground;
    pen.fill();
    pen.fillStyle = behindWords(30);
    pen.lineWidth = 1.5;
    pen.strokeStyle = shade(PALETTE.damage, -0.3);
    pen.stroke();
    const pad = text * 0.6;
    const room = { x: rect.x + pad, y: rect.y + pad * 0.5, width: rect.width - pad * 2, height: rect.height - pad };
    const foot = this.drawVerdict(pen, lethal, { rect: room, text });
    const lines = { ...room, height: foot - room.y - text * 0.3 };
    const head = lines.height >= text * LINE * 3 ? text * LINE : 0;
    if (head > 0)
      write(pen, title, {
        size: text,
        font: 'name',
        colour: shade(PALETTE.damage, 0.4),
        room: { ...room, height: head },
        stand: 'middle',
        lines: 1,
      });
    this.drawLines(pen, lethal.account, { rect: { ...lines, y: lines.y + head, height: lines.height - head }, text });
  }

  /** Draws two plates at the foot, the wounds against the life and what follows. Returns their top. */
  private drawVerdict(pen: Pen, { verdict, fate }: Lethal, { rect, text }: AccountLook): number {
    const high = Math.min(text * 3.2, Math.max(text * 1.5, rect.height * 0.2));
    const y = rect.y + rect.height - high;
    const low = { ...rect, y, height: high };
    const upper = { ...rect, y: y - high - text * 0.4, height: high };
    const { violet, red } = GROUNDS;
    const aside = drawPlate(pen, low, fate.saved ? violet : red);
    if (fate.saved) paintPicture(this.scene, pen, { key: 'ui/potion', rect: aside.sign });
    write(pen, fate.words, {
      size: text * 1.06,
      room: fate.saved ? aside.words : inset(low, text * 0.6),
      stand: 'middle',
      lines: 2,
    });
    const { sign, words } = drawPlate(pen, upper, red);
    paintSkull(pen, sign);
    const parts = [
      { words: verdict.title, look: { size: text * 1.3, font: 'name', colour: '#FFFFFF', lines: 1 } },
      { words: verdict.against, look: { size: text, lines: 1 } },
    ] as const;
    writeStack(pen, parts, { room: words, stand: 'middle', least: 0.5 });
    return upper.y;
  }

  /** Lines share the room; where there is not enough of it, they stand in two columns. */
  private drawLines(pen: Pen, account: readonly Line[], { rect, text }: AccountLook): void {
    const fits = Math.max(1, Math.floor(rect.height / (text * 1.05)));
    const across = account.length <= fits ? 1 : 2;
    const down = Math.ceil(account.length / across);
    const high = Math.min(text * LINE * 1.15, rect.height / Math.max(1, down));
    const width = (rect.width - (across - 1) * text) / across;
    for (const [at, line] of account.entries()) {
      const x = rect.x + Math.floor(at / down) * (width + text);
      this.drawLine(pen, line, {
        rect: { x, y: rect.y + (at % down) * high, width, height: high },
        text: Math.min(text, high * 0.92),
      });
    }
  }

  private drawLine(pen: Pen, line: Line, { rect, text }: AccountLook): void {
    const { words, damage, time } = line;
    const signs = [
      ...Array.from({ length: Math.max(0, damage) }, () => 'ui/heart'),
      ...Array.from({ length: Math.max(0, time) }, () => 'ui/hourglass'),
    ];
    const side = text * 1.05;
    const pitch = Math.min(side * 1.05, (rect.width * 0.5) / Math.max(1, signs.length));
    const taken = signs.length * pitch + text * 0.3;
    for (const [at, key] of signs.entries()) {
      const x = rect.x + rect.width - (signs.length - at) * pitch;
      paintPicture(this.scene, pen, { key, rect: { x, y: rect.y + (rect.height - side) / 2, width: side, height: side } });
    }
    const room = { ...rect, width: rect.width - taken };
    if (line.box !== undefined) {
      this.drawBox(pen, { letter: line.letter, ...line.box }, { rect: room, text });
      return;
    }
    const less = damage < 0 ? ` −${-damage}` : time < 0 ? ` −${-time}` : '';
    write(pen, `${words}${less}`, { size: text, colour: shade(PALETTE.magic, 0.4), room, stand: 'middle', lines: 1, least: 0.6 });
  }

  /** Draws a box as it is printed: its letter, the sign of its colour, its number. */
  private drawBox(
    pen: Pen,
    { letter, color, value }: { readonly letter: string } & NonNullable<Line['box']>,
    { rect, text }: AccountLook,
  ): void {
    const look = { stand: 'middle', lines: 1 } as const;
    write(pen, letter, { ...look, size: text, colour: PALETTE.shade, room: { ...rect, width: text } });
    const side = text * 1.05;
    const sign = { x: rect.x + text * 0.95, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    if (color !== 'any') paintPicture(this.scene, pen, { key: `ui/${color}`, rect: sign });
    const x = color === 'any' ? sign.x : sign.x + side * 1.1;
    const room = { ...rect, x, width: Math.max(text, rect.x + rect.width - x) };
    write(pen, String(value), { ...look, size: text * 1.1, font: 'name', room });
  }
}

/** Paints a plate, and returns the places of its sign and its words. */
function drawPlate(pen: Pen, rect: Rect, ground: string): { readonly sign: Rect; readonly words: Rect } {
  roundRect(pen, rect, rect.height * 0.16);
  pen.fillStyle = ground;
  pen.fill();
  const side = rect.height * 0.76;
  const sign = { x: rect.x + rect.height * 0.16, y: rect.y + rect.height * 0.12, width: side, height: side };
  const x = sign.x + side * 1.2;
  return { sign, words: { x, y: rect.y, width: rect.x + rect.width - x - rect.height * 0.1, height: rect.height } };
}
