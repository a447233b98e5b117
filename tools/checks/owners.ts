import * as v from 'valibot';

export const OWNERS_FILE = '.vite/owners.json';
export const SHARED = 'shared';

/** For each file of the build, letters by owner. */
const ownersOf = v.record(v.string(), v.record(v.string(), v.number()));
export type Owners = v.InferOutput<typeof ownersOf>;

export const parseOwners = (data: unknown): Owners => v.parse(ownersOf, data);

/** The facts of a game's figures, which are drawn by a machine and grow with its pictures, not with its code. */
export const FIGURES = ' (figures)';

/** Returns the game in whose folder a module lies, of the rules, of its figures or of all else; everything else is shared. */
export function ownerOf(module: string): string {
  const [, drawn] = /assets\/(\w+)\/art\//.exec(module) ?? [];
  if (drawn !== undefined) return drawn + FIGURES;
  const [, folder = SHARED] = /src\/(?:engine|games)\/(?!kernel\/|contract\/)(\w+)\//.exec(module) ?? [];
  return folder;
}

/** Returns the game of an owner, whose figures may be weighed apart. */
export const gameOf = (owner: string): string => owner.replace(FIGURES, '');

/** Divides the packed weights of files among their owners, in proportion to what each has in a file. */
export function weightByOwner(
  files: readonly string[],
  owners: Owners,
  weigh: (file: string) => number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const file of files) {
    const lengths = Object.entries(owners[file] ?? {});
    const all = lengths.reduce((total, [, length]) => total + length, 0);
    const parts = all === 0 ? [[SHARED, 1] as const] : lengths.map(([owner, length]) => [owner, length / all] as const);
    for (const [owner, part] of parts) weights.set(owner, (weights.get(owner) ?? 0) + part * weigh(file));
  }
  return weights;
}
