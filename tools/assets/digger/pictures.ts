import { type Figure, partsOf } from '../drawing/figure';
import { figureSvg } from '../drawing/paper';
import { table } from '../drawing/table';
import { type Sign, signSvg } from '../paper/signs/sign';
import { diggerSeen, ROOMS_SEEN } from './arch';
import { BANNERS, EMBLEMS_ALONE } from './banners';
import { LORDS } from './lords';
import { HATS_ALONE, MINIONS, SEAT } from './minions';
import { MOMENTS } from './moments';
import { MOUNTAIN } from './mountain';
import { PLACES } from './places';
import { ROOMS } from './rooms';
import { furniture } from './stage';
import { TILES } from './tiles';
import { FEATURES } from './tokens';
import { COLLAPSES } from './tokens/collapse';
import { MARKS, ORDERS, TOKENS } from './tokens/signs';
import { ADVENTURERS, CREATURES } from './units';

type Files = readonly (readonly [string, string])[];
type Named<T> = Readonly<Record<string, T>>;

/** Everything under `assets/digger/art`, by its place there. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(TILES).map(([lord, svg]) => [`tile/${lord}.svg`, svg] as const),
    ...puppets('room', rooms()),
    ...puppets('place', PLACES),
    ...puppets('feature', FEATURES),
    ...puppets('minion', MINIONS, (name) => ({ hat: MINIONS[name]?.hat })),
    ...puppets('hat', HATS_ALONE, () => ({ seat: SEAT })),
    ...puppets('lord', LORDS),
    ...puppets('adventurer', ADVENTURERS),
    ...puppets('creature', CREATURES),
    ...puppets('moment', MOMENTS, (name) => ({ ...MOMENTS[name]?.glow })),
    ['arch/rooms.svg', ROOMS_SEEN],
    ['arch/digger.svg', diggerSeen()],
    ...signs('ground', { mountain: MOUNTAIN }),
    ...signs('order', ORDERS),
    ...signs('mark', MARKS),
    ...signs('token', TOKENS),
    ...signs('banner', BANNERS),
    ...signs('emblem', EMBLEMS_ALONE),
    ...signs('collapse', COLLAPSES),
  ]);

/** Pictures of a kind, and one file with what has to be known of their parts. */
const puppets = (kind: string, all: Named<Figure>, more: (name: string) => object = () => ({})): Files => [
  ...Object.entries(all).map(([name, figure]) => [`${kind}/${name}.svg`, figureSvg(figure)] as const),
  [`${kind}/${kind}s.json`, table(Object.entries(all).map(([name, figure]) => [name, { ...more(name), ...partsOf(figure) }]))],
];

const signs = (kind: string, all: Named<Sign>): Files =>
  Object.entries(all).map(([name, sign]) => [`${kind}/${name}.svg`, signSvg(sign)] as const);

/** Each room as it is used, and as a conqueror left it. */
const rooms = (): Named<Figure> =>
  Object.fromEntries(
    Object.entries(ROOMS).flatMap(([kind, { lit, out }]) => [
      [kind, furniture(lit)],
      [`${kind}-out`, furniture(out)],
    ]),
  );
