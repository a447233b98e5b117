import type { Figure } from '../drawing/figure';
import { dice, shard } from '../drawing/shapes';

const LENGTH = 176;
const DEPTH = 40;

/** A wall of the map: a strip of black paper, torn and not cut, which reaches over the corners of a room. */
function wall(seed: number): Figure {
  const next = dice(seed);
  const steps = 15;
  const edge = (y: number, away: number): readonly string[] =>
    Array.from(
      { length: steps + 1 },
      (_, at) => `${8 + ((LENGTH - 16) * at) / steps + (next() - 0.5) * 8},${y + away * next() * 7}`,
    );
  const flaw = (y: number, tip: number): string => {
    const x = 30 + next() * (LENGTH - 60);
    return `${x},${y} ${x + 12},${y + 2} ${x + 5},${y + tip}`;
  };
  return {
    width: LENGTH,
    height: DEPTH,
    parts: [
      {
        name: 'wall',
        pivot: [LENGTH / 2, DEPTH / 2],
        ink: [shard([...edge(14, -1), ...edge(26, 1).toReversed()].join(' '))],
        marks: [shard(flaw(14, 7)), shard(flaw(26, -7)), shard(flaw(15, 5))],
      },
    ],
  };
}

/** Enough that no two beside each other are the same. */
export const WALLS: Readonly<Record<string, Figure>> = { 'wall-1': wall(3), 'wall-2': wall(8), 'wall-3': wall(21) };
