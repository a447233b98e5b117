import {
  BOSS_TURNS,
  BOSSES,
  HERO_IDS,
  type HeroId,
  ITEM_IDS,
  type ItemId,
  isAlone,
  lairOf,
  lairStanding,
  MISSION_POINTS,
  MISSIONS,
  measureOf,
  OBJECTIVES,
  objectivePoints,
  type PlayerSeat,
  POWERS,
  roundOf,
  SOLO_MISSION_POINTS,
  scoreOf,
  totalOf,
} from '../../../../engine/paper';
import { bossWords, heroWords, missionWords, objectiveWords, powerWords, seatWords } from '../words';
import type { SheetSetting } from './parts';

/** A mission, or a card of one's own. */
export interface GoalLabel {
  readonly name: string;
  readonly kind: 'mission' | 'objective' | 'power';
  /** What is counted and needed; null where nothing is counted. */
  readonly now: number | null;
  readonly needed: number | null;
  /** Null while the card is sealed. */
  readonly points: number | null;
  readonly isDone: boolean;
}

export interface SeatLabel {
  readonly id: PlayerSeat['id'];
  /** Stands for the name where there is no room for it, and on the map. */
  readonly initial: string;
  readonly name: string;
  readonly glory: number;
  readonly now: 'you' | 'ready' | 'writing';
}

/** Names and short notes on the sheet: the canvas has no room for the sentences of its groups. */
export interface SheetLabels {
  readonly dungeon: string;
  readonly round: string;
  readonly turn: string;
  readonly glory: number;
  readonly boss: string;
  /** Where the boss lives, when it wakes, and who counts twice. */
  readonly lair: string;
  /** In or not, in few words; nothing when the game is over. */
  readonly standing: string;
  readonly heroes: Readonly<Record<HeroId, { readonly name: string; readonly gift: string }>>;
  readonly items: Readonly<Record<ItemId, string>>;
  readonly seats: readonly SeatLabel[];
  /** Said of gems that others were faster to take. */
  readonly vanish: string;
  readonly goals: readonly GoalLabel[];
}

export function labelsOf(setting: SheetSetting): SheetLabels {
  const { state, seat, translate } = setting;
  const heroes = HERO_IDS.map((id) => {
    return [id, { name: heroWords(id, translate), gift: translate(`paperDungeons.giftBrief.${id}`) }] as const;
  });
  const items = ITEM_IDS.map((id) => [id, translate(`paperDungeons.itemBrief.${id}`)] as const);
  return {
    dungeon: translate(`paperDungeons.dungeon.${state.dungeon}`),
    round: translate('paperDungeons.log.round', { round: roundOf(state.turn) }),
    turn: translate('paperDungeons.log.turn', { turn: state.turn }),
    glory: totalOf(scoreOf(state.dungeon, seat)),
    boss: bossWords(lairOf(state).boss, translate),
    lair: lairNote(setting),
    standing: state.phase === 'over' ? '' : translate(`paperDungeons.lairBrief.${lairStanding(state, seat)}`),
    heroes: Object.fromEntries(heroes) as SheetLabels['heroes'],
    items: Object.fromEntries(items) as SheetLabels['items'],
    seats: seatLabels(setting),
    vanish: translate('paperDungeons.look.vanish'),
    goals: [...missionLabels(setting), ...cardLabels(setting)],
  };
}

function lairNote({ state, translate }: SheetSetting): string {
  const { boss, room } = lairOf(state);
  const turn = BOSS_TURNS[roundOf(state.turn) - 1] ?? state.turn;
  const hero = heroWords(BOSSES[boss].weakTo, translate);
  return translate('paperDungeons.line.lair', { room, turn, hero });
}

function seatLabels({ state, seat: { id: own }, translate }: SheetSetting): readonly SeatLabel[] {
  const names = state.seats.map(({ id }) => seatWords(id, translate));
  return state.seats.map((seat, at) => ({
    id: seat.id,
    name: names[at] ?? '',
    initial: initialOf(names, at),
    glory: totalOf(scoreOf(state.dungeon, seat)),
    now: seat.ready ? 'ready' : seat.id === own ? 'you' : 'writing',
  }));
}

function missionLabels({ state, seat: { sheet }, translate }: SheetSetting): readonly GoalLabel[] {
  const worth = isAlone(state) ? (SOLO_MISSION_POINTS[Math.max(0, state.turn - 1)] ?? 0) : MISSION_POINTS;
  return state.missions.map(({ id, claimed }, at) => ({
    name: missionWords(id, translate),
    kind: 'mission',
    now: measureOf(sheet, state.dungeon, MISSIONS[id].requires),
    needed: MISSIONS[id].atLeast,
    points: claimed ? (sheet.missions[at] ?? 0) : worth,
    isDone: claimed,
  }));
}

function cardLabels({ state, seat, isSealed, translate }: SheetSetting): readonly GoalLabel[] {
  const { objective, power, sheet } = seat;
  const labels: GoalLabel[] = [];
  if (isSealed === true && objective !== null) {
    const name = translate('paperDungeons.look.sealed');
    labels.push({ name, kind: 'objective', now: null, needed: null, points: null, isDone: false });
  } else if (objective !== null && objective !== 'unknown') {
    const { requires, tiers } = OBJECTIVES[objective];
    const now = measureOf(sheet, state.dungeon, requires);
    const next = tiers.find(({ atLeast }) => atLeast > now);
    const points = objectivePoints(state.dungeon, seat);
    const card = { name: objectiveWords(objective, translate), now, needed: next?.atLeast ?? null, points };
    labels.push({ ...card, kind: 'objective', isDone: next === undefined });
  }
  if (power !== null && power !== 'unknown') {
    const card = { name: powerWords(power, translate), now: null, needed: null, points: POWERS[power].endPoints };
    labels.push({ ...card, kind: 'power', isDone: false });
  }
  return labels;
}

/** The first letter, with the first one that differs where others begin with it; the number of a seat without a name of its own. */
function initialOf(names: readonly string[], at: number): string {
  const name = names[at] ?? '';
  const number = /\d+$/.exec(name)?.[0];
  if (number !== undefined) return number;
  const alike = names.filter((other, place) => place !== at && other.charAt(0) === name.charAt(0));
  const differs = (letter: number): boolean => alike.every((other) => other.charAt(letter) !== name.charAt(letter));
  const letter = [...name].findIndex((_, place) => place > 0 && differs(place));
  return alike.length === 0 ? name.charAt(0) : `${name.charAt(0)}${name.charAt(Math.max(1, letter))}`;
}
