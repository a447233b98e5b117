import {
  DAMAGE_PENALTIES,
  DUNGEONS,
  type DungeonId,
  GEM_POINTS,
  HERO_IDS,
  ITEM_BOX_POINTS,
  ITEM_BOXES,
  ITEM_IDS,
  ITEMS,
  LOWEST_HERO_POINTS,
  lowestLevel,
  MISSIONS,
  type MissionId,
  MONSTER_POINTS,
  measureOf,
  OBJECTIVES,
  objectivePoints,
  POINTS_FOR_EACH_AT_TOP,
  POWERS,
  RESURRECTION_POINTS,
  type ScoreBox,
  TOP_LEVEL,
} from '../../../../engine/paper';
import { listed, type Translate } from '../../../../table';
import { type KeptSeat, sheetOf } from '../../records';
import { monsterWords } from '../../table';

/** A thing on the sheet and what it brought. */
export interface Source {
  readonly words: string;
  readonly points: number;
}

export interface CountedSeat {
  readonly dungeon: DungeonId;
  readonly missions: readonly MissionId[];
  readonly seat: KeptSeat;
}

type Sources = (counted: CountedSeat, translate: Translate) => readonly Source[];

const SOURCES: Readonly<Record<ScoreBox, Sources>> = {
  'boss-1': (counted, translate) => fromBoss(0, counted, translate),
  'boss-2': (counted, translate) => fromBoss(1, counted, translate),
  'boss-3': (counted, translate) => fromBoss(2, counted, translate),
  levels: fromLevels,
  items: fromItems,
  gems({ seat: { sheet } }, translate) {
    const value = sheet.gems;
    return value === 0 ? [] : [{ words: translate('paperDungeons.from.gems', { value }), points: GEM_POINTS[value] ?? 0 }];
  },
  monsters({ seat: { sheet } }, translate) {
    const cards = listed(
      sheet.beaten.map((monster) => monsterWords(monster, translate)),
      translate,
    );
    return sheet.beaten.length === 0 ? [] : [{ words: cards, points: MONSTER_POINTS[sheet.beaten.length] ?? 0 }];
  },
  damage({ seat: { sheet } }, translate) {
    const reached = DAMAGE_PENALTIES.findLast(({ at }) => sheet.damage >= at);
    if (reached === undefined) return [];
    const words = translate('paperDungeons.from.damage', { value: sheet.damage, needed: reached.at });
    return [{ words, points: reached.points }];
  },
  resurrection: ({ seat: { sheet } }, translate) =>
    sheet.resurrected ? [{ words: translate('paperDungeons.from.resurrection'), points: RESURRECTION_POINTS }] : [],
  cards: fromCards,
  'mission-1': (counted, translate) => fromMission(0, counted, translate),
  'mission-2': (counted, translate) => fromMission(1, counted, translate),
  'mission-3': (counted, translate) => fromMission(2, counted, translate),
};

/** Returns what the points of a box came from. */
export function sourcesOf(box: ScoreBox, counted: CountedSeat, translate: Translate): readonly Source[] {
  return SOURCES[box](counted, translate);
}

function fromBoss(at: number, { dungeon, seat: { sheet } }: CountedSeat, translate: Translate): readonly Source[] {
  const result = sheet.bosses[at];
  const lair = DUNGEONS[dungeon].lairs[at];
  if (result === undefined || lair === undefined) return [];
  const boss = translate(`paperDungeons.boss.${lair.boss}`);
  const words = result.fought
    ? translate('paperDungeons.from.fought', { boss, amount: result.wounds })
    : translate('paperDungeons.from.fled', { boss });
  return [{ words, points: result.glory }];
}

function fromLevels({ seat: { sheet } }: CountedSeat, translate: Translate): readonly Source[] {
  const level = lowestLevel(sheetOf(sheet));
  const top = HERO_IDS.filter((hero) => sheet.heroes[hero] === TOP_LEVEL);
  const lowest = HERO_IDS.filter((hero) => sheet.heroes[hero] === level).map((hero) => translate(`paperDungeons.hero.${hero}`));
  return [
    {
      words: translate('paperDungeons.from.lowest', { heroes: listed(lowest, translate), level }),
      points: LOWEST_HERO_POINTS[level] ?? 0,
    },
    ...top.map((hero) => ({
      words: translate('paperDungeons.from.top', { hero: translate(`paperDungeons.hero.${hero}`), level: TOP_LEVEL }),
      points: POINTS_FOR_EACH_AT_TOP,
    })),
  ];
}

function fromItems({ seat: { sheet } }: CountedSeat, translate: Translate): readonly Source[] {
  return ITEM_IDS.filter((item) => sheet.items[item] > 0).map((item) => {
    const boxes = sheet.items[item];
    const isFinished = boxes === ITEM_BOXES;
    const name = translate(`paperDungeons.item.${item}`);
    return {
      words: isFinished ? name : translate('paperDungeons.from.halfItem', { item: name }),
      points: boxes * ITEM_BOX_POINTS + (isFinished ? ITEMS[item].endPoints : 0),
    };
  });
}

function fromCards({ dungeon, seat }: CountedSeat, translate: Translate): readonly Source[] {
  const { objective, power } = seat;
  const sheet = sheetOf(seat.sheet);
  const sources: Source[] = [];
  if (objective !== null) {
    const value = measureOf(sheet, dungeon, OBJECTIVES[objective].requires);
    const name = translate(`paperDungeons.objective.${objective}`);
    const words = translate('paperDungeons.from.objective', { name, value });
    sources.push({ words, points: objectivePoints(dungeon, { objective, sheet }) });
  }
  if (power !== null) sources.push({ words: translate(`paperDungeons.power.${power}`), points: POWERS[power].endPoints });
  return sources;
}

function fromMission(at: number, { dungeon, missions, seat }: CountedSeat, translate: Translate): readonly Source[] {
  const mission = missions[at];
  if (mission === undefined) return [];
  const name = translate(`paperDungeons.mission.${mission}`);
  const points = seat.sheet.missions[at] ?? 0;
  if (points > 0) return [{ words: name, points }];
  const { requires, atLeast } = MISSIONS[mission];
  const value = measureOf(sheetOf(seat.sheet), dungeon, requires);
  if (value >= atLeast) return [{ words: translate('paperDungeons.from.late', { name }), points }];
  return [{ words: translate('paperDungeons.from.missed', { name, value, needed: atLeast }), points }];
}
