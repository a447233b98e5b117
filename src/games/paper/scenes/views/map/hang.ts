import { cropTo, type Painting } from '../../../../../scenes';
import type { Rect } from '../../../../../table';

export interface Hanging {
  /** Where it was painted. */
  readonly painted: Rect;
  /** Where it is shown. */
  readonly at: Rect;
  /** Nothing is seen beyond it, but for what reaches over an edge that it shares with the map. */
  readonly window: Rect;
  readonly bleed: number;
}

/** Shows what was painted in one place in another one, as far as that lies in a window. */
export function hang({ image, home }: Painting, { painted, at, window, bleed }: Hanging): void {
  const density = image.scene.cameras.main.zoom;
  const size = at.width / painted.width;
  // Between the pixels of the screen letters would be blurred.
  const onGrid = (place: number): number => (size === 1 ? Math.round(place * density) / density : place);
  image
    .setScale(size / density)
    .setPosition(onGrid(at.x) + (home.x - painted.x) * size, onGrid(at.y) + (home.y - painted.y) * size);
  cropTo(image, { x: 0, y: 0, scale: 1 }, opened(window, at, bleed));
}

/** Returns the window, opened by so much at the sides where the map ends with it. */
function opened(window: Rect, at: Rect, bleed: number): Rect {
  const left = at.x > window.x - 1 ? bleed : 0;
  const top = at.y > window.y - 1 ? bleed : 0;
  const right = at.x + at.width < window.x + window.width + 1 ? bleed : 0;
  const bottom = at.y + at.height < window.y + window.height + 1 ? bleed : 0;
  return {
    x: window.x - left,
    y: window.y - top,
    width: window.width + left + right,
    height: window.height + top + bottom,
  };
}

/** Returns a place on the map after the map was moved, and perhaps stretched. */
export function moved({ x, y, width, height }: Rect, from: Rect, to: Rect): Rect {
  const size = to.width / from.width;
  return { x: to.x + (x - from.x) * size, y: to.y + (y - from.y) * size, width: width * size, height: height * size };
}
