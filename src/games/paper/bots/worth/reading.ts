import {
  BOSS_TURNS,
  BOSSES,
  type BossFacts,
  DUNGEONS,
  MISSION_POINTS,
  MISSIONS,
  OBJECTIVES,
  type PlayerSeat,
  POWERS,
  type PowerId,
  roundOf,
  SOLO_MISSION_POINTS,
  type State,
  TURNS,
} from '../../../../engine/paper';
import { PLACE } from './ground';
import type { Wanted } from './nearness';
import type { Weights } from './weights';

const DICE_OF_A_TURN = 3;

export interface Den {
  readonly place: number;
  readonly boss: BossFacts;
  /** The turn after which the boss wakes. */
  readonly turn: number;
}

export interface OpenMission {
  readonly wanted: Wanted;
  readonly now: number;
  readonly later: number;
}

export interface Tier {
  readonly wanted: Wanted;
  /** More than the tier below. */
  readonly points: number;
}

/** Facts that stay the same while a seat spends the dice of one turn. */
export interface Reading {
  readonly weights: Weights;
  readonly dungeon: State['dungeon'];
  readonly turn: number;
  /** 0 to 2. */
  readonly round: number;
  readonly dens: readonly Den[];
  readonly missions: readonly OpenMission[];
  readonly tiers: readonly Tier[];
  readonly power: PowerId | null;
  readonly endPoints: number;
}

export function readingOf(state: State, seat: PlayerSeat, weights: Weights): Reading {
  const power = seat.power === 'unknown' ? null : seat.power;
  return {
    weights,
    dungeon: state.dungeon,
    turn: state.turn,
    round: roundOf(state.turn) - 1,
    dens: DUNGEONS[state.dungeon].lairs.map(({ room, boss }, at) => ({
      place: PLACE[room],
      boss: BOSSES[boss],
      turn: BOSS_TURNS[at] ?? TURNS,
    })),
    missions: openMissions(state, weights),
    tiers: tiersOf(seat),
    power,
    endPoints: power === null ? 0 : POWERS[power].endPoints,
  };
}

/** Dice that are still to be spent until the end of a turn, the present one's included. */
export function diceUntil(reading: Reading, turn: number, used: number): number {
  const now = reading.turn === 0 ? 0 : DICE_OF_A_TURN - used;
  return (turn - reading.turn) * DICE_OF_A_TURN + now;
}

function openMissions({ missions, seats, turn }: State, { first }: Weights): readonly OpenMission[] {
  const isAlone = seats.length === 1;
  return missions.flatMap(({ id, claimed }) => {
    if (claimed) return [];
    const { requires, atLeast } = MISSIONS[id];
    const now = isAlone ? (SOLO_MISSION_POINTS[Math.max(0, turn - 1)] ?? 0) : MISSION_POINTS;
    const later = isAlone ? (SOLO_MISSION_POINTS[turn] ?? 0) : MISSION_POINTS * first;
    return [{ wanted: { requires, atLeast }, now, later }];
  });
}

function tiersOf({ objective }: PlayerSeat): readonly Tier[] {
  if (objective === null || objective === 'unknown') return [];
  const { requires, tiers } = OBJECTIVES[objective];
  return tiers.map(({ atLeast, points }, at) => ({
    wanted: { requires, atLeast },
    points: points - (tiers[at - 1]?.points ?? 0),
  }));
}
