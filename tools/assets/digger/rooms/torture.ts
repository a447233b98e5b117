import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { flame } from './fire';
import { putOut } from './room';

const HUB = [-23, 0] as const;
const RADIUS = 30;

const spoke = (at: number, from: number, to: number): string => {
  const [cos, sin] = [Math.cos((at * Math.PI) / 4 + 0.2), Math.sin((at * Math.PI) / 4 + 0.2)];
  return `M${HUB[0] + cos * from} ${HUB[1] + sin * from}L${HUB[0] + cos * to} ${HUB[1] + sin * to}`;
};

const spike = (at: number): string => {
  const point = (turn: number, far: number): string => `${HUB[0] + Math.cos(turn) * far} ${HUB[1] + Math.sin(turn) * far}`;
  const angle = (at * Math.PI) / 4 + 0.2;
  return `M${point(angle - 0.12, RADIUS)}L${point(angle, RADIUS + 9)}L${point(angle + 0.12, RADIUS)}Z`;
};

const wheel: Part = {
  name: 'wheel',
  pivot: HUB,
  idle: [{ as: 'spin', by: 1.6 }],
  ink: [
    disc(HUB[0], HUB[1], [RADIUS + 3.4, RADIUS + 3.4]),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => sheet(spike(at))),
    ...[0, 1, 2, 3].flatMap((at) => rod(4, spoke(at, -RADIUS, RADIUS))),
    disc(HUB[0], HUB[1], [7, 7]),
  ],
  cuts: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => sheet(pane(at))),
  light: [disc(HUB[0], HUB[1], [2.6, 2.6])],
};

/** The light between two spokes. */
function pane(at: number): string {
  const point = (turn: number, far: number): string => `${HUB[0] + Math.cos(turn) * far} ${HUB[1] + Math.sin(turn) * far}`;
  const [from, to] = [(at * Math.PI) / 4 + 0.2, ((at + 1) * Math.PI) / 4 + 0.2];
  const inner = 9;
  const outer = RADIUS - 3.4;
  return `M${point(from + 0.24, inner)}L${point(from + 0.1, outer)}L${point((from + to) / 2, outer + 1)}L${point(to - 0.1, outer)}L${point(to - 0.24, inner)}Z`;
}

const stand: Part = {
  name: 'stand',
  pivot: [-23, 44],
  ink: [...sheet('M-42 44L-27 2L-19 2L-4 44L-12 44L-23 14L-34 44Z'), ...rod(4, 'M-36 30L-10 30')],
  marks: scratch('M-25 8L-36 38'),
};

const cage: Part = {
  name: 'cage',
  pivot: [37, -52],
  idle: [{ as: 'swing', by: 0.7 }],
  ink: [
    ...rod(2.4, 'M37 -54L37 -37'),
    ...sheet('M37 -42L53 -29L21 -29Z', 'M21 5L53 5L49 11L25 11Z'),
    ...rod(2.4, 'M23 -29L23 6M30 -29L30 6M44 -29L44 6M51 -29L51 6'),
    disc(37, -42, [3.4, 3.4]),
  ],
};

const captive: Part = {
  name: 'captive',
  on: 'cage',
  pivot: [37, 4],
  idle: [{ as: 'sway', by: 2 }],
  ink: sheet('M29 6C28 -6 30 -10 33 -12C31 -18 34 -22 38 -22C43 -22 45 -17 42 -12C46 -9 46 -2 45 6Z'),
  light: [disc(36, -16.6, [1.2, 1.4]), disc(40, -16.4, [1.2, 1.4])],
};

const brazier: Part = {
  name: 'brazier',
  pivot: [38, 44],
  ink: [
    ...sheet('M25 27L51 27L46 35L30 35Z'),
    ...rod(2.8, 'M32 34L27 43M44 34L49 43M38 34L38 43'),
    ...rod(2.2, 'M30 30L20 14M47 29L56 15'),
  ],
};

const coals: Part = {
  name: 'coals',
  on: 'brazier',
  pivot: [38, 27],
  hue: 10,
  idle: [{ as: 'glow' }],
  light: sheet('M27 27C31 23 45 23 49 27Z'),
};

const lit = [stand, wheel, cage, captive, flame({ name: 'fire', at: [38, 27], scale: 0.62, hue: 8, reach: 3 }), coals, brazier];

export const TORTURE = putOut(lit, {
  smoke: [38, 26],
  gone: ['captive'],
  tumbled: { wheel: [14, 10, 6], cage: [16, 0, 0] },
});
