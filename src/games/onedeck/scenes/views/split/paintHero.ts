import type { Scene } from 'phaser';
import { behindWords, type Pen, paintPicture, paintSkull, roundRect, write } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import type { HeroView, PairOdds, SplitRow, SplitView } from '../../../table';
import { colourOf, paintHeroMark } from '../heroMark';
import { paintPortrait, portraitOf } from '../paintPortrait';
import { paintUnthrown } from '../paintSill';

export interface HeroLook {
  readonly hero: HeroView;
  readonly pool: SplitView['pools'][number];
  readonly place: SplitRow;
  readonly text: number;
  readonly look: 'arch' | 'row';
  readonly taken: boolean;
  /** True while somebody of the other pair is taken up, who may come here. */
  readonly wanted: boolean;
  readonly life: PairOdds['lives'][number] | null;
  readonly words: { readonly likely: string; readonly worst: string };
}

/** Paints the row of a hero: mark and face, unthrown dice, the life ahead. */
export function paintHeroRow(scene: Scene, pen: Pen, look: HeroLook): void {
  const { hero, place, taken, wanted } = look;
  const { rect } = place;
  const lit = taken || wanted;
  roundRect(pen, inset(rect, 0.75), 8);
  pen.fillStyle = PALETTE.plain ? PALETTE.ground : taken ? '#3A2A1E' : '#211923';
  pen.fill();
  pen.lineWidth = lit ? 2.2 : 1.4;
  pen.strokeStyle = lit ? PALETTE.lantern : colourOf(hero.id);
  pen.globalAlpha = lit ? 1 : 0.75;
  if (wanted) pen.setLineDash([7, 4]);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  if (look.look === 'arch') paintFace(scene, pen, look);
  else paintBust(scene, pen, look);
  paintPool(scene, pen, look);
  if (look.life !== null && place.ahead !== null) paintAhead(scene, pen, { ...look, life: look.life, rect: place.ahead });
}

/** Paints mark and small face before the dice; the arch on the stage is the portrait. */
function paintFace(scene: Scene, pen: Pen, { hero, place: { rect, dice } }: HeroLook): void {
  const side = rect.height * 0.62;
  const y = rect.y + (rect.height - side) / 2;
  const x = rect.x + rect.height * 0.2;
  paintHeroMark(pen, hero, { x, y, width: side, height: side });
  const face = Math.min(rect.height * 0.86, dice.x - x - side - 10);
  const portrait = { x: x + side + 6, y: rect.y + (rect.height - face) / 2, width: face, height: face };
  paintPortrait(scene, pen, { picture: portraitOf(hero), rect: portrait, round: face / 2 });
}

function paintBust(scene: Scene, pen: Pen, { hero, place, text }: HeroLook): void {
  const { seat, name } = place;
  paintPortrait(scene, pen, { picture: portraitOf(hero), rect: inset(seat, 2), round: 7 });
  const side = Math.min(text * 1.5, seat.height * 0.52);
  paintHeroMark(pen, hero, {
    x: seat.x + seat.width - side * 0.8,
    y: seat.y + seat.height - side - 1,
    width: side,
    height: side,
  });
  if (name === null) return;
  const words = { size: text * 1.02, font: 'name', room: name, stand: 'middle', lines: 1, least: 0.6 } as const;
  const { width } = write(pen, hero.name, words);
  const left = width + text * 0.4;
  paintHearts(scene, pen, { hero, rect: { ...name, x: name.x + left, width: name.width - left } });
}

/** Paints a heart each, or one with its number. */
function paintHearts(
  scene: Scene,
  pen: Pen,
  { hero: { left, health }, rect }: { readonly hero: Pick<HeroView, 'left' | 'health'>; readonly rect: Rect },
): void {
  const side = Math.min(rect.height * 0.86, rect.width / Math.max(1, health));
  if (side < rect.height * 0.5) {
    paintLife(scene, pen, { words: `${left}/${health}`, rect });
    return;
  }
  for (let at = 0; at < health; at++) {
    const place = { x: rect.x + at * side, y: rect.y + (rect.height - side) / 2, width: side * 0.94, height: side * 0.94 };
    paintPicture(scene, pen, { key: at < left ? 'ui/heart' : 'ui/heart-empty', rect: place });
  }
}

/** Paints one heart with its number. */
function paintLife(scene: Scene, pen: Pen, { words, rect }: { readonly words: string; readonly rect: Rect }): void {
  const heart = Math.min(rect.height * 0.74, rect.width * 0.46);
  const y = rect.y + (rect.height - heart) / 2;
  paintPicture(scene, pen, { key: 'ui/heart', rect: { x: rect.x, y, width: heart, height: heart } });
  const room = { ...rect, x: rect.x + heart + 3, width: rect.width - heart - 3 };
  write(pen, words, { size: heart, room, stand: 'middle', lines: 1 });
}

