import { SET as FOES } from 'virtual:drawings/foe/onedeck/art/foe/.+';
import { SET as WOUNDED } from 'virtual:drawings/wounded/onedeck/art/hero/.+-(hurt|fallen)';
import type { DrawingSet } from '../../../table';

/** Figures that the table needs from the start, and pages show as well. */
export const FIGURE_SETS: readonly DrawingSet[] = [FOES, WOUNDED];
