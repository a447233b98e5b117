import type { Rejection } from '../kernel';
import type { CommandType } from './commands';
import { reject } from './rejections';
import { ANSWERS, questionOf } from './rules/options';
import type { Phase, PlayerSeat, State } from './state';

/** The one phase of a command; answers follow questions in any phase that asks. */
const PHASE_OF: { readonly [Type in CommandType]: Phase | 'asked' } = {
  keep: 'cards',
  roll: 'roll',
  raise: 'dice',
  craft: 'dice',
  brew: 'dice',
  walk: 'dice',
  step: 'dice',
  stop: 'dice',
  confirm: 'dice',
  takeBack: 'dice',
  chooseHero: 'asked',
  fillBox: 'asked',
  strikeOff: 'asked',
  takeGem: 'asked',
  takeFirst: 'asked',
};

/** Why a seat may not give this sort of command now, whatever it names. */
export function whyNotNow(state: State, seat: PlayerSeat, type: CommandType): Rejection | null {
  const { phase } = state;
  if (phase === 'over') return reject('gameOver');
  const wanted = PHASE_OF[type];
  if (wanted === 'asked') return whyNotAsked(seat, type);
  if (wanted !== phase) return reject('wrongPhase', { phase, command: type });
  if (type === 'takeBack') return seat.ready ? null : reject('notConfirmed');
  if (seat.ready) return reject('alreadyConfirmed');
  return phase === 'dice' ? whyInterrupted(seat, type) : null;
}

function whyNotAsked(seat: PlayerSeat, type: CommandType): Rejection | null {
  const question = questionOf(seat);
  return question !== null && ANSWERS[question.op] === type ? null : reject('notAsked', { command: type });
}

/** Every die is used to the end before the next (P11). */
function whyInterrupted({ sheet }: PlayerSeat, type: CommandType): Rejection | null {
  const question = sheet.due.at(-1);
  if (question !== undefined) return reject('questionFirst', { question: question.op });
  const isOfWalk = type === 'step' || type === 'stop';
  if (sheet.walk === null) return isOfWalk ? reject('notWalking') : null;
  return isOfWalk ? null : reject('walkFirst', { count: sheet.walk.steps });
}
