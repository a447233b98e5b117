import type { Measure } from './measures';

export const MISSION_IDS = [
  'three-kinds-of-trouble',
  'living-legend',
  'clean-sweep',
  'no-one-behind',
  'top-to-bottom',
  'full-satchel',
  'seasoned-party',
  'monster-hunters',
  'four-sparks',
  'far-corners',
  'hard-way',
  'map-makers',
  'master-smiths',
  'force-of-twelve',
  'three-lairs',
  'two-champions',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export interface MissionFacts {
  readonly requires: Measure;
  readonly atLeast: number;
}

export const MISSIONS_IN_PLAY = 3;
export const MISSION_POINTS = 4;
/** Alone a mission is worth less from turn to turn. */
export const SOLO_MISSION_POINTS: readonly number[] = [6, 5, 4, 4, 3, 3, 2, 1];

export const MISSIONS: Readonly<Record<MissionId, MissionFacts>> = {
  'three-kinds-of-trouble': { requires: { measure: 'distinctMonsterLevels' }, atLeast: 3 },
  'living-legend': { requires: { measure: 'heroesAtLevel', level: 6 }, atLeast: 1 },
  'clean-sweep': { requires: { measure: 'fullRows' }, atLeast: 1 },
  'no-one-behind': { requires: { measure: 'heroesAtLevel', level: 3 }, atLeast: 4 },
  'top-to-bottom': { requires: { measure: 'fullColumns' }, atLeast: 1 },
  'full-satchel': { requires: { measure: 'potions' }, atLeast: 8 },
  'seasoned-party': { requires: { measure: 'heroesAtLevel', level: 4 }, atLeast: 3 },
  'monster-hunters': { requires: { measure: 'monsters' }, atLeast: 6 },
  'four-sparks': { requires: { measure: 'gems' }, atLeast: 4 },
  'far-corners': { requires: { measure: 'cornerRooms' }, atLeast: 2 },
  'hard-way': { requires: { measure: 'traps' }, atLeast: 5 },
  'map-makers': { requires: { measure: 'rooms' }, atLeast: 15 },
  'master-smiths': { requires: { measure: 'itemsCompleted' }, atLeast: 4 },
  'force-of-twelve': { requires: { measure: 'totalLevel' }, atLeast: 12 },
  'three-lairs': { requires: { measure: 'bossRooms' }, atLeast: 3 },
  'two-champions': { requires: { measure: 'heroesAtLevel', level: 5 }, atLeast: 2 },
};
