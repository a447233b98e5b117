import { GEM_POINTS, ITEM_IDS, ITEMS, LOWEST_HERO_POINTS, MONSTER_POINTS, type Sheet } from '../../../../engine/paper';
import type { Reading } from './reading';
import { isDone, lowestOf } from './strength';

const TOP_LEVEL = 6;

/** Points that are on the sheet, without damage, resurrection and objective. */
export function settled({ endPoints }: Reading, sheet: Sheet): number {
  let sum = endPoints + (GEM_POINTS[sheet.gems] ?? 0) + (MONSTER_POINTS[sheet.beaten.length] ?? 0);
  for (const { glory } of sheet.bosses) sum += glory;
  for (const points of sheet.missions) sum += points;
  return sum + levelPoints(sheet) + itemPoints(sheet);
}

function levelPoints(sheet: Sheet): number {
  const { warrior, wizard, cleric, rogue } = sheet.heroes;
  const atTop =
    Number(warrior === TOP_LEVEL) + Number(wizard === TOP_LEVEL) + Number(cleric === TOP_LEVEL) + Number(rogue === TOP_LEVEL);
  return (LOWEST_HERO_POINTS[lowestOf(sheet)] ?? 0) + atTop;
}

function itemPoints(sheet: Sheet): number {
  let sum = 0;
  for (const item of ITEM_IDS) sum += sheet.items[item] + (isDone(sheet, item) ? ITEMS[item].endPoints : 0);
  return sum;
}
