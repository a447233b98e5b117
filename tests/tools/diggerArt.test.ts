import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import adventurers from '../../assets/digger/art/adventurer/adventurers.json';
import creatures from '../../assets/digger/art/creature/creatures.json';
import features from '../../assets/digger/art/feature/features.json';
import hats from '../../assets/digger/art/hat/hats.json';
import lords from '../../assets/digger/art/lord/lords.json';
import minions from '../../assets/digger/art/minion/minions.json';
import moments from '../../assets/digger/art/moment/moments.json';
import places from '../../assets/digger/art/place/places.json';
import rooms from '../../assets/digger/art/room/rooms.json';
import { LORD_IDS, ORDER_IDS, ROOM_KINDS } from '../../src/engine/digger';
import { corners } from '../../src/games/digger/table/tile/hex';
import { HATS_ALONE, MINIONS } from '../../tools/assets/digger/minions';
import { ROOMS } from '../../tools/assets/digger/rooms';
import { expectLight, outlineOf, overlap } from './outlines';
import { expectGroups, expectOnStage, type Facts } from './partFacts';

const ART = 'assets/digger/art';
/** Two shadows that share more than this are the same to the eye. */
const ALIKE = 0.85;
const PUPPET_BYTES = 16_000;
/** As heavy as a moment of One Deck Dungeon. */
const MOMENT_BYTES = 54_000;
const GROUND_BYTES = 30_000;
const SIGN_BYTES = 18_000;
/** All pictures together, as they travel. */
const ALL_BYTES = 160_000;

