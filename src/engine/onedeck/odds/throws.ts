import { rollDie, type Seed, seededStream } from '../../kernel';
import type { DieColor } from '../content/facts';
import { type Counts, placeOfDie } from './Placing';

/** What becomes of a die: a value of 0 is a die that is lost. */
export interface Face {
  readonly value: number;
  readonly time: number;
  /** The sides, of six, that come to this. */
  readonly sides: number;
}

/** Dice of one colour that are thrown. */
export interface Handful {
  readonly color: DieColor;
  readonly dice: number;
  /** By the side that is rolled, from 1 to 6. */
  readonly sides: readonly Omit<Face, 'sides'>[];
}

/** One way that the dice may fall: the time that rolling cost, and its weight among all. */
export type OnThrow = (time: number, share: number) => void;

const SIDES = 6;
const SAMPLES = 400;
const MOST_DICE = 16;

/** How many different throws there are: dice of one colour are told apart by nothing but their faces. */
export function throwsOf(handfuls: readonly Handful[]): number {
  return handfuls.reduce((product, { dice, sides }) => product * sets(dice, facesOf(sides).length), 1);
}

/** Adds every throw to `counts` in turn and calls. */
export function everyThrow(counts: Counts, handfuls: readonly Handful[], onThrow: OnThrow): void {
  const [first, ...others] = handfuls;
  if (first === undefined) {
    onThrow(0, 1);
    return;
  }
  const { color, sides, dice } = first;
  const faces = facesOf(sides);
  const fall = (at: number, left: number, so: { readonly time: number; readonly share: number }): void => {
    const face = faces[at];
    if (face === undefined) {
      if (left === 0) everyThrow(counts, others, (time, share) => onThrow(time + so.time, share * so.share));
      return;
    }
    const place = placeOfDie(color, face.value);
    const isLast = at === faces.length - 1;
    let share = so.share;
    for (let count = 0; count <= left; count++) {
      if (!isLast || count === left) {
        counts[place] = (counts[place] ?? 0) + count;
        fall(at + 1, left - count, { time: so.time + count * face.time, share });
        counts[place] = (counts[place] ?? 0) - count;
      }
      share *= (((left - count) / (count + 1)) * face.sides) / SIDES;
    }
  };
  fall(0, dice, { time: 0, share: 1 });
}

export interface Sampled {
  readonly handfuls: readonly Handful[];
  readonly samples?: number | undefined;
}

/** Adds 400 throws to `counts` in turn and calls. They are the same ones each time, and none of them is the game's. */
export function someThrows(counts: Counts, { handfuls, samples = SAMPLES }: Sampled, onThrow: OnThrow): void {
  for (let sample = 0; sample < samples; sample++) {
    let time = 0;
    const places: number[] = [];
    for (const { color, dice, sides } of handfuls) {
      const row = rowOf(color);
      for (let die = 0; die < dice; die++) {
        const face = sides[(row[sample * MOST_DICE + (die % MOST_DICE)] ?? 1) - 1];
        if (face === undefined) continue;
        time += face.time;
        places.push(placeOfDie(color, face.value));
      }
    }
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
    onThrow(time, 1);
    for (const place of places) counts[place] = (counts[place] ?? 0) - 1;
  }
}

function facesOf(sides: Handful['sides']): readonly Face[] {
  const faces: Face[] = [];
  for (const { value, time } of sides) {
    const at = faces.findIndex((face) => face.value === value && face.time === time);
    const face = faces[at];
    if (face === undefined) faces.push({ value, time, sides: 1 });
    else faces[at] = { ...face, sides: face.sides + 1 };
  }
  return faces;
}

function sets(dice: number, faces: number): number {
  let ways = 1;
  for (let at = 1; at < faces; at++) ways = (ways * (dice + at)) / at;
  return Math.round(ways);
}

const rows = new Map<DieColor, Uint8Array>();

/** Each colour has rolls of its own: one more die changes nothing about the others, so before and after can be compared. */
function rowOf(color: DieColor): Uint8Array {
  const kept = rows.get(color);
  if (kept !== undefined) return kept;
  const row = new Uint8Array(SAMPLES * MOST_DICE);
  let stream = seededStream<number>('odds' as Seed, color);
  for (let at = 0; at < row.length; at++) {
    const draw = rollDie(stream, SIDES);
    row[at] = draw.value;
    stream = draw.stream;
  }
  rows.set(color, row);
  return row;
}
