import type { Scene } from 'phaser';
import { Painting, type Pen } from '../../../../scenes';
import { bounds, inset, PALETTE, type Rect, type Screen } from '../../../../table';
import type { PaperLayout } from '../../table';
import { inks } from '../inks';
import { grain, traceTorn } from './torn';

/** The dark behind the sheet, and the sheet itself: lit in its middle, its wings in the shade. */
export class Ground {
  private readonly painting: Painting;

  constructor(scene: Scene) {
    this.painting = new Painting(scene, 1, 2);
  }

  sync({ width, height }: Screen, layout: PaperLayout): void {
    const rect = { x: 0, y: 0, width, height };
    const { shape, map, text } = layout;
    const sheet = sheetOf(layout);
    this.painting.paint({ rect, shows: [shape, map, sheet, text] }, (pen) => {
      paintDark(pen, rect, sheet);
      paintParchment(pen, { sheet, map, text });
      if (shape === 'wide') paintWings(pen, { sheet, map: mapOf(layout), text });
      paintEdge(pen, sheet, text);
    });
  }
}

interface Parchment {
  readonly sheet: Rect;
  readonly map: Rect;
  readonly text: number;
}

/** Returns the sheet: on phones the map alone, elsewhere with both wings. */
function sheetOf({ shape, map, heroes, parts, text }: PaperLayout): Rect {
  if (shape !== 'wide') return inset(map, -text * 0.12);
  return inset(bounds([map, ...Object.values(heroes), ...Object.values(parts)]), -text * 0.2);
}

/** Returns the lit part of a wide sheet: the track of turns lies in it. */
const mapOf = ({ map, parts: { turn } }: PaperLayout): Rect => (turn === undefined ? map : bounds([map, turn]));

function paintDark(pen: Pen, rect: Rect, sheet: Rect): void {
  pen.fillStyle = PALETTE.ground;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  if (PALETTE.plain) return;
  const { x, y } = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 };
  const glow = pen.createRadialGradient(x, y, 0, x, y, Math.hypot(rect.width, rect.height) / 2);
  glow.addColorStop(0, 'rgb(150 92 44 / 70%)');
  glow.addColorStop(0.55, 'rgb(92 50 26 / 34%)');
  glow.addColorStop(1, 'rgb(30 16 14 / 0%)');
  pen.fillStyle = glow;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
}

const tearOf = (text: number) => ({ step: text * 0.42, depth: text * 0.3 });

function paintParchment(pen: Pen, { sheet, map, text }: Parchment): void {
  const { lit, warm, dusk } = inks();
  const [x, y] = [map.x + map.width / 2, map.y + map.height * 0.5];
  const light = pen.createRadialGradient(x, y, 0, x, y, Math.max(map.width, map.height) * 0.85);
  light.addColorStop(0, PALETTE.plain ? lit : '#DDB26C');
  light.addColorStop(0.5, warm);
  light.addColorStop(1, dusk);
  pen.save();
  traceTorn(pen, sheet, tearOf(text));
  pen.shadowColor = 'rgb(0 0 0 / 85%)';
  pen.shadowBlur = text * 1.4;
  pen.fillStyle = light;
  pen.fill();
  pen.restore();
  if (!PALETTE.plain) paintGrain(pen, sheet, text);
}

/** Paints fibres and stains, so that the parchment is not one colour. */
function paintGrain(pen: Pen, { x, y, width, height }: Rect, text: number): void {
  const count = Math.round((width * height) / (text * text * 5));
  for (let at = 0; at < count; at++) {
    const spot = { x: x + grain(at) * width, y: y + grain(at + 0.37) * height };
    const size = text * (0.2 + grain(at + 0.71) * 0.9);
    pen.fillStyle = grain(at + 0.13) > 0.5 ? 'rgb(255 236 190 / 5%)' : 'rgb(60 30 10 / 6%)';
    pen.fillRect(spot.x, spot.y, Math.min(size * 2, x + width - spot.x), Math.min(text * 0.09, y + height - spot.y));
  }
}

/** Folds both wings into the shade. */
function paintWings(pen: Pen, { sheet, map, text }: Parchment): void {
  const left = { ...sheet, width: map.x - sheet.x - text * 0.2 };
  const from = map.x + map.width + text * 0.2;
  const right = { ...sheet, x: from, width: sheet.x + sheet.width - from };
  for (const [wing, inner] of [
    [left, left.x + left.width],
    [right, right.x],
  ] as const) {
    const outer = inner === right.x ? right.x + right.width : left.x;
    const shadow = pen.createLinearGradient(inner, 0, outer, 0);
    shadow.addColorStop(0, PALETTE.plain ? '#000000' : 'rgb(44 24 14 / 93%)');
    shadow.addColorStop(0.12, PALETTE.plain ? '#000000' : 'rgb(30 16 11 / 96%)');
    shadow.addColorStop(1, PALETTE.plain ? '#000000' : 'rgb(22 12 9 / 97%)');
    pen.save();
    traceTorn(pen, sheet, tearOf(text));
    pen.clip();
    pen.fillStyle = shadow;
    pen.fillRect(wing.x - text, wing.y - text, wing.width + text, wing.height + text * 2);
    if (inner === right.x) pen.fillRect(wing.x, wing.y - text, wing.width + text, wing.height + text * 2);
    pen.restore();
    pen.fillStyle = 'rgb(232 184 110 / 45%)';
    pen.fillRect(inner - 0.75, sheet.y + text * 0.2, 1.5, sheet.height - text * 0.4);
  }
}

/** A rim of light runs along the torn edge. */
function paintEdge(pen: Pen, sheet: Rect, text: number): void {
  traceTorn(pen, sheet, tearOf(text));
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(1, text * 0.26);
  pen.strokeStyle = 'rgb(20 10 6 / 80%)';
  pen.stroke();
  pen.lineWidth = Math.max(1, text * 0.11);
  pen.strokeStyle = PALETTE.plain ? '#FFFFFF' : '#E8C283';
  pen.stroke();
}
