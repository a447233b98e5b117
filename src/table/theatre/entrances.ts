import { type Act, bend, isLit, RADIANS } from './act';
import { between, overshot, smooth, swell } from './curves';
import type { Limb } from './Rig';

/** A foe steps into the light: its eyes are there before it is, and it comes to stand with its whole weight. */
export const enter: Act = ({ limbs, whole, glow, height }, share, { distance, turn }) => {
  const left = 1 - overshot(between(share, 0.12, 0.85));
  bend(limbs, swell(between(share, 0.4, 1)) * 1.4 - (1 - smooth(between(share, 0.2, 0.6))) * 1.2);
  for (const limb of limbs) limb.given.alpha = isLit(limb) ? between(share, 0, 0.16) : smooth(between(share, 0.12, 0.48));
  whole.y = left * distance * height;
  whole.turn = left * turn * RADIANS;
  whole.wide = 1 - left * 0.1;
  whole.high = 1 - left * 0.1;
  glow.alpha = smooth(between(share, 0.3, 0.9));
};

/** A boss: eyes open in the dark and look; then it rises, what is in front first; then it roars, and the light comes. */
export const rise: Act = ({ limbs, whole, glow, height }, share, { distance, turn }) => {
  const left = 1 - overshot(between(share, 0.38, 0.76));
  const crouch = swell(between(share, 0.26, 0.46));
  const roar = swell(between(share, 0.7, 1));
  bend(limbs, roar * 2.6 - crouch);
  gape(limbs, roar, roar * height);
  for (const [at, limb] of limbs.entries()) {
    const { given } = limb;
    const late = 0.34 + 0.18 * (1 - at / limbs.length);
    given.alpha = isLit(limb) ? between(share, 0.03, 0.1) : smooth(between(share, late, late + 0.2));
    if (isLit(limb)) given.high = 0.05 + 0.95 * overshot(between(share, 0.06, 0.2));
  }
  whole.y = (left + crouch * 0.2) * distance * height;
  whole.x = Math.sin(share * 130) * roar * 0.004 * height;
  whole.turn = left * turn * 0.25 * RADIANS;
  whole.wide = 1 - left * 0.08 + roar * 0.03;
  whole.high = 1 - left * 0.08 + roar * 0.03;
  glow.alpha = smooth(between(share, 0.6, 0.82));
};

/** How much further a jaw opens than its idle opens it, and how far it drops, in parts of the figure's height. */
const GAPE = { turn: 3.2, drop: 0.014 } as const;

/** Opens the mouths of a figure; a figure of several heads opens all of them. */
function gape(limbs: readonly Limb[], wide: number, down: number): void {
  for (const { facts, given, reach } of limbs) {
    if (!facts.name.startsWith('jaw')) continue;
    given.turn += reach.turn * GAPE.turn * wide;
    given.y += GAPE.drop * down;
  }
}
