import type { Scene } from 'phaser';
import { clearOn, type Pen, paintFrame, paintPicture, paintSymbol, roundRect, shade, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { LootPlate, SillView, TableLayout, WayView } from '../../table';

type WayPlace = NonNullable<TableLayout['sill']>['ways'][number];

/** The contrast of a sign with parchment. */
const CLEAR = 3;
const LIP = 3;

/** Paints a small plate of parchment, such as an edge of the card at the door. */
export function paintPlate(pen: Pen, rect: Rect): void {
  const round = Math.min(7, rect.height * 0.18);
  paintParchment(pen, { rect, round, lip: LIP }, { shadow: 'rgb(0 0 0 / 60%)', blur: 6 });
}

interface Parchment {
  readonly rect: Rect;
  readonly round: number;
  /** The height of the edge that is seen below. */
  readonly lip: number;
}

/** Paints a piece of parchment with its edge, and leaves its outline for a stroke. */
export function paintParchment(
  pen: Pen,
  { rect, round, lip }: Parchment,
  { shadow, blur }: { readonly shadow: string; readonly blur: number },
): void {
  const body = { ...rect, height: rect.height - lip };
  pen.shadowColor = shadow;
  pen.shadowBlur = blur * pen.getTransform().a;
  roundRect(pen, { ...body, y: body.y + lip }, round);
  pen.fillStyle = '#8C7548';
  pen.fill();
  pen.shadowBlur = 0;
  const ground = pen.createLinearGradient(0, body.y, 0, body.y + body.height);
  ground.addColorStop(0, PALETTE.paper);
  ground.addColorStop(1, PALETTE.parchment);
  roundRect(pen, body, round);
  pen.fillStyle = ground;
  pen.fill();
}

export function paintLootPlate(
  scene: Scene,
  pen: Pen,
  { plate, rect, text }: { readonly plate: LootPlate; readonly rect: Rect; readonly text: number },
): void {
  paintPlate(pen, rect);
  const side = Math.min(text * 1.4, (rect.height - LIP) * 0.7, rect.width * 0.36);
  const pad = Math.min(text * 0.4, rect.width * 0.06);
  const sign = { x: rect.x + pad, y: rect.y + (rect.height - LIP - side) / 2, width: side, height: side };
  paintLootSign(scene, pen, { sign: plate.sign, rect: sign });
  const heart = plate.heart ? side * 0.9 : 0;
  const room = {
    x: sign.x + side + pad * 0.7,
    y: rect.y + 1,
    width: rect.width - side - pad * 2.2 - heart,
    height: rect.height - LIP - 2,
  };
  write(pen, plate.words, {
    size: Math.min(text, rect.height * 0.5),
    colour: PALETTE.script,
    stand: 'middle',
    lines: 2,
    breaks: 0.8,
    room,
  });
  if (heart > 0)
    paintPicture(scene, pen, {
      key: 'ui/heart',
      rect: { x: rect.x + rect.width - heart - pad * 0.6, y: sign.y, width: heart, height: heart },
    });
}

function paintLootSign(scene: Scene, pen: Pen, { sign, rect }: Pick<LootPlate, 'sign'> & { readonly rect: Rect }): void {
  if (sign === 'lantern') {
    paintPicture(scene, pen, { key: 'ui/lantern', rect });
    return;
  }
  if (sign === 'potion') {
    paintSymbol(scene, pen, { key: 'ui/potion', colour: '#7A55A8', rect });
    return;
  }
  if (sign === 'skill') {
    paintBook(pen, rect);
    return;
  }
  paintSymbol(scene, pen, { key: `ui/${sign}`, colour: clearOn(PALETTE.parchment, PALETTE[sign], CLEAR), rect });
}

/** Paints an open book, the sign of a skill. */
function paintBook(pen: Pen, { x, y, width, height }: Rect): void {
  const middle = x + width / 2;
  pen.lineWidth = Math.max(1.2, width * 0.08);
  pen.strokeStyle = PALETTE.script;
  for (const way of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(middle, y + height * 0.28);
    pen.quadraticCurveTo(middle + way * width * 0.22, y + height * 0.12, middle + way * width * 0.46, y + height * 0.2);
    pen.lineTo(middle + way * width * 0.46, y + height * 0.78);
    pen.quadraticCurveTo(middle + way * width * 0.22, y + height * 0.7, middle, y + height * 0.86);
    pen.closePath();
    pen.stroke();
  }
}

export interface WayLook {
  readonly way: WayView;
  readonly place: WayPlace;
  readonly text: number;
  readonly words: { readonly price: string; readonly free: string; readonly go: string };
}

/** Paints the card of a way: its colour, its name and price, one's own dice, and the plate that says that it can be pressed. */
export function paintWay(scene: Scene, pen: Pen, { way, place, text, words }: WayLook): void {
  const { rect, name, price, dice, go } = place;
  const colour = PALETTE[way.color];
  roundRect(pen, rect, 10);
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, PALETTE.plain ? PALETTE.ground : '#211923');
  ground.addColorStop(1, PALETTE.plain ? PALETTE.ground : '#150F18');
  pen.fillStyle = ground;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = colour;
  pen.fillRect(rect.x, rect.y, rect.width, 4);
  pen.restore();
  roundRect(pen, { x: rect.x + 0.75, y: rect.y + 0.75, width: rect.width - 1.5, height: rect.height - 1.5 }, 10);
  pen.lineWidth = 1.5;
  pen.strokeStyle = shade(colour, -0.35);
  pen.stroke();
  write(pen, way.name, { size: text * 1.16, font: 'name', room: name, stand: 'middle', lines: 2, least: 0.46 });
  // Without the plate, a sign at the end of the line says that the card is pressed.
  const sign = go === null ? text * 0.7 : 0;
  paintPrice(scene, pen, { way, rect: { ...price, width: price.width - sign }, text, words });
  paintOwnDice(scene, pen, { dice: way.dice, rect: dice });
  if (go !== null) paintFrame(scene, pen, { frame: 'button-gold', rect: go, most: Math.min(1, go.height / 80) });
  const room = go === null ? price : { ...go, x: go.x + 6, width: go.width - 12, height: go.height * 0.92 };
  // A narrow plate has room for a sign only.
  const isSign = go === null || go.width < text * 4;
  write(pen, isSign ? '›' : words.go, {
    size: text * (isSign ? 1.7 : 1.1),
    font: 'name',
    colour: go === null ? PALETTE.lantern : PALETTE.ink,
    align: go === null ? 'right' : 'center',
    stand: 'middle',
    lines: 1,
    room,
  });
}

