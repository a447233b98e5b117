import type { PlayerSeat } from '../../../../engine/paper';
import type { MirrorAction, Rect, Translate } from '../../../../table';
import type { PaperLayout } from '../layout';
import { seatWords } from '../words';
import type { Shown } from './shown';

/** What is only looked at: the sheet of another party, and the own objective where people share the device. */
interface Look {
  readonly id: string;
  readonly seat: PlayerSeat['id'] | null;
  readonly rect: Rect | null;
}

/** The own seat closes the sheet that is looked at. Where there is no room for all seats, one chip opens the first other sheet. */
export function looksOf({ state, seat, looked, isSealed }: Shown, layout: PaperLayout | null): readonly Look[] {
  const others = state.seats.filter(({ id }) => id !== seat.id);
  const seats = state.seats.flatMap(({ id }, at): readonly Look[] => {
    if (id === seat.id && looked === null) return [];
    const chip = id === others[0]?.id ? (layout?.chip ?? null) : null;
    return [{ id: `look-${id}`, seat: id, rect: layout?.seats[at] ?? layout?.tabs[at] ?? chip }];
  });
  const objective = { id: 'objective', seat: null, rect: layout?.parts.missions ?? layout?.title ?? null };
  return [...(state.seats.length > 1 ? seats : []), ...(isSealed ? [objective] : [])];
}

export function lookActions(shown: Shown, layout: PaperLayout | null, translate: Translate): readonly MirrorAction[] {
  return looksOf(shown, layout).map(({ id, seat, rect }) => ({
    id,
    label:
      seat === null
        ? translate('paperDungeons.look.hold')
        : seat === shown.seat.id
          ? translate('paperDungeons.look.own')
          : translate('paperDungeons.look.open', { seat: seatWords(seat, translate) }),
    ...(seat !== null && seat !== shown.seat.id && { pressed: shown.looked?.id === seat }),
    ...(rect !== null && { rect }),
  }));
}
