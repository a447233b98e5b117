import type { Part } from '../../drawing/figure';
import { gleam, many } from '../../drawing/marks';
import { disc, shard } from '../../drawing/shapes';
import { type Moment, wide } from '../../onedeck/moments/wide';
import { rod, sheet } from '../stage';
import { minion } from './cast';

const ray = (at: number): string => {
  const [from, to] = [(at * Math.PI) / 9 - 0.07, (at * Math.PI) / 9 + 0.07];
  const point = (angle: number): string => `${480 + Math.cos(angle) * 900} ${210 + Math.sin(angle) * 900}`;
  return `M480 210L${point(from)}L${point(to)}Z`;
};

const rays: Part = {
  name: 'rays',
  pivot: [480, 210],
  depth: 0.3,
  idle: [{ as: 'sway', by: 1 }, { as: 'glow' }],
  shine: [{ at: [480, 210], reach: 620, rays: sheet(...many(18, ray)) }],
};

const cavern: Part = {
  name: 'cavern',
  pivot: [480, 0],
  depth: 0.6,
  ink: [shard('-330,-20 1290,-20 1290,740 -330,740')],
  cuts: sheet(
    'M-150 640C-170 420 -110 250 10 150L60 190L120 96C230 30 340 10 480 10C620 10 740 30 840 96L900 190L950 150C1070 250 1130 420 1110 640Z',
  ),
};

/** Between the curtains the winner's bust is laid. */
const curtains: Part = {
  name: 'curtains',
  pivot: [480, 0],
  depth: 0.8,
  idle: [{ as: 'sway', by: 0.5 }],
  skin: sheet(
    'M-340 -20L300 -20C290 120 210 220 110 290C140 380 120 480 60 620L-340 660Z',
    'M1300 -20L660 -20C670 120 750 220 850 290C820 380 840 480 900 620L1300 660Z',
  ),
  ink: sheet(
    'M-340 -20L1300 -20L1300 20C1180 70 1080 66 980 24C900 64 820 60 740 24C660 66 560 66 480 24C400 66 300 66 220 24C140 60 60 64 -20 24C-120 66 -220 70 -340 20Z',
    'M-30 300C40 306 110 292 146 266L152 286C140 300 120 310 100 316L112 372L100 366L92 376L84 364L74 370L80 320C40 330 0 328 -30 322Z',
    'M990 300C920 306 850 292 814 266L808 286C820 300 840 310 860 316L848 372L860 366L868 376L876 364L886 370L880 320C920 330 960 328 990 322Z',
  ),
  marks: [
    ...rod(
      7,
      'M46 64C50 130 30 220 -10 290M122 56C120 120 90 190 40 270M198 62C186 110 160 160 116 216M10 340C30 420 20 500 -10 590M60 380C76 450 66 520 30 600',
      'M914 64C910 130 930 220 970 290M838 56C840 120 870 190 920 270M762 62C774 110 800 160 844 216M950 340C930 420 940 500 970 590M900 380C884 450 894 520 930 600',
    ),
  ],
};

const shadow: Part = {
  name: 'shadow',
  on: 'crown',
  pivot: [480, 150],
  ink: sheet('M388 232L368 66L428 116L448 42L480 104L512 42L532 116L592 66L572 232Z'),
};

const crown: Part = {
  name: 'crown',
  pivot: [480, 150],
  hue: 44,
  idle: [{ as: 'hover', by: 0.7 }],
  shine: [{ at: [480, 150], reach: 230 }],
  light: [
    ...sheet('M398 196L378 84L430 134L450 58L480 124L510 58L530 134L582 84L562 196Z', 'M394 204L566 204L562 224L398 224Z'),
    ...[
      [378, 76],
      [450, 48],
      [510, 48],
      [582, 76],
    ].map(([x = 0, y = 0]) => disc(x, y, [9, 9])),
  ],
  cuts: [...sheet('M480 146L494 168L480 190L466 168Z'), disc(428, 176, [8, 8]), disc(532, 176, [8, 8])],
};

const platform: Part = {
  name: 'platform',
  pivot: [480, 640],
  ink: sheet('M262 600L698 600L712 640L248 640Z', 'M196 632L764 632L784 690L176 690Z', 'M120 684L840 684L862 740L98 740Z'),
  marks: sheet('M424 602L536 602L586 736L374 736Z'),
};

const confetti: Part = {
  name: 'confetti',
  pivot: [480, 300],
  hue: 44,
  idle: [{ as: 'twinkle' }],
  light: many(26, (at) => gleam(90 + ((at * 211) % 780), 60 + ((at * 97) % 430), 5 + (at % 4) * 3)),
};

const HEADS = many(13, (at) => [-310 + at * 132 + ((at * 29) % 24), 676 + ((at * 37) % 26)] as const);

/** Heads and ears of those who watch, from behind; some look round. */
const crowd: Part = {
  name: 'crowd',
  pivot: [480, 720],
  depth: 1.25,
  idle: [{ as: 'breathe', by: 3 }],
  ink: [
    ...HEADS.flatMap(([x, y]) =>
      sheet(
        `M${x - 34} ${y + 40}C${x - 34} ${y + 10} ${x - 28} ${y - 6} ${x - 20} ${y - 12}C${x - 44} ${y - 18} ${x - 60} ${y - 36} ${x - 66} ${y - 58}C${x - 42} ${y - 56} ${x - 22} ${y - 48} ${x - 10} ${y - 30}C${x - 4} ${y - 33} ${x + 4} ${y - 33} ${x + 10} ${y - 30}C${x + 22} ${y - 48} ${x + 42} ${y - 56} ${x + 66} ${y - 58}C${x + 60} ${y - 36} ${x + 44} ${y - 18} ${x + 20} ${y - 12}C${x + 28} ${y - 6} ${x + 34} ${y + 10} ${x + 34} ${y + 40}Z`,
      ),
    ),
    shard('-340,706 1300,706 1300,750 -340,750'),
  ],
};

const looks: Part = {
  name: 'looks',
  on: 'crowd',
  pivot: [480, 690],
  idle: [{ as: 'blink' }],
  light: HEADS.filter((_, at) => at % 3 === 1).flatMap(([x, y]) =>
    sheet(
      `M${x - 15} ${y - 6}L${x - 3} ${y - 1}L${x - 13} ${y + 2}Z`,
      `M${x + 15} ${y - 6}L${x + 3} ${y - 1}L${x + 13} ${y + 2}Z`,
    ),
  ),
};

/** Whoever has the most is crowned; all the others have to watch. */
export const CROWNING: Moment = wide({ hue: 40, saturation: 84, light: 100 }, [
  rays,
  cavern,
  curtains,
  platform,
  ...minion('left', { pose: 'cheer', at: [190, 640], scale: 1.3, idle: [{ as: 'hover', by: 0.6 }] }),
  ...minion('far-left', { pose: 'carry', at: [60, 690], scale: 1.35 }),
  ...minion('right', { pose: 'cheer', at: [770, 640], scale: 1.3, flipped: true, idle: [{ as: 'hover', by: 0.6, from: 0.5 }] }),
  ...minion('far-right', { pose: 'stand', at: [900, 690], scale: 1.35, flipped: true }),
  shadow,
  crown,
  confetti,
  crowd,
  looks,
]);
