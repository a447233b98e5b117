import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import backdrops from '../../assets/onedeck/art/backdrop/backdrops.json';
import bosses from '../../assets/onedeck/art/boss/bosses.json';
import hues from '../../assets/onedeck/art/foe/hues.json';

const SOURCES = ['assets/art', 'assets/onedeck/art', 'assets/icons'];
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
  backdrop: { title: 'Floors of the dungeons', width: 256 },
  boss: { title: 'Bosses', width: 256 },
  foe: { title: 'Foes and perils', width: 144 },
  hero: { title: 'Heroes, hale, hurt and fallen', width: 128 },
  moment: { title: 'Moments', width: 320 },
  door: { title: 'Doors', width: 96 },
  deck: { title: 'Cards', width: 96 },
  diorama: { title: 'Paper around a figure', width: 96 },
  light: { title: 'Light', width: 96 },
  ui: { title: 'Signs and frames', width: 64 },
  icons: { title: 'Icons', width: 64 },
};
const WIDTH = 128;
/** Ink stands before the lantern, everything else on dark ground. */
const LANTERN: Glow = { hue: 36, saturation: 80, light: 90 };
const DARK: Glow = { hue: 280, saturation: 14, light: 34 };
const INK = ['hero', 'moment', 'diorama', 'light'];
const LIGHTS: ReadonlyMap<string, Glow> = new Map(
  [
    ...Object.entries(backdrops),
    ...Object.entries({ ...bosses, ...hues }).map(([name, glow]) => [name, { ...glow, light: 100 }] as const),
  ].map(([name, { hue, saturation, light }]) => [name, { hue, saturation, light }]),
);

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
      .replace(/(?<=\/backdrop\/.*)-(far|mid|near|parts)\.svg$|\.svg$/, '');
    found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

function entryOf(id: string, files: readonly string[]): Entry {
  const group = groupOf(id);
  const name = id.replace(/^.*\//, '');
  const glow = LIGHTS.get(name) ?? (INK.includes(group) ? LANTERN : DARK);
  const width = GROUPS[group]?.width ?? WIDTH;
  const made = createHash('sha256').update(JSON.stringify([RECIPE, glow, width]));
  for (const file of files) made.update(readFileSync(file));
  return { group, name, files, glow, width, hash: made.digest('hex').slice(0, 16) };
}

const groupOf = (id: string): string => id.split('/').at(-2) ?? '';
