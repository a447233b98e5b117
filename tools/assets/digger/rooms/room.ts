import { type Part, remade } from '../../drawing/figure';
import { moved, turned } from '../../drawing/shapes';
import { sheet } from '../stage';
import { wisp } from './fire';

/** The furniture of a room: as it is used, and as a conqueror left it. */
export interface Room {
  readonly lit: readonly Part[];
  readonly out: readonly Part[];
}

interface Left {
  /** Where the last smoke rises. */
  readonly smoke: readonly [number, number];
  /** What hangs, lies or leans otherwise than before: degrees and a way. */
  readonly tumbled?: Readonly<Record<string, readonly [degrees: number, dx: number, dy: number]>>;
  readonly gone?: readonly string[];
  readonly more?: readonly Part[];
}

/** The same room with its fires out, things thrown about, and nobody to move them. */
export function putOut(lit: readonly Part[], { smoke, tumbled = {}, gone = [], more = [] }: Left): Room {
  const left = lit.filter(({ name, ink = [] }) => ink.length > 0 && !gone.includes(name));
  const names = new Set(left.map(({ name }) => name));
  const out = left.map((part) => {
    const { name, pivot, on, ink = [], cuts = [], marks = [] } = part;
    const still: Part = { name, pivot, ink, cuts, marks };
    const [degrees, dx, dy] = tumbled[part.name] ?? [0, 0, 0];
    const [x, y] = part.pivot;
    const [made = still] = remade([still], (shape) => moved(turned(shape, { x, y }, { degrees }), dx, dy));
    return { ...made, ...(on !== undefined && names.has(on) ? { on } : {}) };
  });
  return { lit, out: [...out, ...more, cobweb, wisp('smoke', smoke)] };
}

const cobweb: Part = {
  name: 'cobweb',
  pivot: [58, -44],
  marks: sheet(
    'M60 -46L28 -44L60 -44.6ZM60 -46L36 -26L61 -44.6ZM60 -46L56 -14L61.4 -46Z',
    'M44 -45C43 -40 45 -37 49 -36C48 -31 51 -28 57 -29L57 -27.4C50 -26.6 46 -30 47 -34.6C43 -36 41 -40 42.4 -45Z',
  ),
};
