import type { HeroId } from '../../../../../engine/onedeck';
import type { DelveFacts, Lives, Rise, Station } from '../facts/station';

/** A place on the cut: percent of the way before the last station. */
export interface Spot {
  readonly station: Station;
  readonly x: number;
  readonly width: number;
}

export interface Band {
  readonly floor: number;
  readonly from: number;
  readonly to: number;
}

/** A number on a thread: the health left after a hit. */
export interface Hit {
  readonly x: number;
  readonly y: number;
  readonly left: number;
}

export interface RiseMark extends Rise {
  readonly x: number;
  readonly y: number;
}

export interface Thread {
  readonly hero: HeroId;
  readonly start: number;
  /** From the entrance to the last station, and from there on. */
  readonly points: readonly Point[];
  readonly end: readonly Point[];
}

export type Point = readonly [x: number, y: number];

export interface CutPlan {
  /** All stations but the last. */
  readonly spots: readonly Spot[];
  readonly last: Station | null;
  readonly bands: readonly Band[];
  readonly threads: readonly Thread[];
  readonly marks: readonly Hit[];
  /** The marks of the last station, in percent of its own picture. */
  readonly lastMarks: readonly Hit[];
  readonly rises: readonly RiseMark[];
}

const STAIRS = 0.7;
const ALL = 100;
const [BEFORE, HIT] = [0.3, 0.12];
/** How far numbers stand apart, in parts of the width of a station. */
const ASIDE = 0.5;
/** Where the thread ends: above the relic, in percent of the last picture. */
const RELIC = 20;

/** Lays the stations side by side, with stairs before each floor, and the health above them. */
export function planOf({ heroes, start, stations }: DelveFacts): CutPlan {
  const last = stations.at(-1) ?? null;
  const spots = spotsOf(stations.slice(0, -1));
  const most = Math.max(1, ...start, ...stations.flatMap(({ before }) => before));
  const heightOf = (left: number): number => ALL * (1 - Math.max(0, left) / most);
  const threads = heroes.map((hero, at) => threadOf({ hero, at, start, spots, last, heightOf }));
  return {
    spots,
    last,
    bands: bandsOf(spots, last),
    threads,
    marks: spots.flatMap((spot) => marksOf(spot, heightOf)),
    lastMarks: last === null || last.isDeadly ? [] : marksOf({ station: last, x: RELIC, width: 0 }, heightOf),
    rises: spots.flatMap((spot) => risesOf(spot, heroes, heightOf)),
  };
}

function spotsOf(stations: readonly Station[]): readonly Spot[] {
  const goesDown = (at: number): boolean => at > 0 && stations[at]?.floor !== stations[at - 1]?.floor;
  const total = stations.reduce((sum, _, at) => sum + 1 + (goesDown(at) ? STAIRS : 0), 0);
  const unit = ALL / Math.max(1, total);
  let from = 0;
  return stations.map((station, at) => {
    if (goesDown(at)) from += STAIRS * unit;
    const x = from + unit / 2;
    from += unit;
    return { station, x, width: unit };
  });
}

function bandsOf(spots: readonly Spot[], last: Station | null): readonly Band[] {
  const floors = [...new Set([...spots.map(({ station }) => station.floor), ...(last === null ? [] : [last.floor])])];
  let from = 0;
  return floors.map((floor, at) => {
    const next = spots.find(({ station }) => station.floor > floor);
    const to = at === floors.length - 1 ? ALL : next === undefined ? ALL : next.x - next.width * (0.5 + STAIRS / 2);
    const band = { floor, from, to };
    from = to;
    return band;
  });
}

interface Strung {
  readonly hero: HeroId;
  readonly at: number;
  readonly start: Lives;
  readonly spots: readonly Spot[];
  readonly last: Station | null;
  readonly heightOf: (left: number) => number;
}

function threadOf({ hero, at, start, spots, last, heightOf }: Strung): Thread {
  const of = (lives: Lives): number => heightOf(lives[at] ?? 0);
  let height = of(start);
  const points: Point[] = [[0, height]];
  for (const { station, x, width } of spots) {
    const risen = of(station.before);
    if (risen !== height) points.push([x - width * (BEFORE + 0.2), height], [x - width * BEFORE, risen]);
    height = of(station.after);
    points.push([x - width * HIT, risen], [x + width * HIT, height]);
  }
  if (last === null) return { hero, start: points[0]?.[1] ?? 0, points: [...points, [ALL, height]], end: [] };
  const risen = of(last.before);
  const end: readonly Point[] = last.isDeadly
    ? [
        [0, risen],
        [RELIC / 2, risen],
        [RELIC, of(last.after)],
      ]
    : endOf(risen, of(last.after));
  return { hero, start: of(start), points: [...points, [ALL - 1, height], [ALL, risen]], end };
}

const endOf = (risen: number, after: number): readonly Point[] => [
  [0, risen],
  [RELIC / 2, risen],
  [RELIC, after],
  [ALL, after],
];

/** Heroes who are hurt at the same station have their numbers side by side. */
function marksOf({ station, x, width }: Spot, heightOf: (left: number) => number): readonly Hit[] {
  const hits = station.after.filter((left, at) => left < (station.before[at] ?? 0));
  return hits.map((left, at) => ({ x: x + width * (HIT + at * ASIDE), y: heightOf(left), left }));
}

function risesOf(
  { station, x, width }: Spot,
  heroes: readonly HeroId[],
  heightOf: (left: number) => number,
): readonly RiseMark[] {
  return station.rises.map((rise) => ({
    ...rise,
    x: x - width * 0.42,
    y: heightOf(station.before[heroes.indexOf(rise.hero)] ?? 0),
  }));
}
