/** An immutable stack that shares its tail: adding to a game of a thousand commands costs the same as to one of ten. */
export interface Link<Value> {
  readonly value: Value;
  readonly rest: Chain<Value>;
  readonly length: number;
}
export type Chain<Value> = Link<Value> | null;

export function push<Value>(rest: Chain<Value>, value: Value): Link<Value> {
  return { value, rest, length: (rest?.length ?? 0) + 1 };
}

/** Oldest first. */
export function listed<Value>(chain: Chain<Value>): readonly Value[] {
  const values: Value[] = [];
  for (let link = chain; link !== null; link = link.rest) values.push(link.value);
  return values.reverse();
}
