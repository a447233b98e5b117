import type { GameObjects, Scene } from 'phaser';
import type { Pen } from '../../../../scenes';
import {
  lettersFor,
  type Piece,
  paintArrow,
  paintFrame,
  roomOf,
  SharedTexture,
  type TextPart,
  write,
  writeStack,
} from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Entry, Page } from '../../table';

const BLEED = 12;
const DIM = 0.5;

interface AnswerLook {
  readonly text: number;
  readonly busy: boolean;
}

/** Draws the answers of a page as cards in the tray, all in the same letters. */
export class AnswerCards {
  private readonly shared: SharedTexture;

  constructor(private readonly scene: Scene) {
    this.shared = new SharedTexture(scene);
  }

  sync({ placed, turn }: Page, { text, busy }: AnswerLook): void {
    const answers = placed.map(({ entry, rect }) => ({ ...wordsOf(entry), key: entry.shortcut, rect }));
    const letters = lettersFor(answers, text);
    const arrow = turn && { rect: turn.rect, shows: [turn, text], draw: (pen: Pen) => paintArrow(pen, { ...turn, text }) };
    const cards = answers.map((answer) => this.card({ ...answer, text, parts: letters(answer) }));
    this.shared.paint([arrow, ...cards]);
    for (const [at, { entry }] of placed.entries()) this.images[at + 1]?.setAlpha(busy || entry.refusal !== null ? DIM : 1);
  }

  get images(): readonly GameObjects.Image[] {
    return this.shared.images;
  }

  private card(answer: Answer): Piece {
    const { rect } = answer;
    const draw = (pen: Pen): void => {
      paintFrame(this.scene, pen, { frame: 'button-dark', rect, most: Math.min(1, rect.height / 80) });
      paintAnswer(pen, answer);
    };
    return { rect, bleed: BLEED, shows: answer, draw };
  }
}

interface Answer {
  readonly key: string;
  readonly text: number;
  readonly rect: Rect;
  readonly parts: readonly TextPart[];
}

const wordsOf = ({ brief, detail, refusal }: Entry): { readonly title: string; readonly detail: string } => ({
  title: brief,
  detail: refusal ?? detail,
});

/** Paints a title, and the result of the answer below it. */
function paintAnswer(pen: Pen, { key, text, rect, parts }: Answer): void {
  const { words, corner } = roomOf(rect, { key, text });
  writeStack(pen, parts, { room: words, stand: 'middle' });
  if (corner !== null) write(pen, key, { size: text, colour: PALETTE.shade, align: 'right', room: corner, lines: 1 });
}
