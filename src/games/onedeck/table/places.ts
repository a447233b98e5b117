import type { Place } from '../../../table';
import type { Rect } from '../../../table/ports';
import { endPlace, type SplitSidePlace, type TableLayout, TOUCH } from './layout';
import { lootPlaces } from './lootPlaces';
import { isDoor, pageOf } from './menu';
import { hidesPiles, type Shown, splitIn } from './tableContent';
import { type About, idOf, type Target } from './targets';

/** Returns everything on the table that a pointer can hit. Where two places overlap, the later one wins. */
export function placesOf(shown: Shown, layout: TableLayout): readonly Place[] {
  if (layout.split !== null && shown.view.split?.isAtDoor === false) return splitPlaces(shown, layout);
  if (layout.loot !== null) return [...besides(shown, layout), ...lootPlaces(shown, layout)];
  return [
    ...explainedParts(shown, layout),
    ...besides(shown, layout),
    ...ofHeroes(shown, layout),
    ...encounterPlaces(shown, layout),
    ...sillPlaces(shown, layout),
    ...offered(shown, layout),
  ];
}

const pressed = (id: string, rect: Rect): Place => ({ id, rect, pressed: true });
const target = (what: Target, rect: Rect): Place => pressed(idOf(what), rect);
const explained = (what: Target, rect: Rect): Place => ({ id: idOf(what), rect, pressed: false });
const about = (what: About, rect: Rect): Place => explained({ kind: 'about', what }, rect);

function explainedParts(shown: Shown, { heading, words, dungeon, deck, discard, doors }: TableLayout): readonly Place[] {
  const { encounter, dungeon: card } = shown.view;
  const piles = [about('deck', deck), about('discard', discard)];
  return [
    ...(encounter === null ? [] : ofFoe(encounter, heading)),
    ...(encounter === null || encounter.special === '' ? [] : [about('special', words)]),
    ...(dungeon?.floors ?? []).flatMap((rect, at) => {
      const floor = card.floors[at]?.floor;
      return floor === undefined ? [] : [explained({ kind: 'floor', floor }, rect)];
    }),
    ...(dungeon === null || dungeon.foot === null || encounter?.stopNow === null ? [] : [about('stop', dungeon.foot)]),
    ...(hidesPiles(shown) ? [] : piles),
    // Below the doors that can be entered, whose places come last.
    ...doors.map((rect, door) => explained({ kind: 'door', door }, rect)),
  ];
}

/** Returns the places of the name at the left and of the value or the health at the right. */
function ofFoe({ xp, health }: NonNullable<Shown['view']['encounter']>, heading: Rect): readonly Place[] {
  const left = heading.width * 0.6;
  const worth = { ...heading, x: heading.x + left, width: heading.width - left };
  return [about('foe', heading), ...(xp > 0 || health !== null ? [about('worth', worth)] : [])];
}

function besides({ picked, aim }: Shown, { tray, tools }: TableLayout): readonly Place[] {
  return [
    // A touch beside the dice puts back what is in the hand or aimed at.
    ...(picked.length > 0 || aim !== null ? [target({ kind: 'cancel' }, tray)] : []),
    ...Object.entries(tools).map(([tool, rect]) => pressed(tool, rect)),
  ];
}

function ofHeroes({ view }: Shown, { heroes, tabs, abilities, potions, turns }: TableLayout): readonly Place[] {
  const stats = heroes.flatMap((place, at) => {
    const hero = view.heroes[at];
    if (hero === undefined) return [];
    const kinds = [...hero.stats.map(({ stat }) => stat), 'health'] as const;
    return place.stats.flatMap((rect, row) =>
      kinds[row] === undefined ? [] : [explained({ kind: 'stat', hero: hero.id, stat: kinds[row] }, rect)],
    );
  });
  return [
    ...stats,
    ...tabs.flatMap((rect, at) =>
      view.heroes[at] === undefined ? [] : [target({ kind: 'hero', hero: view.heroes[at].id }, rect)],
    ),
    ...abilities.flatMap(({ hero: at, ability, rect }) => {
      const hero = view.heroes[at];
      const line = [hero?.feat, ...(hero?.skills ?? [])][ability];
      return line === undefined ? [] : [pressed(line.id, rect)];
    }),
    ...potions.flatMap(({ potion, rect }) => {
      const card = view.potions.cards[potion];
      return card === undefined ? [] : [pressed(card.id, rect)];
    }),
    ...turns.flatMap(({ hero: at, rect }) =>
      view.heroes[at] === undefined ? [] : [target({ kind: 'cards', hero: view.heroes[at].id }, rect)],
    ),
  ];
}

function encounterPlaces({ view }: Shown, { boxes, dice }: TableLayout): readonly Place[] {
  const pool = view.encounter?.pool ?? [];
  return [
    ...boxes.map((rect, box) => target({ kind: 'box', box }, rect)),
    ...dice.flatMap((rect, at) => (pool[at] === undefined ? [] : [target({ kind: 'die', die: pool[at].id }, rect)])),
  ];
}

