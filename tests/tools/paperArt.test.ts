import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import bosses from '../../assets/paper/art/boss/bosses.json';
import doors from '../../assets/paper/art/door/doors.json';
import heroes from '../../assets/paper/art/hero/heroes.json';
import monsters from '../../assets/paper/art/monster/monsters.json';
import walkers from '../../assets/paper/art/walker/walkers.json';
import { raster } from '../../tools/assets/icons';
import { BOSSES } from '../../tools/assets/paper/bosses';
import { MONSTERS } from '../../tools/assets/paper/monsters';
import { SIGNS } from '../../tools/assets/paper/signs';
import { expectLight, outlineOf, overlap } from './outlines';
import { expectGroups, expectOnStage, type Facts } from './partFacts';

interface BossFacts extends Facts {
  readonly hue: number;
  readonly saturation: number;
  readonly face: readonly number[];
}

const FACTS: Readonly<Record<string, BossFacts>> = bosses;
const ART = 'assets/paper/art';
const IDS = [
  'basilisk',
  'chimera',
  'dragon',
  'ghoul-king',
  'lich',
  'mimic',
  'minotaur',
  'mummy',
  'sphinx',
  'vampire',
  'watcher',
  'weaver',
];
/** Two shadows that share more than this are the same to the eye. */
const ALIKE = 0.8;
/** As heavy as the heaviest boss of One Deck Dungeon. */
const BOSS_BYTES = 44_000;
const CREST_BYTES = 21_000;

