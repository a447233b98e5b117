import type { Round } from '../content/bosses';
import { DUNGEONS, type Lair } from '../content/dungeons';
import { BOSS_TURNS } from '../content/tracks';
import type { State } from '../state';

/** The round of a turn; before the first turn it is the first. */
export function roundOf(turn: number): Round {
  if (turn <= BOSS_TURNS[0]) return 1;
  return turn <= BOSS_TURNS[1] ? 2 : 3;
}

/** The lair whose boss wakes at the end of this round. */
export function lairOf({ dungeon, turn }: Pick<State, 'dungeon' | 'turn'>): Lair {
  return DUNGEONS[dungeon].lairs[roundOf(turn) - 1] ?? DUNGEONS[dungeon].lairs[0];
}

export function isBossTurn(turn: number): boolean {
  return (BOSS_TURNS as readonly number[]).includes(turn);
}
