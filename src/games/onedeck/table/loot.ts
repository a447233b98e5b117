import type { Command, HeroId } from '../../../engine/onedeck';
import type { LootContent } from './layout';
import type { Menu } from './menu';
import { idOf } from './targets';
import type { HeldCard, HeroPlaceView, LanternPlaceView, LootCard, TableView } from './view';

/** The card and the hero whose places are shown, and the place whose held cards have unfolded. */
export interface LootFocus {
  readonly card: LootCard;
  readonly cardAt: number;
  readonly heroAt: number;
  readonly item: HeroPlaceView;
  readonly skill: HeroPlaceView;
  readonly lanterns: LanternPlaceView;
  readonly open: 'item' | 'skill' | null;
}

/** A press with its result. */
export type LootOffer = Pick<HeldCard | HeroPlaceView | LanternPlaceView, 'label' | 'result'> & { readonly id: string };

interface LootAsking {
  readonly view: TableView;
  readonly menu: Menu;
  readonly hero?: HeroId | null;
  readonly prize?: number;
}

/** Returns null where no loot waits. An open list of swaps decides which card and hero it is about. */
export function lootFocus({ view, menu, hero = null, prize = 0 }: LootAsking): LootFocus | null {
  const { loot, heroes } = view;
  if (loot === null) return null;
  const swap = openSwap(menu);
  const who = swap?.hero ?? hero;
  const found = swap === null ? prize : loot.cards.findIndex(({ id }) => id === swap.card);
  const cardAt = Math.max(0, Math.min(found, loot.cards.length - 1));
  const heroAt = Math.max(
    0,
    heroes.findIndex(({ id }) => id === who),
  );
  const card = loot.cards[cardAt];
  const [item, skill] = [card?.items[heroAt], card?.skills[heroAt]];
  if (card === undefined || item === undefined || skill === undefined) return null;
  const open = swap === null ? null : swap.as === 'item' ? 'item' : 'skill';
  return { card, cardAt, heroAt, item, skill, lanterns: card.lanterns, open };
}

/** Returns the first swap of the list that is open. */
function openSwap({ entries }: Menu) {
  const [back, first] = entries;
  const command: Command | undefined = back?.id === idOf({ kind: 'back' }) ? first?.choice?.command : undefined;
  return command?.type === 'claim' ? command : null;
}

/** Returns the held cards that the open list is about. */
export const swapsOn = ({ open, item, skill }: LootFocus): readonly HeldCard[] =>
  open === 'item' ? item.held : open === 'skill' ? skill.held : [];

/** Returns what can be pressed now, in the order of the keys. */
export function lootOffers(focus: LootFocus): readonly LootOffer[] {
  const { item, skill, lanterns, open } = focus;
  if (open !== null) return swapsOn(focus);
  return [item, skill, lanterns].flatMap(({ id, label, result }) => (id === null ? [] : [{ id, label, result }]));
}

/** Returns what the golden button gives: what was looked at last, or else the first place with room. Nothing is given up unasked. */
export function chosenOffer(focus: LootFocus, looked: string | null | undefined): LootOffer | null {
  const offers = lootOffers(focus);
  const found = offers.find(({ id }) => id === looked);
  if (found !== undefined || focus.open !== null) return found ?? null;
  const full = [focus.item, focus.skill].filter(({ isFull }) => isFull).map(({ id }) => id);
  return offers.find(({ id }) => !full.includes(id)) ?? null;
}

/** Returns the digits of the three places, whatever the other entries are. */
export function lootKeys(focus: LootFocus): ReadonlyMap<string, string> {
  const { item, skill, lanterns, open } = focus;
  if (open !== null) return new Map();
  const ids = [item.id, skill.id, lanterns.id];
  return new Map(ids.flatMap((id, at) => (id === null ? [] : [[id, String(at + 1)] as const])));
}

/** Returns what the layout of loot has to place. */
export function lootContent(asking: LootAsking): LootContent | null {
  const { view, menu } = asking;
  const { loot, heroes, potions } = view;
  const focus = lootFocus(asking);
  // What is drunk meanwhile is chosen at the table as it is otherwise.
  const isAimed = focus?.open === null && [menu.first, menu.second, ...menu.answers].some((entry) => entry !== null);
  if (focus === null || loot === null || isAimed) return null;
  const { item, skill, lanterns, open, cardAt: card } = focus;
  const drunk = new Set(menu.entries.map(({ spot }) => (spot?.kind === 'potion' ? idOf(spot) : '')));
  const held = { item: item.held.length, skill: focus.card.isPotion ? potions.cards.length : skill.held.length };
  const room = { item: item.keep !== null, skill: skill.keep !== null };
  return {
    cards: loot.cards.length,
    card,
    heroes: heroes.length,
    held,
    room,
    open,
    brings: lanterns.brings !== null,
    noted: item.note !== '',
    potions: potions.cards.flatMap(({ id }, at) => (drunk.has(id) ? [at] : [])),
  };
}
