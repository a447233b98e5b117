import type { GameObjects, Scene } from 'phaser';
import { HELD_PRESS, PALETTE, type Rect } from '../../table';
import { playTween } from '../playTween';
import { Painting } from './Painting';
import { type Pen, paintPicture, roundRect, shade } from './paint';
import { paintSkull } from './paintSkull';
import { measure, write } from './write';

/** A link of the chain of what follows: a picture or a skull, and a number. */
export interface ButtonLink {
  readonly picture: string | null;
  readonly count: number | null;
}

export interface HoldProps {
  readonly label: string;
  readonly chains: readonly { readonly name: string; readonly links: readonly ButtonLink[] }[];
  /** How it is pressed, or what follows: beside the button, and in fewer words on it. */
  readonly hint: string;
  readonly brief: string;
  readonly held: 'held' | 'armed' | null;
  readonly refused: boolean;
}

interface HoldLook {
  readonly rect: Rect;
  /** A free place beside it for the hint; null where it stands on the button, if there is room. */
  readonly aside: Rect | null;
  readonly text: number;
  readonly unit: number;
}

const BLEED = 18;
/** The steps in which the ring is painted. */
const STEPS = 32;
/** A button that is broader than this, in parts of the text's size, has its hint at the right. */
const BROAD = 13;

/** A red button for what cannot be taken back. A ring around its skull closes while it is held. */
export class HoldButton {
  private readonly painting: Painting;
  private readonly ring: Painting;
  private closing: AbortController | null = null;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
    this.ring = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  /** True while the ring closes. */
  get isMoving(): boolean {
    return this.closing !== null;
  }

  sync(props: HoldProps | null, look: HoldLook): void {
    if (props === null || props.held !== 'held') this.open();
    if (props === null) {
      this.painting.hide();
      return;
    }
    const { rect } = look;
    const shown = { ...props, held: props.held === 'armed' };
    const whole = look.aside === null ? rect : spanOf(look.aside, rect);
    this.painting.paint({ rect: whole, bleed: BLEED, shows: [shown, look] }, (pen) => this.draw(pen, props, look));
    if (props.held === 'held' && this.closing === null) void this.close(skullIn(look));
  }

  private open(): void {
    this.closing?.abort();
    this.closing = null;
    this.ring.hide();
  }

  private async close(skull: Rect): Promise<void> {
    const closing = new AbortController();
    this.closing = closing;
    const bleed = skull.width * 0.12;
    const clock = { share: 0 };
    const onUpdate = (): void => {
      const step = Math.ceil(clock.share * STEPS);
      if (!closing.signal.aborted)
        this.ring.paint({ rect: skull, bleed, shows: [step] }, (pen) => paintRing(pen, skull, step / STEPS));
    };
    await playTween(this.scene, { targets: clock, share: 1, duration: HELD_PRESS.hold, onUpdate }, closing.signal);
  }

  private draw(pen: Pen, props: HoldProps, look: HoldLook): void {
    const { rect, text, aside } = look;
    pen.globalAlpha = props.refused ? 0.5 : 1;
    paintPlate(pen, rect, props.held === 'armed');
    const skull = skullIn(look);
    paintSeal(pen, skull);
    const x = skull.x + skull.width * 1.22;
    const room = { x, y: rect.y + rect.height * 0.06, width: rect.x + rect.width - x - text * 0.5, height: rect.height * 0.88 };
    const words = aside === null ? { ...props, hint: props.brief } : { ...props, hint: '' };
    this.drawWords(pen, words, { room, text });
    if (aside !== null)
      write(pen, props.hint, {
        size: text,
        room: { ...aside, width: aside.width - text * 0.4 },
        align: 'right',
        stand: 'middle',
      });
    pen.globalAlpha = 1;
  }

  /** Chains come first, then the label; the hint stands below them or, on a broad button, at the right. */
  private drawWords(
    pen: Pen,
    { label, chains, hint }: Pick<HoldProps, 'label' | 'chains' | 'hint'>,
    { room, text }: { readonly room: Rect; readonly text: number },
  ): void {
    const line = Math.min(text * 1.3, room.height / Math.max(1, chains.length));
    const spare = room.height - line * chains.length;
    const look = { size: text * 1.16, font: 'name', stand: 'middle' } as const;
    const below = hint !== '' && spare >= text * 2.6 ? text * 1.2 : 0;
    const beside = hint !== '' && below === 0 && room.width >= text * BROAD ? room.width * 0.4 : 0;
    const left = { ...room, width: room.width - beside - (beside > 0 ? text * 0.5 : 0) };
    const isOneLine = spare - below < text * 2.7 || measure(pen, label, { ...look, lines: 1, room: left }).whole;
    const head = Math.min(text * (isOneLine ? 1.5 : 2.7), Math.max(0, spare - below));
    let y = room.y + (spare - head - below) / 2;
    if (head >= text * 0.85)
      write(pen, label, { ...look, room: { ...left, y, height: head }, lines: isOneLine ? 1 : 2, least: 0.58 });
    y += head;
    for (const chain of chains) {
      this.drawChain(pen, chain, { room: { ...left, y, height: line }, text });
      y += line;
    }
    const hinted = { size: text * 0.94, colour: '#F3C9BD', stand: 'middle' } as const;
    if (below > 0) write(pen, hint, { ...hinted, lines: 1, room: { ...room, y, height: below } });
    else if (beside > 0) {
      const right = { ...room, x: room.x + room.width - beside, width: beside };
      write(pen, hint, { ...hinted, align: 'right', room: right });
    }
  }

