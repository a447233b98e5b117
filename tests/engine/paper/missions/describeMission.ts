import { describe, expect, it } from 'vitest';
import { MISSION_IDS, type MissionId, type Sheet } from '../../../../src/engine/paper';
import { aTurn, type Table } from '../table';

/** Sheets that just fulfil a mission, and sheets that just do not. */
export interface MissionSheets {
  readonly enough: readonly Partial<Sheet>[];
  readonly short: readonly Partial<Sheet>[];
}

/** P34 and P35: claimed at the reveal by every seat that fulfils it: 4 points among several, 6 alone in the first turn. */
export function describeMission(mission: MissionId, { enough, short }: MissionSheets): void {
  const [one = mission, other = mission] = MISSION_IDS.filter((id) => id !== mission);
  const missions = [one, mission, other];
  const afterTurn = (sheet: Partial<Sheet>, seats: number): Table => aTurn({ missions, seats }).with(sheet).idleAll();

  describe(`mission ${mission}`, () => {
    it.each(enough.map((sheet) => [sheet]))('is fulfilled by %j', (sheet) => {
      expect(afterTurn(sheet, 2).told('missionClaimed')).toContainEqual({
        type: 'missionClaimed',
        mission,
        points: 4,
        seats: ['seat-1'],
      });
      expect(afterTurn(sheet, 1).sheet().missions[1]).toBe(6);
    });

    it.each(short.map((sheet) => [sheet]))('is not fulfilled by %j', (sheet) => {
      const table = afterTurn(sheet, 2);
      expect(table.told('missionClaimed').map((event) => event.mission)).not.toContain(mission);
      expect(table.sheet().missions[1]).toBe(0);
    });
  });
}
