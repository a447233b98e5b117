import { refuse } from '../engine/kernel';
import type { Seating } from '../games/contract';
import { openSetting, parseSeating, type Setting, type SettingOptions } from '../services';

/** Keeps who sat where in the last game of each kind, with their names. */
export interface LastSeatings {
  /** Null before the first game. */
  read(game: string): Seating | null;
  keep(game: string, seating: Seating): void;
}

export function openLastSeatings(options: SettingOptions): LastSeatings {
  const settingOf = (game: string): Setting<Seating> => openSetting({ key: `lanterndeep-seats/${game}`, parse: parsed }, options);
  return {
    read: (game) => settingOf(game).read(),
    keep: (game, seating) => settingOf(game).keep(seating),
  };
}

function parsed(data: unknown) {
  const value = parseSeating(data);
  return value === null ? refuse('seatsWrong') : ({ ok: true, value } as const);
}
