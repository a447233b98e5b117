import type { Figure } from '../../drawing/figure';
import { mage } from '../../people/mage';
import { rogue } from '../../people/rogue';
import { warrior } from '../../people/warrior';
import { cleric } from './cleric';

/** The four of the sheet. A party is hurt as one, so that nobody is shown hurt alone. */
export const HEROES: Readonly<Record<string, Figure>> = {
  cleric,
  rogue: rogue.hale,
  warrior: warrior.hale,
  wizard: mage.hale,
};
