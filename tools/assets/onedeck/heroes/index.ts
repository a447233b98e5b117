import { archer } from './archer';
import type { Hero } from './hero';
import { mage } from './mage';
import { paladin } from './paladin';
import { rogue } from './rogue';
import { warrior } from './warrior';

export const HEROES: Readonly<Record<string, Hero>> = { archer, mage, paladin, rogue, warrior };
