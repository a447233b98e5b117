import type { DungeonId } from '../content/dungeons';
import { GEM_POINTS } from '../content/gems';
import { LOWEST_HERO_POINTS, POINTS_FOR_EACH_AT_TOP, TOP_LEVEL } from '../content/heroes';
import { HERO_IDS, ITEM_IDS } from '../content/ids';
import { ITEM_BOX_POINTS, ITEMS } from '../content/items';
import { MONSTER_POINTS } from '../content/monsters';
import { OBJECTIVES } from '../content/objectives';
import { DAMAGE_PENALTIES, RESURRECTION_POINTS, SCORE_BOXES, type ScoreBox } from '../content/tracks';
import type { PlayerSeat, Sheet } from '../state';
import { lowestLevel } from './levels';
import { measureOf } from './measures';
import { isFinished, powerFacts } from './traits';

/** Returns what a seat has in each of the thirteen boxes (P42). */
export type Score = Readonly<Record<ScoreBox, number>>;

/** Counts as if the game ended now. */
export function scoreOf(dungeon: DungeonId, seat: PlayerSeat): Score {
  const { sheet } = seat;
  return {
    'boss-1': sheet.bosses[0]?.glory ?? 0,
    'boss-2': sheet.bosses[1]?.glory ?? 0,
    'boss-3': sheet.bosses[2]?.glory ?? 0,
    levels: levelPoints(sheet),
    items: itemPoints(sheet),
    gems: GEM_POINTS[sheet.gems] ?? 0,
    monsters: MONSTER_POINTS[sheet.beaten.length] ?? 0,
    damage: DAMAGE_PENALTIES.findLast(({ at }) => sheet.damage >= at)?.points ?? 0,
    resurrection: sheet.resurrected ? RESURRECTION_POINTS : 0,
    cards: objectivePoints(dungeon, seat) + powerFacts(seat).endPoints,
    'mission-1': sheet.missions[0] ?? 0,
    'mission-2': sheet.missions[1] ?? 0,
    'mission-3': sheet.missions[2] ?? 0,
  };
}

export function totalOf(score: Score): number {
  return SCORE_BOXES.reduce((sum, box) => sum + score[box], 0);
}

/** P43: the best tier that was reached. */
export function objectivePoints(dungeon: DungeonId, { objective, sheet }: Pick<PlayerSeat, 'objective' | 'sheet'>): number {
  if (objective === null || objective === 'unknown') return 0;
  const { requires, tiers } = OBJECTIVES[objective];
  const reached = measureOf(sheet, dungeon, requires);
  return tiers.findLast(({ atLeast }) => reached >= atLeast)?.points ?? 0;
}

function levelPoints(sheet: Sheet): number {
  const atTop = HERO_IDS.filter((hero) => sheet.heroes[hero] === TOP_LEVEL).length;
  return (LOWEST_HERO_POINTS[lowestLevel(sheet)] ?? 0) + atTop * POINTS_FOR_EACH_AT_TOP;
}

/** P27: a box scores one point, finished or not; end points need both boxes. */
function itemPoints(sheet: Sheet): number {
  return ITEM_IDS.reduce((sum, item) => {
    const endPoints = isFinished(sheet, item) ? ITEMS[item].endPoints : 0;
    return sum + sheet.items[item] * ITEM_BOX_POINTS + endPoints;
  }, 0);
}
