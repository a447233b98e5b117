/** A part of a column: how high it would like to be, with how little it would do, and who gives way first. */
export interface Part {
  readonly best: number;
  readonly least: number;
}

/** Shares a height among parts: what is missing is taken from the first, then from the next; what is left over goes to the first. */
export function shared<Name extends string>(room: number, parts: Readonly<Record<Name, Part>>): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const heights = Object.fromEntries(names.map((name) => [name, parts[name].best])) as Record<Name, number>;
  let missing = names.reduce((sum, name) => sum + heights[name], 0) - room;
  for (const name of names) {
    if (missing <= 0) break;
    const given = Math.min(missing, Math.max(0, heights[name] - parts[name].least));
    heights[name] -= given;
    missing -= given;
  }
  const [first] = names;
  if (first !== undefined && missing < 0) heights[first] -= missing;
  return heights;
}
