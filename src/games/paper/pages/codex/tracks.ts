import { DAMAGE_PENALTIES, GEM_POINTS, LOWEST_HERO_POINTS, MONSTER_POINTS } from '../../../../engine/paper';
import { entry, made, numbersTable } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { ownLine } from '../pieces/house';
import { signed } from '../pieces/signed';

type TrackName = 'gems' | 'monsters' | 'levels' | 'damage';

const TRACKS: Readonly<Record<TrackName, readonly (readonly [at: number, points: number])[]>> = {
  levels: LOWEST_HERO_POINTS.flatMap((points, level) => (level === 0 ? [] : [[level, points] as const])),
  gems: GEM_POINTS.map((points, gems) => [gems, points] as const),
  monsters: MONSTER_POINTS.map((points, beaten) => [beaten, points] as const),
  damage: DAMAGE_PENALTIES.map(({ at, points }) => [at, points] as const),
};

/** Numbers that are made here: all points of gems but that of the seventh, and all penalties but that of boxes 9 to 11. */
const OURS: ReadonlySet<TrackName> = new Set<TrackName>(['gems', 'damage']);
const NAMES: readonly TrackName[] = ['levels', 'gems', 'monsters', 'damage'];

/** The tracks of the sheet with what they score. */
export function trackChapter(translate: Translate): CodexChapter {
  const entries = NAMES.map((track) => {
    const name = translate(`paperDungeons.box.${track}`);
    const head = [translate(`paperPages.track.${track}`), translate('paperDungeons.count.points')];
    const table = made('div', { className: 'paper-tiers' });
    table.append(numbersTable({ caption: name, head, rows: TRACKS[track].map(([at, points]) => [at, signed(points)]) }));
    const mark = OURS.has(track)
      ? ownLine(translate(track === 'gems' ? 'paperPages.house.gems' : 'paperPages.house.damage'), translate)
      : null;
    return entry({ id: `track-${track}`, name, content: [table, mark] });
  });
  return { id: 'tracks', title: translate('paperPages.codex.tracks'), entries };
}
