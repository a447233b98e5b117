import { GEM_IDS, type GemId } from '../content/ids';
import { MISSION_POINTS, MISSIONS, SOLO_MISSION_POINTS } from '../content/missions';
import { measureOf } from '../rules/measures';
import { isOnMap } from '../rules/options';
import { isBossTurn } from '../rules/rounds';
import { isAlone } from '../rules/seats';
import type { State } from '../state';
import type { Telling } from '../telling';
import { wakeBoss } from './boss';
import { showTurns } from './showing';

/** Gems, then missions, then the boss (P33, P34). */
export function reveal(telling: Telling): void {
  const announced = announcedGems(telling.state);
  if (!isAlone(telling.state)) showTurns(telling);
  telling.tell({ type: 'phaseBegun', phase: 'reveal' });
  const gems = announced.filter((gem) => telling.state.seats.some(({ sheet }) => isOnMap(sheet, gem)));
  if (gems.length > 0) telling.tell({ type: 'gemsVanished', gems });
  claimMissions(telling);
  if (isBossTurn(telling.state.turn)) wakeBoss(telling);
  else telling.tell({ type: 'phaseBegun', phase: 'roll' });
}

/** P4: a gem that was taken from afar before the first roll is not announced. */
function announcedGems({ seats }: State): readonly GemId[] {
  const taken = seats.flatMap(({ told }) => told.flatMap((event) => (event.type === 'gemMarked' ? event.gem : [])));
  return GEM_IDS.filter((gem) => taken.includes(gem));
}

/** By every seat that fulfils one; then the card is gone. */
function claimMissions(telling: Telling): void {
  for (const { id: mission, claimed } of telling.state.missions) {
    const { requires, atLeast } = MISSIONS[mission];
    const { dungeon, seats } = telling.state;
    const winners = claimed ? [] : seats.filter(({ sheet }) => measureOf(sheet, dungeon, requires) >= atLeast);
    if (winners.length === 0) continue;
    telling.tell({ type: 'missionClaimed', mission, points: pointsNow(telling.state), seats: winners.map(({ id }) => id) });
  }
}

/** P45 */
function pointsNow(state: State): number {
  return isAlone(state) ? (SOLO_MISSION_POINTS[state.turn - 1] ?? 0) : MISSION_POINTS;
}
