import { type Figure, type Part, remade } from '../../drawing/figure';
import { moved, type Shape, turned } from '../../drawing/shapes';
import { staged } from '../stage';
import { crownOf } from './body';
import { HATS } from './hats';
import type { Pose } from './pose';
import { POSES } from './poses';

/** The ground between the feet. */
const AT = [224, 432] as const;
const SCALE = 3;
const RIM = 2;
const UPSIDE = -142;

interface Minion extends Figure {
  /** Where its hat sits, and how far that is turned. */
  readonly hat: { readonly at: readonly [number, number]; readonly degrees: number };
}

const turnedOver = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: -50 }, { degrees: UPSIDE }), 4, -26);

/** Poses without hats, about the ground between the feet. */
export const HATLESS: Readonly<Record<keyof typeof POSES, readonly Part[]>> = {
  stand: POSES.stand.parts,
  dig: POSES.dig.parts,
  run: POSES.run.parts,
  carry: POSES.carry.parts,
  cheer: POSES.cheer.parts,
  sleep: POSES.sleep.parts,
  fall: remade(POSES.fall.parts, turnedOver),
};

/** The hat of a lord, where it sits in a pose. */
export function hatOf(pose: Exclude<keyof typeof POSES, 'fall'>, lord: string): readonly Part[] {
  const { at, degrees } = crownOf(POSES[pose].head);
  return remade(HATS[lord] ?? [], (shape) => moved(turned(shape, { x: 0, y: 0 }, { degrees }), at[0], at[1]));
}

function minion(name: string, { parts, head }: Pose): Minion {
  const over = name === 'fall';
  const { at, degrees } = crownOf(head);
  const hat: Part = { name: 'hat', pivot: at };
  const whole = over ? remade([...parts, hat], turnedOver) : [...parts, hat];
  const figure = staged(whole, { width: 512, height: 456, at: AT, scale: SCALE, rim: RIM });
  const [x, y] = figure.parts.at(-1)?.pivot ?? AT;
  return {
    ...figure,
    parts: figure.parts.slice(0, -1),
    hat: { at: [Math.round(x), Math.round(y)], degrees: degrees + (over ? UPSIDE : 0) },
  };
}

/** Without a hat: that of its lord is laid on it. */
export const MINIONS: Readonly<Record<string, Minion>> = Object.fromEntries(
  Object.entries(POSES).map(([name, pose]) => [name, minion(name, pose)]),
);

/** The point that sits on the head is at the same place in all of them. */
export const SEAT = [208, 248] as const;

export const HATS_ALONE: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(HATS).map(([lord, parts]) => [
    lord,
    staged(parts, { width: 352, height: 304, at: SEAT, scale: SCALE, rim: RIM }),
  ]),
);
