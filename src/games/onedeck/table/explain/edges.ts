import { CARDS, findHero, type HeroId } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import { bonusWords } from '../commands';
import type { LootKind } from '../view';
import { cardWords, facedCard } from '../words/names';
import { type Asked, lines } from './explanation';

/** Explains what the card at the door is worth once it is past. */
export function explainLoot(as: LootKind, { state, translate }: Asked): Explanation | null {
  const card = facedCard(state);
  if (card === null) return null;
  const { loot, xp } = CARDS[card];
  if (as === 'lanterns') {
    return { title: translate('amount.lanterns', { count: xp }), lines: lines(translate('rule.cardClaimed.xp')), now: '' };
  }
  if (as === 'item') return { title: bonusWords(card, translate), lines: lines(translate('rule.cardClaimed.item')), now: '' };
  const ability = loot as 'dodge';
  return {
    title: translate(`ability.${ability}`),
    lines: lines(translate(`effect.${ability}`), translate('door.lore')),
    now: '',
  };
}

/** Names an item of a hero and what it gives. */
export function explainItem(id: HeroId, at: number, { state, translate }: Asked): Explanation | null {
  const card = findHero(state, id)?.items[at];
  if (card === undefined) return null;
  return { title: cardWords(card, translate), lines: lines(bonusWords(card, translate)), now: '' };
}
