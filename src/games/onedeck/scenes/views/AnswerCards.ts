import type { GameObjects, Scene } from 'phaser';
import type { Pen } from '../../../../scenes';
import {
  lettersFor,
  type Piece,
  paintArrow,
  paintFrame,
  roomOf,
  roundRect,
  SharedTexture,
  type TextPart,
  write,
  writeStack,
} from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Entry, HeroView, Page } from '../../table';
import { paintMark } from './heroMark';
import { paintPortrait, portraitOf } from './paintPortrait';
import { paintUnthrown } from './paintSill';
import { paintChange } from './split/paintHero';

const BLEED = 12;
const DIM = 0.5;
/** The size of the life before and after, as a multiple of the text size, and its length as a multiple of that. */
const LIFE = 1.7;
const LONG = 3.3;

interface AnswerLook {
  readonly text: number;
  readonly busy: boolean;
  readonly heroes: readonly HeroView[];
}

/** Draws the answers of a page as cards in the tray, all in the same letters. */
export class AnswerCards {
  private readonly shared: SharedTexture;

  constructor(private readonly scene: Scene) {
    this.shared = new SharedTexture(scene);
  }

  sync({ placed, turn }: Page, { text, busy, heroes }: AnswerLook): void {
    const answers = placed.map(({ entry, rect }) => {
      const who = entry.choice?.who ?? null;
      const hero = heroes.find(({ id }) => id === who?.hero) ?? null;
      return { ...wordsOf(entry), key: entry.shortcut, rect, portrait: who !== null && hero !== null ? { who, hero } : null };
    });
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
      if (answer.portrait === null) paintAnswer(pen, answer);
      else this.paintWho(pen, answer, answer.portrait);
    };
    return { rect, bleed: BLEED, shows: answer, draw };
  }

  /** Paints the portrait of a hero with her name, and the life before and after on it. */
  private paintWho(pen: Pen, { key, text, rect, title, detail }: Answer, { who, hero }: WhoLook): void {
    const pad = Math.min(5, rect.height * 0.08);
    const high = rect.height - pad * 2 - 3;
    // On a narrow card the portrait gives way to the life after, which is what is asked about.
    const most = Math.min(high * 1.15, rect.width * 0.4);
    const free = who.life === null ? most : Math.max(rect.width * 0.28, rect.width * 0.94 - text * LIFE * LONG);
    const bust = { x: rect.x + pad, y: rect.y + pad, width: Math.min(most, free), height: high };
    this.paintBust(pen, hero, { bust, most });
    const left = bust.x + bust.width + text * 0.5;
    const room = { x: left, y: bust.y, width: rect.x + rect.width - left - pad - text * 0.3, height: high };
    const upper = { ...room, height: high * (who.life === null ? 0.46 : 0.36) };
    const lower = { ...room, y: room.y + upper.height, height: high - upper.height };
    const taken = key === '' || room.width < text * 7 ? 0 : text;
    write(pen, title, {
      size: text * 1.1,
      font: 'name',
      room: { ...upper, width: upper.width - taken },
      stand: 'middle',
      lines: 1,
      least: 0.5,
    });
    if (taken > 0) write(pen, key, { size: text, colour: PALETTE.shade, align: 'right', room: upper, lines: 1 });
    if (who.life !== null) {
      const size = Math.min(text * LIFE, lower.height * 0.72, lower.width / LONG);
      paintChange(this.scene, pen, { ...who.life, size, room: lower });
      return;
    }
    const side = who.gains ? Math.min(lower.height * 0.8, text * 1.5) : 0;
    if (who.gains)
      paintUnthrown(this.scene, pen, {
        color: 'heroic',
        rect: { x: lower.x, y: lower.y + (lower.height - side) / 2, width: side, height: side },
      });
    const beside = { ...lower, x: lower.x + side + (side > 0 ? 5 : 0), width: lower.width - side - 5 };
    // Where words have no room, the star says it.
    if (!who.gains || beside.width >= text * 6.5)
      write(pen, detail, { size: text, room: beside, stand: 'middle', lines: 2, least: 0.6 });
  }

  /** Paints the middle of a portrait that is at most this wide. */
  private paintBust(pen: Pen, hero: HeroView, { bust, most }: { readonly bust: Rect; readonly most: number }): void {
    pen.save();
    roundRect(pen, bust, 8);
    pen.clip();
    const whole = { ...bust, x: bust.x - (most - bust.width) / 2, width: most };
    paintPortrait(this.scene, pen, { picture: portraitOf(hero), rect: whole, round: 0 });
    pen.restore();
    paintMark(pen, hero, bust);
  }
}

interface WhoLook {
  readonly who: NonNullable<NonNullable<Entry['choice']>['who']>;
  readonly hero: HeroView;
}

interface Answer {
  readonly portrait: WhoLook | null;
  readonly title: string;
  readonly detail: string;
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
