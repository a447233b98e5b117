import type { Rect } from '../ports';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function inset(rect: Rect, by: number | Insets): Rect {
  const { top, right, bottom, left } = typeof by === 'number' ? { top: by, right: by, bottom: by, left: by } : by;
  return { x: rect.x + left, y: rect.y + top, width: rect.width - left - right, height: rect.height - top - bottom };
}

/** Cuts a rectangle into equal parts side by side. */
export function columns(rect: Rect, count: number, gap: number): readonly Rect[] {
  const width = (rect.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...rect, x: rect.x + at * (width + gap), width }));
}

export function rows(rect: Rect, count: number, gap: number): readonly Rect[] {
  const height = (rect.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...rect, y: rect.y + at * (height + gap), height }));
}

/** The largest rectangle of a shape in the middle of another. */
export function fitted(rect: Rect, aspect: number): Rect {
  const width = Math.min(rect.width, rect.height * aspect);
  const height = width / aspect;
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

export function contains(outer: Rect, inner: Rect): boolean {
  const slack = 0.01;
  const { x, y, width, height } = inner;
  const right = outer.x + outer.width + slack;
  const bottom = outer.y + outer.height + slack;
  return x >= outer.x - slack && y >= outer.y - slack && x + width <= right && y + height <= bottom;
}

export function overlap(one: Rect, other: Rect): boolean {
  const slack = 0.01;
  const apart =
    one.x + one.width <= other.x + slack ||
    other.x + other.width <= one.x + slack ||
    one.y + one.height <= other.y + slack ||
    other.y + other.height <= one.y + slack;
  return !apart;
}

/** The smallest rectangle around all of these; there is at least one. */
export function bounds(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