  private drawChain(
    pen: Pen,
    { name, links }: HoldProps['chains'][number],
    { room, text }: { readonly room: Rect; readonly text: number },
  ): void {
    const numbers = links.filter(({ count }) => count !== null).length;
    const named = name === '' ? 0 : measure(pen, name, { size: text, lines: 1, room }).width + text * 0.4;
    const needed = (links.length * 1.3 + numbers * 0.6 + (links.length - 1) * 1.15) * text;
    const isNamed = named > 0 && needed + named <= room.width;
    const size = text * Math.min(1.06, (room.width - (isNamed ? named : 0)) / needed);
    let { x } = room;
    const say = (words: string): number => {
      const left = { ...room, x, width: Math.max(size, room.x + room.width - x) };
      return write(pen, words, { size, colour: '#FFFFFF', room: left, stand: 'middle', lines: 1 }).width;
    };
    if (isNamed) x += say(name) + text * 0.4;
    const side = Math.min(size * 1.15, room.height);
    for (const [at, { picture, count }] of links.entries()) {
      if (at > 0) x += say(' →') + size * 0.15;
      const place = { x, y: room.y + (room.height - side) / 2, width: side, height: side };
      if (picture === null) paintSkull(pen, place);
      else paintPicture(this.scene, pen, { key: picture, rect: place });
      x += side + size * 0.15;
      if (count !== null) x += say(String(count));
    }
  }
}

const spanOf = (left: Rect, right: Rect): Rect => ({ ...right, x: left.x, width: right.x + right.width - left.x });

/** The seal at the left of the button. */
function skullIn({ rect, text }: HoldLook): Rect {
  const side = Math.min(rect.height * 0.66, rect.width * 0.18, text * 4.6);
  return {
    x: rect.x + Math.max(rect.height * 0.1, side * 0.16),
    y: rect.y + (rect.height - side) / 2,
    width: side,
    height: side,
  };
}

function paintRing(pen: Pen, { x, y, width }: Rect, share: number): void {
  pen.beginPath();
  pen.arc(x + width / 2, y + width / 2, width * 0.55, -Math.PI / 2, Math.PI * (2 * share - 0.5));
  pen.lineWidth = width * 0.1;
  pen.strokeStyle = '#FFF3DC';
  pen.stroke();
}

function paintPlate(pen: Pen, rect: Rect, armed: boolean): void {
  const density = pen.getTransform().a;
  const line = Math.max(1.5, rect.height * 0.02);
  roundRect(
    pen,
    { x: rect.x + line, y: rect.y + line, width: rect.width - line * 2, height: rect.height - line * 2 },
    rect.height * 0.12,
  );
  pen.shadowColor = PALETTE.damage;
  pen.shadowBlur = (armed ? 16 : 9) * density;
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, shade(PALETTE.damage, armed ? -0.12 : -0.3));
  ground.addColorStop(1, shade(PALETTE.damage, armed ? -0.4 : -0.58));
  pen.fillStyle = ground;
  pen.fill();
  pen.shadowBlur = 0;
  pen.lineWidth = line * (armed ? 2 : 1.3);
  pen.strokeStyle = armed ? '#FFF3DC' : shade(PALETTE.damage, 0.35);
  pen.stroke();
}

function paintSeal(pen: Pen, { x, y, width }: Rect): void {
  pen.beginPath();
  pen.arc(x + width / 2, y + width / 2, width / 2, 0, Math.PI * 2);
  pen.fillStyle = shade(PALETTE.damage, -0.8);
  pen.fill();
  pen.lineWidth = width * 0.06;
  pen.strokeStyle = shade(PALETTE.damage, 0.55);
  pen.stroke();
  paintSkull(pen, { x: x + width * 0.2, y: y + width * 0.18, width: width * 0.6, height: width * 0.6 });
}
