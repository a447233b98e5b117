import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import bosses from '../../assets/paper/art/boss/bosses.json';
import { raster } from '../../tools/assets/icons';
import { BOSSES } from '../../tools/assets/paper/bosses';
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

  test.each(svgsOf('crest'))('the crest of $name fills its square and has an eye that is lit', ({ svg }) => {
    const { pixels } = raster(svg, 64);
    const at = Array.from({ length: 64 * 64 }, (_, place) => place);
    const opaque = at.filter((place) => (pixels[place * 4 + 3] ?? 0) > 200);
    const bright = opaque.filter((place) => (pixels[place * 4] ?? 0) > 200);
    expect(opaque.length).toBeGreaterThan(700);
    expect(bright.length).toBeGreaterThan(4);
  });
});
