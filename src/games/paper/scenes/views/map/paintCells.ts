import { middleOf, type Pen, type Point, roundRect } from '../../../../../scenes';
import { bounds, inset, PALETTE, type Rect } from '../../../../../table';
import type { RoomView } from '../../../table';
import { inks } from '../../inks';

export interface Cell extends Pick<RoomView, 'room' | 'isVisited' | 'isHere' | 'isInReach' | 'step'> {
  readonly rect: Rect;
}

/** The light of the lantern falls to nothing over so many rooms. Some of it stays in rooms that were entered. */
const REACH = 4.6;

/** Paints the floors of all rooms in the light of the wanderer's lantern, and frames those that can be entered. */
export function paintCells(pen: Pen, cells: readonly Cell[]): void {
  const here = cells.find(({ isHere }) => isHere);
  const source = here === undefined ? null : middleOf(here.rect);
  const last = Math.max(0, ...cells.map(({ step }) => step));
  for (const cell of cells) paintCell(pen, cell, source);
  for (const cell of cells) if (cell.isInReach || cell.step > 0) paintFrame(pen, cell, last);
  if (source === null || here === undefined || PALETTE.plain) return;
  const ground = bounds(cells.map(({ rect }) => rect));
  pen.save();
  pen.beginPath();
  pen.rect(ground.x, ground.y, ground.width, ground.height);
  pen.clip();
  pen.globalCompositeOperation = 'soft-light';
  paintLantern(pen, source, here.rect.width);
  paintRays(pen, source, here.rect.width);
  pen.restore();
}

function paintCell(pen: Pen, { rect, isVisited, isHere, isInReach }: Cell, source: Point | null): void {
  const { lit, warm, dusk } = inks();
  const gap = Math.max(0.8, rect.width * 0.016);
  const floor = inset(rect, gap);
  const { x, y } = middleOf(rect);
  const far = source === null ? 0.62 : Math.min(1, Math.hypot(x - source.x, y - source.y) / (rect.width * REACH));
  const light = pen.createRadialGradient(x, y, 0, x, y, rect.width * 0.72);
  const ground = isInReach || isHere ? lit : far < 0.5 ? '#DDB776' : warm;
  light.addColorStop(0, PALETTE.plain ? lit : ground);
  light.addColorStop(1, PALETTE.plain ? lit : isInReach ? '#F1D393' : far < 0.5 ? '#C2914F' : '#A8763C');
  roundRect(pen, floor, rect.width * 0.08);
  pen.fillStyle = light;
  pen.fill();
  if (!PALETTE.plain && !isInReach && !isHere) {
    pen.fillStyle = `rgb(52 26 10 / ${Math.round(far * (isVisited ? 20 : 50))}%)`;
    pen.fill();
  }
  pen.lineWidth = Math.max(1, rect.width * 0.018);
  pen.strokeStyle = PALETTE.plain ? dusk : isInReach ? '#FFF4D2' : 'rgb(255 226 164 / 28%)';
  pen.stroke();
}

/** A dashed frame can be reached; a full one is where the way ends. */
function paintFrame(pen: Pen, { rect, step }: Cell, last: number): void {
  const isEnd = step > 0 && step === last;
  const width = Math.max(1.5, rect.width * (isEnd ? 0.05 : 0.035));
  pen.save();
  if (!isEnd) pen.setLineDash([rect.width * 0.1, rect.width * 0.06]);
  roundRect(pen, inset(rect, width * 0.9), rect.width * 0.08);
  pen.lineWidth = width;
  pen.strokeStyle = PALETTE.plain ? '#000000' : isEnd ? '#FFF8DC' : '#B4741E';
  if (isEnd) {
    pen.shadowColor = '#FFD98A';
    pen.shadowBlur = rect.width * 0.16;
  }
  pen.stroke();
  pen.restore();
}

/** Rays of the lantern, by their angles from straight up, and half their spread. */
const RAYS = { angles: [-1.05, -0.62, -0.24, 0.2, 0.58, 0.98], spread: 0.085, far: 6 } as const;

function paintRays(pen: Pen, { x, y }: Point, width: number): void {
  const far = width * RAYS.far;
  const light = pen.createRadialGradient(x, y, width * 0.4, x, y, far);
  light.addColorStop(0, 'rgb(255 240 200 / 55%)');
  light.addColorStop(1, 'rgb(255 220 150 / 0%)');
  pen.fillStyle = light;
  for (const angle of RAYS.angles) {
    pen.beginPath();
    pen.moveTo(x, y);
    for (const side of [angle - RAYS.spread, angle + RAYS.spread]) pen.lineTo(x + Math.sin(side) * far, y - Math.cos(side) * far);
    pen.closePath();
    pen.fill();
  }
}

function paintLantern(pen: Pen, { x, y }: Point, width: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, width * 2.4);
  glow.addColorStop(0, 'rgb(255 240 190 / 62%)');
  glow.addColorStop(0.35, 'rgb(255 220 150 / 26%)');
  glow.addColorStop(1, 'rgb(255 200 110 / 0%)');
  pen.fillStyle = glow;
  pen.fillRect(x - width * 2.4, y - width * 2.4, width * 4.8, width * 4.8);
}
