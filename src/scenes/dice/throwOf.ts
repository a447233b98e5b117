import { type Point3, STILL, turnAbout, turnedAfter } from '../../table';
import type { Attitude } from './dieBody';

/** The tuned numbers of a throw. */
export interface Flight {
  /** The height of a leap, in sides of a die. */
  readonly height: number;
  /** The share of a leap's height that the next one has. */
  readonly bounce: number;
  readonly turns: number;
  /** How much a die is flattened where it lands from its highest leap, in parts of its height. */
  readonly squash: number;
}

/** The pose of a die in the air: its way, its height and its turn. */
export interface FlightPose extends Attitude {
  /** From 0, where it came from, to 1, where it will lie. */
  readonly way: number;
  /** The height in sides of a die. */
  readonly height: number;
  /** How much it is flattened, in parts of its height. */
  readonly flat: number;
}

export interface Throw {
  /** A die comes out of the air, or leaps from where it lies. */
  readonly from: 'hand' | 'table';
  readonly flight: Flight;
  /** The angle at which it lies in the end. */
  readonly askew: number;
  /** Returns a number between 0 and 1; for looks alone. */
  readonly random: () => number;
}

/** The moments when it touches the ground, in parts of the whole. */
const TOUCHES = [0.42, 0.67, 0.84, 0.93] as const;
/** The height of the hand, in sides of a die. */
const HAND = 1.2;
/** From this moment it lies as it will lie, and only trembles. */
export const RESTS = TOUCHES[2];
const TREMBLE = 0.1;
/** How long it is flat before and after it touches the ground. */
const FLAT = 0.045;

/** A die that lay on the table looks the same until this moment. */
const LEAVES = 0.08;

/** Returns the pose of a thrown die at each moment from 0 to 1: it falls, leaps lower each time, and lies still. */
export function throwOf({ from, flight, askew, random }: Throw): (time: number) => FlightPose {
  // From the table it turns over its edge, so that the side that lay on top has been there before.
  const lean = from === 'hand' ? (random() - 0.5) * 1.2 : 0;
  const roll: Point3 = [-Math.cos(lean), Math.sin(lean), 0];
  const whirl = (random() - 0.5) * 2.6;
  const wobble = (random() - 0.5) * 1.8;
  const lying = turnAbout([0, 0, 1], askew);
  return (time) => {
    const left = (1 - Math.min(1, time / RESTS)) ** 1.5;
    const whirled = from === 'hand' ? left : 4 * left * (1 - left);
    const shaken = time <= RESTS ? 0 : TREMBLE * (1 - (time - RESTS) / (1 - RESTS)) * Math.sin(time * 46);
    const spin = turnAbout(roll, flight.turns * Math.PI * 2 * left + shaken);
    const yaw = turnedAfter(turnAbout([0, 0, 1], whirl * whirled), turnAbout([0, 1, 0], wobble * whirled * left));
    return {
      way: 1 - (1 - Math.min(1, time / TOUCHES[3])) ** 2.2,
      height: heightAt(time, from, flight),
      flat: flatAt(time, flight),
      turn: time >= 1 ? lying : turnedAfter(lying, turnedAfter(yaw, left === 0 && shaken === 0 ? STILL : spin)),
      rest: Math.min(1, Math.max(0, (time - RESTS) / (1 - RESTS), from === 'table' ? 1 - time / LEAVES : 0)),
    };
  };
}

function heightAt(time: number, from: Throw['from'], { height, bounce }: Flight): number {
  const leap = TOUCHES.findIndex((touch) => time < touch);
  if (leap < 0) return 0;
  const [start, end] = [TOUCHES[leap - 1] ?? 0, TOUCHES[leap] ?? 1];
  const through = (time - start) / (end - start);
  const arc = height * bounce ** leap * 4 * through * (1 - through);
  return leap === 0 && from === 'hand' ? arc + HAND * (1 - through) : arc;
}

/** The lower the leap, the softer the landing. */
function flatAt(time: number, { squash, bounce }: Flight): number {
  return Math.max(0, ...TOUCHES.map((touch, leap) => squash * bounce ** leap * (1 - Math.abs(time - touch) / FLAT)));
}
