import { gameOf, type Owners, SHARED } from '../checks/owners.ts';
import { filesBehind, filesForTitle, type Manifest } from '../checks/weight.ts';

/** The game that the title offers to whoever comes for the first time: it can be played without a network from then on. */
const FIRST_GAME = 'onedeck';

/**
 * Returns the files that the worker keeps only once their part was opened: the debug scene, the bots of tables with several seats,
 * and each game but the first. The rules and records that the title reads are no such files: every visitor reads them.
 */
export function offlineParts(manifest: Manifest, owners: Owners): ReadonlyMap<string, string> {
  const parts = new Map(['debug', 'bots'].flatMap((part) => filesBehind(manifest, new RegExp(part)).map((file) => [file, part])));
  const ownersIn = (lengths: Owners[string]): readonly string[] => [...new Set(Object.keys(lengths).map(gameOf))];
  const games = new Set(
    Object.values(owners).flatMap((lengths) => ownersIn(lengths).filter((owner) => owner !== SHARED && owner !== FIRST_GAME)),
  );
  const atTitle = new Set(filesForTitle(manifest));
  const own = Object.entries(owners).flatMap(([file, lengths]) => {
    const [owner = SHARED, ...others] = ownersIn(lengths);
    return others.length === 0 ? [[file, owner] as const] : [];
  });
  const art = Object.values(manifest).map(({ file, src = '' }) => [file, /^assets\/(\w+)\//.exec(src)?.[1] ?? SHARED] as const);
  for (const [file, owner] of [...own, ...art]) {
    if (games.has(owner) && !atTitle.has(file) && !parts.has(file)) parts.set(file, owner);
  }
  return parts;
}
