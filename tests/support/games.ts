import { oneDeckDungeon } from '../../src/engine/onedeck';
import { type OneDeckRecords, openOneDeckRecords } from '../../src/games/onedeck/records';
import { openRecords, type Records, slotOf } from '../../src/services';
import { newerSaves, openGames } from '../../src/wiring/games';

export const GAME = oneDeckDungeon.id;
export const SLOT = slotOf(GAME);
/** The name of the game's save in the database. */
export const SAVE = `game/${SLOT}`;

/** The games of the catalog, all of them fetched. */
export const games = openGames();
for (const id of games.ids) await games.fetch(id);
export const isOfNewer = newerSaves(games);

/** The records of the house, and those of One Deck Dungeon. */
export function openAllRecords(
  options: Omit<Parameters<typeof openRecords>[0], 'games'>,
): Omit<Records, keyof OneDeckRecords> & OneDeckRecords {
  const records = openRecords({ isOfNewer, ...options, games });
  return { ...records, ...openOneDeckRecords(records) };
}
