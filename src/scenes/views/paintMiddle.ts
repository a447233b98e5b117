import type { Scene } from 'phaser';
import { type Middle, PALETTE, type Rect, type TableLayout } from '../../stage';
import { archPath, hueOf, paintCardFace, paintDiorama } from './diorama';
import { type Pen, paintPicture, roundRect } from './paint';
import { write } from './write';

interface Look {
  readonly middle: Middle;
  readonly layout: TableLayout;
}

/** The picture in the middle of the table while no doors are to be seen. */
export function paintMiddle(scene: Scene, pen: Pen, { middle, layout }: Look): void {
  const { scene: rect, stand, unit } = layout;
  const edge = 14 * unit;
  if (middle.kind === 'foe' || middle.kind === 'boss') {
    const figure = `${middle.kind}/${middle.name}`;
    paintDiorama(scene, pen, { figure, ...hueOf(middle.name), rect, edge, stand });
    darken(pen, rect, edge);
    return;
  }
  const light = LIGHTS[middle.kind];
  paintDiorama(scene, pen, { figure: '', ...light, rect, edge, stand });
  darken(pen, rect, edge);
  const place = inner(layout);
  if (middle.kind === 'loot') paintWon(scene, pen, { card: middle.name, rect: place });
  else if (middle.kind === 'level') paintLevel(scene, pen, { level: middle.level, rect: place });
  else if (middle.kind === 'stairs') paintStairs(scene, pen, place);
  else if (middle.kind !== 'doors') paintEnd(scene, pen, { hero: middle.name, rect: place, won: middle.kind === 'won' });
}

const LIGHTS = {
  doors: { hue: 32, saturation: 60 },
  loot: { hue: 40, saturation: 72 },
  level: { hue: 44, saturation: 78 },
  stairs: { hue: 26, saturation: 52 },
  won: { hue: 46, saturation: 84 },
  lost: { hue: 216, saturation: 26 },
} as const;

/** Words stand at the top and what is chosen at the bottom: both want a dark ground. */
function darken(pen: Pen, rect: Rect, edge: number): void {
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, 'rgb(6 5 9 / 62%)');
  ground.addColorStop(0.26, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(0.6, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(1, 'rgb(6 5 9 / 88%)');
  roundRect(pen, rect, edge);
  pen.fillStyle = ground;
  pen.fill();
}

function inner({ stand }: TableLayout): Rect {
  const pad = Math.min(stand.width, stand.height) * 0.06;
  return { x: stand.x + pad, y: stand.y + pad, width: stand.width - pad * 2, height: stand.height - pad * 2 };
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

/** A lantern burns higher, with the number of the new level in it. */
function paintLevel(scene: Scene, pen: Pen, { level, rect }: { readonly level: number; readonly rect: Rect }): void {
  const place = middleIn(rect, 1);
  halo(pen, place, 75);
  paintPicture(scene, pen, { key: 'ui/lantern', rect: place });
  const size = place.height * 0.3;
  const room = { ...place, y: place.y + place.height * 0.37, height: size };
  pen.shadowColor = '#FFE9B0';
  pen.shadowBlur = size * 0.3 * pen.getTransform().a;
  write(pen, String(level), { size, font: 'name', colour: '#2A1A0A', align: 'center', stand: 'middle', room, lines: 1 });
  pen.shadowBlur = 0;
}

/** Steps down behind an open arch. */
function paintStairs(scene: Scene, pen: Pen, rect: Rect): void {
  const place = middleIn(rect, 0.74);
  halo(pen, place, 40);
  pen.save();
  archPath(pen, place);
  pen.clip();
  const { width } = place;
  paintPicture(scene, pen, { key: 'deck/stairs', rect: { ...place, x: place.x - width * 0.06, width: width * 1.12 } });
  pen.restore();
  archPath(pen, place);
  pen.lineWidth = width * 0.045;
  pen.strokeStyle = '#3A2A1C';
  pen.stroke();
  pen.lineWidth = width * 0.012;
  pen.strokeStyle = PALETTE.lantern;
  pen.stroke();
}

/** Whoever came out again stands in the light; whoever did not has none left. */
function paintEnd(
  scene: Scene,
  pen: Pen,
  { hero, rect, won }: { readonly hero: string; readonly rect: Rect; readonly won: boolean },
): void {
  const place = middleIn(rect, 1);
  if (won) halo(pen, place, 80);
  pen.globalAlpha = won ? 1 : 0.75;
  paintPicture(scene, pen, { key: `hero/${hero}`, rect: place });
  pen.globalAlpha = 1;
  const side = place.height * 0.22;
  const lantern = { x: place.x + place.width * 0.86, y: place.y + place.height * 0.7, width: side, height: side };
  pen.globalAlpha = won ? 1 : 0.22;
  paintPicture(scene, pen, { key: 'ui/lantern', rect: lantern });
  pen.globalAlpha = 1;
}
