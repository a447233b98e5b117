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
