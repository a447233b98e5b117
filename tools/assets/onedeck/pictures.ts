import { partsOf } from '../drawing/figure';
import { figureSvg } from '../drawing/paper';
import { table } from '../drawing/table';
import { heroFiles } from '../people/files';
import { layerSvg } from '../places/layer';
import { livingFacts, livingSvg } from '../places/living';
import { BACKDROPS } from './backdrops';
import { BOSSES } from './bosses';
import { FOES } from './foes';
import { HEROES } from './heroes';
import { MOMENTS } from './moments';
import { PERILS } from './perils';

/** Everything under `assets/onedeck/art` that is drawn by code, by its place there. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map([...bosses(), ...foes(), ...heroFiles(HEROES), ...moments(), ...backdrops()]);

type Files = readonly (readonly [string, string])[];

function bosses(): Files {
  const entries = Object.entries(BOSSES);
  return [
    ...entries.map(([name, boss]) => [`boss/${name}.svg`, figureSvg(boss)] as const),
    ['boss/bosses.json', table(entries.map(([name, boss]) => [name, { ...boss.glow, face: boss.face, ...partsOf(boss) }]))],
  ];
}

/** Who fights, and what only has to be got past. */
function foes(): Files {
  const entries = Object.entries({ ...FOES, ...PERILS }).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...entries.map(([name, foe]) => [`foe/${name}.svg`, figureSvg(foe)] as const),
    ['foe/hues.json', table(entries.map(([name, { glow }]) => [name, glow]))],
    ['foe/figures.json', table(entries.map(([name, foe]) => [name, { ...foe.glow, ...builtOf(name), ...partsOf(foe) }]))],
  ];
}

/** Nobody has to fear that a peril comes for them. */
const builtOf = (name: string): object => (name in PERILS ? { built: true } : {});

function moments(): Files {
  const entries = Object.entries(MOMENTS);
  return [
    ...entries.map(([name, moment]) => [`moment/${name}.svg`, figureSvg(moment)] as const),
    ['moment/moments.json', table(entries.map(([name, moment]) => [name, { ...moment.glow, ...partsOf(moment) }]))],
  ];
}

function backdrops(): Files {
  const floors = Object.entries(BACKDROPS).flatMap(([dungeon, list]) =>
    list.map((floor, at) => ({ name: `${dungeon}-${at + 1}`, floor })),
  );
  return [
    ...floors.flatMap(({ name, floor }) =>
      (['far', 'mid', 'near'] as const).map((depth) => [`backdrop/${name}-${depth}.svg`, layerSvg(floor[depth], depth)] as const),
    ),
    ...floors.map(({ name, floor }) => [`backdrop/${name}-parts.svg`, livingSvg(floor)] as const),
    ['backdrop/backdrops.json', table(floors.map(({ name, floor }) => [name, floor.glow]))],
    ['backdrop/parts.json', table(floors.map(({ name, floor }) => [`${name}-parts`, { ...floor.glow, ...livingFacts(floor) }]))],
  ];
}
