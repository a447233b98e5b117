import { CARDS } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { itemWords } from '../commands';
import type { Claim } from '../story/chapter';
import { cardWords } from './names';

/** Returns `Goblin — Strength +1`; in a party also the name of the hero. */
export function claimWords({ card, as, hero }: Claim, translate: Translate): string {
  const words =
    as === 'item'
      ? itemWords(card, translate)
      : translate('table.named', { name: cardWords(card, translate), effect: gainOf(card, as, translate) });
  return hero === null ? words : translate('table.ofHero', { dice: words, hero: translate(`hero.${hero}`) });
}

function gainOf(card: Claim['card'], as: Claim['as'], translate: Translate): string {
  const { xp, loot } = CARDS[card];
  return as === 'xp' ? translate('amount.lanterns', { count: xp }) : translate(`ability.${loot}`);
}
