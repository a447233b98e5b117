import { SET as DRAGONS_CAVE } from 'virtual:drawings/dragons-cave/onedeck/art/backdrop/dragons-cave-.+';
import { SET as HYDRAS_REEF } from 'virtual:drawings/hydras-reef/onedeck/art/backdrop/hydras-reef-.+';
import { SET as LICHS_TOMB } from 'virtual:drawings/lichs-tomb/onedeck/art/backdrop/lichs-tomb-.+';
import { SET as MINOTAURS_MAZE } from 'virtual:drawings/minotaurs-maze/onedeck/art/backdrop/minotaurs-maze-.+';
import { SET as YETIS_CAVERN } from 'virtual:drawings/yetis-cavern/onedeck/art/backdrop/yetis-cavern-.+';
import type { DrawingSet } from '../../../table';

/** The layers and moving parts of a dungeon's floors: a game is played in one dungeon, and needs all of them in the end. */
export const PLACE_SETS: readonly DrawingSet[] = [DRAGONS_CAVE, HYDRAS_REEF, LICHS_TOMB, MINOTAURS_MAZE, YETIS_CAVERN];
