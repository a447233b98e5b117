import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { rod, sheet } from '../stage';

/** Whoever comes down from above carries a light; minions never do. It hangs from a hand. */
export const lantern = ([x, y]: readonly [number, number], on: string): readonly Part[] => [
  {
    name: 'lantern',
    on,
    pivot: [x, y],
    idle: [{ as: 'swing', by: 0.9 }],
    ink: [
      disc(x, y + 4, [4, 4]),
      ...sheet(
        `M${x - 9} ${y + 14}L${x} ${y + 6}L${x + 9} ${y + 14}Z`,
        `M${x - 9.6} ${y + 33}L${x + 9.6} ${y + 33}L${x + 8} ${y + 38}L${x - 8} ${y + 38}Z`,
      ),
      ...rod(2.2, `M${x - 7.4} ${y + 14}L${x - 7.4} ${y + 34}M${x + 7.4} ${y + 14}L${x + 7.4} ${y + 34}`),
    ],
    cuts: [disc(x, y + 4, [2, 2])],
  },
  flame({ name: 'flame', on: 'lantern', at: [x, y + 33], scale: 0.72, hue: 42, reach: 5 }),
];
