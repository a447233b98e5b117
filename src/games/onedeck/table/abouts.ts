import { COLORS, type Color, HERO_IDS, type HeroId } from '../../../engine/onedeck';

/** What is not pressed on the table and explains itself all the same. */
const ABOUTS = ['deck', 'discard', 'level', 'potions', 'foe', 'special', 'worth', 'stop'] as const;
export type About = (typeof ABOUTS)[number];

export const aboutId = (what: About): string => `about-${what}`;
export const aboutStat = (hero: HeroId, stat: Color | 'health'): string => `about-${stat}-${hero}`;
export const aboutFloor = (floor: number): string => `about-floor-${floor}`;

export type AboutThing =
  | { readonly kind: 'about'; readonly what: About }
  | { readonly kind: 'stat'; readonly hero: HeroId; readonly stat: Color | 'health' }
  | { readonly kind: 'floor'; readonly floor: number };

/** What such a name stands for; null for everything that is pressed. */
export function aboutOf(id: string): AboutThing | null {
  const what = ABOUTS.find((one) => aboutId(one) === id);
  if (what !== undefined) return { kind: 'about', what };
  const floor = [1, 2, 3].find((one) => aboutFloor(one) === id);
  if (floor !== undefined) return { kind: 'floor', floor };
  for (const hero of HERO_IDS) {
    const stat = (['health', ...COLORS] as const).find((one) => aboutStat(hero, one) === id);
    if (stat !== undefined) return { kind: 'stat', hero, stat };
  }
  return null;
}
