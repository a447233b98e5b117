import type { AnyGameBots } from './contract';

/**
 * The bots of every game in the catalog, by its id. They are listed apart because a worker is bundled by itself, along
 * with all that its code could ever fetch: through the catalog that would be tables, pages and Phaser.
 */
const BOTS: Readonly<Record<string, () => Promise<AnyGameBots>>> = {
  'one-deck-dungeon': async () => (await import('./onedeck/bots')).oneDeckBots,
  'paper-dungeons': async () => (await import('./paper/bots')).paperBots,
};

/** Fetches rules and bots of the game of this id. */
export function fetchBots(game: string): Promise<AnyGameBots> {
  const fetched = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  return fetched?.() ?? Promise.reject(new Error(`no bots belong to a game called ${game}`));
}
