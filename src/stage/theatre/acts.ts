import type { Limb } from './Rig';

/** How far an act goes; each takes from it what it needs. Distances are parts of the figure's height, turns are degrees. */
export interface ActNumbers {
  readonly distance: number;
  readonly turn: number;
}

export interface Acting {
  readonly limbs: readonly Limb[];
  /** The light around the figure: 1 at rest. */
  readonly glow: { alpha: number };
  /** Of the figure. */
  readonly height: number;
}

/** Poses a figure at a moment of an act, from 0 to 1. */
export type Act = (acting: Acting, share: number, numbers: ActNumbers) => void;

const RADIANS = Math.PI / 180;
const GOLDEN = 0.618034;
/** Between -1 and 1, another for each limb and always the same. */
const chance = (at: number): number => (((at + 1) * GOLDEN) % 1) * 2 - 1;
const clamped = (value: number): number => Math.max(0, Math.min(1, value));
const eased = (value: number): number => 1 - (1 - clamped(value)) ** 3;
const isRoot = ({ facts }: Limb): boolean => facts.on === undefined;

/** A foe steps into the light. */
const enter: Act = ({ limbs, glow, height }, share, { distance, turn }) => {
  for (const [at, limb] of limbs.entries()) {
    const { given, facts } = limb;
    const come = eased(share);
    given.alpha = clamped(facts.lit === true ? share * 4 : share * 2 - 0.15);
    if (!isRoot(limb)) continue;
    given.y = (1 - come) * distance * height;
    given.turn = (1 - come) * turn * chance(at) * RADIANS;
  }
  glow.alpha = eased(share * 1.4 - 0.4);
};

/** A boss rises from the dark: first what shines, then the parts in front, then those behind, then the light around it. */
const rise: Act = ({ limbs, glow, height }, share, { distance, turn }) => {
  for (const [at, limb] of limbs.entries()) {
    const { given, facts } = limb;
    const late = 0.22 + 0.4 * (1 - at / limbs.length);
    const come = eased((share - late) / 0.36);
    given.alpha = facts.lit === true ? clamped(share * 7) : clamped((share - late) / 0.2);
    if (!isRoot(limb)) continue;
    given.y = (1 - come) * distance * height;
    given.turn = (1 - come) * turn * chance(at) * RADIANS;
  }
  glow.alpha = clamped((share - 0.55) / 0.35);
};

/** It throws itself at the heroes, and is back. */
const strike: Act = ({ limbs, height }, share, { distance, turn }) => {
  const there = Math.sin(clamped(share) ** 0.7 * Math.PI);
  for (const [at, limb] of limbs.entries()) {
    limb.given.turn = there * turn * chance(at) * RADIANS;
    if (!isRoot(limb)) continue;
    limb.given.x = -there * distance * height;
    limb.given.y = there * distance * height * 0.35;
  }
};

/** It reels, and the light behind it goes out and comes back. */
const reel: Act = ({ limbs, glow, height }, share, { distance, turn }) => {
  const away = Math.sin(clamped(share) ** 0.5 * Math.PI);
  const shake = Math.sin(share * Math.PI * 7) * (1 - share);
  for (const [at, limb] of limbs.entries()) {
    const { given, facts } = limb;
    given.turn = away * turn * chance(at) * RADIANS;
    if (facts.lit === true) given.alpha = 1 - away * 0.7;
    if (!isRoot(limb)) continue;
    given.x = (away + shake * 0.4) * distance * height;
  }
  glow.alpha = 1 - 0.8 * Math.abs(shake);
};

/** It comes apart, piece by piece, and its light goes out. */
const fall: Act = ({ limbs, glow, height }, share, { distance, turn }) => {
  for (const [at, { given, facts }] of limbs.entries()) {
    const drop = clamped((share - 0.18 - 0.3 * ((at * GOLDEN) % 1)) / 0.52) ** 2;
    given.y = drop * distance * height;
    given.x = drop * chance(at) * distance * height * 0.25;
    given.turn = drop * turn * chance(at + 3) * RADIANS;
    given.alpha = clamped((1 - share) * 3);
    if (facts.lit === true) given.alpha *= clamped(1.25 - share * 3.2 + 0.3 * Math.sin(share * 60) * clamped(share * 9));
  }
  glow.alpha = clamped(1 - share * 1.6 + 0.25 * Math.sin(share * 50) * (1 - share));
};

/** It goes up in embers. */
const dissolve: Act = ({ limbs, glow, height }, share, { distance, turn }) => {
  for (const [at, limb] of limbs.entries()) {
    const { given } = limb;
    const gone = clamped((share - 0.6 * ((at * GOLDEN) % 1)) / 0.34);
    given.alpha = 1 - gone;
    if (!isRoot(limb)) continue;
    given.y = -gone * distance * height;
    given.turn = gone * turn * chance(at) * RADIANS;
    given.wide = 1 - gone * 0.2;
    given.high = 1 + gone * 0.12;
  }
  glow.alpha = 1 - clamped(share * 1.3);
};

export const ACTS = { enter, rise, strike, reel, fall, dissolve } as const satisfies Readonly<Record<string, Act>>;
export type ActName = keyof typeof ACTS;
