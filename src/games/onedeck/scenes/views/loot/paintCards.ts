import type { Scene } from 'phaser';
import { clearOn, measure, type Pen, paintPicture, paintSymbol, roundRect, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { HeldCard, LootCard, SkillLine } from '../../../table';
import { hueOf, paintDiorama } from '../diorama';
import { type Bit, type Brush, paintLine } from './paintLine';
import { paintGlow, paintPaper } from './paintPlace';

/** The edge of a card that points at a place. */
export type Edge = 'item' | 'skill' | 'lanterns';

const DARK = '#17110F';
/** The contrast of a sign with parchment. */
const CLEAR = 3;
const TILT = -0.045;
/** How far the light of a card reaches, in parts of its height; the room around it, in parts of its width. */
const REACH = 0.68;
export const CARD_ROOM = 0.48;

interface CardLook {
  readonly card: LootCard;
  readonly rect: Rect;
  readonly text: number;
  /** The edge whose place is chosen. */
  readonly lit: Edge | null;
  /** False for the one of two cards whose places are not shown. */
  readonly shown: boolean;
}

/** Paints a card that was won with its printed edges: item at the left, skill or potion below, lanterns above. */
export function paintLootCard(scene: Scene, look: CardLook): readonly ((pen: Pen) => void)[] {
  const { rect, shown } = look;
  const lying = { x: -rect.width * 0.48, y: -rect.height * 0.48, width: rect.width * 0.96, height: rect.height * 0.96 };
  const within = (paint: (pen: Pen) => void) => (pen: Pen) => {
    pen.save();
    pen.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
    pen.rotate(shown ? TILT : -TILT);
    paint(pen);
    pen.restore();
  };
  // The figure alone takes as long as all that is printed on it.
  return [
    within((pen) => {
      if (shown) paintGlow(pen, { ...lying, reach: REACH }, 52);
      paintFigure(scene, pen, { ...look, rect: lying });
    }),
    within((pen) => paintPrint(scene, pen, { ...look, rect: lying })),
  ];
}

function paintFigure(scene: Scene, pen: Pen, { card, rect }: CardLook): void {
  const { width } = rect;
  pen.shadowColor = 'rgb(0 0 0 / 80%)';
  pen.shadowBlur = width * 0.1 * pen.getTransform().a;
  roundRect(pen, rect, width * 0.06);
  pen.fillStyle = DARK;
  pen.fill();
  pen.shadowBlur = 0;
  pen.lineWidth = 1.5;
  pen.strokeStyle = '#8A6A3C';
  pen.stroke();
  paintDiorama(scene, pen, { figure: `foe/${card.card}`, ...hueOf(card.card), rect: artOf(rect), edge: width * 0.04 });
}

const artOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.14,
  y: y + height * 0.03,
  width: width * 0.83,
  height: height * 0.94,
});

function paintPrint(scene: Scene, pen: Pen, { card, rect, text, lit, shown }: CardLook): void {
  const { x, y, width, height } = rect;
  const art = artOf(rect);
  const size = Math.min(text * 1.2, width * 0.1);
  const top = { x: art.x + size * 0.4, y: art.y, width: art.width - size * 0.8, height: size * 2 };
  paintShade(pen, { ...art, height: size * 3 });
  paintHead({ scene, pen }, card, { rect: top, size, lit: lit === 'lanterns' });
  paintItemEdge({ scene, pen }, card, {
    x: x + width * 0.025,
    y: y + height * 0.3,
    width: width * 0.19,
    height: height * 0.36,
    lit: lit === 'item',
  });
  paintSkillEdge({ scene, pen }, card, {
    x: x + width * 0.24,
    y: y + height * 0.8,
    width: width * 0.72,
    height: height * 0.16,
    lit: lit === 'skill',
  });
  if (shown) return;
  roundRect(pen, rect, width * 0.06);
  pen.fillStyle = 'rgb(8 6 12 / 52%)';
  pen.fill();
}

function paintShade(pen: Pen, { x, y, width, height }: Rect): void {
  const dark = pen.createLinearGradient(0, y, 0, y + height);
  dark.addColorStop(0, 'rgb(6 5 9 / 88%)');
  dark.addColorStop(1, 'rgb(6 5 9 / 0%)');
  pen.fillStyle = dark;
  pen.fillRect(x, y, width, height);
}

/** Paints the name, and a lantern for each that the card is worth: beside the name, or below one that is long. */
function paintHead(
  { scene, pen }: Brush,
  { name, xp }: LootCard,
  { rect, size, lit }: { readonly rect: Rect; readonly size: number; readonly lit: boolean },
): void {
  const side = size * 1.15;
  const width = xp * side * 0.9;
  const look = { size: size * 1.15, font: 'name', stand: 'middle', lines: 2, least: 0.8, shadow: true } as const;
  const beside = { ...rect, width: rect.width - width - size * 0.3 };
  const fits = measure(pen, name, { ...look, room: beside }).whole;
  const y = fits ? rect.y + (rect.height - side) / 2 : rect.y + rect.height;
  const signs = { x: rect.x + rect.width - width, y, width, height: side };
  if (lit) paintGlow(pen, signs, 70);
  for (let at = 0; at < xp; at++)
    paintPicture(scene, pen, { key: 'ui/lantern', rect: { ...signs, x: signs.x + at * side * 0.9, width: side } });
  write(pen, name, fits ? { ...look, room: beside } : { ...look, least: 0.55, room: rect });
}

