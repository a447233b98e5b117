import { arrowWall } from './arrow-wall';
import { bearTraps } from './bear-traps';
import { boulder } from './boulder';
import { caveIn } from './cave-in';
import { flameStatues } from './flame-statues';
import { forceWall } from './force-wall';
import { lockedDoor } from './locked-door';
import type { Peril } from './peril';
import { pitOfSpikes } from './pit-of-spikes';
import { runePuzzle } from './rune-puzzle';
import { spikedLog } from './spiked-log';

export const PERILS: Readonly<Record<string, Peril>> = {
  'arrow-wall': arrowWall,
  'bear-traps': bearTraps,
  boulder,
  'cave-in': caveIn,
  'flame-statues': flameStatues,
  'force-wall': forceWall,
  'locked-door': lockedDoor,
  'pit-of-spikes': pitOfSpikes,
  'rune-puzzle': runePuzzle,
  'spiked-log': spikedLog,
};
