import { ownTotal, type PaperEntry } from '../../records';

type EndedSheet = Pick<PaperEntry, 'id' | 'dungeon' | 'seats'>;

/** Returns whether a game has brought more than every one before it in the same dungeon, played alone or among several as it was. */
export function recordOf(game: EndedSheet, entries: readonly EndedSheet[]): boolean {
  const isAlone = game.seats.length === 1;
  const others = entries.filter(
    ({ id, dungeon, seats }) => id !== game.id && dungeon === game.dungeon && (seats.length === 1) === isAlone,
  );
  return others.length > 0 && others.every((other) => ownTotal(other) < ownTotal(game));
}
