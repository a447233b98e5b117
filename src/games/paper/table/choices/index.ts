import { type Command, DICE, questionOf } from '../../../../engine/paper';
import { type Asking, type Choice, choice, perform } from './choice';
import { cardChoices } from './ofCards';
import { diceChoices } from './ofDice';
import { answerChoices } from './ofQuestions';
import { walkingChoices } from './ofWalks';

export { type Asking, type Choice, EMPTY, type Hand, type Peril, type Spot } from './choice';
export { Reaches } from './Reaches';

/** Everything that a seat can press now. */
export function choicesFor(asking: Asking): readonly Choice[] {
  const { state, seat } = asking;
  const question = questionOf(seat);
  if (question !== null) return answerChoices(asking, question);
  switch (state.phase) {
    case 'cards':
      return cardChoices(asking);
    case 'roll':
      return [plain(asking, 'roll')];
    case 'dice':
      return ofDice(asking);
    default:
      return [];
  }
}

function ofDice(asking: Asking): readonly Choice[] {
  const { sheet, ready } = asking.seat;
  if (ready) return [];
  if (sheet.walk !== null) return walkingChoices(asking);
  return sheet.used.length >= DICE.length / 2 ? [plain(asking, 'confirm')] : diceChoices(asking);
}

/** A command that needs nothing but its seat. */
function plain({ seat: { id: seat }, translate }: Asking, type: 'roll' | 'confirm'): Choice {
  return choice({
    id: type,
    spot: { kind: 'go' },
    label: translate(`paperDungeons.press.${type}`),
    detail: translate(`paperDungeons.detail.${type}`),
    shortcut: '1',
    weight: 'primary',
    deed: perform({ type, seat } satisfies Command),
  });
}
