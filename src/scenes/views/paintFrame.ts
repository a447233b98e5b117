import type { Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { SLICES } from '../art';
import { type Pen, picture, roundRect } from './paint';

export type Frame = keyof typeof SLICES;

/** A stretchable frame whose visible edge, shadow apart, covers a rectangle exactly; `most` is the scale of its corners. */
export function paintFrame(
  scene: Scene,
  pen: Pen,
  { frame, rect, most }: { readonly frame: Frame; readonly rect: Rect; readonly most: number },
): void {
  const source = picture(scene, `ui/${frame}`);
  if (PALETTE.plain) paintPlain(pen, frame, rect);
  if (PALETTE.plain || source === null) return;
  const { width, left, right, top, bottom, bleed } = SLICES[frame];
  const density = source.width / width;
  // Corners that would meet become smaller.
  const least = { width: left + right - bleed.left - bleed.right, height: top + bottom - bleed.top - bleed.bottom };
  const unit = Math.min(most, rect.width / least.width, rect.height / least.height);
  const outer = {
    x: rect.x - bleed.left * unit,
    y: rect.y - bleed.top * unit,
    width: rect.width + (bleed.left + bleed.right) * unit,
    height: rect.height + (bleed.top + bleed.bottom) * unit,
  };
  const from = { x: cuts(left, right, source.width / density), y: cuts(top, bottom, source.height / density) };
  const across = cuts(left * unit, right * unit, outer.width);
  const down = cuts(top * unit, bottom * unit, outer.height);
  for (const [row, [fromY, fromHeight]] of from.y.entries()) {
    for (const [column, [fromX, fromWidth]] of from.x.entries()) {
      const [x, wide] = across[column] ?? [0, 0];
      const [y, high] = down[row] ?? [0, 0];
      if (wide <= 0 || high <= 0) continue;
      const cut = [fromX * density, fromY * density, fromWidth * density, fromHeight * density] as const;
      pen.drawImage(source, ...cut, ...onGrid(pen, { x: outer.x + x, y: outer.y + y, width: wide, height: high }));
    }
  }
}

function paintPlain(pen: Pen, frame: Frame, { x, y, width, height }: Rect): void {
  roundRect(pen, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, 10);
  pen.fillStyle = frame === 'button-gold' ? PALETTE.gold : PALETTE.raised;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = frame === 'panel' ? PALETTE.edge : PALETTE.rim;
  pen.stroke();
}

/** Returns the start and the length of the first edge, of what is between the edges, and of the other edge. */
function cuts(before: number, after: number, whole: number): readonly (readonly [number, number])[] {
  return [
    [0, before],
    [before, whole - before - after],
    [whole - after, after],
  ];
}

/** Snaps a rectangle to whole pixels, so that no seam shows between the parts. */
function onGrid(pen: Pen, { x, y, width, height }: Rect): [number, number, number, number] {
  const density = pen.getTransform().a;
  const snapped = (value: number): number => Math.round(value * density) / density;
  return [snapped(x), snapped(y), snapped(x + width) - snapped(x), snapped(y + height) - snapped(y)];
}
