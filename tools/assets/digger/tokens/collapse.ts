import { corners } from '../../../../src/games/digger/table/tile';
import { dice, moved, type Shape, shard, turned } from '../../drawing/shapes';
import type { Layer, Sign } from '../../paper/signs/sign';
import { rod } from '../stage';

const BOULDERS = 30;
/** From the farthest to the nearest. */
const STONES = ['#231c18', '#2b231d', '#342a23', '#3d3229'];

const up = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale: 3 }), 260, 300));

interface Boulder {
  readonly shape: Shape;
  readonly lit: Shape;
  readonly y: number;
}

function boulder(next: () => number, at: number): Boulder {
  const [angle, far, size] = [at * 2.4 + next() * 0.6, Math.sqrt((at + 0.5) / BOULDERS) * 74, 12 + next() * 12];
  const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.94];
  const spot = (turn: number, reach: number): readonly [number, number] => [
    x + Math.cos(turn) * reach,
    y + Math.sin(turn) * reach * 0.8,
  ];
  const rough = Array.from({ length: 7 }, (_, one) => ({
    turn: (one / 7) * Math.PI * 2 + next() * 0.5,
    reach: size * (0.76 + next() * 0.36),
  }));
  const shape = shard(rough.map(({ turn, reach }) => spot(turn, reach).join()).join(' '));
  const middle: readonly [number, number] = [x - size * 0.08, y - size * 0.16];
  const top = rough.filter(({ turn }) => Math.sin(turn) < -0.1);
  const lit = shard([...top.map(({ turn, reach }) => spot(turn, reach * 0.9).join()), middle.join()].join(' '));
  return { shape, lit, y };
}

/** A space that fell in: boulders, and two beams crossed over them. */
function collapse(seed: number): Sign {
  const next = dice(seed);
  const heap = Array.from({ length: BOULDERS }, (_, at) => boulder(next, at)).toSorted((one, other) => one.y - other.y);
  const share = Math.ceil(heap.length / STONES.length);
  const rows = STONES.flatMap((fill, at): Layer[] => {
    const row = heap.slice(at * share, (at + 1) * share);
    return row.flatMap(({ shape, lit }): Layer[] => [
      { fill: '#080507', ink: up([turned(shape, middleOf(shape), { scale: 1.1 })]) },
      { fill, ink: up([shape]) },
      { fill: '#54463a', ink: up([lit]) },
    ]);
  });
  const hex = shard(
    corners(0.985)
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
  );
  return { width: 520, height: 600, layers: [{ fill: '#0d090c', ink: up([hex]) }, ...rows, ...beams(seed)] };
}

const middleOf = (shape: Shape): { readonly x: number; readonly y: number } => {
  const points = shape.map(({ start }) => start);
  const mean = (axis: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
};

function beams(seed: number): readonly Layer[] {
  const tilt = (seed % 3) * 7 - 7;
  const both = (width: number, dx: number): readonly Shape[] =>
    rod(width, 'M-52 -42L12 46', 'M46 -46L-24 32').map((shape) => moved(turned(shape, { x: 0, y: 0 }, { degrees: tilt }), dx, 0));
  return [
    { fill: '#080507', ink: up(both(12, 0)) },
    { fill: '#2c1b10', ink: up(both(8, 0)) },
    { fill: '#6b4a2c', ink: up(both(1.8, 2.4)) },
  ];
}

export const COLLAPSES: Readonly<Record<string, Sign>> = { '1': collapse(3), '2': collapse(8), '3': collapse(13) };
