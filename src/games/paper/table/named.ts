import { SEAT_IDS } from '../../../engine/paper';
import type { Translate } from '../../../table';
import type { Seating } from '../../contract';

/** Speaks of seats by the names of those who sit there. */
export function named(translate: Translate, seating: Seating): Translate {
  const names = new Map(Object.entries(seating).map(([seat, sitter]) => [seat, sitter?.name ?? '']));
  return (key, params) => {
    const name = key === 'paperDungeons.seat' ? names.get(SEAT_IDS[Number(params?.['number']) - 1] ?? '') : undefined;
    return name === undefined || name === '' ? translate(key, params) : name;
  };
}
