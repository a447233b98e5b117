import type { GameObjects } from 'phaser';
import { type Place, placeAt } from '../../../table';
import { idOf, lootFocus, lootOffers, type Shown, type TableLayout, targetOf } from '../table';
import type { TableViews } from './TableViews';

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

/** Returns the press that a hero stands for who is carried to another; null where no hero is carried. */
export function swapOf(carried: string, place: Place | null): readonly string[] | null {
  const [one, other] = [targetOf(carried), place === null ? null : targetOf(place.id)];
  if (one.kind !== 'seat') return null;
  return other?.kind === 'seat' && other.hero !== one.hero ? [idOf({ kind: 'swap', hero: one.hero, other: other.hero })] : [];
}

/** Returns the picture of a card that was won, or of a hero who parts; null for what cannot be carried so. */
export function carriedImage(
  { split, lootCards }: Pick<TableViews, 'split' | 'lootCards'>,
  id: string,
  shown: Shown,
): GameObjects.Image | null {
  const target = targetOf(id);
  if (target.kind === 'seat') return split.imageOf(target.hero, shown);
  return target.kind === 'prize' ? lootCards.image(target.card) : null;
}
