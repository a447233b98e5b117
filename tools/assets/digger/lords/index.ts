import type { LordId } from '../../../../src/engine/digger';
import type { Figure, Part } from '../../drawing/figure';
import { staged } from '../stage';
import { AUGER } from './auger';
import { BROOD } from './brood';
import { HOBNAIL } from './hobnail';
import { QUILL } from './quill';
import { RUBBLE } from './rubble';
import { WHIM } from './whim';

const BUSTS: Readonly<Record<LordId, readonly Part[]>> = {
  'baron-auger': AUGER,
  'madam-brood': BROOD,
  'captain-hobnail': HOBNAIL,
  'countess-whim': WHIM,
  'doctor-quill': QUILL,
  'duke-rubble': RUBBLE,
};

/** Busts that end where the picture does. */
export const LORDS: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(BUSTS).map(([lord, parts]) => [
    lord,
    staged(parts, { width: 512, height: 520, at: [56, 104], scale: 4, rim: 1.8 }),
  ]),
);
