import type sheet from '../../../../assets/onedeck/audio/effects.json';

/** The name of a sound on the game's sheet. */
export type OneDeckSound = keyof typeof sheet.sounds;
