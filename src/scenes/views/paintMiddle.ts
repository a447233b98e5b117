import type { Scene } from 'phaser';
import { type Middle, PALETTE, type Rect, type TableLayout, type TableView } from '../../stage';
import type { Gallery } from '../Gallery';
import { hueOf, paintCardFace, paintGlow } from './diorama';
import { bossBox, foeBox, momentBox } from './figureBoxes';
import { type Pen, picture, roundRect } from './paint';
import { lightOf, paintFigure, paintSheet, sheetOf } from './scenery';
import { write } from './write';

export interface Look {
  readonly view: Pick<TableView, 'middle' | 'scenery'>;
  readonly layout: TableLayout;
  readonly gallery: Gallery;
}

/** What the middle of the table looks into: a floor of the dungeon, and whatever is there in place of doors. */
export function paintMiddle(scene: Scene, pen: Pen, look: Look): void {
  const { view, layout, gallery } = look;
  const { scene: rect, stand, unit } = layout;
  const { middle, scenery } = view;
  const doors = middle.kind === 'doors';
  const light = glowOf(look);
  const sheet = (depth: 'far' | 'mid' | 'near', alpha: number): void =>
    paintSheet(pen, gallery.picture(sheetOf(scenery, depth)), { rect, hue: light.hue, alpha });
  pen.save();
  roundRect(pen, rect, 14 * unit);
  pen.clip();
  paintGlow(pen, { ...light, rect, about: doors ? rect : stand });
  if (!ENDS.has(middle.kind)) {
    // What is faced stands before a place that has stepped back.
    sheet('far', doors ? 1 : 0.4);
    sheet('mid', doors ? 1 : 0.5);
  }
  paintSubject(scene, pen, look);
  // Nothing hides a boss, and whoever is out again is in no cave.
  if (!ENDS.has(middle.kind) && middle.kind !== 'boss') sheet('near', 1);
  darken(pen, rect);
  pen.restore();
  paintPrize(scene, pen, look);
}

/** The large pictures that are wanted now, and the next that will be: who waits at the end of this dungeon. */
export function wantedBy({ middle, scenery }: Look['view']): readonly string[] {
  const sheets = (['far', 'mid', 'near'] as const).map((depth) => sheetOf(scenery, depth));
  const moment = isMoment(middle) ? [`moment/${middle.kind}`] : [];
  return [...sheets, ...moment, `boss/${scenery.boss}`];
}

const ENDS: ReadonlySet<Middle['kind']> = new Set(['won', 'lost']);
const isMoment = ({ kind }: Middle): boolean => kind !== 'doors' && kind !== 'foe' && kind !== 'boss';

const LIGHTS = {
  loot: { hue: 38, saturation: 80 },
  level: { hue: 40, saturation: 84 },
  stairs: { hue: 26, saturation: 60 },
  won: { hue: 40, saturation: 90 },
  lost: { hue: 216, saturation: 28, light: 80 },
} as const;

function glowOf({ view: { middle, scenery } }: Look): {
  readonly hue: number;
  readonly saturation: number;
  readonly light?: number;
} {
  if (middle.kind === 'doors') return lightOf(scenery);
  return middle.kind === 'foe' || middle.kind === 'boss' ? hueOf(middle.name) : LIGHTS[middle.kind];
}

/** The dark figure before the light. */
function paintSubject(scene: Scene, pen: Pen, look: Look): void {
  const { view, layout, gallery } = look;
  const { scene: rect, stand } = layout;
  const { middle } = view;
  const { hue } = glowOf(look);
  if (middle.kind === 'foe') paintFigure(pen, picture(scene, `foe/${middle.name}`), { box: foeBox(stand), hue });
  else if (middle.kind === 'boss') {
    paintFigure(pen, gallery.picture(`boss/${middle.name}`), { box: bossBox(middle.name, { rect, stand }), hue });
  } else if (middle.kind !== 'doors') {
    paintFigure(pen, gallery.picture(`moment/${middle.kind}`), { box: momentBox({ rect, stand }), hue });
  }
}

/** What was won: a card above the chest, or the number in the great lantern. */
function paintPrize(scene: Scene, pen: Pen, { view: { middle }, layout }: Look): void {
  const { scene: rect, stand } = layout;
  const box = momentBox({ rect, stand });
  if (middle.kind === 'loot') {
    const top = stand.y + stand.height * 0.03;
    const room = { ...stand, y: top, height: Math.max(box.y + box.height * 0.72 - top, stand.height * 0.5) };
    paintWon(scene, pen, { card: middle.name, rect: room });
  } else if (middle.kind === 'level') paintLevel(pen, middle.level, box);
}

/** Words stand at the top and what is chosen at the bottom: both want a dark ground. */
function darken(pen: Pen, rect: Rect): void {
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, 'rgb(6 5 9 / 62%)');
  ground.addColorStop(0.26, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(0.6, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(1, 'rgb(6 5 9 / 88%)');
  pen.fillStyle = ground;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
}

function middleIn(rect: Rect, aspect: number): Rect {
  const height = Math.min(rect.height, rect.width / aspect);
  const width = height * aspect;
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

function halo(pen: Pen, { x, y, width, height }: Rect, strength: number): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const radius = Math.max(width, height) * 0.9;
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius);
  glow.addColorStop(0, `rgb(255 226 150 / ${strength}%)`);
  glow.addColorStop(1, 'rgb(255 200 110 / 0%)');
  pen.fillStyle = glow;
  pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
}

/** The card that was won lies in the light. */
function paintWon(scene: Scene, pen: Pen, { card, rect }: { readonly card: string; readonly rect: Rect }): void {
  const place = middleIn(rect, 0.7);
  halo(pen, place, 60);
  pen.save();
  pen.translate(place.x + place.width / 2, place.y + place.height / 2);
  pen.rotate(-0.05);
  const lying = { x: -place.width / 2, y: -place.height / 2, width: place.width, height: place.height };
  pen.shadowColor = 'rgb(0 0 0 / 80%)';
  pen.shadowBlur = place.width * 0.1 * pen.getTransform().a;
  roundRect(pen, lying, place.width * 0.08);
  pen.fillStyle = PALETTE.ground;
  pen.fill();
  pen.shadowBlur = 0;
  paintCardFace(scene, pen, { card, rect: lying });
  pen.restore();
}

function paintLevel(pen: Pen, level: number, { x, y, width, height }: Rect): void {
  const size = height * 0.19;
  const room = { x: x + width / 2 - size, y: y + height / 2 - size / 2, width: size * 2, height: size };
  write(pen, String(level), { size, font: 'name', colour: '#2A1A0A', align: 'center', stand: 'middle', room, lines: 1 });
}