const svgsOf = (kind: string) =>
  readdirSync(`${ART}/${kind}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ kind, name: file.replace('.svg', ''), svg: readFileSync(`${ART}/${kind}/${file}`, 'utf8') }));

const PUPPETS: Readonly<Record<string, Readonly<Record<string, Facts>>>> = {
  room: rooms,
  place: places,
  feature: features,
  minion: minions,
  hat: hats,
  lord: lords,
  adventurer: adventurers,
  creature: creatures,
  moment: moments,
};
const kinds = readdirSync(ART).filter((kind) => !kind.includes('.'));

describe('puppets', () => {
  const figures = Object.entries(PUPPETS).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, facts]) => ({ kind, name, facts })),
  );

  test.each(figures)('$kind $name has a group for each part, on its stage, each on another', ({ kind, name, facts }) => {
    expectGroups(readFileSync(`${ART}/${kind}/${name}.svg`, 'utf8'), facts);
    expectOnStage(facts);
    const named = facts.parts.map((part) => part.name);
    for (const { on } of facts.parts) if (on !== undefined) expect(named).toContain(on);
  });

  test.each(Object.entries(PUPPETS))('each %s is told and drawn', (kind, all) => {
    expect(
      svgsOf(kind)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(all).sort());
  });
});

describe('rooms', () => {
  test('every kind of the facts has furniture, and the portal', () => {
    expect(Object.keys(ROOMS).sort()).toEqual([...ROOM_KINDS, 'portal'].sort());
  });

  test.each(Object.entries(ROOMS))(
    '%s moves while it is used, and is still and dark once it is conquered',
    (_kind, { lit, out }) => {
      expect(lit.filter(({ idle = [] }) => idle.length > 0).length).toBeGreaterThanOrEqual(2);
      expect(lit.some(({ light = [] }) => light.length > 0)).toBe(true);
      expect(out.filter(({ light = [], shine = [] }) => light.length + shine.length > 0)).toEqual([]);
      expect(out.filter(({ idle = [] }) => idle.length > 0).map(({ name }) => name)).toEqual(['smoke']);
    },
  );

  test.each(Object.entries(ROOMS))('the furniture of %s stands inside its tile', (_kind, { lit }) => {
    const [top] = corners(1);
    const beyond = lit
      .flatMap(({ ink = [] }) => ink)
      .flatMap((shape) => shape.map(({ start }) => start))
      .filter(({ x, y }) => Math.abs(x) > 66 || y > 46 || y < (top?.y ?? 0) + Math.abs(x) * 0.5774);
    expect(beyond).toEqual([]);
  });
});

describe('minions', () => {
  test('every lord has a hat, a banner, an emblem and a tile', () => {
    const lords = [...LORD_IDS].sort();
    expect(Object.keys(HATS_ALONE).sort()).toEqual(lords);
    for (const kind of ['hat', 'banner', 'emblem', 'tile']) expect(svgsOf(kind).map(({ name }) => name)).toEqual(lords);
  });

  test('have all their poses, and a place for the hat on each', () => {
    expect(Object.keys(MINIONS)).toEqual(['stand', 'dig', 'run', 'carry', 'cheer', 'fall', 'sleep']);
    for (const { width, height, hat } of Object.values(MINIONS)) {
      const [x, y] = hat.at;
      expect([x > 0 && x < width, y > 0 && y < height]).toEqual([true, true]);
    }
  });
});

describe('lords, adventurers and creatures', () => {
  test('every lord has a face that breathes and blinks', () => {
    expect(Object.keys(lords).sort()).toEqual([...LORD_IDS].sort());
    for (const { parts } of Object.values<Facts>(lords)) {
      const idles = parts.flatMap(({ idle = [] }) => idle.map(({ as }) => as));
      expect(idles).toEqual(expect.arrayContaining(['breathe', 'sway']));
      expect(idles.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('adventurers carry a lantern, as minions never do', () => {
    const named = (all: Readonly<Record<string, Facts>>): readonly (readonly string[])[] =>
      Object.values(all).map(({ parts }) => parts.map(({ name }) => name));
    expect(Object.keys(adventurers)).toEqual(['barbarian', 'priest', 'thief', 'warrior', 'mage', 'bard']);
    for (const names of named(adventurers)) expect(names).toEqual(expect.arrayContaining(['lantern', 'flame']));
    for (const names of named(minions)) expect(names).not.toContain('lantern');
  });

  test('the creatures of the facts are there, and the dragon', () => {
    expect(Object.keys(creatures)).toEqual(['troll', 'guardian', 'giant-insect', 'observer', 'elemental', 'corruptor', 'dragon']);
  });
});

test('moments have a light, and hide nothing of what matters at their sides', () => {
  expect(Object.keys(moments)).toEqual(['throne-falls', 'crowning']);
  for (const { hue, saturation, size } of Object.values(moments)) {
    expectLight({ hue, saturation });
    expect(size).toEqual([1600, 720]);
  }
});

test('every order has a sign, those of scenarios, too', () => {
  const orders = [...ORDER_IDS, 'call-creature', 'goad-dragon', 'sneak-out'].sort();
  expect(svgsOf('order').map(({ name }) => name)).toEqual(orders);
});

test.each(['room', 'minion', 'hat', 'banner', 'emblem', 'lord', 'adventurer', 'creature', 'place', 'order'])(
  'no two of kind %s share an outline',
  (kind) => {
    const outlines = svgsOf(kind)
      .filter(({ name }) => !name.endsWith('-out'))
      .map(({ name, svg }) => ({ name, outline: outlineOf(svg) }));
    const alike = outlines.flatMap((one, place) =>
      outlines.slice(place + 1).flatMap((other) => {
        const share = overlap(one.outline, other.outline);
        return share > ALIKE ? [`${one.name} and ${other.name}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  },
);

test('none is too heavy, nor are all of them together', () => {
  const all = kinds.flatMap(svgsOf);
  const most = (kind: string): number =>
    ({ moment: MOMENT_BYTES, ground: GROUND_BYTES })[kind] ?? (kind in PUPPETS ? PUPPET_BYTES : SIGN_BYTES);
  const heavy = all.filter(({ kind, svg }) => svg.length > most(kind));
  expect(heavy.map(({ kind, name }) => `${kind}/${name}`)).toEqual([]);
  expect(all.reduce((sum, { svg }) => sum + gzipSync(svg).length, 0)).toBeLessThan(ALL_BYTES);
});
