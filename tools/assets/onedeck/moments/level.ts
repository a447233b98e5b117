import type { Part } from '../../drawing/figure';
import { limb, shard } from '../../drawing/shapes';
import { greatLantern, type Hung, lantern } from './lantern';
import { beams } from './pieces';
import { wide } from './wide';

/** They rise on both sides of the great one; the small ones are far away. */
const HUNG: readonly Hung[] = [
  { x: 180, y: 40, scale: 0.5, degrees: 5 },
  { x: 800, y: 30, scale: 0.46, degrees: -5 },
  { x: -200, y: 150, scale: 0.6, degrees: -6 },
  { x: 1160, y: 190, scale: 0.62, degrees: 5 },
  { x: 890, y: 140, scale: 0.66, degrees: 7 },
  { x: 70, y: 190, scale: 0.7, degrees: -8 },
  { x: 690, y: 560, scale: 0.8, degrees: -4 },
  { x: 280, y: 550, scale: 0.85, degrees: 4 },
  { x: -70, y: 330, scale: 0.9, degrees: 5 },
  { x: 1190, y: 540, scale: 0.9, degrees: 6 },
  { x: 1030, y: 420, scale: 1, degrees: -4 },
  { x: 250, y: 190, scale: 1.05, degrees: 6 },
  { x: -170, y: 520, scale: 1.1, degrees: -3 },
  { x: 710, y: 130, scale: 1.1, degrees: -6 },
  { x: 150, y: 420, scale: 1.5, degrees: -5 },
  { x: 810, y: 370, scale: 1.6, degrees: 4 },
];

/** Those near by burn visibly; what is far only hangs there. */
const NEAR = 1;

const risen = HUNG.map((hung, at): readonly Part[] => {
  const { x, y, scale } = hung;
  // A thread of smoke shows the way up.
  const wake = limb(
    `${x},${y - 4 * scale},${5 * scale} ${x + 12 * scale},${y - 40 * scale},${4 * scale} ${x - 4 * scale},${y - 86 * scale},0`,
  );
  const shine = [{ at: [x, Math.round(y + 95 * scale)] as const, reach: Math.round(150 * scale) }];
  const depth = Math.round((0.25 + scale * 0.62) * 100) / 100;
  const name = `lantern-${at + 1}`;
  const hanging: Part = {
    name,
    pivot: [x, Math.max(0, y)],
    depth,
    idle: [
      { as: 'swing', by: Math.round((0.75 - scale * 0.2) * 100) / 100, from: (at * 0.31) % 1 },
      { as: 'hover', by: Math.round(scale * 130) / 100, from: (at * 0.23) % 1 },
    ],
    ...(scale < NEAR ? { shine } : {}),
    ...lantern(hung),
    marks: [wake],
  };
  if (scale < NEAR) return [hanging];
  const [, middle = 0] = shine[0]?.at ?? [];
  const idle: Part['idle'] = [{ as: 'glow', by: 1.3, from: (at * 0.47) % 1 }];
  return [{ name: `light-${at + 1}`, pivot: [x, middle], on: name, depth, idle, shine }, hanging];
});

/** Its pane is the middle of the picture: the new level is written there, so it does not move. */
const great: Part = { name: 'great', pivot: [480, 81], depth: 0, ...greatLantern({ x: 480, y: 81, scale: 2.9 }) };

const breath: Part = {
  name: 'breath',
  pivot: [480, 360],
  depth: 0,
  idle: [{ as: 'glow', by: 1.2, from: 0.4 }],
  shine: [{ at: [480, 360], reach: 300 }],
};

/** Sparks between them, all on their way up. */
const sparks = ([0, 1, 2] as const).map((at): Part => {
  const spots = Array.from({ length: 10 }, (_, one) => ({
    x: -120 + ((one * 173 + at * 61) % 1200),
    y: 150 + ((one * 131 + at * 97) % 460),
    size: 3 + ((one + at) % 3),
  }));
  return {
    name: `sparks-${at + 1}`,
    pivot: [480, 400],
    depth: 1.25,
    idle: [{ as: 'smoke', by: 1.6, from: at / 3 }],
    light: spots.map(({ x, y, size }) =>
      shard(`${x},${y - size * 1.6} ${x + size},${y} ${x},${y + size * 1.6} ${x - size},${y}`),
    ),
  };
});

export const level = wide({ hue: 40, saturation: 84, light: 100 }, [
  ...beams([480, 360], { count: 18, far: 560, depth: 0.3 }),
  breath,
  ...risen.slice(0, 8).flat(),
  great,
  ...risen.slice(8).flat(),
  ...sparks,
]);
