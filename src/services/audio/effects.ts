import sheet from '../../../assets/onedeck/audio/effects.json';
import mp3 from '../../../assets/onedeck/audio/effects.mp3?url';
import ogg from '../../../assets/onedeck/audio/effects.ogg?url';
import type { SoundName } from '../../table/ports';
import type { SheetOptions } from './library';

/** The place of each sound on the sheet, in milliseconds. A sound without a place does not compile. */
const PLACES: Readonly<Record<SoundName, { readonly from: number; readonly length: number }>> = sheet.sounds;

/** Milliseconds. */
export const lengthOf = (sound: SoundName): number => PLACES[sound].length;

export const EFFECTS: Omit<SheetOptions, 'onloaderror'> = {
  src: [ogg, mp3],
  format: ['ogg', 'mp3'],
  sprite: Object.fromEntries(Object.entries(PLACES).map(([sound, { from, length }]) => [sound, [from, length]])),
};
