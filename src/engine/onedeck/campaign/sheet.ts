import type { DungeonId, HeroId } from '../ids';
import { byTalent, MARK_COLOURS, type MarkColour, type Marks, TALENT_IDS, TALENTS, type TalentId } from './talents';
import { coloursAllowed, DIFFICULTIES, type Difficulty } from './tiers';

/** One player's adventures with one hero. */
export interface CampaignSheet {
  readonly hero: HeroId;
  readonly marks: Readonly<Record<TalentId, Marks>>;
  readonly gamesPlayed: number;
  readonly bossesDefeated: readonly DungeonId[];
  /** Earned and not yet placed, by the difficulty of the dungeon they came from. */
  readonly unplaced: Readonly<Record<Difficulty, number>>;
}

export interface Mark {
  readonly talent: TalentId;
  readonly colour: MarkColour;
}

export function newSheet(hero: HeroId): CampaignSheet {
  const marks = byTalent(() => ({ greenCircles: 0, yellowSquares: 0, redPentagons: 0 }));
  return { hero, marks, gamesPlayed: 0, bossesDefeated: [], unplaced: { 1: 0, 2: 0, 3: 0 } };
}

export function talentsEarned(sheet: CampaignSheet): readonly TalentId[] {
  return TALENT_IDS.filter((talent) => MARK_COLOURS.every((colour) => openFor(sheet, talent, colour) === 0));
}

/**
 * How many more marks of a difficulty could still all find a box (R29). Every mark that is waiting already has its
 * claim, also on the colours that both kinds may fill. Below zero some of the waiting marks themselves fit nowhere.
 */
export function roomFor(sheet: CampaignSheet, difficulty: Difficulty): number {
  let claims = 0;
  let room = Number.POSITIVE_INFINITY;
  for (const reach of DIFFICULTIES) {
    claims += sheet.unplaced[reach];
    if (reach >= difficulty) room = Math.min(room, openBoxes(sheet, reach) - claims);
  }
  return room;
}

export function marksPlaced(sheet: CampaignSheet): Marks {
  const total = (colour: MarkColour) => TALENT_IDS.reduce((sum, talent) => sum + sheet.marks[talent][colour], 0);
  return {
    greenCircles: total('greenCircles'),
    yellowSquares: total('yellowSquares'),
    redPentagons: total('redPentagons'),
  };
}

/** Returns how many boxes of a colour are still empty. */
export function openFor(sheet: CampaignSheet, talent: TalentId, colour: MarkColour): number {
  return TALENTS[talent].needs[colour] - sheet.marks[talent][colour];
}

function openBoxes(sheet: CampaignSheet, difficulty: Difficulty): number {
  const boxes = TALENT_IDS.flatMap((talent) => coloursAllowed(difficulty).map((colour) => openFor(sheet, talent, colour)));
  return boxes.reduce((sum, count) => sum + count, 0);
}
