import { CARDS, DUNGEONS, type Setup } from '../../../../../engine/onedeck';
import type { Translate } from '../../../../../table';
import type { Station } from '../facts/station';

export function stationName({ what, card, round }: Station, { dungeon }: Setup, translate: Translate): string {
  if (card !== null) return translate(`encounter.${CARDS[card].name}`);
  if (what === 'stairs') return translate('summary.stairsStrike');
  return translate('summary.roundOf', { boss: translate(`boss.${DUNGEONS[dungeon].boss}`), round });
}

/** Tells a station in one line: turn, name, damage, time, cause. */
export function stationWords(station: Station, setup: Setup, translate: Translate): string {
  const { turn, damage, time, isSlipped, cause } = station;
  const hurt = translate(isSlipped ? 'summary.slippedPast' : 'summary.untouched');
  return [
    translate('summary.station', { turn, who: stationName(station, setup, translate) }),
    damage > 0 ? translate('summary.hearts', { count: damage }) : hurt,
    ...(time > 0 ? [translate('summary.time', { count: time })] : []),
    ...(cause === null ? [] : [translate(`summary.cause.${cause.kind}`)]),
  ].join(', ');
}
