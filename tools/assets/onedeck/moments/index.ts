import { descend } from './descend';
import { level } from './level';
import { loot } from './loot';
import { lost } from './lost';
import { stairs, stairsCovered } from './stairs';
import type { Moment } from './wide';
import { won } from './won';

export const MOMENTS: Readonly<Record<string, Moment>> = {
  descend,
  level,
  loot,
  lost,
  stairs,
  'stairs-covered': stairsCovered,
  won,
};
