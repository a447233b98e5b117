import type { BoxFacts } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { amountWords } from './names';

/** Describes a printed box without its letter: `strength 10 in all, armor (1 damage)`. */
export function printedBoxWords({ color, size, value, armor, ...symbols }: BoxFacts, translate: Translate): string {
  const plain = translate(size === 'wide' ? 'die.wide' : 'die.what', { color: translate(`color.${color}`), value });
  const box = armor ? translate('die.withArmor', { box: plain }) : plain;
  const cost = amountWords(symbols, translate);
  return cost === '' ? box : translate('die.boxCosts', { box, cost });
}
