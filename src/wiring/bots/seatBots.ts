import { thinker } from '../../bots';
import type { BotId } from '../../engine/kernel';
import type { AnyGame } from '../../games/contract';
import type { Players } from '../../machines';
import type { Think } from '../table/TableSession';
import { openBots } from './openBots';

export interface SeatBots {
  readonly think: Think;
  close(): void;
}

/** The bots at the seats of one table. */
export function seatBots(rules: AnyGame, players: Players, report: (problem: unknown) => void): SeatBots {
  const host = openBots(report);
  const think = thinker(rules, (seat) => (players[seat] ?? 'random') as BotId, host);
  return { think, close: () => host.close() };
}
