import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import places from '../../assets/onedeck/art/backdrop/parts.json';
import tuning from '../../assets/tuning.json';
import { DUNGEONS } from '../../src/engine/onedeck';
import { Rig } from '../../src/table/theatre/Rig';
import { expectGroups, expectOnStage, type Facts } from './partFacts';

const PLACES: Readonly<Record<string, Facts>> = places;
const MOST_PARTS = 10;
/** Longer than anything takes to come round. */
const WATCHED = 16_000;

const svgOf = (name: string): string => readFileSync(`assets/onedeck/art/backdrop/${name}.svg`, 'utf8');
const outlines = (svg: string): readonly string[] =>
  [...svg.matchAll(/\bd="([^"]+)"/g)].flatMap(([, d = '']) => d.match(/M[^M]+/g) ?? []);

test('every floor of every dungeon has something in it that moves', () => {
  const floors = Object.keys(DUNGEONS).flatMap((dungeon) => [1, 2, 3].map((floor) => `${dungeon}-${floor}-parts`));
  expect(Object.keys(PLACES).sort()).toEqual(floors.sort());
});

describe.each(Object.entries(PLACES))('the place %s', (name, { size, parts }) => {
  const named = parts.map((part) => part.name);

  test('has a group for each of its parts, which lies on one of its sheets and hangs on another there', () => {
    const svg = svgOf(name);
    const [wide = 0, high = 0] = size;
    expectGroups(svg, { size, parts });
    expectOnStage({ size, parts });
    expect(svg).toContain(`width="${wide}" height="${high}"`);
    for (const { on, layer = '' } of parts) {
      expect(['far', 'mid', 'near']).toContain(layer);
      if (on !== undefined) expect(parts.find((part) => part.name === on)?.layer).toBe(layer);
    }
  });

  test('moves in several ways, and in few pieces', () => {
    const ways = new Set(parts.flatMap(({ idle = [] }) => idle.map(({ as }) => as)));
    expect(ways.size).toBeGreaterThanOrEqual(3);
    expect(parts.length).toBeLessThanOrEqual(MOST_PARTS);
  });

  test('has no part that never moves, and none that moves where nothing is to', () => {
    const rig = new Rig(parts, tuning.idles, size);
    const still = rig.limbs.map(({ facts, stands }) => ({ ...stands, name: facts.name }));
    const moved = new Set<string>();
    for (let time = 0; time < WATCHED; time += 230) {
      rig.move(time, 0);
      expect(rig.limbs.map(({ facts, stands }) => ({ ...stands, name: facts.name }))).toEqual(still);
      rig.move(time, 1);
      for (const [at, { facts, stands }] of rig.limbs.entries())
        if (JSON.stringify({ ...stands, name: facts.name }) !== JSON.stringify(still[at])) moved.add(facts.name);
    }
    expect([...moved].sort()).toEqual(named.toSorted());
  });

  test('is not drawn twice: what moves is on no sheet that stands still', () => {
    const living = new Set(outlines(svgOf(name)));
    expect(living.size).toBeGreaterThan(2);
    for (const depth of ['far', 'mid', 'near']) {
      const still = outlines(svgOf(name.replace(/parts$/, depth)));
      expect(still.filter((outline) => living.has(outline))).toEqual([]);
    }
  });
});