type EdgeLook = Rect & { readonly lit: boolean };

/** Paints what the card gives as an item, one sign below the other. */
function paintItemEdge({ scene, pen }: Brush, { stat, health }: LootCard, { lit, ...rect }: EdgeLook): void {
  if (lit) paintGlow(pen, rect, 80);
  paintPaper(pen, rect, lit ? 'chosen' : 'held');
  const signs = health > 0 ? 2 : 1;
  const side = Math.min(rect.width * 0.74, (rect.height * 0.86) / signs);
  for (let at = 0; at < signs; at++) {
    const y = rect.y + rect.height / 2 + (at - signs / 2) * side * 1.12 + side * 0.06 - 1.5;
    const place = { x: rect.x + (rect.width - side) / 2, y, width: side, height: side };
    if (at > 0) paintPicture(scene, pen, { key: 'ui/heart', rect: place });
    else paintSymbol(scene, pen, { key: `ui/${stat}`, colour: onPaper(stat), rect: place });
  }
}

function paintSkillEdge({ scene, pen }: Brush, { line, isPotion }: LootCard, { lit, ...rect }: EdgeLook): void {
  if (lit) paintGlow(pen, rect, 80);
  paintPaper(pen, rect, lit ? 'chosen' : 'held');
  const room = { x: rect.x + rect.width * 0.05, y: rect.y, width: rect.width * 0.9, height: rect.height - 3 };
  paintLine({ scene, pen }, [...signBits(line, isPotion), { words: line.name, colour: PALETTE.script, font: 'text' }], {
    rect: room,
    size: rect.height * 0.46,
    align: 'center',
  });
}

const onPaper = (stat: 'strength' | 'agility' | 'magic'): string => clearOn(PALETTE.parchment, PALETTE[stat], CLEAR);

/** Returns the signs of what an ability costs. */
export function signBits({ pays, amount }: SkillLine, isPotion: boolean): readonly Bit[] {
  if (isPotion) return [{ sign: 'ui/potion', colour: '#9A76C8' }];
  if (pays === null) return [];
  const sign = { sign: `ui/${pays}`, colour: onPaper(pays) };
  if (pays === 'magic' && amount > 0) return [sign, { words: String(amount), colour: PALETTE.script, font: 'name' }];
  return Array.from({ length: Math.max(1, amount) }, () => sign);
}

/** Returns the signs of what a card gives as an item. */
export function itemBits({ stat, health }: Pick<LootCard | HeldCard, 'stat' | 'health'>, paper: boolean): readonly Bit[] {
  const colour = paper ? onPaper(stat) : PALETTE[stat];
  const words = { words: '+1', colour: paper ? PALETTE.script : PALETTE.bone };
  return [{ sign: `ui/${stat}`, colour }, words, ...(health > 0 ? [{ sign: 'ui/heart' }] : [])];
}

/** Paints a card as a low strip: the figure, its name and lanterns, and both edges at the right. */
export function paintLootStrip(scene: Scene, pen: Pen, { card, rect, text, lit, shown }: CardLook): void {
  roundRect(pen, rect, 8);
  pen.fillStyle = DARK;
  pen.fill();
  pen.lineWidth = shown ? 1.5 : 1;
  pen.strokeStyle = shown ? '#C89A4E' : '#5A452A';
  pen.stroke();
  const side = Math.min(rect.height - 6, rect.width * 0.24);
  const art = { x: rect.x + 3, y: rect.y + 3, width: side, height: rect.height - 6 };
  paintDiorama(scene, pen, { figure: `foe/${card.card}`, ...hueOf(card.card), rect: art, edge: 6 });
  const free = { x: art.x + side + 6, y: rect.y + 4, width: rect.width - side - 14, height: rect.height - 8 };
  const narrow = free.width < text * 12;
  const left = narrow ? free : { ...free, width: free.width * 0.48 };
  const half = { ...left, height: left.height / 2 };
  write(pen, card.name, { size: text * 1.15, font: 'name', room: half, stand: 'middle', lines: 1, least: 0.5 });
  const lower = { ...half, y: half.y + half.height };
  const lanterns: readonly Bit[] = [{ sign: 'ui/lantern' }, { words: `+${card.xp}` }];
  paintLine({ scene, pen }, narrow ? [...lanterns, ...itemBits(card, false)] : lanterns, { rect: lower, size: text });
  if (narrow) return;
  const right = { ...free, x: left.x + left.width + 4, width: free.width - left.width - 4 };
  const edges = [
    { edge: 'item', bits: itemBits(card, true) },
    { edge: 'skill', bits: [...signBits(card.line, card.isPotion), { words: card.line.name, colour: PALETTE.script }] },
  ] as const;
  for (const [at, { edge, bits }] of edges.entries()) {
    const chip = { ...right, y: right.y + (at * right.height) / 2, height: right.height / 2 - 3 };
    paintPaper(pen, chip, lit === edge ? 'chosen' : 'held');
    paintLine({ scene, pen }, bits, {
      rect: { ...chip, x: chip.x + 4, width: chip.width - 8, height: chip.height - 3 },
      size: text * 0.92,
      align: 'center',
    });
  }
}
