import type { RecordsByGame } from '../games/contract';
import { openSetting, type Setting, type SettingOptions } from '../services';

/** Keeps the last setup of each game. */
export interface LastSetups {
  /** Null where nothing is known, and for a game whose rules were not fetched. */
  read(game: string): unknown;
  keep(game: string, setup: unknown): void;
  /** Every setup that there is, by game. */
  all(): ReadonlyMap<string, unknown>;
}

const keyOf = (game: string): string => `lanterndeep-setup/${game}`;
/** The place in which versions with one game kept its setup. */
const FIRST = { key: 'lanterndeep-setup', game: 'one-deck-dungeon' };

export function openLastSetups(games: RecordsByGame, options: SettingOptions): LastSetups {
  const settingOf = (game: string, key = keyOf(game)): Setting<unknown> =>
    openSetting({ key, parse: (data) => games.fetched(game)?.rules.parseSetup(data) ?? { ok: true, value: data } }, options);
  const read = (game: string): unknown =>
    settingOf(game).read() ?? (game === FIRST.game ? settingOf(game, FIRST.key).read() : null);
  return {
    read,
    keep: (game, setup) => settingOf(game).keep(setup),
    all: () => new Map(games.ids.flatMap((game) => entryOf(game, read(game)))),
  };
}

function entryOf(game: string, setup: unknown): readonly (readonly [game: string, setup: unknown])[] {
  return setup === null ? [] : [[game, setup]];
}
