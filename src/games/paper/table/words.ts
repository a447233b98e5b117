import {
  type BossId,
  type Colour,
  DICE,
  type DueOp,
  FACES,
  type FaceSymbol,
  faceOf,
  type GemId,
  type HeroId,
  ITEMS,
  type ItemId,
  type Loot,
  type MissionId,
  MONSTERS,
  type MonsterId,
  type ObjectiveId,
  type PowerId,
  SEAT_IDS,
  type SeatId,
} from '../../../engine/paper';
import type { Translate } from '../../../table';

export const seatWords = (seat: SeatId, translate: Translate): string =>
  translate('paperDungeons.seat', { number: SEAT_IDS.indexOf(seat) + 1 });
export const heroWords = (hero: HeroId, translate: Translate): string => translate(`paperDungeons.hero.${hero}`);
export const itemWords = (item: ItemId, translate: Translate): string => translate(`paperDungeons.item.${item}`);
export const bossWords = (boss: BossId, translate: Translate): string => translate(`paperDungeons.boss.${boss}`);
export const missionWords = (mission: MissionId, translate: Translate): string => translate(`paperDungeons.mission.${mission}`);
export const powerWords = (power: PowerId, translate: Translate): string => translate(`paperDungeons.power.${power}`);
export const colourWords = (colour: Colour, translate: Translate): string => translate(`paperDungeons.colour.${colour}`);
export const symbolWords = (symbol: FaceSymbol, translate: Translate): string => translate(`paperDungeons.symbol.${symbol}`);
export const opWords = (op: DueOp, translate: Translate): string => translate(`paperDungeons.op.${op}`);

export const objectiveWords = (objective: ObjectiveId, translate: Translate): string =>
  translate(`paperDungeons.objective.${objective}`);

export function gemWords(gem: GemId, translate: Translate): string {
  return translate('paperDungeons.gem', { letter: gem.slice(-1).toUpperCase() });
}

export function lootWords(loot: Loot, translate: Translate): string {
  return loot === 'potion' || loot === 'item' || loot === 'levelUp'
    ? translate(`paperDungeons.loot.${loot}`)
    : gemWords(loot, translate);
}

export function monsterWords(monster: MonsterId, translate: Translate): string {
  const { type, level } = MONSTERS[monster];
  return translate('paperDungeons.monsterLevel', { name: translate(`paperDungeons.monster.${type}`), level });
}

/** The signs that fill a box of an item. */
export function wantedWords(item: ItemId, translate: Translate): string {
  const { symbol } = ITEMS[item];
  return symbol === 'any' ? translate('paperDungeons.anySymbol') : symbolWords(symbol, translate);
}

/** `white, Mask, 4`: a die as it lies. */
export function dieWords(dice: readonly number[], die: number, translate: Translate): string {
  const { symbol, digit } = faceOf(dice, die);
  const params = { colour: colourWords(DICE[die] ?? 'white', translate), name: symbolWords(symbol, translate) };
  if (digit === null) return translate('paperDungeons.line.skull', params);
  return translate('paperDungeons.line.die', { ...params, value: digit });
}

/** A die that was used, by the digit that it wrote: no two faces have the same. */
export function digitWords(digit: number, translate: Translate): string {
  for (const colour of ['white', 'black'] as const) {
    const face = FACES[colour].find((one) => one.digit === digit);
    if (face === undefined) continue;
    const params = { colour: colourWords(colour, translate), name: symbolWords(face.symbol, translate), value: digit };
    return translate('paperDungeons.line.die', params);
  }
  return String(digit);
}

/** Sentences in a row. */
export const joined = (...sentences: readonly string[]): string => sentences.filter((each) => each !== '').join(' ');
