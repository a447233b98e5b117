import type { Scene } from 'phaser';
import type { HeroId } from '../../../../engine/paper';
import { type Pen, paintFlat, paintLight, paintPicture, roundRect, write } from '../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../table';
import { ART } from '../../art';
import { inks } from '../inks';
import { paintBox, paintMark, paintStar } from '../views/marks';
import { traceTorn } from '../views/torn';

/** Something that adds to the strength of a party: a hero, the hero whose class counts twice, or gifts and items. */
export interface Adds {
  readonly kind: 'hero' | 'twice' | 'bonus';
  /** Null for gifts and items. */
  readonly hero: HeroId | null;
  readonly value: number;
}

export interface PartyStrip {
  readonly rect: Rect;
  readonly text: number;
  readonly adds: readonly Adds[];
}

const TOP = 6;

/** Returns the place of each thing that adds strength. */
export function addPlaces({ rect, text, adds }: PartyStrip): readonly Rect[] {
  return columns(inset(rect, text * 0.5), adds.length, text * 0.5);
}

/** Paints the strip of torn parchment with all that a party is strong by. */
export function paintParty(scene: Scene, pen: Pen, strip: PartyStrip): void {
  const { rect, text, adds } = strip;
  traceTorn(pen, inset(rect, text * 0.16), { step: text * 0.42, depth: text * 0.3 });
  pen.fillStyle = 'rgb(28 16 12 / 92%)';
  pen.fill();
  pen.lineWidth = Math.max(1, text * 0.1);
  pen.strokeStyle = PALETTE.plain ? '#FFFFFF' : '#E8C283';
  pen.stroke();
  const places = addPlaces(strip);
  for (const [at, one] of adds.entries()) {
    const place = places[at] ?? rect;
    if (one.kind === 'hero') paintLevels(scene, pen, { ...one, rect: place, text });
    else paintExtra(scene, pen, { ...one, rect: place, text });
    if (at > 0) paintPlus(pen, place, text);
  }
}

interface Added extends Adds {
  readonly rect: Rect;
  readonly text: number;
}

/** A hero with the level as a number, and below both the boxes. */
function paintLevels(scene: Scene, pen: Pen, { hero, value, rect, text }: Added): void {
  const side = Math.min(rect.height * 0.66, rect.width * 0.56);
  paintBust(scene, pen, { hero, rect: { ...rect, width: side, height: side } });
  paintNumber(pen, { rect: { ...rect, x: rect.x + side, width: rect.width - side, height: side }, value, text });
  const foot = { ...rect, y: rect.y + side + rect.height * 0.05, height: rect.height * 0.95 - side };
  for (const [at, place] of columns(foot, TOP, rect.width * 0.02).entries()) {
    const high = Math.min(place.height, place.width * 1.2);
    paintBox(scene, pen, { rect: { ...place, height: high }, state: at < value ? 'filled' : 'empty' });
  }
}

function paintBust(scene: Scene, pen: Pen, { hero, rect }: Pick<Added, 'hero' | 'rect'>): void {
  const facts = ART.figures['hero']?.[hero ?? ''] ?? null;
  pen.save();
  roundRect(pen, rect, rect.width * 0.14);
  pen.clip();
  paintLight(pen, facts, rect);
  paintFlat(scene, pen, { picture: `hero/${hero}`, rect, facts });
  pen.restore();
}

/** A plate with a sign and a number: red for the class that counts twice, gold for gifts and items. */
function paintExtra(scene: Scene, pen: Pen, { kind, hero, value, rect, text }: Added): void {
  const isTwice = kind === 'twice';
  roundRect(pen, rect, text * 0.4);
  pen.fillStyle = isTwice ? '#5A1712' : '#3A2A12';
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = isTwice ? '#FF9A80' : inks().gold;
  pen.stroke();
  const side = Math.min(rect.width * 0.44, rect.height * 0.46);
  const sign = { x: rect.x + rect.width * 0.5 - side * 1.02, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  if (isTwice) paintMark(scene, pen, { key: `face/${hero}`, colour: '#FFE3D6', rect: sign });
  else paintStar(pen, { rect: sign, colour: inks().gold });
  const x = sign.x + side;
  paintNumber(pen, { rect: { ...rect, x, width: rect.x + rect.width - x }, value, text });
}

function paintNumber(
  pen: Pen,
  { rect, value, text }: { readonly rect: Rect; readonly value: number; readonly text: number },
): void {
  const look = { font: 'name', colour: PALETTE.bright, align: 'center', stand: 'middle', lines: 1, least: 0.4 } as const;
  write(pen, String(value), { ...look, size: text * 2.1, room: rect });
}

function paintPlus(pen: Pen, { x, y, height }: Rect, text: number): void {
  const room = { x: x - text * 0.75, y, width: text, height: height * 0.66 };
  write(pen, '+', { room, size: text, colour: inks().gold, align: 'center', stand: 'middle', lines: 1 });
}

export interface TierCard {
  readonly rect: Rect;
  readonly text: number;
  readonly atLeast: number;
  readonly glory: number;
  readonly counter: number;
  readonly isReached: boolean;
}

/** Paints a threshold: the strength that it needs, and what it brings and costs. One that was reached is gold. */
export function paintTierCard(scene: Scene, pen: Pen, { rect, text, atLeast, glory, counter, isReached }: TierCard): void {
  pen.save();
  if (isReached) {
    pen.shadowColor = inks().gold;
    pen.shadowBlur = text;
  }
  roundRect(pen, inset(rect, 2), text * 0.5);
  pen.fillStyle = isReached ? PALETTE.gold : 'rgb(20 13 16 / 90%)';
  pen.fill();
  pen.restore();
  pen.lineWidth = 1.5;
  pen.strokeStyle = isReached ? '#FFF6DA' : '#B07A3C';
  pen.stroke();
  const isLong = rect.width > rect.height * 2.4;
  const number = isLong ? { ...rect, width: rect.width * 0.36 } : { ...rect, height: rect.height * 0.5 };
  const rest = isLong
    ? { ...rect, x: rect.x + rect.width * 0.36, width: rect.width * 0.62 }
    : { ...rect, y: rect.y + rect.height * 0.46, height: rect.height * 0.5 };
  const colour = isReached ? PALETTE.ink : PALETTE.bright;
  const look = { colour, stand: 'middle', lines: 1, least: 0.5 } as const;
  write(pen, String(atLeast), { ...look, room: number, font: 'name', size: text * 1.7, align: 'center' });
  const [won = rest, hurt = rest] = columns(rest, 2, 0);
  const side = Math.min(text, won.width * 0.36);
  const sign = (place: Rect): Rect => ({ x: place.x + 2, y: place.y + (place.height - side) / 2, width: side, height: side });
  const words = (place: Rect): Rect => ({ ...place, x: place.x + side * 1.2 + 2, width: place.width - side * 1.2 - 2 });
  paintStar(pen, { rect: sign(won), colour: isReached ? PALETTE.ink : inks().gold });
  write(pen, `+${glory}`, { ...look, room: words(won), size: text });
  paintPicture(scene, pen, { key: 'ui/heart', rect: sign(hurt) });
  write(pen, `−${counter}`, { ...look, room: words(hurt), size: text });
}
