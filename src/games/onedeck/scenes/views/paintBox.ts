import type { Scene } from 'phaser';
import { fontOf, type Pen, paintDie, paintPicture, paintSkull, roundRect, shade } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { BoxView, Light } from '../../table';
import { dieLook } from './dieLook';
import { paintHeroMark } from './heroMark';

export interface BoxLook {
  readonly box: BoxView;
  readonly light: Light;
  readonly rect: Rect;
  /** True on the dungeon card, where boxes have no letter. */
  readonly small: boolean;
  /** True while its hearts are drawn apart from it. */
  readonly loose?: boolean;
}

/** The strip for consequences and letter at the top, in parts of the box's height; number or dice are below. */
const STRIP = 0.27;
/** The smallest size of a letter, as long as the box is high enough. */
const LETTER = 16;
/** A box lower than this has no room for a letter that could be read. */
const LOW = 34;

/** Paints a challenge box: colour and sign, the number to reach, its cost when it stays open, the dice that cover it. */
export function paintBox(scene: Scene, pen: Pen, look: BoxLook): void {
  const { box, small } = look;
  const covered = box.dice.length > 0;
  paintBody(pen, look);
  paintSign(scene, pen, look);
  paintConsequences(scene, pen, look);
  if (!small && look.rect.height >= LOW) paintLetter(pen, look);
  if (covered) paintDice(pen, look);
  else paintNumber(pen, look);
}

function paintBody(pen: Pen, { box, light, rect, small }: BoxLook): void {
  const colour = PALETTE[box.color];
  const covered = box.dice.length > 0;
  const line = Math.max(1.5, rect.height * 0.028);
  const round = rect.height * 0.13;
  const density = pen.getTransform().a;
  const body = { x: rect.x + line / 2, y: rect.y + line / 2, width: rect.width - line, height: rect.height - line };
  const lit = light === 'open' || light === 'chosen';
  if (!small && (lit || covered)) {
    pen.shadowColor = covered ? shade(colour, 0) : PALETTE.lantern;
    pen.shadowBlur = rect.height * (light === 'chosen' ? 0.26 : lit ? 0.18 : 0.12) * density;
  }
  roundRect(pen, body, round);
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, shade(colour, covered ? -0.86 : -0.66));
  ground.addColorStop(1, shade(colour, covered ? -0.93 : -0.84));
  pen.fillStyle = ground;
  pen.fill();
  pen.shadowBlur = 0;
  pen.lineWidth = lit ? line * 1.6 : line;
  pen.strokeStyle = lit ? PALETTE.lantern : covered ? shade(colour, -0.5) : colour;
  if (box.printed && !small) pen.globalAlpha = 0.8;
  pen.stroke();
  pen.globalAlpha = 1;
}

function paintSign(scene: Scene, pen: Pen, { box, rect }: BoxLook): void {
  if (box.color === 'any') return;
  const side = Math.min(rect.height, rect.width) * 0.6;
  pen.globalAlpha = box.dice.length > 0 ? 0.07 : 0.2;
  const place = { x: rect.x + rect.width / 2 - side / 2, y: rect.y + rect.height * 0.6 - side / 2, width: side, height: side };
  paintPicture(scene, pen, { key: `ui/${box.color}`, rect: place });
  pen.globalAlpha = 1;
}

function paintNumber(pen: Pen, { box, rect, small }: BoxLook): void {
  const room = rect.width * 0.8;
  let size = rect.height * (small ? 0.5 : 0.46);
  pen.font = fontOf('name', size);
  size = Math.min(size, (size * room) / pen.measureText(box.value).width);
  pen.font = fontOf('name', size);
  pen.textAlign = 'right';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = 'rgb(0 0 0 / 70%)';
  const x = rect.x + rect.width - rect.height * 0.1;
  const y = rect.y + rect.height * 0.88;
  pen.fillText(box.value, x + 1, y + 1.5);
  pen.fillStyle = '#FFFFFF';
  pen.fillText(box.value, x, y);
}

/** A consequence on a box, and its place. */
export interface SignPlace {
  readonly sign: string;
  readonly place: Rect;
}

const letterSize = ({ height }: Pick<Rect, 'height'>): number => Math.max(height * 0.19, Math.min(LETTER, height * 0.3));

/** Returns the width that the letter of a covered box takes, with its number where that has room. */
function besideSigns(box: BoxView, rect: Rect): number {
  const size = rect.height < LOW ? 0 : letterSize(rect);
  return rect.height * 0.09 + size * (hasNumber(box, rect) ? 1.2 + box.value.length * 0.62 : 0.8);
}

/** Once a box is covered, its consequences matter more than its number: in a narrow one the number is left out. */
function hasNumber({ value, armor, strikes, damage, time, warded }: BoxView, { width, height }: Rect): boolean {
  const signs = Number(armor) + strikes + damage + time + Number(warded);
  const taken = letterSize({ height }) * (1.2 + value.length * 0.62) + height * 0.23;
  return width - taken >= signs * height * (STRIP - 0.02) * 0.7;
}

