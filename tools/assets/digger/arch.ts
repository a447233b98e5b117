import { closedPath, grains, hexPath, LIVERIES } from '../../../src/games/digger/table/tile';
import { remade } from '../drawing/figure';
import { joined } from '../drawing/paper';
import { moved, type Shape, turned } from '../drawing/shapes';
import { HATLESS, hatOf } from './minions';
import { ROOMS } from './rooms';

const WIDTH = 320;
const HEIGHT = 560;
/** The radius of a tile. */
const RADIUS = 74;
const LORD = LIVERIES['madam-brood'];

/** Rooms that lie above the diggers, and how far each is from the middle of the window, in tiles. */
const LAID: readonly (readonly [room: string, across: number, down: number])[] = [
  ['portal', -0.5, 0],
  ['treasury', 0.5, 0],
  ['library', -1, 1],
  ['kitchen', 0, 1],
  ['throne', 1, 1],
  ['dormitory', -0.5, 2],
  ['torture', 0.5, 2],
];

const hsl = (lightness: number): string => `hsl(${LORD.hue},${LORD.saturation}%,${lightness}%)`;

/** Round above, level below, rough everywhere. */
function chamber(seed: number): string {
  const next = grains(seed);
  const points = Array.from({ length: 18 }, (_, at) => {
    const angle = (at / 18) * Math.PI * 2;
    const far = 0.86 + next() * 0.1;
    return { x: Math.round(Math.cos(angle) * 56 * far), y: Math.round(Math.min(Math.sin(angle) * 56 * far, 33)) };
  });
  return closedPath(points);
}

function room([kind, across, down]: (typeof LAID)[number], at: number): string {
  const [x, y] = [WIDTH / 2 + across * RADIUS * 1.732, 84 + down * RADIUS * 1.5];
  const put = (shape: Shape): Shape => turned(shape, { x: 0, y: 0 }, { scale: RADIUS / 100 });
  const parts = remade(ROOMS[kind]?.lit ?? [], put);
  const inks = parts
    .filter(({ ink = [] }) => ink.length > 0)
    .map(({ ink = [], cuts = [] }) => joined(ink, cuts))
    .join('');
  const fires = joined(
    parts.filter(({ hue }) => hue !== undefined).flatMap(({ light = [] }) => light),
    [],
  );
  const air = joined(
    parts.filter(({ hue }) => hue === undefined).flatMap(({ light = [] }) => light),
    [],
  );
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})">`,
    `<path d="${hexPath((RADIUS / 100) * 0.985)}" fill="#191b10" stroke="${LORD.core}" stroke-opacity=".3" stroke-width="2" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    `<path d="${chamber(at)}" fill="url(#air)" stroke="${hsl(40)}" stroke-width="2.4"/>`,
    `<path d="${inks}" fill="#0b0c05"/>`,
    fires === '' ? '' : `<path d="${fires}" fill="#ffb04a"/>`,
    air === '' ? '' : `<path d="${air}" fill="${LORD.core}" fill-opacity=".8"/>`,
    '</g>',
  ].join('');
}

/** Seven rooms of the mountain, for the arch of the title. */
export const ROOMS_SEEN = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
  `<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="62"><stop stop-color="${hsl(62)}"/><stop offset=".5" stop-color="${hsl(38)}"/><stop offset="1" stop-color="${hsl(18)}"/></radialGradient>`,
  ...LAID.map(room),
  '</svg>\n',
].join('\n');

const DIGGER = 320;

/** One who digs, with the light of the title at its edges. */
export function diggerSeen(): string {
  const scale = 2;
  const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { scale }), 132, 300);
  const parts = remade([...HATLESS.dig, ...hatOf('dig', 'madam-brood')], put);
  const eyes = parts.filter(({ light = [] }) => light.length > 0);
  const ink = parts.map(({ ink: own = [] }) => joined(own, [])).join('');
  const marks = joined(
    parts.flatMap(({ marks: own = [] }) => own),
    [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DIGGER}" height="${DIGGER}" viewBox="0 0 ${DIGGER} ${DIGGER}">`,
    `<g stroke="${LORD.core}" stroke-linejoin="round"><path d="${ink}" fill="none" stroke-width="12" stroke-opacity=".16"/><path d="${ink}" fill="none" stroke-width="4"/></g>`,
    `<path d="${ink}" fill="#0b0709"/>`,
    `<path d="${marks}" fill="${LORD.core}" fill-opacity=".24"/>`,
    ...eyes.map(({ light = [], cuts = [] }) => `<path d="${joined(light, cuts)}" fill="#fff3c4"/>`),
    '</svg>\n',
  ].join('\n');
}
