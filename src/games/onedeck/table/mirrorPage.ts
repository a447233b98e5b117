import { type BarTool, toolActions } from '../../../table';
import type { MirrorAction, MirrorPage, Rect, Translate } from '../../../table/ports';
import type { TableLayout } from './layout';
import type { Entry } from './menu';
import { sectionsOf } from './mirrorSections';
import { placesOf } from './places';
import type { Shown } from './tableContent';
import { idOf } from './targets';
import type { LootView } from './view';
import { joined } from './words';

export interface MirrorParts {
  readonly shown: Shown;
  readonly layout: TableLayout | null;
  readonly translate: Translate;
  /** The key of a tool; an empty text where it has none. */
  readonly keyOf: (tool: BarTool, singleKeys: boolean) => string;
}

/** Returns everything that the canvas shows as headings, sentences and buttons. */
export function mirrorPage({ shown, layout, translate, keyOf }: MirrorParts): MirrorPage {
  const { tools, singleKeys } = shown;
  const places = layout === null ? NOWHERE : new Map(placesOf(shown, layout).map(({ id, rect }) => [id, rect]));
  const sentences = lootSentences(shown.view.loot);
  return {
    heading: shown.view.heading,
    sections: sectionsOf(shown, translate),
    actions: laidOnce([
      ...shown.menu.entries.map((entry) => ({
        ...entryAction(inWords(entry, sentences), doorOf(entry, layout) ?? entryPlace(entry, places)),
        ...(entry.spot?.kind === 'seat' ? { pressed: shown.split?.taken === entry.spot.hero } : {}),
      })),
      ...diceActions(shown, places),
      ...tabActions(shown, { places, translate }),
      ...prizeActions(shown, { places, translate }),
      ...toolActions({ tools, rects: layout?.tools ?? null, translate, keyOf: (tool) => keyOf(tool, singleKeys) }),
    ]),
  };
}

/** Leaves a place to the first of several choices that have it. */
function laidOnce(actions: readonly MirrorAction[]): readonly MirrorAction[] {
  const taken = new Set<Rect>();
  return actions.map(({ rect, ...action }) => {
    if (rect === undefined || taken.has(rect)) return action;
    taken.add(rect);
    return { ...action, rect };
  });
}

type Places = ReadonlyMap<string, Rect>;
const NOWHERE: Places = new Map();

/** Returns a button for each die that can be taken up, with its digit. */
function diceActions({ view, picked, canTake }: Shown, places: Places): readonly MirrorAction[] {
  if (!canTake) return [];
  return (view.encounter?.pool ?? []).map(({ id: die, spoken, key }) => {
    const id = idOf({ kind: 'die', die });
    const shortcut = key === '' ? {} : { shortcut: key };
    return { id, label: spoken, pressed: picked.includes(die), ...shortcut, ...at(places.get(id)) };
  });
}

/** Returns a tab for each hero where only one hero's abilities have room. */
function tabActions(
  { view, hero: chosen }: Shown,
  { places, translate }: { readonly places: Places; readonly translate: Translate },
): readonly MirrorAction[] {
  return view.heroes.flatMap(({ id: hero, name }) => {
    const id = idOf({ kind: 'hero', hero });
    const rect = places.get(id);
    const label = translate(view.loot === null ? 'table.abilitiesOf' : 'loot.hero', { hero: name });
    return rect === undefined ? [] : [{ id, label, pressed: hero === chosen, rect }];
  });
}

/** Returns a button for each of two cards that were won. */
function prizeActions(
  { view, menu, prize = 0 }: Shown,
  { places, translate }: { readonly places: Places; readonly translate: Translate },
): readonly MirrorAction[] {
  const { cards = [] } = view.loot ?? {};
  if (cards.length < 2 || menu.entries[0]?.id === idOf({ kind: 'back' })) return [];
  return cards.flatMap(({ name }, card) => {
    const id = idOf({ kind: 'prize', card });
    const rect = places.get(id);
    const label = translate('loot.card', { card: name });
    return rect === undefined ? [] : [{ id, label, pressed: card === prize, rect }];
  });
}

/** Returns the sentence about each place for loot, by the entry that a press on it gives. */
function lootSentences(loot: LootView | null): ReadonlyMap<string, string> {
  const places = loot?.cards.flatMap(({ items, skills, lanterns }) => [...items, ...skills, lanterns]) ?? [];
  return new Map(places.flatMap(({ id, spoken }) => (id === null ? [] : [[id, spoken] as const])));
}

/** Tells an entry by the sentence about its place; its own words describe it. */
function inWords(entry: Entry, sentences: ReadonlyMap<string, string>): Entry {
  const sentence = sentences.get(entry.id);
  return sentence === undefined ? entry : { ...entry, label: sentence, detail: joined(entry.label, entry.detail) };
}

/** Returns the place of a door that is also the primary entry. */
function doorOf({ spot }: Entry, layout: TableLayout | null): Rect | undefined {
  return spot?.kind === 'door' ? layout?.doors[spot.door] : undefined;
}

/** Returns the place of an entry: its button, its place in the list, or else the thing that it is about. */
function entryPlace({ id, spot }: Entry, places: Places): Rect | undefined {
  const place = places.get(id);
  if (place !== undefined || spot === null) return place;
  const isElsewhere = spot.kind === 'door' || spot.kind === 'hand' || spot.kind === 'loot' || spot.kind === 'way';
  return isElsewhere ? undefined : places.get(idOf(spot));
}

const at = (rect: Rect | undefined) => (rect === undefined ? {} : { rect });

function entryAction({ id, label, detail, shortcut, refusal }: Entry, rect: Rect | undefined): MirrorAction {
  return {
    id,
    label,
    ...(detail === '' ? {} : { description: detail }),
    ...(shortcut === '' ? {} : { shortcut }),
    ...(refusal === null ? {} : { refusal }),
    ...at(rect),
  };
}
