import { CARDS, DUNGEONS, type Setup } from '../../../../../engine/onedeck';
import type { Translate } from '../../../../../table';
import type { Station } from '../facts/station';

export function stationName(station: Station, setup: Setup, translate: Translate): string {
  const who = foeName(station, setup, translate);
  return station.what === 'boss' ? translate('summary.roundOf', { boss: who, round: station.round }) : who;
}

/** Names the foe, the peril or the boss of a station, whatever the round. */
export function foeName({ what, card }: Station, { dungeon }: Setup, translate: Translate): string {
  if (card !== null) return translate(`encounter.${CARDS[card].name}`);
  return translate(what === 'stairs' ? 'summary.stairsStrike' : `boss.${DUNGEONS[dungeon].boss}`);
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
