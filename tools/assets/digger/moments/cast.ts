import { type Part, remade } from '../../drawing/figure';
import { mirrored, moved, type Shape, turned } from '../../drawing/shapes';
import { HATLESS } from '../minions';

interface Role {
  readonly pose: keyof typeof HATLESS;
  /** Where the feet are. */
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly flipped?: boolean;
  readonly idle?: Part['idle'];
  /** Parts that are left out: what it carries. */
  readonly without?: readonly string[];
}

/** A minion in one piece, for pictures that have many of them. */
export function minion(
  name: string,
  { pose, at: [x, y], scale, flipped = false, idle = [{ as: 'breathe', by: 2 }], without = [] }: Role,
): readonly Part[] {
  const put = (shape: Shape): Shape => moved(turned(flipped ? mirrored(shape, 0) : shape, { x: 0, y: 0 }, { scale }), x, y);
  const parts = remade(
    HATLESS[pose].filter((part) => !without.includes(part.name)),
    put,
  );
  const eye = parts.filter(({ name: own }) => own === 'eye');
  const all = (pick: (part: Part) => readonly Shape[] | undefined): readonly Shape[] => parts.flatMap((part) => pick(part) ?? []);
  return [
    { name, pivot: [x, y], idle, ink: all(({ ink }) => ink), marks: all(({ marks }) => marks) },
    {
      name: `${name}-eye`,
      on: name,
      pivot: [x, y],
      light: eye.flatMap(({ light = [] }) => light),
      cuts: eye.flatMap(({ cuts = [] }) => cuts),
    },
  ];
}

/** Furniture of a room, larger, its middle at a point. */
export function furnished(parts: readonly Part[], [x, y]: readonly [number, number], scale: number): readonly Part[] {
  const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y);
  const larger = parts.map((part) => ({
    ...part,
    shine: (part.shine ?? []).map((one) => ({ ...one, reach: one.reach * scale })),
  }));
  return remade(larger, put);
}
