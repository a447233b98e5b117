import { DUNGEON_IDS, LIGHTS, SCORE_BOXES } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { Chart, ChartBar } from '../../../contract';
import { ownSeatOf, type PaperEntry } from '../../records';
import { signed } from '../pieces/signed';
import type { PaperWallParts } from './wall';

/** What each box has brought on average, and the best of each dungeon against its highest light. */
export function chartsOf(
  entries: readonly PaperEntry[],
  { best, translate }: Pick<PaperWallParts, 'best' | 'translate'>,
): readonly Chart[] {
  const dungeons = DUNGEON_IDS.map((dungeon): ChartBar => {
    const total = best.get(dungeon)?.total ?? null;
    return {
      picture: null,
      name: translate(`paperDungeons.dungeon.${dungeon}`),
      share: total === null ? 0 : Math.min(1, Math.max(0, total / LIGHTS[dungeon].beacon.glory)),
      words: total === null ? translate('chronicle.neverPlayed') : String(total),
    };
  });
  return [
    boxesOf(entries, translate),
    { title: translate('paperPages.chronicle.byDungeon'), note: translate('paperPages.chronicle.toBeacon'), bars: dungeons },
  ].filter(({ bars }) => bars.length > 0);
}

function boxesOf(entries: readonly PaperEntry[], translate: Translate): Chart {
  const means = SCORE_BOXES.map((box) => {
    const sum = entries.reduce((all, entry) => all + (entry.seats[ownSeatOf(entry)]?.score[box] ?? 0), 0);
    return { box, mean: Math.round(sum / Math.max(1, entries.length)) };
  });
  const most = Math.max(1, ...means.map(({ mean }) => Math.abs(mean)));
  const bars = means.map(({ box, mean }) => ({
    ...{ picture: null, name: translate(`paperDungeons.box.${box}`) },
    ...{ share: Math.abs(mean) / most, words: signed(mean) },
  }));
  const note = translate('paperPages.chronicle.games', { count: entries.length });
  return { title: translate('paperPages.chronicle.byBox'), note, bars: entries.length === 0 ? [] : bars };
}
