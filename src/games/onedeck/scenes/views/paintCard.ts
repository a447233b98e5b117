import type { Scene } from 'phaser';
import { clearOn, measure, type Pen, paintSymbol, roundRect, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import { CARD, type CardLook, type Light, type SkillLine } from '../../table';

export interface CardProps {
  readonly line: SkillLine;
  readonly kind: 'feat' | 'skill' | 'potion';
  /** Heroic dice that wait on a feat. */
  readonly stored: number;
  readonly look: CardLook;
  readonly rect: Rect;
  readonly light: Light;
  readonly text: number;
}

/** The contrast of a sign with the card. */
const CLEAR = 3;
const LIP = 3;
/** The smallest size of effects; a card that is too small for it says its cost in words. */
const LEAST_EFFECT = 0.86;

/** Paints an ability on parchment: its cost, its name, and its effect if there is room. */
export function paintCard(scene: Scene, pen: Pen, props: CardProps): void {
  const { rect, look } = props;
  paintPaper(pen, props);
  const written = { ...props, rect: { ...rect, height: rect.height - LIP }, ink: paperOf(props) };
  if (look === 'chip') paintChip(scene, pen, written);
  else paintWords(scene, pen, written);
}

interface Written extends CardProps {
  readonly ink: Paper;
}

interface Paper {
  readonly light: string;
  readonly dark: string;
  readonly lip: string;
  readonly ink: string;
  readonly faint: string;
}

/** Returns the colours of a card. A potion that is used up leaves an empty place. */
function paperOf({ line, kind }: Pick<CardProps, 'line' | 'kind'>): Paper {
  const { paper, parchment, ash, cinder, script, note, raised, shade: pale, plain } = PALETTE;
  if (!line.spent) return { light: paper, dark: parchment, lip: '#8C7548', ink: script, faint: note };
  if (kind === 'potion' && !plain) return { light: '#2B2330', dark: '#1F1925', lip: '#120E15', ink: pale, faint: pale };
  if (kind === 'potion') return { light: raised, dark: raised, lip: raised, ink: pale, faint: pale };
  return { light: ash, dark: cinder, lip: '#4C4844', ink: script, faint: script };
}

function paintPaper(pen: Pen, { rect, light, line, kind }: CardProps): void {
  const { light: top, dark: bottom, lip } = paperOf({ line, kind });
  const density = pen.getTransform().a;
  const round = Math.min(7, rect.height * 0.16);
  const body = { ...rect, height: rect.height - LIP };
  pen.shadowColor = light === 'open' || light === 'chosen' ? 'rgb(255 205 110 / 90%)' : 'rgb(0 0 0 / 55%)';
  pen.shadowBlur = (light === 'chosen' ? 16 : light === 'open' ? 11 : 5) * density;
  roundRect(pen, { ...body, y: body.y + LIP }, round);
  pen.fillStyle = lip;
  pen.fill();
  pen.shadowBlur = 0;
  const ground = pen.createLinearGradient(0, body.y, 0, body.y + body.height);
  ground.addColorStop(0, top);
  ground.addColorStop(1, bottom);
  roundRect(pen, body, round);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = light === 'chosen' ? 2.5 : 1;
  const edge = line.spent && kind === 'potion' ? 'rgb(140 106 60 / 55%)' : 'rgb(255 250 235 / 45%)';
  pen.strokeStyle = light === 'chosen' ? '#FFB52E' : light === 'open' ? '#FFE9B0' : edge;
  pen.stroke();
}

function paintWords(scene: Scene, pen: Pen, { rect, line, look, text, ink, ...props }: Written): void {
  const pad = text * CARD.pad;
  const sign = {
    x: rect.x + pad * 0.8,
    y: rect.y,
    width: text * (look === 'card' ? CARD.sign : CARD.sign * 0.84),
    height: rect.height,
  };
  paintSign(scene, pen, { line, ...props, ink, rect: sign, size: text });
  const left = sign.x + sign.width + pad * 0.4;
  const room = { x: left, y: rect.y + pad, width: rect.x + rect.width - left - pad, height: rect.height - pad * 2 };
  const name = { size: text, font: 'name', colour: ink.ink } as const;
  const below = { ...room, y: room.y + text * CARD.name, height: room.height - text * CARD.name };
  const effect = { size: text * CARD.size, colour: ink.faint, least: LEAST_EFFECT } as const;
  const words = [line.effect, line.cost].find((one) => one !== '' && measure(pen, one, { ...effect, room: below }).whole);
  if (look !== 'card' || words === undefined || below.height < text) {
    const whole = { ...room, y: rect.y + 2, width: room.width + pad * 0.5, height: rect.height - 4 };
    // Two lines fit even where the texts of the table are large and the card is low.
    write(pen, line.name, { ...named(ink.ink, Math.min(text, rect.height * 0.42)), room: whole, lines: 2 });
    return;
  }
  const high = measure(pen, words, { ...effect, room: below }).height;
  const top = room.y + Math.max(0, (room.height - text * CARD.name - high) / 2);
  const title = { ...room, y: top, height: text * CARD.name };
  const short = measure(pen, line.name, { ...name, least: 1, room: title, lines: 1 }).whole;
  write(pen, line.name, { ...(short ? name : named(ink.ink, text)), room: title, lines: 1 });
  write(pen, words, { ...effect, room: { ...below, y: top + text * CARD.name, height: high + 1 } });
}

/** Names at the smallest readable size: a long name is broken rather than written smaller. */
const named = (colour: string, size: number) => ({ size, colour, stand: 'middle', breaks: 1 }) as const;

/** Paints the sign above the name, which may take two lines. */
function paintChip(scene: Scene, pen: Pen, { rect, line, text, ink, ...props }: Written): void {
  // Where texts are large, a narrow card has smaller ones.
  const size = Math.min(text, rect.width / 3.4);
  const name = { ...named(ink.ink, size), align: 'center', lines: 2 } as const;
  const lower = { ...rect, x: rect.x + 1, width: rect.width - 2 };
  const upper = { ...rect, y: rect.y + 2, height: rect.height - size * 2.4 - 3 };
  if (upper.height < size * 0.8) {
    write(pen, line.name, { ...name, room: lower });
    return;
  }
  paintSign(scene, pen, { line, ...props, ink, rect: upper, size: Math.min(size * 0.95, upper.height / 1.3) });
  write(pen, line.name, { ...name, room: { ...lower, y: upper.y + upper.height, height: size * 2.4 } });
}

interface Sign extends Pick<Written, 'line' | 'kind' | 'stored' | 'ink'> {
  readonly rect: Rect;
  readonly size: number;
}

/** Paints the colour that is paid, as a number or once for each die; a flask; a star; or a ring for what is free. */
function paintSign(scene: Scene, pen: Pen, { line, kind, stored, rect, size, ink }: Sign): void {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const side = size * 1.3;
  const at = (x: number, wide: number): Rect => ({ x: x - wide / 2, y: middle.y - wide / 2, width: wide, height: wide });
  if (kind === 'potion')
    paintSymbol(scene, pen, { key: 'ui/potion', colour: line.spent ? '#7A6A8C' : '#9A76C8', rect: at(middle.x, side) });
  else if (kind === 'feat') paintStar(pen, { ...middle, radius: side * 0.52 }, stored);
  else if (line.pays === null) paintRing(pen, { ...middle, radius: side * 0.34 }, ink.faint);
  else {
    const symbol = {
      key: `ui/${line.pays}`,
      colour: line.spent ? '#55504A' : clearOn(PALETTE.parchment, PALETTE[line.pays], CLEAR),
    };
    const number = line.pays === 'magic' && line.amount > 0;
    const signs = number ? 1 : Math.max(1, line.amount);
    const wide = signs > 1 ? Math.min(size, (rect.width * 0.96) / signs) : number ? size * 1.15 : side;
    const left = middle.x - (number ? size * 0.42 : ((signs - 1) * wide) / 2);
    for (let sign = 0; sign < signs; sign++) paintSymbol(scene, pen, { ...symbol, rect: at(left + sign * wide, wide) });
    const room = { x: left + wide * 0.45, y: rect.y, width: size * 1.2, height: rect.height };
    if (number)
      write(pen, String(line.amount), { size: size * 1.25, font: 'name', colour: ink.ink, room, stand: 'middle', lines: 1 });
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Paints the star of a heroic feat, and the number of dice that wait on it. */
function paintStar(pen: Pen, { x, y, radius }: Disc, stored: number): void {
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const turn = (point * Math.PI) / 5 - Math.PI / 2;
    const far = point % 2 === 0 ? radius : radius * 0.46;
    pen.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  pen.closePath();
  pen.fillStyle = '#2A2530';
  pen.fill();
  pen.lineWidth = Math.max(1, radius * 0.1);
  pen.strokeStyle = '#B98A2F';
  pen.stroke();
  if (stored === 0) return;
  const room = { x: x - radius, y: y - radius * 0.9, width: radius * 2, height: radius * 2 };
  write(pen, String(stored), {
    size: radius * 1.6,
    font: 'name',
    colour: PALETTE.lantern,
    align: 'center',
    stand: 'middle',
    room,
    lines: 1,
  });
}

function paintRing(pen: Pen, { x, y, radius }: Disc, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI * 0.15, Math.PI * 1.75);
  pen.lineWidth = radius * 0.3;
  pen.lineCap = 'round';
  pen.strokeStyle = colour;
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x + radius * 1.25, y - radius * 0.95);
  pen.lineTo(x + radius * 0.95, y + radius * 0.05);
  pen.lineTo(x + radius * 0.2, y - radius * 0.7);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
