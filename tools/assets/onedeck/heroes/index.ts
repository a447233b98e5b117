import type { Hero } from '../../people/hero';
import { mage } from '../../people/mage';
import { rogue } from '../../people/rogue';
import { warrior } from '../../people/warrior';
import { archer } from './archer';
import { paladin } from './paladin';

export const HEROES: Readonly<Record<string, Hero>> = { archer, mage, paladin, rogue, warrior };
