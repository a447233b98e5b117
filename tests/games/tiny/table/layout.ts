import { BAR_TOOLS, type BarTool, columns, fitted, inset, type Rect, rows, type Screen } from '../../../../src/table';

export interface TinyLayout {
  readonly text: number;
  readonly heading: Rect;
  readonly tools: Readonly<Record<BarTool, Rect>>;
  /** Left, the house, and Right. */
  readonly parts: readonly [Rect, Rect, Rect];
  /** Where the card lies that was found last. */
  readonly found: Rect;
  readonly answers: readonly Rect[];
}

const LEAST = { width: 300, height: 260 } as const;

/** Returns whether both burglars and three answers have room between the notches. */
export function isServed({ width: across, height: down, safe }: Screen): boolean {
  const { width, height } = inset({ x: 0, y: 0, width: across, height: down }, safe);
  return width >= LEAST.width && height >= LEAST.height;
}

/** Heading and tools above, both burglars with the house between them, and what can be chosen below. */
export function layoutOf({ width, height, safe, textScale }: Screen, answers: number): TinyLayout {
  const whole = inset(inset({ x: 0, y: 0, width, height }, safe), 10);
  const bar = 44;
  const top = { ...whole, height: bar };
  const tools = columns({ ...top, x: whole.x + whole.width - bar * 5, width: bar * 5 }, BAR_TOOLS.length, 0);
  const below = Math.max(72, whole.height * 0.22);
  const middle = { ...whole, y: whole.y + bar + 8, height: whole.height - bar - below - 16 };
  const [left = middle, house = middle, right = middle] = columns(middle, 3, 8);
  const [, picture = house] = rows(house, 2, 4);
  return {
    text: Math.min(20, Math.max(12, width / 48)) * textScale,
    heading: { ...top, width: whole.width - bar * 5 - 8 },
    tools: Object.fromEntries(BAR_TOOLS.map((tool, at) => [tool, tools[at] ?? top])) as Record<BarTool, Rect>,
    parts: [left, house, right],
    found: fitted(inset(picture, 6), 0.72),
    answers: answers === 0 ? [] : columns({ ...whole, y: whole.y + whole.height - below, height: below }, answers, 8),
  };
}