/** Returns the consequences of a box with their places on it. */
export function signPlaces({ box, rect, small }: Pick<BoxLook, 'box' | 'rect' | 'small'>): readonly SignPlace[] {
  const signs = [
    ...(box.armor ? ['armor'] : []),
    ...Array.from({ length: box.strikes }, () => 'skull'),
    ...Array.from({ length: box.damage }, () => 'ui/heart'),
    ...Array.from({ length: box.time }, () => 'ui/hourglass'),
    ...(box.warded ? ['ward'] : []),
  ];
  const pad = rect.height * 0.07;
  const covered = box.dice.length > 0;
  const most = rect.height * (small ? 0.34 : STRIP - 0.02);
  const room = rect.width - pad * 2 - (small ? 0 : covered ? besideSigns(box, rect) : rect.height * 0.2);
  const rows = signs.length * most * 0.86 > room && !covered ? 2 : 1;
  const inRow = Math.ceil(signs.length / rows);
  const side = Math.min(most, (room / Math.max(1, inRow)) * 1.06);
  return signs.map((sign, at) => {
    const x = rect.x + pad + (at % inRow) * side * 1.02;
    const y = rect.y + pad + Math.floor(at / inRow) * side * 1.02;
    return { sign, place: { x, y, width: side, height: side } };
  });
}

/** Paints the consequences, a little paler on a covered box, but readable. */
function paintConsequences(scene: Scene, pen: Pen, look: BoxLook): void {
  pen.globalAlpha = look.box.dice.length > 0 ? 0.82 : 1;
  for (const { sign, place } of signPlaces(look)) {
    if (sign === 'armor') paintShield(pen, place);
    else if (sign === 'skull') paintSkull(pen, place);
    else if (sign === 'ward') paintWard(pen, place);
    else paintPicture(scene, pen, { key: sign === 'ui/heart' && look.loose === true ? 'ui/heart-empty' : sign, rect: place });
  }
  pen.globalAlpha = 1;
}

/** Paints the letter of the box; beside it, on a covered box, the number that the dice had to reach. */
function paintLetter(pen: Pen, { box, rect }: BoxLook): void {
  const size = letterSize(rect);
  const x = rect.x + rect.width - rect.height * 0.09;
  const y = rect.y + rect.height * 0.235;
  pen.textAlign = 'right';
  pen.textBaseline = 'alphabetic';
  pen.font = fontOf('text', size);
  pen.fillStyle = PALETTE.shade;
  pen.fillText(box.letter, x, y);
  if (box.dice.length === 0 || !hasNumber(box, rect)) return;
  const wide = pen.measureText(box.letter).width;
  pen.font = fontOf('name', size * 1.12);
  pen.fillStyle = 'rgb(255 255 255 / 86%)';
  pen.fillText(box.value, x - wide - size * 0.5, y);
}

function paintDice(pen: Pen, { box, rect }: BoxLook): void {
  const places = diceOn(rect, box.dice.length);
  for (const [at, die] of box.dice.entries()) {
    const { x, y, width: side } = places[at] ?? rect;
    paintDie(pen, dieLook(die), { x, y, side });
  }
  paintOwners(pen, box, rect);
}

/** Paints the mark of each hero whose dice lie on a box, in a party. */
function paintOwners(pen: Pen, { dice }: BoxView, rect: Rect): void {
  const owners = new Map(dice.filter(({ mark }) => mark !== '').map(({ hero, mark }) => [hero, mark] as const));
  const side = Math.max(20, rect.height * 0.38);
  for (const [at, [id, mark]] of [...owners].entries()) {
    const x = rect.x + rect.width - side * (0.86 + at * 0.9);
    paintHeroMark(pen, { id, mark }, { x, y: rect.y + rect.height - side * 0.86, width: side, height: side });
  }
}

/** Returns the places of dice that cover a box. */
export function diceOn(rect: Rect, count: number): readonly Rect[] {
  const room = rect.height * (1 - STRIP - 0.09);
  const side = Math.min(room, (rect.width * 0.92) / count);
  const left = rect.x + rect.width / 2 - (side * count) / 2;
  const y = rect.y + rect.height * STRIP + (room - side) / 2 + rect.height * 0.02;
  return Array.from({ length: count }, (_, at) => ({ x: left + at * side, y, width: side, height: side }));
}

function paintShield(pen: Pen, { x, y, width: side }: Rect): void {
  pen.beginPath();
  pen.moveTo(x + side * 0.1, y + side * 0.08);
  pen.lineTo(x + side * 0.9, y + side * 0.08);
  pen.quadraticCurveTo(x + side * 0.92, y + side * 0.7, x + side * 0.5, y + side * 0.96);
  pen.quadraticCurveTo(x + side * 0.08, y + side * 0.7, x + side * 0.1, y + side * 0.08);
  pen.closePath();
  pen.fillStyle = shade(PALETTE.armor, -0.38);
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.08);
  pen.strokeStyle = shade(PALETTE.armor, 0.75);
  pen.stroke();
}

/** Paints the sign of a ward, which throws the first dice back. */
function paintWard(pen: Pen, { x, y, width: side }: Rect): void {
  pen.beginPath();
  pen.arc(x + side / 2, y + side / 2, side * 0.38, 0, Math.PI * 2);
  pen.lineWidth = side * 0.12;
  pen.strokeStyle = '#B78CF0';
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x + side * 0.24, y + side * 0.76);
  pen.lineTo(x + side * 0.76, y + side * 0.24);
  pen.stroke();
}
