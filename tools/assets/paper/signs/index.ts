import { FACES } from './faces';
import { ITEMS } from './items';
import { MARKS } from './marks';
import type { Sign } from './sign';

/** Every sign in ink, by its folder and name. */
export const SIGNS: Readonly<Record<string, Readonly<Record<string, Sign>>>> = { face: FACES, item: ITEMS, mark: MARKS };