function paintPrice(scene: Scene, pen: Pen, { way, rect, text, words }: Omit<WayLook, 'place'> & { readonly rect: Rect }): void {
  const side = Math.min(rect.height * 0.92, text * 1.15);
  for (let at = 0; at < way.time; at++) {
    const place = { x: rect.x + at * side * 0.86, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    paintPicture(scene, pen, { key: 'ui/hourglass', rect: place });
  }
  const left = way.time > 0 ? way.time * side * 0.86 + side * 0.35 : 0;
  const colour = way.time > 0 ? PALETTE.bone : '#8FD694';
  write(pen, way.time > 0 ? words.price : words.free, {
    size: text,
    colour,
    stand: 'middle',
    lines: 1,
    room: { ...rect, x: rect.x + left, width: rect.width - left },
  });
}

/** Paints one unthrown die for each that will be rolled. */
function paintOwnDice(
  scene: Scene,
  pen: Pen,
  { dice: { color, count, heroic }, rect }: { readonly dice: WayView['dice']; readonly rect: Rect },
): void {
  const all = [...Array.from({ length: count }, () => color), ...Array.from({ length: heroic }, () => 'heroic' as const)];
  // Where the row is high and narrow, it becomes two.
  const one = Math.min(rect.height, (rect.width + 2) / Math.max(1, all.length) - 2);
  const half = Math.min(rect.height / 2 - 1, (rect.width + 2) / Math.max(1, Math.ceil(all.length / 2)) - 2);
  const [side, across] = half > one ? [half, Math.ceil(all.length / 2)] : [one, Math.max(1, all.length)];
  const high = Math.ceil(all.length / across) * (side + 2) - 2;
  for (const [at, each] of all.entries()) {
    const x = rect.x + (at % across) * (side + 2);
    const y = rect.y + (rect.height - high) / 2 + Math.floor(at / across) * (side + 2);
    paintUnthrown(scene, pen, { color: each, rect: { x, y, width: side, height: side } });
  }
}

export function paintUnthrown(
  scene: Scene,
  pen: Pen,
  { color, rect }: { readonly color: WayView['color'] | 'heroic'; readonly rect: Rect },
): void {
  const inner = { x: rect.x + 0.75, y: rect.y + 0.75, width: rect.width - 1.5, height: rect.height - 1.5 };
  roundRect(pen, inner, rect.width * (color === 'strength' ? 0.14 : 0.26));
  const fill = color === 'heroic' ? '#2A2530' : PALETTE[color];
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = color === 'heroic' ? '#B98A2F' : shade(fill, 0.35);
  pen.stroke();
  const side = rect.width * 0.68;
  const sign = { x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  if (color === 'heroic') paintHeroic(pen, sign);
  else paintSymbol(scene, pen, { key: `ui/${color}`, colour: '#FFFFFF', rect: sign });
}

function paintHeroic(pen: Pen, { x, y, width }: Rect): void {
  const radius = width / 2;
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const turn = (point * Math.PI) / 5 - Math.PI / 2;
    const far = point % 2 === 0 ? radius : radius * 0.46;
    pen.lineTo(x + radius + Math.cos(turn) * far, y + radius + Math.sin(turn) * far);
  }
  pen.closePath();
  pen.fillStyle = PALETTE.lantern;
  pen.fill();
}

/** Writes what the floors add: the effect that matters, or that the boxes belong to either way. */
export function paintEffects(
  pen: Pen,
  { effects }: SillView,
  { rect, text, adds }: { readonly rect: Rect; readonly text: number; readonly adds: string },
): void {
  const words = effects.length === 0 ? adds : effects.map(({ name, effect }) => `${name}: ${effect}`).join(' ');
  write(pen, words, {
    size: text,
    colour: effects.length === 0 ? PALETTE.shade : PALETTE.bone,
    stand: 'middle',
    room: rect,
    least: 0.72,
  });
}
