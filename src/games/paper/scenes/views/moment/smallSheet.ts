import type { DungeonId, HeroId, ItemId, PlayerSeat, Sheet } from '../../../../../engine/paper';
import type { Rect } from '../../../../../table';
import type { PaperLayout, Shown } from '../../../table';

/** The sheet of another party as it was shown last. */
export interface SmallSheet {
  readonly rect: Rect;
  readonly text: number;
  readonly dungeon: DungeonId;
  readonly name: string;
  readonly glory: number;
  readonly sheet: Sheet;
  /** So many rooms of the way were written in turns before. */
  readonly before: number;
  /** Written in this turn: it is marked. */
  readonly fresh: readonly (HeroId | ItemId)[];
}

/** So much higher than wide is a sheet. */
export const HIGH = 1.42;
/** Letters are so small that this many of them go across a sheet. */
const ACROSS = 15;
const LEAST_TEXT = 12;

type Place = Pick<SmallSheet, 'rect'> & Partial<Pick<SmallSheet, 'before' | 'fresh'>>;

/** Returns the sheet of a seat as everybody knows it. */
export function smallSheetOf({ state, labels }: Shown, { text }: PaperLayout, { id, open, sheet: own }: PlayerSeat) {
  const sheet = open ?? own;
  const label = labels.seats.find((one) => one.id === id);
  return ({ rect, before = sheet.path.length, fresh = [] }: Place): SmallSheet => ({
    ...{ rect, before, fresh, sheet, dungeon: state.dungeon },
    text: Math.max(LEAST_TEXT, Math.min(text, rect.width / ACROSS)),
    ...{ name: label?.name ?? '', glory: label?.glory ?? 0 },
  });
}
