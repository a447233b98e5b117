import { type Place, placeAt } from '../../../table';
import { lootFocus, lootOffers, type Shown, type TableLayout, targetOf } from '../table';

/** The table as it is shown, while loot is offered there. */
export interface LootGround {
  readonly shown: Shown;
  readonly laid: TableLayout;
}

/** Returns the table while this place for loot, or held card, is looked at; null where that changes nothing. */
export function lookedAt(shown: Shown, id: string): Shown | null {
  const focus = lootFocus(shown);
  if (focus === null || shown.busy || shown.looked === id) return null;
  return lootOffers(focus).some((offer) => offer.id === id) ? { ...shown, looked: id } : null;
}

/** Returns whether a finger only looks at this place with its first touch. */
export function isLookedAtFirst({ shown, laid }: LootGround, { id, rect }: Place): boolean {
  const focus = lootFocus(shown);
  if (focus === null || shown.busy) return false;
  const isOffer = lootOffers(focus).some((offer) => offer.id === id);
  return isOffer && targetOf(id).kind !== 'folder' && rect !== laid.buttons.first;
}

/** Returns the presses that a card stands for that is dropped here: on a held card of a full place it is one gesture. */
export function dropsOn(
  { shown, laid }: LootGround,
  place: Place,
  at: { readonly x: number; readonly y: number },
): readonly string[] {
  const focus = lootFocus(shown);
  if (focus === null || laid.loot === null || lootOffers(focus).every(({ id }) => id !== place.id)) return [];
  const { item, skill } = laid.loot;
  const held = [
    { view: focus.item, at: item },
    { view: focus.skill, at: skill },
  ].find(({ view }) => view.isFull && view.id === place.id);
  const cell = held?.at.cells.findIndex((rect) => placeAt([{ id: '', rect, pressed: true }], at) !== null) ?? -1;
  const swap = held?.view.held[cell]?.id;
  return [place.id, ...(swap === undefined ? [] : [swap])];
}
