import sheet from '../../../../assets/paper/audio/effects.json';
import mp3 from '../../../../assets/paper/audio/effects.mp3?url';
import ogg from '../../../../assets/paper/audio/effects.ogg?url';
import type { GameSounds } from '../../contract';

export const paperSounds: GameSounds = { ogg, mp3, places: sheet.sounds };
