import { basilisk } from './basilisk';
import type { Boss } from './boss';
import { chimera } from './chimera';
import { dragon } from './dragon';
import { ghoulKing } from './ghoul-king';
import { lich } from './lich';
import { mimic } from './mimic';
import { minotaur } from './minotaur';
import { mummy } from './mummy';
import { sphinx } from './sphinx';
import { vampire } from './vampire';
import { watcher } from './watcher';
import { weaver } from './weaver';

export const BOSSES: Readonly<Record<string, Boss>> = {
  basilisk,
  chimera,
  dragon,
  'ghoul-king': ghoulKing,
  lich,
  mimic,
  minotaur,
  mummy,
  sphinx,
  vampire,
  watcher,
  weaver,
};
