import { SEAT_IDS } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { PaperEntry } from '../../records';
import { seatWords } from '../../table';

/** Names who sat at a seat. */
export function nameOf({ seats }: Pick<PaperEntry, 'seats'>, at: number, translate: Translate): string {
  return seats[at]?.who?.name ?? seatWords(SEAT_IDS[at] ?? 'seat-1', translate);
}

/** The mode, and how many have played. */
export function setupWords({ mode, seats }: PaperEntry, translate: Translate): string {
  const count = seats.length;
  return [translate(`paperDungeons.mode.${mode.kind}`), translate('paperDungeons.setup.parties', { count })].join(' · ');
}
