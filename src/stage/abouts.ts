import type { Color, HeroId } from '../engine/onedeck';

/** What is not pressed on the table and explains itself all the same. */
export type About = 'deck' | 'discard' | 'level' | 'potions' | 'foe' | 'special' | 'worth' | 'stop';

export const aboutId = (what: About): string => `about-${what}`;
export const aboutStat = (hero: HeroId, stat: Color | 'health'): string => `about-${stat}-${hero}`;
export const aboutFloor = (floor: number): string => `about-floor-${floor}`;
