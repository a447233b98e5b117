import type { Spot } from './choices';
import type { TableLayout } from './layout';
import { type Entry, isDoor, type Menu, pageOf } from './menu';
import { sectionsOf } from './mirrorSections';
import type { MirrorAction, MirrorPage, Rect, Translate } from './ports';
import { diePress } from './pressIds';
import type { Shown } from './tableContent';
import { BAR_TOOLS, type BarTool, type TableTools, toolWords } from './tools';

export interface MirrorParts {
  readonly shown: Shown;
  readonly layout: TableLayout | null;
  readonly translate: Translate;
  readonly keyOf: (tool: BarTool) => string;
}

/** The table in headings, sentences and real buttons: everything the canvas shows. */
export function mirrorPage({ shown, layout, translate, keyOf }: MirrorParts): MirrorPage {
  const { menu, view, page } = shown;
  const places = layout === null ? new Map<string, Rect>() : placesOf(menu, layout, page);
  return {
    heading: view.heading,
    sections: sectionsOf(view, translate),
    actions: [
      ...menu.entries.map((entry) => entryAction(entry, places.get(entry.id))),
      ...diceActions(shown, layout),
      ...toolActions(shown.tools, { layout, translate, keyOf }),
    ],
  };
}

/** Dice to take up, each with its digit. */
function diceActions({ view, picked, canTake }: Shown, layout: TableLayout | null): readonly MirrorAction[] {
  if (!canTake) return [];
  const dice = view.encounter?.pool ?? [];
  return dice.map(({ id, spoken, key }, at) => {
    const rect = layout?.dice[at];
    const shortcut = key === '' ? {} : { shortcut: key };
    return {
      id: diePress(id),
      label: spoken,
      pressed: picked.includes(id),
      ...shortcut,
      ...(rect === undefined ? {} : { rect }),
    };
  });
}

function placesOf(menu: Menu, layout: TableLayout, page: number): Map<string, Rect> {
  const places = new Map<string, Rect>();
  for (const { entry, rect } of pageOf(menu.rows, layout.rows, page).placed) places.set(entry.id, rect);
  if (menu.first !== null) places.set(menu.first.id, layout.buttons.first);
  if (menu.second !== null) places.set(menu.second.id, layout.buttons.second);
  for (const { id, spot } of menu.entries) {
    const place = spot === null ? undefined : placeOf(spot, layout);
    // A door that is also the way forth is pressed where it stands.
    if (place !== undefined && (!places.has(id) || isDoor({ spot }))) places.set(id, place);
  }
  return places;
}

function placeOf(spot: Spot, layout: TableLayout): Rect | undefined {
  if ('door' in spot) return layout.doors[spot.door];
  return 'box' in spot ? layout.boxes[spot.box] : undefined;
}

function entryAction({ id, label, detail, shortcut, refusal }: Entry, rect: Rect | undefined): MirrorAction {
  return {
    id,
    label,
    ...(detail === '' ? {} : { description: detail }),
    ...(shortcut === '' ? {} : { shortcut }),
    ...(refusal === null ? {} : { refusal }),
    ...(rect === undefined ? {} : { rect }),
  };
}

function toolActions(tools: TableTools, { layout, translate, keyOf }: Omit<MirrorParts, 'shown'>): readonly MirrorAction[] {
  const refusals: { readonly [Tool in BarTool]?: string } = {
    ...(tools.canUndo ? {} : { undo: translate('refusal.nothingToUndo') }),
    ...(tools.canRedo ? {} : { redo: translate('refusal.nothingToRedo') }),
  };
  return BAR_TOOLS.map((id) => {
    const rect = layout?.tools[id];
    const refusal = refusals[id];
    return {
      id,
      label: toolWords(id, tools, translate),
      shortcut: keyOf(id),
      ...(refusal === undefined ? {} : { refusal }),
      ...(rect === undefined ? {} : { rect }),
    };
  });
}