const svgsOf = (kind: string) =>
  readdirSync(`${ART}/${kind}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ name: file.replace('.svg', ''), svg: readFileSync(`${ART}/${kind}/${file}`, 'utf8') }));

/** Pairs of a kind that share their outline. */
function alikeIn(kind: string): readonly string[] {
  const outlines = svgsOf(kind).map(({ name, svg }) => ({ name, outline: outlineOf(svg) }));
  return outlines.flatMap((one, place) =>
    outlines.slice(place + 1).flatMap((other) => {
      const share = overlap(one.outline, other.outline);
      return share > ALIKE ? [`${one.name} and ${other.name}: ${share.toFixed(2)}`] : [];
    }),
  );
}

describe('bosses', () => {
  test('all twelve are there, each with a crest, and none is too heavy', () => {
    expect(Object.keys(BOSSES)).toEqual(IDS);
    expect(svgsOf('boss').map(({ name }) => name)).toEqual(IDS);
    expect(svgsOf('crest').map(({ name }) => name)).toEqual(IDS);
    expect(svgsOf('boss').filter(({ svg }) => svg.length > BOSS_BYTES)).toEqual([]);
    expect(svgsOf('crest').filter(({ svg }) => svg.length > CREST_BYTES)).toEqual([]);
  });

  test.each(Object.entries(FACTS))('%s is a puppet on its stage, with a light and a face', (name, boss) => {
    expectLight(boss);
    expectGroups(readFileSync(`${ART}/boss/${name}.svg`, 'utf8'), boss);
    expectOnStage(boss);
    const named = boss.parts.map((part) => part.name);
    for (const part of boss.parts) if (part.on !== undefined) expect(named).toContain(part.on);
    for (const [x = -1, y = -1] of [boss.face, ...boss.parts.map(({ pivot }) => pivot)]) {
      expect([x >= 0 && x <= 960, y >= 0 && y <= 720]).toEqual([true, true]);
    }
    expect(boss.parts.filter(({ idle = [] }) => idle.length > 0).length).toBeGreaterThanOrEqual(5);
    expect(BOSSES[name]?.parts.find((part) => part.name === 'eyes')).toBeDefined();
  });

  test('each has a light of its own', () => {
    const hues = Object.values(FACTS).map(({ hue }) => hue);
    expect(new Set(hues).size).toBe(hues.length);
  });

  test.each(['boss', 'crest'])('no two of kind %s share an outline', (kind) => {
    expect(alikeIn(kind)).toEqual([]);
  });
});

/** As heavy as the heaviest foe and hero of One Deck Dungeon may be. */
const MONSTER_BYTES = 30_000;
const HERO_BYTES = 15_000;
const SMALL_BYTES = 12_000;
const SIGN_BYTES = 3_000;
const LAIR_BYTES = 27_000;

/** How many of 64 × 64 points are covered, and how many of those shine. */
function shown(svg: string): { readonly covered: number; readonly bright: number } {
  const { pixels } = raster(svg, 64);
  const points = Array.from({ length: pixels.length / 4 }, (_, at) => at * 4);
  const covered = points.filter((at) => (pixels[at + 3] ?? 0) > 200);
  return { covered: covered.length, bright: covered.filter((at) => (pixels[at] ?? 0) > 200).length };
}

test.each([...svgsOf('crest'), ...svgsOf('bust')])('the head of $name fills its square and has eyes that are lit', ({ svg }) => {
  const { covered, bright } = shown(svg);
  expect(covered).toBeGreaterThan(700);
  expect(bright).toBeGreaterThan(4);
});

describe('figures that move', () => {
  const kinds: Readonly<Record<string, Readonly<Record<string, Facts>>>> = {
    door: doors,
    hero: heroes,
    monster: monsters,
    walker: walkers,
  };
  const figures = Object.entries(kinds).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, facts]) => ({ kind, name, facts, svg: readFileSync(`${ART}/${kind}/${name}.svg`, 'utf8') })),
  );

  test.each(figures)('$kind $name has a group for each part, all on its stage, each on another', ({ facts, svg }) => {
    expectGroups(svg, facts);
    expectOnStage(facts);
    const named = facts.parts.map(({ name }) => name);
    for (const { on } of facts.parts) if (on !== undefined) expect(named).toContain(on);
  });

  test.each(Object.entries<Facts>(monsters))('%s lives: eyes, and five parts that move by themselves', (name, { parts }) => {
    expect(parts.filter(({ idle = [] }) => idle.length > 0).length).toBeGreaterThanOrEqual(5);
    expect(parts.map((part) => part.name)).toContain('eyes');
    expect(readFileSync(`${ART}/monster/${name}.svg`, 'utf8').length).toBeLessThan(MONSTER_BYTES);
  });

  test('all who are needed are there', () => {
    expect(Object.keys(MONSTERS)).toEqual(['ghost', 'goblin', 'orc', 'zombie']);
    expect(svgsOf('bust').map(({ name }) => name)).toEqual(Object.keys(MONSTERS));
    expect(Object.keys(heroes)).toEqual(
      ['cleric', 'rogue', 'warrior', 'wizard'].flatMap((hero) => [hero, `${hero}-hurt`, `${hero}-fallen`]),
    );
    expect(Object.keys(doors)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(Object.keys(walkers)).toEqual(['stand', 'walk-1', 'walk-2', 'walk-3', 'walk-4']);
  });

  test('no two monsters, heads on the map or heroes share an outline', () => {
    expect(['monster', 'bust', 'hero'].flatMap(alikeIn)).toEqual([]);
  });

  test('the poses of the wanderer have the same parts in the same order', () => {
    const named = Object.values(walkers).map(({ parts }) => parts.map(({ name }) => name).join());
    expect(new Set(named).size).toBe(1);
  });

  test('none is too heavy', () => {
    expect(svgsOf('hero').filter(({ svg }) => svg.length > HERO_BYTES)).toEqual([]);
    expect(['bust', 'door', 'wall', 'walker'].flatMap(svgsOf).filter(({ svg }) => svg.length > SMALL_BYTES)).toEqual([]);
  });
});

describe('lairs', () => {
  test('each round has its three sheets, as light as those of a floor', () => {
    const sheets = svgsOf('lair');
    expect(sheets.map(({ name }) => name)).toEqual(
      ['1', '2', '3'].flatMap((round) => ['far', 'mid', 'near'].map((depth) => `${round}-${depth}`)),
    );
    expect(sheets.filter(({ svg }) => svg.length > LAIR_BYTES)).toEqual([]);
  });

  test('the map burns away around a hole: what stands in the middle is seen', () => {
    const { pixels, width, height } = raster(readFileSync(`${ART}/edge/burn.svg`, 'utf8'), 160);
    const alphaAt = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3] ?? 0;
    const middle = Math.round(height / 2);
    expect(alphaAt(width / 2, middle)).toBe(0);
    expect(Array.from({ length: width / 2 }, (_, x) => alphaAt(x, middle)).some((alpha) => alpha === 255)).toBe(true);
  });
});

describe('signs', () => {
  const signs = Object.keys(SIGNS).flatMap(svgsOf);

  test.each(signs)('$name is small and covers enough to be seen', ({ svg }) => {
    expect(svg.length).toBeLessThan(SIGN_BYTES);
    expect(shown(svg).covered).toBeGreaterThan(150);
  });

  test('every face of a die and every item has one', () => {
    expect(svgsOf('face')).toHaveLength(7);
    expect(svgsOf('item')).toHaveLength(8);
  });
});
