import sheet from '../../../../assets/onedeck/audio/effects.json';
import mp3 from '../../../../assets/onedeck/audio/effects.mp3?url';
import ogg from '../../../../assets/onedeck/audio/effects.ogg?url';
import type { GameSounds } from '../../contract';

export const oneDeckSounds: GameSounds = { ogg, mp3, places: sheet.sounds };
