import type { Figure, Part } from '../../drawing/figure';
import { type Stage, staged } from '../stage';
import { CORRUPTOR, ELEMENTAL, OBSERVER } from './conjured';
import { GIANT_INSECT, GUARDIAN, TROLL } from './creatures';
import { DRAGON } from './dragon';
import { BARBARIAN, THIEF, WARRIOR } from './fighters';
import { BARD, MAGE, PRIEST } from './scholars';

/** They stand where minions stand, and are half as high again; they look to the right, too. */
const STAGE: Stage = { width: 592, height: 544, at: [296, 520], scale: 3, rim: 2 };

const all = (units: Readonly<Record<string, readonly Part[]>>): Readonly<Record<string, Figure>> =>
  Object.fromEntries(Object.entries(units).map(([name, parts]) => [name, staged(parts, STAGE)]));

export const ADVENTURERS = all({ barbarian: BARBARIAN, priest: PRIEST, thief: THIEF, warrior: WARRIOR, mage: MAGE, bard: BARD });

export const CREATURES = all({
  troll: TROLL,
  guardian: GUARDIAN,
  'giant-insect': GIANT_INSECT,
  observer: OBSERVER,
  elemental: ELEMENTAL,
  corruptor: CORRUPTOR,
  dragon: DRAGON,
});
