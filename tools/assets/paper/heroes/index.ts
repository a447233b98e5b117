import type { Hero } from '../../people/hero';
import { mage } from '../../people/mage';
import { rogue } from '../../people/rogue';
import { warrior } from '../../people/warrior';
import { cleric } from './cleric';

/** The four of the sheet, three of whom go on other journeys as well. */
export const HEROES: Readonly<Record<string, Hero>> = { cleric, rogue, warrior, wizard: mage };
