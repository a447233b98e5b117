import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';
import { conditionOf, heroWords } from '../../table';
import { heroFigureWhen } from '../pieces/figure';

/** Draws a hero as at the end of a game. */
export const figureAtEnd = ({ hero, damage, health }: ChronicleEntry['heroes'][number]): HTMLElement =>
  heroFigureWhen(hero, conditionOf({ left: health - damage, health }));

export function setupWords({ setup, mode }: Pick<ChronicleEntry, 'setup' | 'mode'>, translate: Translate): string {
  const { heroes, dungeon, tier } = setup;
  const words = [heroWords(heroes, translate), translate(`dungeon.${dungeon}`), translate(`tier.${tier}`)];
  return [...words, translate(`mode.${mode.kind}`)].join(' · ');
}
