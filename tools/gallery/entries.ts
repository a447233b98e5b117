import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import diggerMoments from '../../assets/digger/art/moment/moments.json';
import backdrops from '../../assets/onedeck/art/backdrop/backdrops.json';
import bosses from '../../assets/onedeck/art/boss/bosses.json';
import hues from '../../assets/onedeck/art/foe/hues.json';
import paperBosses from '../../assets/paper/art/boss/bosses.json';
import paperMonsters from '../../assets/paper/art/monster/monsters.json';
import { LIVERIES } from '../../src/games/digger/table/tile';

const SOURCES = ['assets/art', 'assets/onedeck/art', 'assets/paper/art', 'assets/digger/art', 'assets/icons'];
/** Another recipe makes another picture of the same sources. */
const RECIPE = 2;

/** The light behind a picture: degrees, per cent, and per cent of what is left of it. */
export interface Glow {
  readonly hue: number;
  readonly saturation: number;
  readonly light: number;
}

/** A picture of the gallery: sheets from back to front, and how they are shown. */
export interface Entry {
  readonly group: string;
  readonly name: string;
  readonly files: readonly string[];
  readonly glow: Glow;
  readonly width: number;
  /** Of all that it is made of. */
  readonly hash: string;
}

/** Folders in the order in which they are shown; one that nobody has named comes last, by its own name. */
export const GROUPS: Readonly<Record<string, { readonly title: string; readonly width: number }>> = {
  title: { title: 'Title', width: 480 },
  arch: { title: 'In the arches of the title', width: 128 },
  'paper-arch': { title: 'Paper Dungeons: in its arch', width: 128 },
  backdrop: { title: 'Floors of the dungeons', width: 256 },
  boss: { title: 'Bosses', width: 256 },
  foe: { title: 'Foes and perils', width: 144 },
  hero: { title: 'Heroes, hale, hurt and fallen', width: 128 },
  moment: { title: 'Moments', width: 320 },
  door: { title: 'Doors', width: 96 },
  deck: { title: 'Cards', width: 96 },
  diorama: { title: 'Paper around a figure', width: 96 },
  'paper-boss': { title: 'Paper Dungeons: bosses', width: 256 },
  'paper-crest': { title: 'Paper Dungeons: their crests', width: 96 },
  'paper-monster': { title: 'Paper Dungeons: monsters', width: 144 },
  'paper-bust': { title: 'Paper Dungeons: monsters on the map', width: 64 },
  'paper-hero': { title: 'Paper Dungeons: heroes', width: 128 },
  'paper-lair': { title: 'Paper Dungeons: lairs, by round', width: 256 },
  'paper-edge': { title: 'Paper Dungeons: where the map burns', width: 256 },
  'paper-walker': { title: 'Paper Dungeons: the wanderer', width: 96 },
  'paper-door': { title: 'Paper Dungeons: doors', width: 64 },
  'paper-wall': { title: 'Paper Dungeons: walls', width: 96 },
  'paper-face': { title: 'Paper Dungeons: faces of the dice', width: 64 },
  'paper-item': { title: 'Paper Dungeons: items', width: 64 },
  'paper-mark': { title: 'Paper Dungeons: marks', width: 64 },
  'digger-tile': { title: 'Dungeon Digger: tiles of the lords', width: 96 },
  'digger-room': { title: 'Dungeon Digger: rooms, used and conquered', width: 96 },
  'digger-place': { title: 'Dungeon Digger: places that belong to nobody', width: 96 },
  'digger-feature': { title: 'Dungeon Digger: in corridors', width: 64 },
  'digger-collapse': { title: 'Dungeon Digger: collapses', width: 96 },
  'digger-minion': { title: 'Dungeon Digger: minions', width: 96 },
  'digger-hat': { title: 'Dungeon Digger: their hats', width: 64 },
  'digger-lord': { title: 'Dungeon Digger: lords', width: 96 },
  'digger-adventurer': { title: 'Dungeon Digger: adventurers', width: 96 },
  'digger-creature': { title: 'Dungeon Digger: creatures', width: 96 },
  'digger-moment': { title: 'Dungeon Digger: moments', width: 144 },
  'digger-arch': { title: 'Dungeon Digger: in the arch of the title', width: 96 },
  'digger-ground': { title: 'Dungeon Digger: the mountain', width: 144 },
  'digger-order': { title: 'Dungeon Digger: orders', width: 48 },
  'digger-mark': { title: 'Dungeon Digger: marks', width: 48 },
  'digger-token': { title: 'Dungeon Digger: coins and tokens', width: 64 },
  'digger-banner': { title: 'Dungeon Digger: banners', width: 64 },
  'digger-emblem': { title: 'Dungeon Digger: emblems', width: 64 },
  light: { title: 'Light', width: 96 },
  ui: { title: 'Signs and frames', width: 64 },
  icons: { title: 'Icons', width: 64 },
};
const WIDTH = 128;
/** Ink stands before the lantern, everything else on dark ground. */
const LANTERN: Glow = { hue: 36, saturation: 80, light: 90 };
const DARK: Glow = { hue: 280, saturation: 14, light: 34 };
/** Kinds of Dungeon Digger that are ink, and those that need a light of their own. */
const DIGGER = ['room', 'place', 'feature', 'minion', 'hat', 'lord', 'adventurer', 'creature'].map((kind) => `digger-${kind}`);
const INK = [
  'hero',
  'moment',
  'diorama',
  'light',
  'paper-hero',
  'paper-walker',
  'paper-door',
  'paper-wall',
  'paper-lair',
  ...DIGGER,
];
type Lights = Readonly<Record<string, Omit<Glow, 'light'> & { readonly light?: number }>>;
const LIGHTS: ReadonlyMap<string, Glow> = new Map([
  ...lightsOf('backdrop', backdrops),
  ...lightsOf('boss', bosses),
  ...lightsOf('foe', hues),
  ...['paper-boss', 'paper-crest'].flatMap((group) => lightsOf(group, paperBosses)),
  ...['paper-monster', 'paper-bust'].flatMap((group) => lightsOf(group, paperMonsters)),
  ...lightsOf('digger-moment', diggerMoments),
  ...['digger-lord', 'digger-hat'].flatMap((group) => lightsOf(group, LIVERIES)),
]);

