import { type Act, bend, isLit, RADIANS } from './act';
import { between, chance, clamped, smooth, spread, swell } from './curves';

/** A boss rears up in its last throes, comes apart, piece by piece, and its light goes out. */
export const fall: Act = ({ limbs, whole, glow, height }, share, { distance, turn }) => {
  const throes = smooth(between(share, 0, 0.16)) * (1 - smooth(between(share, 0.3, 0.6)));
  const gutter = Math.sin(share * 60) * clamped(share * 9);
  bend(limbs, throes * (3 + Math.sin(share * 90)));
  for (const [at, limb] of limbs.entries()) {
    const { given } = limb;
    const drop = between(share, 0.26 + 0.3 * spread(at), 0.86 + 0.1 * spread(at)) ** 2;
    given.y += drop * distance * height;
    given.x += drop * chance(at) * distance * 0.25 * height;
    given.turn += drop * turn * chance(at + 3) * RADIANS;
    given.alpha = 1 - smooth(between(share, 0.66, 1));
    if (isLit(limb)) given.alpha *= clamped(1.4 - share * 2.6 + 0.3 * gutter);
  }
  whole.x = Math.sin(share * 110) * throes * 0.006 * height;
  whole.high = 1 + throes * 0.04;
  glow.alpha = clamped(1 - share * 1.4 + 0.25 * gutter * (1 - share));
};

/** Returns how much of a burning figure the fire has taken at a moment of the act. */
export const burntAt = (share: number): number => between(share, 0.1, 0.94) ** 1.3;

/** It shrinks from the fire, and burns away from the ground up; its eyes go last. */
export const dissolve: Act = ({ limbs, whole, glow, height }, share, { distance, turn }) => {
  const flinch = swell(between(share, 0, 0.4));
  const slump = smooth(between(share, 0.1, 1));
  bend(limbs, flinch * 2 + Math.sin(share * 70) * slump * 0.3 * (1 - share));
  for (const limb of limbs) limb.given.alpha = 1 - (isLit(limb) ? between(share, 0.8, 1) : between(share, 0.9, 0.96));
  whole.y = slump * distance * 0.3 * height;
  whole.turn = flinch * turn * 0.15 * RADIANS;
  whole.high = 1 - flinch * 0.04;
  glow.burnt = burntAt(share);
  glow.alpha = 1 - smooth(between(share, 0.35, 1));
};
