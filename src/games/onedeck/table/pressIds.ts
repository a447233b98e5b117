import type { DieId, HeroId, PotionId } from '../../../engine/onedeck';

/** What is aimed at is done with the dice in the hand, or everything is put back. */
export const CONFIRM = 'confirm';
export const CANCEL = 'cancel';
export const NEXT_PAGE = 'page-next';
export const PREVIOUS_PAGE = 'page-previous';
export const diePress = (die: DieId): string => `press-die-${die}`;
export const boxPress = (box: number): string => `press-box-${box}`;
export const abilityPress = (hero: HeroId, ability: string): string => `press-ability-${hero}-${ability}`;
export const potionPress = (potion: PotionId): string => `press-potion-${potion}`;
/** The next cards of a hero, where they have pages: looked at on the canvas alone. */
export const turnPress = (hero: HeroId): string => `turn-${hero}`;
/** Whose abilities a small screen shows. */
export const heroPress = (hero: HeroId): string => `press-hero-${hero}`;
