import { bandit } from './bandit';
import { beetle } from './beetle';
import { fireElemental } from './fire-elemental';
import type { Foe } from './foe';
import { gloopingOoze } from './glooping-ooze';
import { goblin } from './goblin';
import { iceElemental } from './ice-elemental';
import { ogre } from './ogre';
import { phantom } from './phantom';
import { plagueRat } from './plague-rat';
import { shadow } from './shadow';
import { skeleton } from './skeleton';
import { wraith } from './wraith';

export const FOES: Readonly<Record<string, Foe>> = {
  bandit,
  beetle,
  'fire-elemental': fireElemental,
  'glooping-ooze': gloopingOoze,
  goblin,
  'ice-elemental': iceElemental,
  ogre,
  phantom,
  'plague-rat': plagueRat,
  shadow,
  skeleton,
  wraith,
};
