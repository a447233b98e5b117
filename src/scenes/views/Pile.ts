import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { Painting } from './Painting';
import { type Pen, paintPicture } from './paint';
import { measure, write } from './write';

interface PileProps {
  readonly count: number;
  /** A card lying face up, or a picture. */
  readonly face: { readonly card: string } | { readonly picture: string };
  readonly lines: readonly [string, string];
}

interface PileLook {
  readonly rect: Rect;
  readonly text: number;
  readonly room: number;
}

const EDGE = 5;

interface PileParts {
  /** The picture of the cards below the topmost. */
  readonly edge: string;
  readonly paintCard: (pen: Pen, face: { readonly card: string; readonly rect: Rect }) => void;
}

/** Draws a stack of cards with its number. */
export class Pile {
  private readonly painting: Painting;

  constructor(
    private readonly scene: Scene,
    private readonly parts: PileParts,
  ) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync(props: PileProps | null, look: PileLook): void {
    if (props === null) {
      this.painting.hide();
      return;
    }
    const rect = { ...look.rect, width: look.rect.width + look.room };
    this.painting.paint({ rect, bleed: EDGE + 2, shows: [props, look] }, (pen) => this.draw(pen, props, look));
  }

  private draw(pen: Pen, { count, face, lines }: PileProps, { rect, text, room }: PileLook): void {
    if (count > 1) paintPicture(this.scene, pen, { key: this.parts.edge, rect: { ...rect, x: rect.x + EDGE, y: rect.y + EDGE } });
    pen.globalAlpha = count === 0 ? 0.25 : 1;
    if ('card' in face) this.parts.paintCard(pen, { card: face.card, rect });
    else paintPicture(this.scene, pen, { key: face.picture, rect });
    pen.globalAlpha = 1;
    drawWords(pen, { count, lines }, { rect, text, room });
  }
}

/** Writes the number, and as much of the rest as fits beside the card; the mirror has all of it. */
function drawWords(pen: Pen, { count, lines }: Omit<PileProps, 'face'>, { rect, text, room }: PileLook): void {
  const beside = { x: rect.x + rect.width + text * 0.9, width: room - text * 1.1 };
  const number = { size: text * 1.5, font: 'name', colour: PALETTE.lantern, stand: 'middle', lines: 1 } as const;
  const [first, second] = [
    { words: lines[0], look: { size: text, lines: 2 } as const },
    { words: lines[1], look: { size: text, lines: 2, colour: PALETTE.shade } as const },
  ];
  let left = rect.height - text * 1.9;
  const shown = [first, second].flatMap(({ words, look }) => {
    const place = { ...beside, y: 0, height: left };
    const { height, whole } = measure(pen, words, { ...look, room: place });
    if (words === '' || !whole || height > left) return [];
    left -= height;
    return [{ words, look, height }];
  });
  let y = rect.y + left / 2;
  write(pen, String(count), { ...number, room: { ...beside, y, height: text * 1.9 } });
  y += text * 1.9;
  for (const { words, look, height } of shown) {
    write(pen, words, { ...look, room: { ...beside, y, height: height + 1 } });
    y += height;
  }
}
