import { disc, type Shape, turned } from '../../drawing/shapes';
import type { Layer, Sign } from '../../paper/signs/sign';
import { rod, sheet } from '../stage';

/** A sign is drawn on a grid of 24. */
const STEP = 128 / 24;
const up = (shapes: readonly Shape[]): readonly Shape[] => shapes.map((shape) => turned(shape, { x: 0, y: 0 }, { scale: STEP }));

const layers = (...all: readonly Layer[]): Sign => ({
  width: 128,
  height: 128,
  layers: all.map(({ ink, cuts = [], ...rest }) => ({ ...rest, ink: up(ink), cuts: up(cuts) })),
});

/** White: a tint is its colour. */
const white = (ink: readonly Shape[], cuts: readonly Shape[] = []): Sign => layers({ ink, cuts });

const BOOT = 'M8 2L14 2L14 12C19 13 21.6 15 21.6 19.4L8 19.4Z';

/** By the names of the facts; the last three belong to scenarios. */
export const ORDERS: Readonly<Record<string, Sign>> = {
  work: white([
    ...rod(2.6, 'M12 7L7 22'),
    ...sheet('M1.4 8.4C7 0.4 17 0.6 22.6 9.4C16 5.4 8.6 5 1.4 8.4Z', 'M9.4 3.4L15 4.2L14.2 8L8.4 7.2Z'),
  ]),
  move: white(
    sheet(
      BOOT,
      'M8 20.4L11 20.4L11 22.8L8 22.8Z',
      'M13 20.4L16 20.4L16 22.8L13 22.8Z',
      'M18.4 20.4L21.4 20.4L21.4 22.8L18.4 22.8Z',
      'M1 5L6 5L6 7L1 7Z',
      'M2.4 10L6 10L6 12L2.4 12Z',
      'M0.6 15L6 15L6 17L0.6 17Z',
    ),
  ),
  think: white(
    sheet(
      'M12 1.6C5.6 1.6 2.4 6 2.6 11C2.6 14 5 16 6 18.4L6 22.6L15.4 22.6L15.4 19.4C18.4 20 19.4 18 19.4 15L21.6 14L19.4 10.6C19 5 16.6 1.6 12 1.6Z',
    ),
    sheet(
      'M7.4 8.6C7.2 3.4 16.2 3.6 15.4 9C15 11.6 12.4 11.4 12.4 13.4L9.8 13.4C9.6 10.4 12.6 10.4 12.8 8.6C13 6.6 10 6.6 9.8 8.6Z',
      'M9.8 14.6L12.4 14.6L12.4 17L9.8 17Z',
    ),
  ),
  rise: white(
    sheet(
      'M12 0.8L18.6 8L14.2 8L14.2 12L9.8 12L9.8 8L5.4 8Z',
      'M2 20.4C4 15 8 13.6 12 13.6C16 13.6 20 15 22 20.4Z',
      'M0.8 21.4L23.2 21.4L23.2 23.4L0.8 23.4Z',
    ),
  ),
  sabotage: white(
    [
      ...sheet(
        'M9 10.4C13.6 10.4 16.6 13 16.6 17C16.6 21 13.4 23.4 9 23.4C4.8 23.4 1.4 20.6 1.4 17C1.4 13 4.8 10.4 9 10.4Z',
        'M11 8L15.6 10.4L14.2 13L9.6 10.6Z',
      ),
      ...rod(1.7, 'M14 9C15 5 18 6 19 4'),
      ...sheet('M20 0.6L20.8 3L23.4 3.4L21 4.6L20.8 7L19.2 5.2L16.8 5.8L18.2 3.6L17.2 1.4L19.4 2.4Z'),
    ],
    sheet('M5 15C6 13 8 12.4 9 12.4L9 14C7.6 14 6.6 14.8 6.2 16Z'),
  ),
  conquer: white([
    ...rod(2.4, 'M5.4 2L5.4 22.6'),
    ...sheet('M7.4 2.4L22.6 4L17.6 8.4L22.6 13L7.4 14.4Z', 'M2 21L9 21L9 23.4L2 23.4Z'),
  ]),
  demolish: white([
    ...rod(3, 'M13 9L4.4 22'),
    ...sheet(
      'M8.4 1.6L20.6 9L17.4 14.2L5.2 7Z',
      'M20 15.6L22.6 18.6L20.4 19.4Z',
      'M14.6 17.4L16.6 22L13.4 21Z',
      'M19 20.6L22 22.8L18.4 23.2Z',
    ),
  ]),
  'sneak-out': white(
    [...sheet('M2 12C6 4.6 18 4.6 22 12C18 19.4 6 19.4 2 12Z'), ...rod(2.2, 'M4 21L20 3')],
    [...sheet('M5 12C8 7.6 16 7.6 19 12C16 16.4 8 16.4 5 12Z')],
  ),
  'goad-dragon': white([
    ...rod(2.2, 'M2.4 22L16 8.4'),
    ...sheet(
      'M13.6 6.6L22.6 1.4L17.6 10.6L16.6 7.8Z',
      'M9 1L11 4.6L8 5Z',
      'M23 14L19.4 12.4L19.4 15.4Z',
      'M17 20L15 16L18.2 17Z',
    ),
  ]),
  'call-creature': white(
    [...sheet('M3 10C9 10 15 6 20.6 1.6C23.6 8 23 17 18 22.4C13 17 8 15.4 3 15.4Z', 'M6 15L9.4 16L11 23L7.4 23Z')],
    sheet('M19.6 6.4C20.6 10 20 14.6 18 18C16.2 15 16.4 9.6 19.6 6.4Z'),
  ),
};

