import type { Rejection } from '../../../../src/engine/kernel';
import type { TextKey, Translate } from '../../../../src/table';
import type { Command, Held, Side } from '../../../support/tinyFacts';

export const sideWords = (side: Side, translate: Translate): string => translate(`burglary.seat.${side}`);
export const cardWords = (card: Held, translate: Translate): string => translate(`burglary.card.${card}`);

export interface CommandWords {
  readonly label: string;
  readonly detail: string;
  readonly weight: 'primary' | 'option';
  readonly rule: TextKey;
}

export function commandWords(command: Command, translate: Translate): CommandWords {
  if (command.type === 'stay') {
    const [label, detail] = [translate('burglary.command.stay'), translate('burglary.command.stayDetail')];
    return { label, detail, weight: 'primary', rule: 'burglary.rule.secret' };
  }
  const label = translate(command.torches === 1 ? 'burglary.command.goOne' : 'burglary.command.goTwo');
  return { label, detail: translate('burglary.command.goDetail'), weight: 'option', rule: 'burglary.rule.find' };
}

export function refusalWords({ key, params = {} }: Rejection, translate: Translate): string {
  switch (key) {
    case 'gameOver':
    case 'notYourTurn':
      return translate(`burglary.refusal.${key}`);
    case 'torchesWrong':
      return translate('burglary.refusal.torchesWrong', { most: String(params['most']) });
    case 'nothingToUndo':
    case 'nothingToRedo':
      return translate(`refusal.${key}`);
    default:
      return translate('burglary.refusal.other');
  }
}
