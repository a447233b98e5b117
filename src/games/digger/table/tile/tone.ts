import type { Livery } from './livery';

/** One's own tiles burn at full light, a rival's at three quarters, and a conquered room is out. */
export type Look = 'own' | 'rival' | 'out';

/** Colours of one tile. */
export interface Tone {
  readonly rim: string;
  readonly rimShare: number;
  /** A wall of that lightness, in per cent at full light. */
  readonly wall: (lightness: number) => string;
  readonly earth: string;
  readonly soaked: string;
  readonly stone: string;
  /** From the flame to the walls: lightness in per cent. */
  readonly air: readonly (readonly [offset: number, colour: string])[];
  readonly ink: string;
}

const SHARES: Readonly<Record<Exclude<Look, 'out'>, number>> = { own: 1, rival: 0.74 };

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round((hue + 360) % 360)},${Math.round(saturation)}%,${Math.round(lightness * 10) / 10}%)`;

export function toneOf(livery: Livery, look: Look): Tone {
  return look === 'out' ? outTone(livery) : litTone(livery, look);
}

function litTone({ hue, saturation, core }: Livery, look: Exclude<Look, 'out'>): Tone {
  const share = SHARES[look];
  return {
    rim: core,
    rimShare: 0.8 * share,
    wall: (lightness) => hsl(hue, saturation * 0.6, lightness * share + 2),
    earth: hsl(20, 20, 9),
    soaked: hsl(hue, saturation * 0.7, 30),
    stone: hsl(24, 16, 20),
    air: [
      [0, look === 'own' ? core : hsl(hue, saturation, 76 * share)],
      [0.22, hsl(hue, saturation, 54 * share)],
      [0.58, hsl(hue - 3, saturation * 0.86, 32 * share)],
      [1, hsl(hue - 6, saturation * 0.76, 15 * share)],
    ],
    ink: hsl(hue - 4, saturation * 0.6, 4),
  };
}

const ASH = 262;

/** Cold ash, whoever it belonged to. */
function outTone({ hue }: Livery): Tone {
  return {
    rim: hsl(ASH, 9, 60),
    rimShare: 0.42,
    wall: (lightness) => hsl(ASH, 8, lightness * 0.42 + 4),
    earth: hsl(20, 10, 8),
    soaked: hsl(hue, 12, 24),
    stone: hsl(24, 6, 15),
    air: [
      [0, hsl(ASH, 10, 38)],
      [0.3, hsl(ASH, 11, 29)],
      [0.62, hsl(ASH, 13, 20)],
      [1, hsl(ASH, 14, 12)],
    ],
    ink: hsl(ASH, 12, 5),
  };
}
