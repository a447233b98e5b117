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
/** A card that is higher than this, as a share of its width, has its portrait above its words. */
const HIGH = 0.8;

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
    const inner = { x: rect.x + pad, y: rect.y + pad, width: rect.width - pad * 2, height: high };
    const { bust, most, room } = rect.height > rect.width * HIGH ? stacked(inner, text) : beside(inner, { text, who });
    this.paintBust(pen, hero, { bust, most });
    const upper = { ...room, height: room.height * (who.life === null ? 0.46 : 0.36) };
    const lower = { ...room, y: room.y + upper.height, height: room.height - upper.height };
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
    const words = { ...lower, x: lower.x + side + (side > 0 ? 5 : 0), width: lower.width - side - 5 };
    // Where words have no room, the star says it.
    if (!who.gains || words.width >= text * 6.5)
      write(pen, detail, { size: text, room: words, stand: 'middle', lines: 2, least: 0.6 });
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

interface WhoPlaces {
  readonly bust: Rect;
  /** The width of the whole portrait, the middle of which is seen. */
  readonly most: number;
  /** The room of the name and of the life. */
  readonly room: Rect;
}

/** On a narrow card the portrait gives way to the life after, which is what is asked about. */
function beside(inner: Rect, { text, who }: Pick<WhoLook, 'who'> & { readonly text: number }): WhoPlaces {
  const { x, width, height } = inner;
  const most = Math.min(height * 1.15, width * 0.42);
  const free = who.life === null ? most : Math.max(width * 0.29, width * 0.98 - text * LIFE * LONG);
  const bust = { ...inner, width: Math.min(most, free) };
  const left = x + bust.width + text * 0.5;
  return { bust, most, room: { ...inner, x: left, width: x + width - left - text * 0.3 } };
}

/** On a high card the portrait lies above the words. */
function stacked(inner: Rect, text: number): WhoPlaces {
  const bust = { ...inner, height: Math.max(inner.height * 0.4, inner.height - text * 4.4) };
  const y = bust.y + bust.height;
  const room = { ...inner, x: inner.x + text * 0.4, width: inner.width - text * 0.8, y, height: inner.y + inner.height - y };
  return { bust, most: bust.width, room };
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
