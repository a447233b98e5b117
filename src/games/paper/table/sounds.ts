import type sheet from '../../../../assets/paper/audio/effects.json';

/** The name of a sound on the game's sheet. */
export type PaperSound = keyof typeof sheet.sounds;
