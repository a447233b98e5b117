import type { Rect } from '../ports';

/** A part of a column: the height it prefers, the height that is good enough, and the least it can do with. */
export interface Part {
  readonly best: number;
  readonly good: number;
  readonly least: number;
}

/**
 * Shares a height among parts. What is missing is taken from one after the other, first as far as all are content, then as
 * far as they must; what is left over goes to the first.
 */
export function shared<Name extends string>(room: number, parts: Readonly<Record<Name, Part>>): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const heights = Object.fromEntries(names.map((name) => [name, parts[name].best])) as Record<Name, number>;
  let missing = names.reduce((sum, name) => sum + heights[name], 0) - room;
  for (const share of ['good', 'least'] as const) {
    for (const name of names) {
      const given = Math.max(0, Math.min(missing, heights[name] - parts[name][share]));
      heights[name] -= given;
      missing -= given;
    }
  }
  const [first] = names;
  if (first !== undefined && missing < 0) heights[first] -= missing;
  return heights;
}

/** Stacks parts in this order. Each height includes the gap below the part. */
export function stacked<Name extends string>(
  column: Rect,
  heights: Readonly<Record<Name, number>>,
  { order, gap }: { readonly order: readonly Name[]; readonly gap: number },
): Record<Name, Rect> {
  let { y } = column;
  const rects = order.map((name) => {
    const rect = { ...column, y, height: Math.max(0, heights[name] - gap) };
    y += heights[name];
    return [name, rect] as const;
  });
  return Object.fromEntries(rects) as Record<Name, Rect>;
}
