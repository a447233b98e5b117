import { inset, type Rect } from '../../../../table';
import { HIGH } from '../views/moment/smallSheet';

/** A sheet is so wide at most, in sizes of letters. */
const WIDEST = 22;

/** Returns places for sheets beside each other, as large as there is room for. */
export function gridIn(area: Rect, { count, text }: { readonly count: number; readonly text: number }): readonly Rect[] {
  const room = inset(area, text * 0.6);
  const gap = text * 0.6;
  const widthIn = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const high = (room.height - gap * (rows - 1)) / rows / HIGH;
    return Math.min(text * WIDEST, high, (room.width - gap * (columns - 1)) / columns);
  };
  const choices = Array.from({ length: count }, (_, at) => at + 1);
  const columns = choices.reduce((best, one) => (widthIn(one) > widthIn(best) ? one : best), 1);
  const width = widthIn(columns);
  const rows = Math.ceil(count / columns);
  const top = room.y + (room.height - rows * width * HIGH - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (at % columns) * (width + gap), y: top + row * (width * HIGH + gap), width, height: width * HIGH };
  });
}
