import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import slices from '../../assets/art/ui/slices.json';
import backdrops from '../../assets/onedeck/art/backdrop/backdrops.json';
import bosses from '../../assets/onedeck/art/boss/bosses.json';
import foes from '../../assets/onedeck/art/foe/figures.json';
import hues from '../../assets/onedeck/art/foe/hues.json';
import { DUNGEONS, ENCOUNTERS, HERO_IDS } from '../../src/engine/onedeck';
import { drawPictures as drawDigger } from '../../tools/assets/digger/pictures';
import { raster, renderIcons } from '../../tools/assets/icons';
import { FOES } from '../../tools/assets/onedeck/foes';
import { HEROES } from '../../tools/assets/onedeck/heroes';
import { PERILS } from '../../tools/assets/onedeck/perils';
import { drawPictures as drawOneDeck } from '../../tools/assets/onedeck/pictures';
import { drawPictures as drawPaper } from '../../tools/assets/paper/pictures';
import { expectLight, outlineOf, overlap } from './outlines';

const SIDE = 64;
const ALIKE = 0.8;
const PUPPET_BYTES = 30_000;
const HERO_BYTES = 15_000;

const pictures = ['assets/art', 'assets/onedeck/art', 'assets/paper/art', 'assets/digger/art', 'assets/icons'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ name: `${folder}/${file}`, svg: readFileSync(`${folder}/${file}`, 'utf8') })),
);
const matches = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(pictures)('$name', ({ svg }) => {
  test('is well formed, has a size and a viewBox from the origin, and shows something', () => {
    const size = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)">/.exec(
      svg,
    );
    expect(size?.slice(1, 3)).toEqual(size?.slice(3, 5));
    expect(size).not.toBeNull();
    expect(raster(svg, SIDE).pixels.some((byte) => byte > 0)).toBe(true);
  });

  test('stands alone: no text, style, script, filter or picture, and every reference ends inside', () => {
    expect(svg).not.toMatch(/<(text|style|script|filter|image|foreignObject)\b|\b(class|style|font-family|on\w+)=|href=/);
    const ids = matches(svg, /\bid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(matches(svg, /url\(([^)]*)\)/g).map((target) => target.replace(/^#/, ''))));
  });
});

describe('figures', () => {
  const figures = (kind: string) => pictures.filter(({ name }) => name.startsWith(`assets/onedeck/art/${kind}/`));

  test('every encounter has a figure and a hue', () => {
    const named = figures('foe').map(({ name }) => name.replace(/^.*\/|\.svg$/g, ''));
    expect(named).toHaveLength(22);
    expect(Object.keys(hues).sort()).toEqual(named.sort());
    for (const light of Object.values(hues)) expectLight(light);
  });

  test.each(Object.entries(bosses))('%s has a figure, a hue and a face, and a group for each of its parts', (name, boss) => {
    const svg = figures('boss').find((figure) => figure.name.endsWith(`/${name}.svg`))?.svg ?? '';
    expectLight(boss);
    expect(matches(svg, /<g id="([^"]+)"/g)).toEqual(boss.parts.map((part) => part.name));
    const places = [boss.face, ...boss.parts.map(({ pivot }) => pivot)];
    for (const [x = -1, y = -1] of places) expect([x >= 0 && x <= 960, y >= 0 && y <= 720]).toEqual([true, true]);
    for (const { box } of boss.parts) expect(box.every((side) => side >= 0)).toBe(true);
  });

  test('all bosses are there', () => {
    expect(figures('boss')).toHaveLength(Object.keys(bosses).length);
    expect(Object.keys(bosses).sort()).toEqual(
      Object.values(DUNGEONS)
        .map(({ boss }) => boss)
        .sort(),
    );
  });

  test('every floor of every dungeon has its light and its sheets, and the deeper, the darker', () => {
    const floors = new Map(Object.entries(backdrops));
    const sheets = figures('backdrop').map(({ name }) => name.replace(/^.*\/|\.svg$/g, ''));
    for (const dungeon of Object.keys(DUNGEONS)) {
      const lights = [1, 2, 3].map((floor) => {
        for (const sheet of ['far', 'mid', 'near', 'parts']) expect(sheets).toContain(`${dungeon}-${floor}-${sheet}`);
        return floors.get(`${dungeon}-${floor}`)?.light ?? 0;
      });
      expect(lights).toEqual(lights.toSorted((one, other) => other - one));
      expect(lights[2]).toBeGreaterThan(0);
    }
    expect(sheets).toHaveLength(floors.size * 4);
    for (const light of floors.values()) expectLight(light);
  });

  test.each(['foe', 'hero', 'boss'])('no two of kind %s share an outline', (kind) => {
    const outlines = figures(kind).map(({ name, svg }) => ({ name, outline: outlineOf(svg) }));
    expect(outlines.length).toBeGreaterThan(1);
    const alike = outlines.flatMap((one, place) =>
      outlines.slice(place + 1).flatMap((other) => {
        const share = overlap(one.outline, other.outline);
        return share > ALIKE ? [`${one.name} and ${other.name}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test.each(Object.entries({ ...FOES, ...PERILS }))('%s is a light puppet of a few parts', (name, { parts }) => {
    const named = parts.map((part) => part.name);
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(figures('foe').find((figure) => figure.name.endsWith(`/${name}.svg`))?.svg.length).toBeLessThan(PUPPET_BYTES);
  });

  test('every hero is there, hale, hurt and fallen, and each of them is small', () => {
    const named = figures('hero').map(({ name }) => name.replace(/^.*\/|\.svg$/g, ''));
    expect(Object.keys(HEROES).sort()).toEqual([...HERO_IDS].sort());
    expect(named.sort()).toEqual(HERO_IDS.flatMap((hero) => [hero, `${hero}-fallen`, `${hero}-hurt`]).sort());
    expect(figures('hero').filter(({ svg }) => svg.length > HERO_BYTES)).toEqual([]);
  });

  test.each(Object.entries(foes))('every part of %s is a group, lies on its stage, and hangs on another', (name, foe) => {
    const svg = figures('foe').find((figure) => figure.name.endsWith(`/${name}.svg`))?.svg ?? '';
    const named = foe.parts.map((part) => part.name);
    expect(matches(svg, /<g id="([^"]+)"/g)).toEqual(named);
    expect(svg).toContain(`width="${foe.size[0]}" height="${foe.size[1]}"`);
    const [wide = 0, high = 0] = foe.size;
    for (const { pivot, box } of foe.parts) {
      const [[left = -1, top = -1, width = -1, height = -1], [x = -1, y = -1]] = [box, pivot];
      expect([left, top, width, height, x, y].every((number) => number >= 0)).toBe(true);
      expect([left + width <= wide, top + height <= high, x <= wide, y <= high]).not.toContain(false);
    }
    for (const part of foe.parts) if ('on' in part) expect(named).toContain(part.on);
  });

  test.each(Object.entries(FOES))(
    '%s looks at you, and whatever moves of it has a place on its stage',
    (_name, { width, height, parts }) => {
      expect(parts.find(({ name }) => name === 'eyes')?.light?.length).toBeGreaterThan(0);
      expect(parts.filter(({ idle = [] }) => idle.length > 0).length).toBeGreaterThanOrEqual(4);
      const points = parts.flatMap(({ ink = [], light = [] }) => [...ink, ...light].flat().map(({ start }) => start));
      for (const { x, y } of points) expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
      expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(height * 0.95);
    },
  );

  test('all encounters are there, fights and perils', () => {
    const namesOf = (kind: string) => Object.values(ENCOUNTERS).flatMap((card) => (card.kind === kind ? [card.name] : []));
    expect(Object.keys(PERILS).sort()).toEqual([...new Set(namesOf('peril'))].sort());
    expect(Object.keys(FOES).sort()).toEqual([...new Set(namesOf('combat'))].sort());
  });

  test('the measure tells a figure from itself moved by nothing', () => {
    const outline = outlineOf(figures('foe')[0]?.svg ?? '');
    expect(overlap(outline, outline)).toBe(1);
    expect(
      overlap(
        outline,
        outline.map((inside) => !inside),
      ),
    ).toBe(0);
  });
});

test.each(Object.entries(slices))('the slices of %s fit into its picture and leave a middle', (name, slice) => {
  const svg = pictures.find((picture) => picture.name === `assets/art/ui/${name}.svg`)?.svg;
  expect(svg).toContain(`width="${slice.width}" height="${slice.height}"`);
  expect(slice.left + slice.right).toBeLessThan(slice.width);
  expect(slice.top + slice.bottom).toBeLessThan(slice.height);
  for (const edge of ['left', 'right', 'top', 'bottom'] as const) expect(slice.bleed[edge]).toBeLessThan(slice[edge]);
});

test('the title picture is small enough to be there at the first paint', () => {
  const sheets = pictures.filter(({ name }) => name.startsWith('assets/art/title/'));
  expect(sheets).toHaveLength(9);
  expect(sheets.reduce((total, { svg }) => total + svg.length, 0)).toBeLessThan(28_000);
});

test.each([
  ...[...drawOneDeck()].map(([file, text]) => [`assets/onedeck/art/${file}`, text]),
  ...[...drawPaper()].map(([file, text]) => [`assets/paper/art/${file}`, text]),
  ...[...drawDigger()].map(([file, text]) => [`assets/digger/art/${file}`, text]),
])('%s is fresh (npm run art)', (file = '', text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

describe('public/icons', async () => {
  const icons = await renderIcons();

  test('holds what the build renders and nothing else', () => {
    expect(readdirSync('public/icons').sort()).toEqual([...icons.keys()].sort());
  });

  test('takes little of what is kept for offline', () => {
    const bytes = [...icons.values()].reduce((total, icon) => total + icon.length, 0);
    expect(bytes).toBeLessThan(80_000);
  });

  test.each([...icons])('%s is fresh (npm run art)', (file, bytes) => {
    expect(Buffer.compare(readFileSync(`public/icons/${file}`), bytes)).toBe(0);
  });
});
