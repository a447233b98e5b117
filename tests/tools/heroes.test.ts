import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import heroes from '../../assets/onedeck/art/hero/heroes.json';
import paperHeroes from '../../assets/paper/art/hero/heroes.json';
import tuning from '../../assets/tuning.json';
import { HERO_IDS } from '../../src/engine/onedeck';
import { type PartFacts, Rig } from '../../src/table/theatre/Rig';
import { expectGroups, expectOnStage, type Facts } from './partFacts';

const HEROES: Readonly<Record<string, Facts>> = heroes;
/** Units of a figure, 512 of which are its height: two hundredths are free above it wherever it stands. */
const MARGIN = 10;
/** A box has room for the light at the edges of what it is about. */
const RIM = 8;
/** Further than this a part comes off what it hangs on. */
const LOOSE = 12;
const MOMENTS = Array.from({ length: 400 }, (_, at) => at * 97);

const rigOf = ({ parts, size }: Facts): Rig => new Rig(parts, tuning.idles, size);
const poses = (rig: Rig) => rig.limbs.map(({ stands }) => ({ ...stands }));
const moved = ({ idle = [] }: PartFacts): boolean => idle.length > 0;

test('every hero has facts for each condition', () => {
  expect(Object.keys(HEROES).sort()).toEqual(HERO_IDS.flatMap((hero) => [hero, `${hero}-fallen`, `${hero}-hurt`]).sort());
});

/** The heroes of every game, by the game and their name. */
const EVERYBODY = Object.entries<Readonly<Record<string, Facts>>>({ onedeck: heroes, paper: paperHeroes }).flatMap(
  ([game, all]) => Object.entries(all).map(([name, facts]) => ({ game, name, facts })),
);

describe.each(EVERYBODY)('$game $name', ({ game, name, facts }) => {
  const { parts } = facts;
  const named = parts.map((part) => part.name);
  const part = (wanted: string | undefined): PartFacts | undefined => parts.find((one) => one.name === wanted);

  test('has a group for each of its parts, which lies on its stage', () => {
    expectGroups(readFileSync(`assets/${game}/art/hero/${name}.svg`, 'utf8'), facts);
    expectOnStage(facts);
    expectOnStage({ ...facts, parts: parts.map((one) => ({ ...one, box: [...one.pivot, 0, 0] })) });
  });

  test('holds together: what hangs on something lies against it, and stays there while both move', () => {
    const rig = rigOf(facts);
    const at = new Map(rig.limbs.map((limb) => [limb.facts.name, limb]));
    for (const { name: own, on, box } of parts.filter((one) => one.on !== undefined)) {
      const carrier = part(on);
      expect(carrier, `${own} on ${on}`).toBeDefined();
      expect(meet(box, carrier?.box ?? []), `${own} on ${on}`).toBe(true);
    }
    const apart = (one: string, other: string): number => {
      const [from, to] = [at.get(one)?.stands, at.get(other)?.stands];
      return from === undefined || to === undefined ? 0 : Math.hypot(from.x - to.x, from.y - to.y);
    };
    // Smoke and what hangs far away go their own ways.
    const held = parts.filter(({ on, idle = [] }) => on !== undefined && idle.every(({ as }) => as !== 'smoke'));
    const still = new Map(held.map(({ name: own, on = '' }) => [own, apart(own, on)]));
    for (const time of MOMENTS) {
      rig.move(time, 1);
      for (const { name: own, on = '' } of held) {
        expect(Math.abs(apart(own, on) - (still.get(own) ?? 0)), `${own} on ${on}`).toBeLessThan(LOOSE);
      }
    }
  });

  test('never leaves its frame', () => {
    const rig = rigOf(facts);
    for (const time of MOMENTS) {
      rig.move(time, 1);
      for (const { facts: own, stands } of rig.limbs) {
        const [left = 0, top = 0, width = 0] = own.box;
        const [x = 0, y = 0] = own.pivot;
        const [cos, sin] = [Math.cos(stands.turn), Math.sin(stands.turn)];
        for (const corner of [left + RIM, left + width - RIM]) {
          const high = stands.y + (corner - x) * stands.wide * sin + (top + RIM - y) * stands.high * cos;
          expect(high, `${own.name} at ${time}`).toBeGreaterThan(-MARGIN);
        }
      }
    }
  });

  test('is alive, and stands as it was drawn where nothing moves', () => {
    expect(parts.filter(moved).length).toBeGreaterThanOrEqual(name.endsWith('-fallen') ? 2 : 5);
    const rig = rigOf(facts);
    const rest = poses(rig);
    rig.move(1234, 1);
    const lives = poses(rig);
    const moving = named.filter((_, at) => JSON.stringify(lives[at]) !== JSON.stringify(rest[at]));
    expect(moving).toEqual(expect.arrayContaining(parts.filter((one) => moved(one) && !blinks(one)).map((one) => one.name)));
    rig.move(5678, 0);
    expect(poses(rig)).toEqual(rest);
    for (const { facts: own, stands } of rig.limbs) {
      expect(stands).toEqual({ turn: 0, x: own.pivot[0], y: own.pivot[1], wide: 1, high: 1, alpha: 1 });
    }
  });

  if (name.endsWith('-fallen')) return;

  test('has eyes that shut where they are', () => {
    const { box = [], pivot = [], idle = [] } = part('eyes') ?? {};
    const [left = 0, top = 0, width = 0, height = 0] = box;
    expect(idle.map(({ as }) => as)).toEqual(['blink']);
    expect(Math.abs((pivot[0] ?? 0) - left - width / 2)).toBeLessThan(4);
    expect(Math.abs((pivot[1] ?? 0) - top - height / 2)).toBeLessThan(4);
  });
});

test('no two heroes shut their eyes at once', () => {
  const begun = HERO_IDS.map((hero) => HEROES[hero]?.parts.find(({ name }) => name === 'eyes')?.idle?.[0]?.from ?? 0);
  expect(new Set(begun).size).toBe(HERO_IDS.length);
});

const blinks = ({ idle = [] }: PartFacts): boolean => idle.every(({ as }) => as === 'blink');

function meet(one: readonly number[], other: readonly number[]): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = one;
  const [otherX = 0, otherY = 0, otherWidth = 0, otherHeight = 0] = other;
  return x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height;
}
