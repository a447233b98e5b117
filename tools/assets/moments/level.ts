import type { Part } from '../drawing/figure';
import { limb } from '../drawing/shapes';
import { greatLantern, type Hung, lantern, rays } from './lantern';
import { wide } from './wide';

/** They rise on both sides of the great one. */
const HUNG: readonly Hung[] = [
  { x: 150, y: 430, scale: 1.5, degrees: -5 },
  { x: 810, y: 380, scale: 1.6, degrees: 4 },
  { x: 250, y: 190, scale: 1.05, degrees: 6 },
  { x: 710, y: 130, scale: 1.1, degrees: -6 },
  { x: 70, y: 190, scale: 0.7, degrees: -8 },
  { x: 890, y: 140, scale: 0.66, degrees: 7 },
  { x: 180, y: 40, scale: 0.5, degrees: 5 },
  { x: 800, y: 30, scale: 0.46, degrees: -5 },
  { x: 280, y: 560, scale: 0.85, degrees: 4 },
  { x: 690, y: 570, scale: 0.8, degrees: -4 },
  { x: -70, y: 330, scale: 0.9, degrees: 5 },
  { x: 1030, y: 420, scale: 1, degrees: -4 },
  { x: -200, y: 150, scale: 0.6, degrees: -6 },
  { x: 1160, y: 190, scale: 0.62, degrees: 5 },
  { x: -170, y: 520, scale: 1.1, degrees: -3 },
  { x: 1190, y: 540, scale: 0.9, degrees: 6 },
];

const middle: Part = {
  name: 'rays',
  pivot: [480, 360],
  shine: [{ at: [480, 360], reach: 600, rays: rays([480, 360], 18, [120, 700]) }],
};

const risen = HUNG.map((hung, at): Part => {
  const { x, y, scale } = hung;
  // A thread of smoke shows the way up.
  const wake = limb(
    `${x},${y - 4 * scale},${5 * scale} ${x + 12 * scale},${y - 40 * scale},${4 * scale} ${x - 4 * scale},${y - 86 * scale},0`,
  );
  const shine = [{ at: [x, Math.round(y + 95 * scale)] as const, reach: Math.round(150 * scale) }];
  return { name: `lantern-${at + 1}`, pivot: [x, Math.max(0, y)], shine, ...lantern(hung), marks: [wake] };
});

/** Its pane is the middle of the picture: the new level is written there. */
const great: Part = { name: 'great', pivot: [480, 81], ...greatLantern({ x: 480, y: 81, scale: 2.9 }) };

export const level = wide([middle, ...risen, great]);
