import {
  DICE,
  faceOf,
  isAlone,
  lightsLit,
  MISSION_POINTS,
  MISSIONS,
  measureOf,
  OBJECTIVES,
  objectivePoints,
  POWERS,
  roundOf,
  SOLO_MISSION_POINTS,
  scoreOf,
  totalOf,
} from '../../../../engine/paper';
import type { Hand } from '../choices';
import { PART_IDS, type PartId } from '../partIds';
import { dieWords, missionWords, objectiveWords, powerWords, seatWords } from '../words';
import { bossLines, heroLines, itemLines, lifeLines, type SheetPart, type SheetSetting, satchelLines, trackLines } from './parts';

/** The whole sheet in sentences, in the order in which a screen reader tells it. */
export function sheetParts(setting: SheetSetting, die: Hand['die']): readonly SheetPart[] {
  const lines: Readonly<Record<PartId, readonly string[]>> = {
    turn: turnLines(setting),
    dice: diceLines(setting, die),
    heroes: heroLines(setting),
    life: lifeLines(setting),
    satchel: satchelLines(setting),
    items: itemLines(setting),
    ...trackLines(setting),
    boss: bossLines(setting),
    missions: missionLines(setting),
    seats: seatLines(setting),
  };
  return PART_IDS.map((id) => ({ id, title: setting.translate(`paperDungeons.part.${id}`), lines: lines[id] }));
}

function turnLines({ state, seat, translate }: SheetSetting): readonly string[] {
  const name = translate(`paperDungeons.dungeon.${state.dungeon}`);
  const total = totalOf(scoreOf(state.dungeon, seat));
  return [
    translate('paperDungeons.line.turn', { name, round: roundOf(state.turn), turn: state.turn }),
    translate('paperDungeons.line.glory', { total }),
    ...(isAlone(state) ? [translate('paperDungeons.line.pace', { value: litBy({ state, seat, translate }) })] : []),
  ];
}

/** Alone: the lights that are lit by the glory of the rounds that are over. */
function litBy({ state, seat }: SheetSetting): number {
  const rounds = seat.sheet.bosses.length;
  if (rounds !== 1 && rounds !== 2 && rounds !== 3) return 0;
  const points = totalOf(scoreOf(state.dungeon, seat));
  return lightsLit(state.dungeon, { rounds, points }).length;
}

export type DieNow = 'free' | 'held' | 'used' | 'skull' | 'done';

export function dieNow({ state, seat }: SheetSetting, die: number, held: Hand['die']): DieNow {
  if (faceOf(state.dice, die).symbol === 'skull') return 'skull';
  if (seat.sheet.used.includes(die)) return 'used';
  if (seat.sheet.used.length >= 3) return 'done';
  return held === die ? 'held' : 'free';
}

function diceLines(setting: SheetSetting, held: Hand['die']): readonly string[] {
  const { state, translate } = setting;
  if (state.dice.length === 0) return [translate('paperDungeons.line.noDice')];
  return DICE.map((_, die) => {
    const now = translate(`paperDungeons.die.${dieNow(setting, die, held)}`);
    return translate('paperDungeons.line.dieNow', { die: dieWords(state.dice, die, translate), now });
  });
}

/** Missions in play, and the own two cards; those of others stay sealed. */
function missionLines(setting: SheetSetting): readonly string[] {
  const { state, seat, translate } = setting;
  const missions = state.missions.map(({ id, claimed }, at) => {
    const { requires, atLeast } = MISSIONS[id];
    const worth = isAlone(state) ? (SOLO_MISSION_POINTS[Math.max(0, state.turn - 1)] ?? 0) : MISSION_POINTS;
    const name = missionWords(id, translate);
    if (claimed) return translate('paperDungeons.line.missionDone', { name, total: seat.sheet.missions[at] ?? 0 });
    return translate('paperDungeons.line.mission', {
      ...{ name, effect: translate(`paperDungeons.missionText.${id}`), total: worth },
      ...{ value: measureOf(seat.sheet, state.dungeon, requires), needed: atLeast },
    });
  });
  return [...missions, ...cardLines(setting)];
}

function cardLines({ state, seat, isSealed, translate }: SheetSetting): readonly string[] {
  const { objective, power } = seat;
  const lines: string[] = [];
  if (isSealed === true && objective !== null) lines.push(translate('paperDungeons.look.sealedLine'));
  else if (objective === 'unknown') lines.push(translate('paperDungeons.line.sealed'));
  else if (objective !== null) {
    lines.push(
      translate('paperDungeons.line.objective', {
        ...{ name: objectiveWords(objective, translate), effect: translate(`paperDungeons.objectiveText.${objective}`) },
        ...{
          value: measureOf(seat.sheet, state.dungeon, OBJECTIVES[objective].requires),
          total: objectivePoints(state.dungeon, seat),
        },
      }),
    );
  }
  if (power !== null && power !== 'unknown') {
    const words = { name: powerWords(power, translate), effect: translate(`paperDungeons.powerText.${power}`) };
    lines.push(translate('paperDungeons.line.power', { ...words, total: POWERS[power].endPoints }));
  }
  return lines;
}

/** Each seat with the glory of its sheet as it was shown last. */
function seatLines({ state, seat: { id: own }, translate }: SheetSetting): readonly string[] {
  return state.seats.map((seat) => {
    const now = seat.id === own ? 'you' : seat.ready ? 'ready' : 'writing';
    return translate('paperDungeons.line.seat', {
      ...{ seat: seatWords(seat.id, translate), now: translate(`paperDungeons.seatNow.${now}`) },
      total: totalOf(scoreOf(state.dungeon, seat)),
    });
  });
}
