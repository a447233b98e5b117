import { type Figure, partsOf } from '../drawing/figure';
import { figureSvg } from '../drawing/paper';
import { table } from '../drawing/table';
import { heroFiles } from '../people/files';
import { layerSvg } from '../places/layer';
import { MAP } from './arch';
import { BOSSES } from './bosses';
import { DOORS } from './doors';
import { HEROES } from './heroes';
import { BURN, LAIRS } from './lairs';
import { MONSTERS } from './monsters';
import { SIGNS } from './signs';
import { signSvg } from './signs/sign';
import { WALKER } from './walker';
import { WALLS } from './walls';

/** Everything under `assets/paper/art`, by its place there. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map([
    ...bosses(),
    ...monsters(),
    ...heroFiles(HEROES),
    ...walkers(),
    ...doors(),
    ...figures('wall', WALLS),
    ...lairs(),
    ...signs(),
    ['arch/map.svg', MAP],
  ]);

type Files = readonly (readonly [string, string])[];

const figures = (kind: string, all: Readonly<Record<string, Figure>>): Files =>
  Object.entries(all).map(([name, figure]) => [`${kind}/${name}.svg`, figureSvg(figure)] as const);

/** One file for a kind, with what has to be known of each of its figures. */
const facts = (
  file: string,
  rows: Readonly<Record<string, Figure>>,
  more: (name: string) => object = () => ({}),
): readonly [string, string] => [
  file,
  table(Object.entries(rows).map(([name, figure]) => [name, { ...more(name), ...partsOf(figure) }])),
];

const mapped = <From, To>(all: Readonly<Record<string, From>>, make: (one: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]));

/** Each boss whole, in parts that move, and as the crest that stands for it where there is little room. */
const bosses = (): Files => [
  ...figures('boss', BOSSES),
  ...figures(
    'crest',
    mapped(BOSSES, ({ crest }) => crest),
  ),
  facts('boss/bosses.json', BOSSES, (name) => ({ ...BOSSES[name]?.glow, face: BOSSES[name]?.face })),
];

const monsters = (): Files => [
  ...figures('monster', MONSTERS),
  ...figures(
    'bust',
    mapped(MONSTERS, ({ bust }) => bust),
  ),
  facts('monster/monsters.json', MONSTERS, (name) => ({ ...MONSTERS[name]?.glow })),
];

const walkers = (): Files => [...figures('walker', WALKER), facts('walker/walkers.json', WALKER)];

const doors = (): Files => [...figures('door', DOORS), facts('door/doors.json', DOORS)];

/** The sheets of each lair, and the hole in the map through which they are seen. */
const lairs = (): Files => [
  ...Object.entries(LAIRS).flatMap(([name, lair]) =>
    (['far', 'mid', 'near'] as const).map((depth) => [`lair/${name}-${depth}.svg`, layerSvg(lair[depth], depth)] as const),
  ),
  ['edge/burn.svg', signSvg(BURN)],
];

const signs = (): Files =>
  Object.entries(SIGNS).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, sign]) => [`${kind}/${name}.svg`, signSvg(sign)] as const),
  );
