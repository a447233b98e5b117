import type { GameObjects, Scene } from 'phaser';
import { type Entry, PALETTE, type Page, type Rect } from '../../stage';
import { lettersFor, roomOf } from './answerLetters';
import { Painting } from './Painting';
import type { Pen } from './paint';
import { paintArrow } from './paintArrow';
import { paintFrame } from './paintFrame';
import { type Part, write, writeStack } from './write';

const BLEED = 12;
const DIM = 0.5;

interface Look {
  readonly text: number;
  readonly busy: boolean;
}

/** What can be answered, as cards in the tray, page by page; all of them in the same letters. */
export class AnswerCards {
  private readonly cards: Painting[] = [];
  private readonly turn: Painting;

  constructor(private readonly scene: Scene) {
    this.turn = new Painting(scene);
  }

  sync({ placed, turn }: Page, { text, busy }: Look): void {
    while (this.cards.length < placed.length) this.cards.push(new Painting(this.scene));
    const answers = placed.map(({ entry, rect }) => ({ ...wordsOf(entry), key: entry.shortcut, rect }));
    const letters = lettersFor(answers, text);
    for (const [at, card] of this.cards.entries()) {
      const [answer, entry] = [answers[at], placed[at]?.entry];
      if (answer === undefined || entry === undefined) card.hide();
      else {
        this.show(card, { ...answer, text, parts: letters(answer) });
        card.image.setAlpha(busy || entry.refusal !== null ? DIM : 1);
      }
    }
    if (turn === null) this.turn.hide();
    else this.turn.paint({ rect: turn.rect, shows: [turn, text] }, (pen) => paintArrow(pen, { ...turn, text }));
  }

  get images(): readonly GameObjects.Image[] {
    return [...this.cards, this.turn].map(({ image }) => image);
  }

  private show(card: Painting, answer: Answer): void {
    const { rect } = answer;
    card.paint({ rect, bleed: BLEED, shows: answer }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'button-dark', rect, most: Math.min(1, rect.height / 80) });
      paintAnswer(pen, answer);
    });
  }
}

interface Answer {
  readonly key: string;
  readonly text: number;
  readonly rect: Rect;
  readonly parts: readonly Part[];
}

const wordsOf = ({ brief, detail, refusal }: Entry): { readonly title: string; readonly detail: string } => ({
  title: brief,
  detail: refusal ?? detail,
});

/** A title, and what comes of it below. */
function paintAnswer(pen: Pen, { key, text, rect, parts }: Answer): void {
  const { words, corner } = roomOf(rect, { key, text });
  writeStack(pen, parts, { room: words, stand: 'middle' });
  if (corner !== null) write(pen, key, { size: text, colour: PALETTE.shade, align: 'right', room: corner, lines: 1 });
}
