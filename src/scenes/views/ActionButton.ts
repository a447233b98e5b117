import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { Painting } from './Painting';
import { type Pen, shade } from './paint';
import { paintFrame } from './paintFrame';
import { measure, type TextPart, writeStack } from './write';

export interface ButtonProps {
  readonly label: string;
  /** Its cost, or the reason why it cannot be pressed. */
  readonly detail: string;
  readonly refused: boolean;
}

interface ButtonLook {
  readonly rect: Rect;
  readonly text: number;
  readonly unit: number;
}

const BLEED = 16;
/** Alone, beside another one and over a list, each at its place again and again. */
const SIZES = 3;

/** A button as a carved plate: gold for the way forward, dark for the other way. */
export class ActionButton {
  private readonly painting: Painting;

  constructor(
    private readonly scene: Scene,
    private readonly look: 'gold' | 'dark',
  ) {
    this.painting = new Painting(scene, 1, SIZES);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync(props: ButtonProps | null, look: ButtonLook): void {
    if (props === null) {
      this.painting.hide();
      return;
    }
    const { rect } = look;
    this.painting.paint({ rect, bleed: BLEED, shows: [props, look] }, (pen) => this.draw(pen, props, look));
  }

  private draw(pen: Pen, { label, detail, refused }: ButtonProps, { rect, text, unit }: ButtonLook): void {
    // The plate fades; the reason on it stays readable.
    pen.globalAlpha = refused ? 0.4 : 1;
    paintFrame(this.scene, pen, { frame: `button-${this.look}`, rect, most: Math.min(Math.max(1, unit), rect.height / 80) });
    pen.globalAlpha = 1;
    const pad = Math.min(text, rect.width * 0.07);
    const room = { x: rect.x + pad, y: rect.y + rect.height * 0.06, width: rect.width - pad * 2, height: rect.height * 0.84 };
    const gold = this.look === 'gold';
    const colour = refused ? shade(PALETTE.shade, -0.1) : gold ? PALETTE.ink : PALETTE.bone;
    const look = { colour, align: 'center', lines: 2 } as const;
    const below = { words: detail, look: { ...look, size: text, colour: refused ? PALETTE.bone : colour } };
    const size = largestLabel(pen, [label, below], { room, text });
    const above = { words: label, look: { ...look, size, lines: 3, font: 'name' } } as const;
    writeStack(pen, [above, below], { room, stand: 'middle', least: 0.5 });
  }
}

/** The sizes that a label may have, in parts of the text's size. */
const LABELS = [1.28, 1.16, 1.04, 0.94] as const;

/** Returns the largest size that keeps a label on one line and leaves room for its detail. */
function largestLabel(
  pen: Pen,
  [label, detail]: readonly [string, TextPart],
  { room, text }: { readonly room: Rect; readonly text: number },
): number {
  const { height } = detail.words === '' ? { height: 0 } : measure(pen, detail.words, { ...detail.look, least: 1, room });
  const fits = (size: number): boolean => {
    const line = { ...room, height: room.height - height };
    return measure(pen, label, { size, font: 'name', lines: 1, least: 1, room: line }).whole && line.height >= size * 1.24;
  };
  return LABELS.map((part) => part * text).find(fits) ?? text;
}
