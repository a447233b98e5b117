import type { Act } from './act';
import { burst, reel, spring, strike } from './blows';
import { enter, rise } from './entrances';
import { dissolve, fall } from './exits';

export const ACTS = { enter, rise, strike, burst, spring, reel, fall, dissolve } as const satisfies Readonly<Record<string, Act>>;
export type ActName = keyof typeof ACTS;