export const MARKS: Readonly<Record<string, Sign>> = {
  special: white(sheet('M12 0.8L14.8 9.2L23.2 12L14.8 14.8L12 23.2L9.2 14.8L0.8 12L9.2 9.2Z')),
  minion: white(
    [
      ...sheet(
        'M9 8.6C7 5 3 2.4 0 3C2 5.4 2 9 6 11C6 14.4 8 16.6 11 17.4L7.4 23.6L19.6 23.6L17 16.6C18.4 15.8 19.2 14.8 19.2 13.8L22.6 12.6C24 11.6 23.4 10 22 10L19.2 8C18 3 11 3 9 8.6Z',
      ),
    ],
    sheet('M12.6 9.6L17.4 11C16 13 13.4 12.4 12.6 9.6Z'),
  ),
  bag: white(sheet('M8 6.4L5.6 1.4L18.4 1.4L16 6.4Z', 'M7.6 8L16.4 8C22.6 11 24 22.6 18.4 22.6L5.6 22.6C0 22.6 1.4 11 7.6 8Z')),
  leak: white(rod(2.4, 'M2 7.4C6 2.4 10 12.4 14 7.4C17 4 20 4.4 22 7.4M2 15.6C6 10.6 10 20.6 14 15.6C17 12.2 20 12.6 22 15.6')),
  door: white(sheet('M3.6 22.6L3.6 11C3.6 0 20.4 0 20.4 11L20.4 22.6Z'), [
    disc(16, 14, [1.6, 1.6]),
    ...sheet('M5 8.4L19 8.4L19 9.8L5 9.8Z', 'M4.6 17.4L19.4 17.4L19.4 18.8L4.6 18.8Z'),
  ]),
  tunneller: white(sheet('M1.4 22.6L1.4 12C1.4 -1.6 22.6 -1.6 22.6 12L22.6 22.6L17 22.6L17 13C17 6.4 7 6.4 7 13L7 22.6Z')),
  builder: layers(
    {
      ink: sheet('M12 1.4L21.4 6.6L21.4 17.4L12 22.6L2.6 17.4L2.6 6.6Z'),
      cuts: sheet('M12 4L19.2 8L19.2 16L12 20L4.8 16L4.8 8Z'),
    },
    { ink: sheet('M8.4 15.4L8.4 11L12 8L15.6 11L15.6 15.4Z') },
  ),
  fallen: white(
    [
      ...sheet(
        'M2 21L5 12.4L11 9L15 13L20 11L22.6 21Z',
        'M8 7.6L6 3L10.6 0.8L14 3.4L12.6 7Z',
        'M16 9.4L15.6 5.4L19 3.4L22 6L20.4 9.4Z',
      ),
    ],
    sheet('M8 20L11 13L12 16Z'),
  ),
};

