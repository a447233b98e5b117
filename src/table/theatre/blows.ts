import { type Act, bend, isLit, RADIANS } from './act';
import { between, landing, smooth, swell } from './curves';

/** Returns how far the blow has reached the heroes: 1 while it falls. */
const thrown = (share: number): number => landing(between(share, 0.2, 0.4)) * (1 - smooth(between(share, 0.52, 1)));

/** It gathers itself, throws itself at the heroes, and is back; its limbs come after it. */
export const strike: Act = ({ limbs, whole, height }, share, { distance, turn }) => {
  const gather = swell(between(share, 0, 0.34));
  const there = thrown(share);
  bend(limbs, thrown(share - 0.06) * 2.8 * (1 - between(share, 0.94, 1)) - gather * 1.4);
  for (const { given } of limbs.filter(isLit)) {
    given.wide = 1 + there * 0.12;
    given.high = 1 + there * 0.12;
  }
  whole.x = (gather * 0.4 - there) * distance * height;
  whole.y = there * distance * 0.35 * height;
  whole.turn = (gather * 0.5 - there) * turn * 0.5 * RADIANS;
  whole.wide = 1 + gather * 0.03 + there * 0.1;
  whole.high = 1 - gather * 0.05 + there * 0.1;
};

/** How much a figure that leaps out of its frame is larger than one that stays in it. */
const NEARER = 0.22;

/** The same blow, seen while it lasts: the figure is out of its frame and nearer. */
export const burst: Act = (acting, share, numbers) => {
  strike(acting, share, numbers);
  const { limbs, whole, glow } = acting;
  const there = thrown(share);
  for (const { given } of limbs) given.alpha = Math.min(1, there * 4);
  whole.wide += there * NEARER;
  whole.high += there * NEARER;
  // What is nearer has no light around it: that stays in the frame.
  glow.alpha = 0;
};

/** A figure that was built springs where it stands, and trembles. */
export const spring: Act = ({ limbs, whole, height }, share, { distance }) => {
  const gather = swell(between(share, 0, 0.3));
  const there = thrown(share);
  bend(limbs, there * 2.6 - gather * 1.2);
  whole.x = Math.sin(share * 80) * (1 - share) ** 2 * between(share, 0.18, 0.3) * distance * 0.16 * height;
  whole.wide = 1 + gather * 0.015 + there * 0.05;
  whole.high = 1 - gather * 0.03 + there * 0.05;
};

/** It is thrown back at once and comes to itself slowly, and the light behind it goes out and comes back. */
export const reel: Act = ({ limbs, whole, glow, height }, share, { distance, turn }) => {
  const away = landing(between(share, 0, 0.16)) * (1 - smooth(between(share, 0.26, 1)));
  const shake = Math.sin(share * Math.PI * 9) * (1 - share) ** 2;
  bend(limbs, away * 2.4 + shake * 0.8);
  for (const { given } of limbs.filter(isLit)) given.alpha = 1 - away * 0.75;
  whole.x = (away + shake * 0.3) * distance * height;
  whole.turn = away * turn * 0.5 * RADIANS;
  whole.wide = 1 + away * 0.03;
  whole.high = 1 - away * 0.05;
  glow.alpha = 1 - 0.85 * Math.max(away * 0.6, Math.abs(shake));
};
