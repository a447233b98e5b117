import { type Origin, required } from '../../../../engine/kernel';
import { type PlayerSeat, type Setup, type State, scoreOf } from '../../../../engine/paper';
import type { Haunted } from '../../bots';
import { type KeptSeat, keptSheetOf, type PaperEntry } from '../../records';

/** The bots load when the first ghost is asked for. */
const fetchGhost = () => import('../../botsAlone');

/** Returns the game that the ghost plays by itself with the dice and the cards of a seat; null where there is none. */
export function hauntedOf({ seats }: PaperEntry, origin: Origin<Setup, State> | null, at = 0): Haunted | null {
  const seat = seats[at];
  if (origin === null || origin.base !== null || !seat || seat.objective === null || seat.power === null) return null;
  const { setup, seed, script } = origin;
  return { setup, seed, script, objective: seat.objective, power: seat.power };
}

/** Plays the ghost's game, and returns its sheet. */
export async function ghostSeat(haunted: Haunted): Promise<KeptSeat> {
  const { ghostElsewhere } = await fetchGhost();
  const end = await ghostElsewhere(haunted);
  const seat: PlayerSeat = required(end.seats[0], 'a seat');
  const { objective, power } = haunted;
  return { who: null, objective, power, score: scoreOf(end.dungeon, seat), sheet: keptSheetOf(seat.sheet) };
}