/** Paints unthrown dice, or their numbers by colour where there is no room for each. */
function paintPool(scene: Scene, pen: Pen, { hero, pool, place, text, look, life }: HeroLook): void {
  const { dice } = pool;
  // Without a line for the name, the life stands before the dice.
  const counts = look === 'row' && place.name === null && life === null;
  const taken = counts ? text * 2.5 : 0;
  const rect = { ...place.dice, x: place.dice.x + taken, width: place.dice.width - taken };
  if (counts) paintLife(scene, pen, { words: String(hero.left), rect: { ...place.dice, width: taken } });
  const side = Math.min(rect.height, text * 2.3, (rect.width + 3) / Math.max(1, dice.length) - 3);
  const y = rect.y + (rect.height - side) / 2;
  if (side >= Math.min(15, rect.height * 0.7)) {
    for (const [at, color] of dice.entries())
      paintUnthrown(scene, pen, { color, rect: { x: rect.x + at * (side + 3), y, width: side, height: side } });
    return;
  }
  const colours = [...new Set(dice)];
  const room = rect.width / Math.max(1, colours.length);
  const small = Math.min(rect.height, room * 0.5);
  for (const [at, color] of colours.entries()) {
    const place = { x: rect.x + at * room, y: rect.y + (rect.height - small) / 2, width: small, height: small };
    paintUnthrown(scene, pen, { color, rect: place });
    const count = String(dice.filter((one) => one === color).length);
    write(pen, count, {
      size: small * 0.9,
      stand: 'middle',
      lines: 1,
      room: { ...rect, x: place.x + small + 3, width: room - small - 3 },
    });
  }
}

interface AheadLook extends HeroLook {
  readonly life: PairOdds['lives'][number];
  readonly rect: Rect;
}

/** Writes the likely life, and the life after a fight in which nothing is covered. */
function paintAhead(scene: Scene, pen: Pen, { life, rect, text, words }: AheadLook): void {
  const lines = [
    { words: words.likely, after: life.likely },
    { words: words.worst, after: life.uncovered },
  ];
  const high = rect.height / 2;
  const size = Math.min(text, high * 0.86);
  for (const [at, line] of lines.entries()) {
    const room = { ...rect, y: rect.y + at * high, height: high };
    const number = size * 3.6;
    write(pen, line.words, {
      size: size * 0.94,
      colour: PALETTE.shade,
      align: 'right',
      stand: 'middle',
      lines: 1,
      least: 0.5,
      room: { ...room, width: room.width - number - 4 },
    });
    paintChange(scene, pen, {
      before: life.left,
      after: line.after,
      size,
      room: { ...room, x: room.x + room.width - number, width: number },
    });
  }
}

/** Paints `3 → 2`, with a skull in place of a life that is lost. */
export function paintChange(
  scene: Scene,
  pen: Pen,
  { before, after, size, room }: { readonly before: number; readonly after: number; readonly size: number; readonly room: Rect },
): void {
  const heart = size * 0.9;
  paintPicture(scene, pen, {
    key: 'ui/heart',
    rect: { x: room.x, y: room.y + (room.height - heart) / 2, width: heart, height: heart },
  });
  const beside = { ...room, x: room.x + heart + 3, width: room.width - heart - 3 };
  const look = { size, stand: 'middle', lines: 1, room: beside } as const;
  if (after > 0) {
    write(pen, `${before} → ${after}`, look);
    return;
  }
  const { width } = write(pen, `${before} →`, look);
  paintSkull(pen, { x: beside.x + width + 3, y: room.y + (room.height - size) / 2, width: size, height: size });
}

/** Paints the arch in which a hero stands on the stage. */
export function paintArch(scene: Scene, pen: Pen, { hero, place: { seat }, text: wished, taken, wanted }: HeroLook): void {
  const rect = inset(seat, 1);
  const text = Math.min(wished, rect.width * 0.14);
  archPath(pen, rect);
  pen.save();
  pen.clip();
  paintPortrait(scene, pen, {
    picture: portraitOf(hero),
    rect: { x: rect.x - rect.width * 0.14, y: rect.y, width: rect.width * 1.28, height: rect.height - text * 1.6 },
    round: 0,
  });
  const foot = { ...rect, y: rect.y + rect.height - text * 3, height: text * 3 };
  pen.fillStyle = behindWords(88);
  pen.fillRect(foot.x, foot.y, foot.width, foot.height);
  pen.restore();
  archPath(pen, rect);
  pen.lineWidth = taken || wanted ? 3 : 2;
  pen.strokeStyle = taken || wanted ? PALETTE.lantern : colourOf(hero.id);
  if (wanted) pen.setLineDash([7, 4]);
  pen.stroke();
  pen.setLineDash([]);
  const line = { ...foot, x: foot.x + 4, width: foot.width - 8, height: foot.height / 2 };
  write(pen, hero.name, { size: text * 1.1, font: 'name', align: 'center', room: line, stand: 'middle', lines: 1, least: 0.5 });
  const heart = Math.min(text * 1.15, (line.width - 4) / Math.max(1, hero.health));
  const wide = heart * hero.health;
  paintHearts(scene, pen, {
    hero,
    rect: {
      x: line.x + (line.width - wide) / 2,
      y: line.y + line.height,
      width: wide,
      height: line.height,
    },
  });
  const side = text * 2;
  paintHeroMark(pen, hero, { x: rect.x + (rect.width - side) / 2, y: rect.y - side * 0.42, width: side, height: side });
}

function archPath(pen: Pen, { x, y, width, height }: Rect): void {
  const round = Math.min(8, width * 0.08);
  const bow = width * 0.42;
  pen.beginPath();
  pen.moveTo(x, y + height - round);
  pen.lineTo(x, y + bow);
  pen.bezierCurveTo(x, y + bow * 0.35, x + width * 0.2, y, x + width / 2, y);
  pen.bezierCurveTo(x + width * 0.8, y, x + width, y + bow * 0.35, x + width, y + bow);
  pen.lineTo(x + width, y + height - round);
  pen.quadraticCurveTo(x + width, y + height, x + width - round, y + height);
  pen.lineTo(x + round, y + height);
  pen.quadraticCurveTo(x, y + height, x, y + height - round);
  pen.closePath();
}
