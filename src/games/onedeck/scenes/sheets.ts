import type { Rect } from '../../../table';
import { accountPlace, type DungeonPlace, type Shown, type TableLayout } from '../table';

/** Returns the place of the account, which is a sheet over other cards: it leaves them free as long as something could still help. */
export function accountSheet(
  { view, held = null, busy }: Shown,
  layout: TableLayout,
): { readonly rect: Rect; readonly text: number } | null {
  const lethal = view.encounter?.lethal ?? null;
  if (busy || lethal === null || (lethal.hope !== '' && held === null)) return null;
  const rect = accountPlace(layout);
  return rect && { rect, text: layout.text };
}

/** Returns the place of the dungeon card; the account lies where it does. */
export function dungeonSheet(shown: Shown, layout: TableLayout): { readonly place: DungeonPlace; readonly unit: number } | null {
  const { dungeon: place, unit } = layout;
  return place === null || accountSheet(shown, layout) !== null ? null : { place, unit };
}
