import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc, limb } from '../../drawing/shapes';
import { sheet } from '../stage';
import { putOut } from './room';

const MIDDLE = [0, -6] as const;

/** An arm of the swirl, thick outside and gone in the middle. */
function arm(start: number, turns: number, [far, wide]: readonly [number, number]): ReturnType<typeof limb> {
  const joints = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    const angle = start + t * turns * Math.PI * 2;
    const radius = far * (1 - t) ** 0.8 + 1;
    return `${MIDDLE[0] + Math.cos(angle) * radius},${MIDDLE[1] + Math.sin(angle) * radius},${Math.max(0, wide * Math.sin(Math.PI * (0.12 + t * 0.86)))}`;
  });
  return limb(joints.join(' '));
}

const air: Part = {
  name: 'air',
  pivot: MIDDLE,
  idle: [{ as: 'glow', by: 0.5 }],
  shine: [{ at: MIDDLE, reach: 60 }],
  skin: [disc(MIDDLE[0], MIDDLE[1], [36, 36])],
};

const swirl = (name: string, start: number, by: number): Part => ({
  name,
  pivot: MIDDLE,
  idle: [{ as: 'spin', by }],
  light: [arm(start, 1.15, [34, 6]), arm(start + Math.PI, 1.15, [34, 6])],
});

const eddies: Part = {
  name: 'eddies',
  pivot: MIDDLE,
  idle: [{ as: 'spin', by: -2 }],
  marks: [0.7, 2.8, 4.9].map((start) => arm(start, 0.6, [34, 5])),
};

const ring: Part = {
  name: 'ring',
  pivot: [0, 40],
  ink: [
    disc(MIDDLE[0], MIDDLE[1], [46, 46]),
    ...[-66, -28, 28, 66].flatMap((degrees) => sheet(thorn(degrees))),
    ...sheet('M-9 -50L0 -66L9 -50L0 -42Z', 'M-46 44L-36 31L36 31L46 44Z'),
  ],
  cuts: [disc(MIDDLE[0], MIDDLE[1], [36.5, 36.5])],
};

/** A stone that sticks out of the ring. */
function thorn(degrees: number): string {
  const at = (turn: number, far: number): string => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return `${MIDDLE[0] + Math.cos(angle) * far} ${MIDDLE[1] + Math.sin(angle) * far}`;
  };
  return `M${at(degrees - 9, 44)}L${at(degrees - 5, 54)}L${at(degrees + 5, 54)}L${at(degrees + 9, 44)}Z`;
}

const runes: Part = {
  name: 'runes',
  on: 'ring',
  pivot: MIDDLE,
  idle: [{ as: 'glow', from: 0.5 }],
  light: [-100, -66, -28, 28, 66, 100].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return gleam(MIDDLE[0] + Math.cos(angle) * 41.4, MIDDLE[1] + Math.sin(angle) * 41.4, 4);
  }),
};

const gem: Part = {
  name: 'gem',
  on: 'ring',
  pivot: [0, -54],
  idle: [{ as: 'glint', by: 0.6 }],
  light: sheet('M0 -60L4 -53L0 -47L-4 -53Z'),
};

const motes: Part = {
  name: 'motes',
  pivot: MIDDLE,
  idle: [{ as: 'twinkle' }],
  light: [gleam(-16, -20, 4), gleam(18, 8, 5), gleam(-10, 16, 3.6), gleam(12, -24, 3.6)],
};

const lit = [air, eddies, swirl('swirl', 0, 4), motes, ring, runes, gem];

export const PORTAL = putOut(lit, {
  smoke: [0, 10],
  more: [{ name: 'crack', on: 'ring', pivot: [-36, -30], ink: sheet('M-46 -36L-30 -22L-24 -8L-20 -10L-27 -25L-40 -40Z') }],
});
