import { DORMITORY } from './dormitory';
import { KITCHEN } from './kitchen';
import { LIBRARY } from './library';
import { PIT } from './pit';
import { PORTAL } from './portal';
import type { Room } from './room';
import { THRONE } from './throne';
import { TORTURE } from './torture';
import { TREASURY } from './treasury';

/** By the names of the facts. */
export const ROOMS: Readonly<Record<string, Room>> = {
  kitchen: KITCHEN,
  library: LIBRARY,
  dormitory: DORMITORY,
  torture: TORTURE,
  treasury: TREASURY,
  throne: THRONE,
  pit: PIT,
  portal: PORTAL,
};
