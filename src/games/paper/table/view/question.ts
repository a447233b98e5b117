import {
  BOSS_TURNS,
  BOSSES,
  lairOf,
  lairStanding,
  missionsOneShort,
  paperDungeons,
  questionOf,
  SCORE_BOXES,
  scoreOf,
  standsInLair,
  strengthAgainst,
  tierReached,
  totalOf,
} from '../../../../engine/paper';
import type { Hand } from '../choices';
import { bossWords, missionWords, seatWords } from '../words';
import type { SheetSetting } from './parts';

/** The step of the table for one seat, finer than the phase. */
type Step = 'cards' | 'question' | 'roll' | 'dice' | 'held' | 'walking' | 'confirm' | 'waiting' | 'reveal' | 'boss' | 'over';

export interface Asked extends SheetSetting {
  /** The seat chooses at this screen. */
  readonly isAsked: boolean;
  readonly die: Hand['die'];
}

/** Says what the table asks, and what about. */
export function question(asked: Asked): readonly [heading: string, advice: string] {
  const { state, seat, translate } = asked;
  const step = stepOf(asked);
  const due = questionOf(seat);
  if (step === 'question' && due !== null && due.op !== 'potions' && due.op !== 'markGem') {
    return [translate(`paperDungeons.heading.${due.op}`), translate('paperDungeons.advice.question')];
  }
  const total = totalOf(scoreOf(state.dungeon, seat));
  const number = step === 'walking' ? (seat.sheet.walk?.steps ?? 0) : seat.sheet.used.length;
  const words = { total, number, seat: seatWords(seat.id, translate) };
  return [translate(`paperDungeons.heading.${headed(step)}`), translate(`paperDungeons.advice.${step}`, words)];
}

const headed = (step: Step): Exclude<Step, 'question'> => (step === 'question' ? 'waiting' : step);

function stepOf({ state, seat, isAsked, die }: Asked): Step {
  const { phase } = state;
  // The sheets are shown before the phase begins.
  if (phase === 'dice' && state.seats.every(({ ready }) => ready)) return 'reveal';
  if (phase === 'over' || phase === 'reveal' || phase === 'boss') return phase;
  if (questionOf(seat) !== null && isAsked) return 'question';
  if (phase === 'setup' || phase === 'reward' || seat.ready || !isAsked) return phase === 'roll' ? 'roll' : 'waiting';
  if (phase !== 'dice') return phase;
  if (seat.sheet.walk !== null) return 'walking';
  if (seat.sheet.used.length >= 3) return 'confirm';
  return die === null ? 'dice' : 'held';
}

/** Said before a turn is confirmed: the boss that is missed or too strong, and missions that are one short. */
export function warningsOf(setting: SheetSetting): readonly string[] {
  const { state, seat, translate } = setting;
  if (state.phase === 'dice' && seat.sheet.used.length < 3) return lairWarnings(setting);
  if (state.phase !== 'dice' || seat.sheet.used.length < 3 || seat.sheet.walk !== null || seat.sheet.due.length > 0) return [];
  const short = missionsOneShort(state, seat);
  return [
    ...bossWarnings(setting),
    ...short.map((id) => translate('paperDungeons.warning.mission', { name: missionWords(id, translate) })),
  ];
}

/** Said from the first die of a turn on. */
function lairWarnings({ state, seat, translate }: SheetSetting): readonly string[] {
  if (lairStanding(state, seat) !== 'far') return [];
  const { boss } = lairOf(state);
  return [translate('paperDungeons.warning.unreachable', { boss: bossWords(boss, translate), total: BOSSES[boss].fleeGlory })];
}

function bossWarnings({ state, seat, translate }: SheetSetting): readonly string[] {
  if (!(BOSS_TURNS as readonly number[]).includes(state.turn)) return [];
  const { boss: id } = lairOf(state);
  const boss = bossWords(id, translate);
  const { fleeGlory, tiers } = BOSSES[id];
  if (!seat.sheet.lair) {
    const stood = standsInLair(state, seat) ? [translate('paperDungeons.warning.stood')] : [];
    return [translate('paperDungeons.warning.lair', { boss, total: fleeGlory }), ...stood];
  }
  const strength = strengthAgainst(id, seat);
  if (tierReached(id, strength) !== null) return [];
  return [translate('paperDungeons.warning.weak', { boss, needed: tiers[0].atLeast, strength: String(strength) })];
}

/** The thirteen boxes with something in them. */
export function boxLines({ state, seat, translate }: SheetSetting): readonly string[] {
  const score = scoreOf(state.dungeon, seat);
  return SCORE_BOXES.filter((box) => score[box] !== 0).map((box) =>
    translate('paperDungeons.line.box', { name: translate(`paperDungeons.box.${box}`), total: score[box] }),
  );
}

/** Whether the count is over. */
export const isOver = (state: SheetSetting['state']): boolean => paperDungeons.outcome(state).over;
