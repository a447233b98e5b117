import { type Pen, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { HeroView } from '../../table';

/** The corners of a hero's mark and its first turn; no corners make a circle. A shape and a letter tell what a colour alone would not. */
const SHAPES: Readonly<Record<HeroView['id'], { readonly corners: number; readonly turn: number }>> = {
  warrior: { corners: 4, turn: Math.PI / 4 },
  mage: { corners: 4, turn: 0 },
  paladin: { corners: 6, turn: Math.PI / 6 },
  archer: { corners: 0, turn: 0 },
  rogue: { corners: 5, turn: -Math.PI / 2 },
};

const COLOURS: Readonly<Record<HeroView['id'], string>> = {
  warrior: '#FF9A73',
  mage: '#7DBBF7',
  paladin: '#F5CC66',
  archer: '#83E3BA',
  rogue: '#CFA4F2',
};

/** Returns the colour of what belongs to a hero. */
export const colourOf = (hero: HeroView['id']): string => (PALETTE.plain ? PALETTE.bone : COLOURS[hero]);

/** Paints the sign of a hero: her letter in a shape of her own. */
export function paintHeroMark(pen: Pen, { id, mark }: Pick<HeroView, 'id' | 'mark'>, rect: Rect): void {
  const radius = Math.min(rect.width, rect.height) / 2;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  outline(pen, id, { ...middle, radius: radius * (SHAPES[id].corners === 4 ? 1.06 : 0.98) });
  pen.fillStyle = PALETTE.plain ? PALETTE.ground : '#0E0A12';
  pen.fill();
  pen.lineWidth = Math.max(1.4, radius * 0.14);
  pen.strokeStyle = colourOf(id);
  pen.stroke();
  const room = { x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2 };
  write(pen, mark, { size: radius * 1.3, font: 'name', align: 'center', stand: 'middle', room, lines: 1 });
}

/** Paints the sign of a hero on the corner of a portrait. */
export function paintMark(pen: Pen, hero: Pick<HeroView, 'id' | 'mark'>, { x, y, width, height }: Rect): void {
  const least = Math.min(width, height) >= 40 ? 25 : 22;
  const side = Math.min(36, Math.max(least, Math.min(width, height) * 0.44));
  paintHeroMark(pen, hero, { x: x + width - side * 0.95, y: y + height - side * 0.95, width: side, height: side });
}

function outline(
  pen: Pen,
  hero: HeroView['id'],
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const { corners, turn } = SHAPES[hero];
  pen.beginPath();
  if (corners === 0) pen.arc(x, y, radius * 0.94, 0, Math.PI * 2);
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * Math.PI * 2) / corners;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
}
