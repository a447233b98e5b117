import type { Colour } from './dice';
import type { HeroId } from './ids';
import type { Measure } from './measures';

export const OBJECTIVE_IDS = [
  'hunter-of-the-middle-depths',
  'hunter-of-the-deep',
  'no-obstacle',
  'straight-shafts',
  'floor-by-floor',
  'company-of-masters',
  'warden-of-the-gates',
  'travelling-apothecary',
  'cartographer',
  'giant-slayer',
  'armourer',
  'round-the-walls',
  'exterminator',
  'gem-fever',
  'four-corners',
  'rising-star',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

/** Tells which dice raise which hero. Two heroes are white, two black. */
export type Alignment = Readonly<Record<HeroId, Colour>>;

export interface ObjectiveFacts {
  readonly requires: Measure;
  /** From the lowest to the highest. */
  readonly tiers: readonly { readonly atLeast: number; readonly points: number }[];
  readonly alignment: Alignment;
}

export const OBJECTIVES: Readonly<Record<ObjectiveId, ObjectiveFacts>> = {
  'hunter-of-the-middle-depths': {
    requires: { measure: 'monstersOfLevel', level: 4 },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 3, points: 4 },
      { atLeast: 4, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'white', rogue: 'black' },
  },
  'hunter-of-the-deep': {
    requires: { measure: 'monstersOfLevel', level: 5 },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 3, points: 4 },
      { atLeast: 4, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'black', cleric: 'black', rogue: 'white' },
  },
  'no-obstacle': {
    requires: { measure: 'obstacles' },
    tiers: [
      { atLeast: 4, points: 2 },
      { atLeast: 7, points: 4 },
      { atLeast: 10, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'white', cleric: 'black', rogue: 'black' },
  },
  'straight-shafts': {
    requires: { measure: 'columnsWithRooms', rooms: 4 },
    tiers: [
      { atLeast: 4, points: 2 },
      { atLeast: 5, points: 4 },
      { atLeast: 6, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'white', rogue: 'black' },
  },
  'floor-by-floor': {
    requires: { measure: 'fullRows' },
    tiers: [
      { atLeast: 1, points: 2 },
      { atLeast: 2, points: 4 },
      { atLeast: 3, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'black', cleric: 'black', rogue: 'white' },
  },
  'company-of-masters': {
    requires: { measure: 'heroesAtLevel', level: 5 },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 3, points: 4 },
      { atLeast: 4, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'white', cleric: 'black', rogue: 'black' },
  },
  'warden-of-the-gates': {
    requires: { measure: 'monstersOfLevel', level: 3 },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 3, points: 4 },
      { atLeast: 4, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'black', rogue: 'white' },
  },
  'travelling-apothecary': {
    requires: { measure: 'potions' },
    tiers: [
      { atLeast: 6, points: 2 },
      { atLeast: 9, points: 4 },
      { atLeast: 12, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'black', cleric: 'white', rogue: 'black' },
  },
  cartographer: {
    requires: { measure: 'rooms' },
    tiers: [
      { atLeast: 20, points: 2 },
      { atLeast: 25, points: 4 },
      { atLeast: 30, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'black', rogue: 'white' },
  },
  'giant-slayer': {
    requires: { measure: 'bossGlory' },
    tiers: [
      { atLeast: 10, points: 2 },
      { atLeast: 15, points: 4 },
      { atLeast: 20, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'black', cleric: 'black', rogue: 'white' },
  },
  armourer: {
    requires: { measure: 'itemsCompleted' },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 4, points: 4 },
      { atLeast: 7, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'black', cleric: 'white', rogue: 'white' },
  },
  'round-the-walls': {
    requires: { measure: 'edgeRooms' },
    tiers: [
      { atLeast: 10, points: 2 },
      { atLeast: 13, points: 4 },
      { atLeast: 16, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'black', cleric: 'white', rogue: 'white' },
  },
  exterminator: {
    requires: { measure: 'monsters' },
    tiers: [
      { atLeast: 4, points: 2 },
      { atLeast: 7, points: 4 },
      { atLeast: 10, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'white', cleric: 'black', rogue: 'black' },
  },
  'gem-fever': {
    requires: { measure: 'gems' },
    tiers: [
      { atLeast: 2, points: 2 },
      { atLeast: 5, points: 4 },
      { atLeast: 7, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'white', rogue: 'black' },
  },
  'four-corners': {
    requires: { measure: 'cornerRooms' },
    tiers: [
      { atLeast: 1, points: 2 },
      { atLeast: 2, points: 4 },
      { atLeast: 3, points: 6 },
    ],
    alignment: { warrior: 'black', wizard: 'white', cleric: 'black', rogue: 'white' },
  },
  'rising-star': {
    requires: { measure: 'totalLevel' },
    tiers: [
      { atLeast: 12, points: 2 },
      { atLeast: 16, points: 4 },
      { atLeast: 20, points: 6 },
    ],
    alignment: { warrior: 'white', wizard: 'black', cleric: 'white', rogue: 'black' },
  },
};
