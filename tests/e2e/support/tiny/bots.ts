import type { AnyGameBots } from '../../../../src/games/contract';

/** The bots of the build with two games. */
export async function fetchBots(game: string): Promise<AnyGameBots> {
  if (game === 'burglary') return (await import('../../../support/tinyBots')).tinyBots;
  return (await import('../../../../src/games/onedeck/bots')).oneDeckBots;
}
