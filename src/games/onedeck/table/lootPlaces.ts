import type { Place } from '../../../table';
import type { Rect } from '../../../table/ports';
import type { LootLayout, TableLayout } from './layout';
import { chosenOffer, type LootFocus, lootFocus } from './loot';
import type { Shown } from './tableContent';
import { idOf } from './targets';

/** Returns what a pointer can hit while loot waits: the cards, the three places, and the golden button. */
export function lootPlaces(shown: Shown, { loot, buttons, answers, potions }: TableLayout): readonly Place[] {
  const focus = lootFocus(shown);
  if (focus === null || loot === null) return [];
  const chosen = chosenOffer(focus, shown.looked);
  const gold = chosen === null ? [] : [pressed(chosen.id, buttons.first)];
  // The button comes first: where an entry has two places, the mirror lies over the later one.
  const bottles = potions.flatMap(({ potion, rect }) => {
    const card = shown.view.potions.cards[potion];
    return card === undefined ? [] : [pressed(card.id, rect)];
  });
  return [
    ...gold,
    ...bottles,
    ...cardsOn(shown, focus, loot),
    ...(focus.open === null ? closedPlaces(shown, focus, loot) : openPlaces(answers, shown)),
  ];
}

const pressed = (id: string, rect: Rect): Place => ({ id, rect, pressed: true });

/** A single card can only be carried; of two, each can be looked at. */
function cardsOn({ view }: Shown, { open }: LootFocus, { stage }: LootLayout): readonly Place[] {
  return stage.cards.map((rect, card) => ({
    id: idOf({ kind: 'prize', card }),
    rect,
    pressed: open === null && (view.loot?.cards.length ?? 0) > 1,
  }));
}

function closedPlaces({ view }: Shown, { item, skill, lanterns, heroAt }: LootFocus, loot: LootLayout): readonly Place[] {
  const places = [
    { view: item, at: loot.item },
    { view: skill, at: loot.skill },
  ];
  return [
    ...places.flatMap(({ view: { id, opens }, at }) => [
      ...(id === null ? [] : [pressed(id, at.panel)]),
      ...(opens === null || at.held === null ? [] : [pressed(opens, at.held)]),
    ]),
    pressed(lanterns.id, loot.lanterns),
    // The bust of the chosen hero belongs to the item place.
    ...loot.item.busts.flatMap((rect, at) => {
      const hero = view.heroes[at];
      return hero === undefined || at === heroAt ? [] : [pressed(idOf({ kind: 'hero', hero: hero.id }), rect)];
    }),
  ];
}

function openPlaces(answers: readonly Rect[], { menu }: Shown): readonly Place[] {
  return menu.answers.flatMap(({ id }, at) => (answers[at] === undefined ? [] : [pressed(id, answers[at])]));
}
