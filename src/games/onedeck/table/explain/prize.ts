import { CARDS } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import { bonusWords } from '../commands';
import { cardWords } from '../words/names';
import { type Asked, lines } from './explanation';

/** Explains a card that was won by its edges: the item, the skill or potion, and the lanterns. */
export function explainPrize(at: number, { state, translate }: Asked): Explanation | null {
  const card = state.phase === 'loot' ? state.loot[at] : undefined;
  if (card === undefined) return null;
  const { loot, xp } = CARDS[card];
  const ability = translate('table.named', { name: translate(`ability.${loot}`), effect: translate(`effect.${loot}`) });
  return {
    title: cardWords(card, translate),
    lines: lines(bonusWords(card, translate), ability, translate('amount.lanterns', { count: xp })),
    now: '',
  };
}