/** Metal on both sides; only what lies face up tells how much it is worth. */
function coin(pips: readonly (readonly [number, number])[] | null): Sign {
  const { rim, body, dark, bright } =
    pips === null
      ? { rim: '#d9b066', body: '#3b2d1c', dark: '#6b5230', bright: '#f0cf8a' }
      : { rim: '#fff0bd', body: '#d9982a', dark: '#7a4a10', bright: '#fff3c8' };
  const star = ([x, y]: readonly [number, number]): readonly Shape[] =>
    sheet(
      `M${x} ${y - 4.4}L${x + 1.2} ${y - 1.2}L${x + 4.4} ${y}L${x + 1.2} ${y + 1.2}L${x} ${y + 4.4}L${x - 1.2} ${y + 1.2}L${x - 4.4} ${y}L${x - 1.2} ${y - 1.2}Z`,
    );
  const question = [
    ...sheet(
      'M7.6 9.4C7.2 3.4 16.8 3.4 16.2 9.6C15.8 12.6 13.2 12.4 13.2 15L10.4 15C10.4 11.2 13.4 11.4 13.4 9.4C13.4 7.2 10.4 7.2 10.4 9.4Z',
    ),
    disc(11.8, 17.6, [1.7, 1.7]),
  ];
  return layers(
    { fill: '#2a1a0a', ink: [disc(12, 12.6, [11.4, 11.2])] },
    { fill: rim, ink: [disc(12, 12, [11, 11])] },
    { fill: body, ink: [disc(12, 12, [10, 10])] },
    {
      fill: dark,
      ink: Array.from({ length: 20 }, (_, at) =>
        disc(12 + Math.cos(at * 0.314) * 8.6, 12 + Math.sin(at * 0.314) * 8.6, [0.6, 0.6]),
      ),
    },
    { fill: bright, ink: pips === null ? question : pips.flatMap(star) },
  );
}

export const TOKENS: Readonly<Record<string, Sign>> = {
  'coin-1': coin([[12, 12]]),
  'coin-2': coin([
    [8, 12],
    [16, 12],
  ]),
  'coin-3': coin([
    [12, 7.6],
    [7.6, 14.8],
    [16.4, 14.8],
  ]),
  'coin-back': coin(null),
  gold: layers(
    { fill: '#2a1a0a', ink: sheet('M1.4 20L5 9L8.4 3.6L15.6 3.6L19 9L22.6 20L21 22.4L3 22.4Z') },
    { fill: '#f2b63c', ink: sheet('M2.6 19L6 9.4L18 9.4L21.4 19Z') },
    { fill: '#ffe59a', ink: sheet('M6.2 8.6L9 4.6L15 4.6L17.8 8.6Z', 'M5 17.6L7.4 11L9 11L6.8 17.6Z') },
    { fill: '#8a5a10', ink: sheet('M2.6 19.4L21.4 19.4L20.4 21.4L3.6 21.4Z') },
  ),
  resources: layers(
    {
      fill: '#1d0f08',
      ink: [
        ...sheet('M9 2C16 0.4 22.6 5 22 12C21.4 17 16 18.6 12.6 17.4L10.4 16C6.4 13 3.6 4.4 9 2Z'),
        ...rod(5.4, 'M12 14L6 20'),
        disc(4.4, 18.6, [3.6, 3.6]),
        disc(6.6, 21, [3.4, 3.4]),
      ],
    },
    { fill: '#eadfc8', ink: [...rod(3.2, 'M12 14L6 20'), disc(4.6, 18.8, [2.4, 2.4]), disc(6.6, 20.8, [2.4, 2.4])] },
    { fill: '#b0562f', ink: sheet('M10 3.4C15.6 2 21 6 20.6 11.8C20 15.8 15.6 17 12.8 16L11.4 14.8C7.8 12.2 5.6 5 10 3.4Z') },
    { fill: '#e09060', ink: sheet('M10.6 5C14 4.2 17 5.8 18.4 8.6C15.4 6.8 12.4 6.8 9.6 8.8C9 7 9.4 5.4 10.6 5Z') },
  ),
  tyranny: layers(
    { fill: '#2a1a0a', ink: sheet('M12 0.6L22.6 12L12 23.4L1.4 12Z') },
    { fill: '#fff0c0', ink: sheet('M12 2L21.2 12L12 22L2.8 12Z') },
    { fill: '#f2b63c', ink: sheet('M12 3.8L19.6 12L12 20.2L4.4 12Z') },
    { fill: '#ffe59a', ink: sheet('M12 3.8L19.6 12L12 12Z') },
  ),
};