/** The light of each picture of a group, by the group and the name. */
function lightsOf(group: string, lights: Lights): readonly (readonly [string, Glow])[] {
  return Object.entries(lights).map(([name, { hue, saturation, light = 100 }]) => [
    `${group}/${name}`,
    { hue, saturation, light },
  ]);
}

/** Everything drawn that the game has, each picture once. */
export function galleryEntries(): readonly Entry[] {
  const order = Object.keys(GROUPS);
  const place = ([id]: readonly [string, unknown]): number =>
    (order.indexOf(groupOf(id)) + order.length + 1) % (order.length + 1);
  return [...sheetsById()].sort((one, other) => place(one) - place(other)).map(([id, files]) => entryOf(id, files));
}

/** The sheets of a backdrop are one picture: far, mid, near, and what lives on them; so are those of the title, in the order of their numbers. */
function sheetsById(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((one) => one.endsWith('.svg')).sort()) {
    const id = file
      .replace(/(?<=\/title\/)\d-\w+\.svg$/, 'scene')
      .replace(/(?<=\/(backdrop|lair)\/.*)-(far|mid|near|parts)\.svg$|\.svg$/, '');
    found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

function entryOf(id: string, files: readonly string[]): Entry {
  const group = groupOf(id);
  const name = id.replace(/^.*\//, '');
  const glow = LIGHTS.get(`${group}/${name}`) ?? (INK.includes(group) ? LANTERN : DARK);
  const width = GROUPS[group]?.width ?? WIDTH;
  const made = createHash('sha256').update(JSON.stringify([RECIPE, glow, width]));
  for (const file of files) made.update(readFileSync(file));
  return { group, name, files, glow, width, hash: made.digest('hex').slice(0, 16) };
}

/** The folder, after the name of the game where that is not the first one. */
function groupOf(id: string): string {
  const [, game = '', art = '', kind = ''] = id.split('/');
  const folder = id.split('/').at(-2) ?? '';
  return art === 'art' && kind === folder && game !== 'onedeck' ? `${game}-${folder}` : folder;
}
