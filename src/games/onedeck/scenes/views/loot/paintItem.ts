import type { Scene } from 'phaser';
import { type Pen, paintPicture, paintSymbol, roundRect, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { HeldCard, HeroPlaceView, LootCard, LootHeroPlace, LootRow } from '../../../table';
import { cutPortrait } from '../paintPortrait';
import { itemBits } from './paintCards';
import { type Brush, changeBits, paintLine } from './paintLine';
import { type PlaceLook, paintChosen, paintGlow, paintGround, paintKey, paintPaper, writeFirst } from './paintPlace';

export interface ItemLook extends PlaceLook {
  readonly card: LootCard;
  readonly view: HeroPlaceView;
  readonly place: LootHeroPlace;
  readonly title: string;
  /** How much room there is, in words, and in fewer words. */
  readonly room: readonly string[];
  readonly note: string;
  readonly look: 'side' | 'row';
}

/** Paints the hero with dice and life now and afterwards, and what is held. */
export function paintItem(scene: Scene, pen: Pen, look: ItemLook): void {
  paintGround(scene, pen, look);
  const { place } = look;
  if (place.portrait !== null) cutPortrait(scene, pen, { rect: place.portrait, round: 10 });
  if (look.look === 'side') paintSideTitle(pen, look);
  else paintRowTitle(pen, look);
  for (const [at, row] of rowsShown(look).entries()) {
    const rect = place.rows[at];
    if (rect !== undefined) paintChange(scene, pen, { row, rect, text: look.text });
  }
  paintHeld(scene, pen, look);
  if (place.note !== null && look.note !== '') {
    const room = { ...place.note, x: place.note.x + 2, width: place.note.width - 4 };
    write(pen, look.note, { size: look.text, room, stand: 'middle', least: 0.7 });
  }
  paintChosen(pen, look);
}

/** Returns as many rows as have room: those that the card is about come first. */
function rowsShown({ view, card, place }: ItemLook): readonly LootRow[] {
  if (place.rows.length >= view.rows.length) return view.rows;
  const about = view.rows.filter(({ stat }) => stat === card.stat || stat === 'health');
  return about.slice(0, place.rows.length);
}

function paintSideTitle(pen: Pen, look: ItemLook): void {
  const { place, text, title, room, view, card } = look;
  const { portrait } = place;
  if (portrait !== null) {
    const dark = pen.createLinearGradient(portrait.x, 0, portrait.x + portrait.width * 0.72, 0);
    dark.addColorStop(0, 'rgb(6 5 9 / 82%)');
    dark.addColorStop(1, 'rgb(6 5 9 / 0%)');
    pen.fillStyle = dark;
    pen.fillRect(portrait.x, portrait.y, portrait.width * 0.72, portrait.height);
  }
  const taken = paintKey(pen, look);
  const first = { ...place.title, height: text * 1.8, width: place.title.width - taken };
  const said = write(pen, title, {
    size: text * 1.5,
    font: 'name',
    colour: PALETTE.lantern,
    room: first,
    stand: 'middle',
    lines: 1,
    shadow: true,
  });
  const shade = view.isFull ? PALETTE.lantern : PALETTE.bone;
  if (portrait === null) {
    const beside = { ...first, x: first.x + said.width + text * 0.6, width: first.width - said.width - text * 0.6 };
    writeFirst(pen, room, { size: text, colour: shade, room: beside, stand: 'middle', lines: 2, least: 0.7, shadow: true });
    return;
  }
  const below = { ...first, y: first.y + first.height, width: first.width * 0.56, height: text * 3.6 };
  writeFirst(pen, room, { size: text, colour: shade, room: below, least: 0.75, shadow: true });
  const foot = portrait.y + portrait.height - text * 2;
  if (card.name !== '' && foot > below.y + text * 2.4)
    write(pen, view.name, {
      size: text * 1.35,
      font: 'name',
      room: { ...first, y: foot, height: text * 1.8 },
      stand: 'middle',
      lines: 1,
      shadow: true,
    });
}

function paintRowTitle(pen: Pen, look: ItemLook): void {
  const { place, text, title, room, view } = look;
  const said = write(pen, title, {
    size: text * 1.2,
    font: 'name',
    colour: PALETTE.lantern,
    room: place.title,
    stand: 'middle',
    lines: 1,
  });
  const taken = paintKey(pen, { ...look, key: '' });
  const beside = {
    ...place.title,
    x: place.title.x + said.width + text * 0.5,
    width: place.title.width - said.width - text * 0.5 - taken,
  };
  const colour = view.isFull ? PALETTE.lantern : PALETTE.shade;
  writeFirst(pen, room, { size: text, colour, align: 'right', room: beside, stand: 'middle', lines: 1, least: 0.7 });
}

interface RowLook {
  readonly row: LootRow;
  readonly rect: Rect;
  readonly text: number;
}

/** Paints dice or hearts; what changes has an edge, its new signs a light, and both numbers stand at the right. */
function paintChange(scene: Scene, pen: Pen, { row, rect, text }: RowLook): void {
  const { before, after, most, stat } = row;
  const changes = before !== after || most[0] !== most[1];
  const box = { x: rect.x - 2, y: rect.y + 1, width: rect.width + 4, height: rect.height - 2 };
  if (changes) {
    roundRect(pen, box, 6);
    pen.fillStyle = 'rgb(255 217 138 / 9%)';
    pen.fill();
    pen.lineWidth = 1.4;
    pen.strokeStyle = PALETTE.plain ? PALETTE.bone : '#C89A4E';
    pen.stroke();
  }
  const room = { x: rect.x + text * 0.3, y: rect.y, width: rect.width - text * 0.6, height: rect.height };
  const isLife = stat === 'health';
  const told = (count: number, of: number): string => (isLife ? `${count}/${of}` : String(count));
  const [was, is] = [told(before, most[0]), told(after, most[1])];
  const bits = changes ? changeBits(was, is) : [{ words: was, colour: PALETTE.shade }];
  const words = paintLine({ scene, pen }, bits, {
    rect: { ...room, x: room.x + room.width * 0.5, width: room.width * 0.5 },
    size: text,
    align: 'right',
  });
  paintSigns({ scene, pen }, row, { ...room, width: room.width - words - text * 0.5 });
}

/** Paints a sign for each die or heart. New ones shine; lost ones are dim. */
function paintSigns({ scene, pen }: Brush, { stat, before, after, most }: LootRow, rect: Rect): void {
  const count = Math.max(most[0], most[1]);
  const side = Math.min(rect.height * 0.74, rect.width / Math.max(1, count));
  const pitch = Math.min(side * 1.14, (rect.width - side) / Math.max(1, count - 1));
  for (let at = 0; at < count; at++) {
    const place = { x: rect.x + at * pitch, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    const [was, is] = [at < before, at < after];
    if (is && !was) paintGlow(pen, place, 90);
    pen.globalAlpha = is || (stat === 'health' && !was) ? 1 : was ? 0.35 : 1;
    if (stat !== 'health') paintSymbol(scene, pen, { key: `ui/${stat}`, colour: PALETTE[stat], rect: place });
    else paintPicture(scene, pen, { key: is ? 'ui/heart' : 'ui/heart-empty', rect: place });
    pen.globalAlpha = 1;
  }
}

/** Paints what is held as card edges, and the card that comes; in a row as one pile with its number. */
function paintHeld(scene: Scene, pen: Pen, { place, view, card, text, look, chosen }: ItemLook): void {
  const { cells, held } = place;
  if (look === 'row' && held !== null) {
    paintPile({ scene, pen }, view.held, { rect: held, text });
    return;
  }
  for (const [at, rect] of cells.entries()) {
    const one = view.held[at];
    paintPaper(pen, rect, one === undefined ? 'coming' : 'held');
    const lower = { x: rect.x + 3, y: rect.y + rect.height * 0.48, width: rect.width - 6, height: rect.height * 0.42 };
    const upper = { ...lower, y: rect.y + rect.height * 0.06, height: rect.height * 0.42 };
    const thing = one ?? card;
    const coming = one === undefined;
    if (rect.width < text * 3.6) {
      paintSignsOnly({ scene, pen }, thing, { rect, coming });
      continue;
    }
    paintLine({ scene, pen }, itemBits(thing, !coming), { rect: upper, size: text, align: 'center' });
    const colour = coming ? (chosen ? PALETTE.lantern : PALETTE.shade) : PALETTE.script;
    write(pen, thing.name, {
      size: text * 0.95,
      colour,
      align: 'center',
      room: lower,
      stand: 'middle',
      lines: rect.height > text * 4 ? 2 : 1,
      least: 0.62,
      breaks: 0.8,
    });
  }
}

/** Paints the signs of a narrow card edge one below the other. */
function paintSignsOnly(
  { scene, pen }: Brush,
  thing: LootCard | HeldCard,
  { rect, coming }: { readonly rect: Rect; readonly coming: boolean },
): void {
  const bits = itemBits(thing, !coming).filter((bit) => 'sign' in bit);
  const height = (rect.height - 3) / 2;
  const top = rect.y + ((2 - bits.length) * height) / 2;
  for (const [at, bit] of bits.entries()) {
    const place = { ...rect, y: top + at * height, height };
    paintLine({ scene, pen }, [bit], { rect: place, size: Math.min(rect.width * 0.56, height * 0.62), align: 'center' });
  }
}

function paintPile(
  { scene, pen }: Brush,
  held: readonly HeldCard[],
  { rect, text }: { readonly rect: Rect; readonly text: number },
): void {
  const shown = Math.min(3, held.length);
  for (let at = shown - 1; at >= 0; at--) {
    const shift = at * 4;
    const edge = {
      x: rect.x + 3 + shift,
      y: rect.y + 3 + (shown - 1 - at) * 2,
      width: rect.width - 6 - (shown - 1) * 4,
      height: rect.height - 6 - (shown - 1) * 3,
    };
    paintPaper(pen, edge, 'held');
    if (at > 0) continue;
    const [top] = held;
    const upper = { ...edge, height: edge.height * 0.5 };
    if (top !== undefined)
      paintLine({ scene, pen }, itemBits({ ...top, health: 0 }, true).slice(0, 1), { rect: upper, size: text, align: 'center' });
    write(pen, `×${held.length}`, {
      size: text,
      colour: PALETTE.script,
      align: 'center',
      stand: 'middle',
      lines: 1,
      room: { ...edge, y: edge.y + edge.height * 0.42, height: edge.height * 0.5 },
    });
  }
}
