import type { Part } from '../../drawing/figure';
import { gleam, many } from '../../drawing/marks';
import { disc, shard } from '../../drawing/shapes';
import { type Moment, wide } from '../../onedeck/moments/wide';
import { THRONE } from '../rooms/throne';
import { rod, sheet } from '../stage';
import { furnished, minion } from './cast';

const arch = (x: number, top: number): string =>
  `M${x} 560L${x} ${top + 90}C${x} ${top + 40} ${x + 40} ${top + 20} ${x + 60} ${top}C${x + 80} ${top + 20} ${x + 120} ${top + 40} ${x + 120} ${top + 90}L${x + 120} 560Z`;

const hall: Part = {
  name: 'hall',
  pivot: [480, 0],
  depth: 0.5,
  skin: [
    shard('-330,-20 1290,-20 1290,600 -330,600'),
    ...[-260, -90, 80, 250, 420, 590, 760, 930, 1100].flatMap((x, at) =>
      sheet(arch(x, 110 + Math.abs(at - 4) * 22)).map((shape) =>
        shape.toReversed().map(({ start, from, to, end }) => ({ start: end, from: to, to: from, end: start })),
      ),
    ),
  ],
};

const column = (x: number, half: number): string =>
  `M${x - half - 14} -20L${x + half + 14} -20L${x + half + 8} 40L${x + half} 56L${x + half} 520L${x + half + 16} 552L${x + half + 16} 620L${x - half - 16} 620L${x - half - 16} 552L${x - half} 520L${x - half} 56L${x - half - 8} 40Z`;

const columns: Part = {
  name: 'columns',
  pivot: [480, 620],
  depth: 0.7,
  skin: sheet(...[-280, -60, 96, 864, 1040, 1240].map((x, at) => column(x, 24 + (at % 3) * 6))),
};

const dais: Part = {
  name: 'dais',
  pivot: [480, 620],
  ink: sheet('M200 548L760 548L772 590L188 590Z', 'M140 584L820 584L834 640L126 640Z', 'M260 520L700 520L708 552L252 552Z'),
  marks: sheet('M430 522L530 522L560 636L400 636Z'),
};

/** The light of whoever comes in; the table gives it the conqueror's colour. */
const daylight: Part = {
  name: 'daylight',
  pivot: [860, 430],
  idle: [{ as: 'glow', by: 0.5 }],
  shine: [{ at: [880, 430], reach: 420, rays: sheet('M850 340L420 600L560 640L880 470Z') }],
  light: sheet('M820 620L820 360C820 290 940 290 940 360L940 620Z'),
};

const door: Part = {
  name: 'door',
  pivot: [880, 620],
  ink: sheet(
    'M794 640L794 352C794 254 966 254 966 352L966 640L936 640L936 362C936 304 824 304 824 362L824 640Z',
    'M940 350L940 430L906 420L916 384L902 360Z',
    'M820 520L862 528L850 560L872 600L820 620Z',
    'M742 640L800 600L834 612L772 650Z',
  ),
  cuts: [362, 432, 502, 572].flatMap((y) => [disc(809, y, [4, 4]), disc(951, y, [4, 4])]),
};

/** The pole that the conqueror's banner hangs on. */
const pole: Part = {
  name: 'pole',
  pivot: [580, 500],
  idle: [{ as: 'tremble', by: 0.8 }],
  ink: [...rod(10, 'M580 500L580 70'), ...sheet('M568 78L580 36L592 78Z')],
};

const coins: Part = {
  name: 'coins',
  pivot: [480, 600],
  hue: 44,
  idle: [{ as: 'glow', by: 0.4 }],
  light: many(17, (at) => disc(190 + ((at * 137) % 560), 560 + ((at * 53) % 66), [7, 3 + (at % 3)])),
};

/** What somebody runs away with: nobody has seen how much it is worth. */
const stolen: Part = {
  name: 'stolen',
  pivot: [254, 456],
  hue: 44,
  idle: [{ as: 'hover', by: 0.5 }],
  shine: [{ at: [254, 456], reach: 170 }],
  light: [disc(254, 456, [40, 40])],
  cuts: [
    ...sheet('M240 448C238 420 274 420 270 448C268 462 260 462 260 474L250 474C250 454 260 456 260 446C260 436 250 436 250 448Z'),
    disc(255, 485, [5.4, 5.4]),
  ],
};

const stars: Part = {
  name: 'stars',
  pivot: [110, 180],
  idle: [{ as: 'twinkle' }],
  light: [gleam(60, 150, 18), gleam(190, 120, 14), gleam(40, 240, 12)],
};

const cave: Part = {
  name: 'near',
  pivot: [480, 720],
  depth: 1.35,
  ink: sheet(
    'M-330 730L-330 640L-180 656L-40 640L120 662L320 646L520 664L720 648L900 666L1080 644L1290 660L1290 730Z',
    'M-330 -10L1290 -10L1290 60L1190 96L1150 40L1040 66L960 22L700 14L660 34L600 12L300 10L260 40L190 16L60 30L10 90L-60 40L-160 70L-210 130L-250 60L-330 100Z',
  ),
};

/** The Throne Room is taken. Its own light is that of the loser. */
export const THRONE_FALLS: Moment = wide({ hue: 318, saturation: 46, light: 100 }, [
  hall,
  columns,
  daylight,
  ...minion('comer', { pose: 'run', at: [884, 618], scale: 1.1, flipped: true }),
  door,
  dais,
  ...furnished(
    THRONE.lit.filter(({ name }) => ['back', 'cushion', 'seat'].includes(name)),
    [480, 372],
    4.1,
  ),
  pole,
  coins,
  ...minion('planter', { pose: 'cheer', at: [521, 472], scale: 1.4 }),
  ...minion('digger', { pose: 'dig', at: [700, 590], scale: 1.35, flipped: true }),
  stolen,
  ...minion('thief', { pose: 'carry', at: [250, 628], scale: 1.45, flipped: true, idle: [{ as: 'tremble' }], without: ['load'] }),
  ...minion('guard', { pose: 'fall', at: [110, 300], scale: 1.2, idle: [{ as: 'hover' }] }),
  stars,
  cave,
]);