function offered(shown: Shown, layout: TableLayout): readonly Place[] {
  const { menu, page } = shown;
  const { answers, buttons, doors, sill } = layout;
  const { placed, turn } = pageOf(menu.answers, answers, page);
  const atDoors = menu.entries.filter(isDoor).flatMap(({ id, spot }) => {
    const door = spot?.kind === 'door' ? doors[spot.door] : undefined;
    return door === undefined ? [] : [pressed(id, door)];
  });
  const ways = menu.entries.flatMap(({ id, spot }) => {
    const way = spot?.kind === 'way' && spot.option !== null ? sill?.ways[spot.option] : undefined;
    return way === undefined ? [] : [pressed(id, way.rect)];
  });
  // The odds of all ways are asked for at any of them.
  const odds = menu.entries.some(({ spot }) => spot?.kind === 'odds')
    ? oddsIn(sill).map((rect) => target({ kind: 'odds' }, forFinger(rect)))
    : [];
  return [
    ...ways,
    ...odds,
    ...placed.map(({ entry, rect }) => pressed(entry.id, rect)),
    ...(turn === null ? [] : [target({ kind: 'page', by: 1 }, turn.rect)]),
    ...atDoors,
    ...(menu.second === null ? [] : [pressed(menu.second.id, buttons.second)]),
    ...(menu.first === null ? [] : [pressed(menu.first.id, firstPlace(shown, layout))]),
  ];
}

/** Returns the place of the first button, which is wider where it kills. */
function firstPlace({ view, menu }: Shown, layout: TableLayout): Rect {
  const kills = (view.encounter?.lethal ?? null) !== null && menu.first?.choice?.command.type === 'finish';
  return kills ? endPlace(layout, menu.second === null).rect : layout.buttons.first;
}

/** Returns a place that is at least as high as a finger, around the same middle. */
function forFinger(rect: Rect): Rect {
  const height = Math.max(TOUCH, rect.height);
  return { ...rect, y: rect.y - (height - rect.height) / 2, height };
}

/** Returns the room of the bar and the line below it. */
const oddsRoom = ({ bar, line }: SplitSidePlace): readonly Rect[] =>
  bar === null ? [] : [forFinger(line === null ? bar : { ...bar, height: line.y + line.height - bar.y })];

/** Returns the places of a party that splits: heroes, the order of the cards, what asks for the odds. */
function splitPlaces(shown: Shown, layout: TableLayout): readonly Place[] {
  const { split: place, boxes, buttons } = layout;
  const { menu } = shown;
  const standing = splitIn(shown);
  const confirm = menu.first === null ? [] : [pressed(menu.first.id, buttons.first)];
  if (place === null || standing === null) return [...besides(shown, layout), ...confirm];
  const isOffered = (kind: 'odds' | 'order'): boolean => menu.entries.some(({ spot }) => spot?.kind === kind);
  const { pairs, first } = standing.arrangement;
  const heroes = place.sides.flatMap(({ rows }, side) =>
    rows.flatMap(({ rect, seat }, row) => {
      const hero = pairs[side]?.[row];
      if (hero === undefined) return [];
      const id = { kind: 'seat', hero } as const;
      return place.look === 'arch' ? [target(id, rect), target(id, seat)] : [target(id, rect)];
    }),
  );
  const cards = place.order?.cards ?? [];
  const other = first === 0 ? 1 : 0;
  const order = cards.length === 1 ? cards : cards.slice(other, other + 1);
  return [
    ...boxes.map((rect, box) => explained({ kind: 'box', box }, rect)),
    ...besides(shown, layout),
    ...(isOffered('odds') ? place.sides.flatMap(oddsRoom).map((rect) => target({ kind: 'odds' }, rect)) : []),
    ...heroes,
    ...(isOffered('order') ? order.map((rect) => target({ kind: 'order', side: other }, rect)) : []),
    ...confirm,
  ];
}

/** Returns where the odds stand, or what asks for them. */
export function oddsIn(sill: TableLayout['sill']): readonly Rect[] {
  return sill === null ? [] : [...sill.ways.map(({ bars }) => bars), ...(sill.bars === null ? [] : [sill.bars])];
}

/** Returns the edges of the card at the door and of the hero's items, and the hero's dice. */
function sillPlaces({ view, hero: id }: Shown, { sill }: TableLayout): readonly Place[] {
  const hero = view.heroes.find((one) => one.id === id) ?? view.heroes[0];
  if (sill === null || view.sill === null || hero === undefined) return [];
  return [
    ...view.sill.loot.flatMap(({ kind }, at) =>
      sill.loot[at] === undefined ? [] : [explained({ kind: 'loot', as: kind }, sill.loot[at])],
    ),
    ...hero.stats.flatMap(({ stat }, at) =>
      sill.stats[at] === undefined ? [] : [explained({ kind: 'stat', hero: hero.id, stat }, sill.stats[at])],
    ),
    ...hero.itemCards.flatMap((_, item) =>
      sill.items[item] === undefined ? [] : [explained({ kind: 'item', hero: hero.id, item }, sill.items[item])],
    ),
  ];
}
