import { DUNGEON_IDS, LIGHT_IDS, LIGHTS, SCORE_BOXES } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { Chart, ChartBar } from '../../../contract';
import { ownSeatOf, type PaperEntry } from '../../records';
import { signed } from '../pieces/signed';
import type { PaperWallParts } from './wall';

/** Returns the charts of the chronicle: lights reached, bosses fought, points by box, and the best score of each dungeon. */
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
    lightsOf(entries, translate),
    bossesOf(entries, translate),
    boxesOf(entries, translate),
    { title: translate('paperPages.chronicle.byDungeon'), note: translate('paperPages.chronicle.toBeacon'), bars: dungeons },
  ].filter(({ bars }) => bars.length > 0);
}

/** Among games that were played alone. */
function lightsOf(entries: readonly PaperEntry[], translate: Translate): Chart {
  const alone = entries.filter(({ seats }) => seats.length === 1);
  const bars = LIGHT_IDS.map((light, at) => {
    const count = alone.filter(({ lights }) => lights > at).length;
    const name = translate(`paperDungeons.light.${light}`);
    return { picture: null, name, ...shareOf(count, alone.length, translate) };
  });
  const note = translate('paperPages.chronicle.alone', { count: alone.length });
  return { title: translate('paperPages.chronicle.lights'), note, bars: alone.length === 0 ? [] : bars };
}

function bossesOf(entries: readonly PaperEntry[], translate: Translate): Chart {
  const bars = ([1, 2, 3] as const).map((round) => {
    const fought = entries.filter((entry) => entry.seats[ownSeatOf(entry)]?.sheet.bosses[round - 1]?.fought === true).length;
    const name = translate(`paperDungeons.box.boss-${round}`);
    return { picture: null, name, ...shareOf(fought, entries.length, translate) };
  });
  return { title: translate('paperPages.chronicle.fought'), note: '', bars: entries.length === 0 ? [] : bars };
}

function shareOf(done: number, all: number, translate: Translate): Pick<ChartBar, 'share' | 'words'> {
  return { share: all === 0 ? 0 : done / all, words: translate('paperPages.chronicle.played', { done, all }) };
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
