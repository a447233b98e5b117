import type { TableLayout } from './layout';
import { type Entry, isDoor, type Menu, pageOf } from './menu';
import { sectionsOf } from './mirrorSections';
import type { MirrorAction, MirrorPage, Rect, Translate } from './ports';
import type { TableView } from './view';

/** What lies beside the game's own moves: taking back, doing again, leaving. */
export interface TableTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const TOOL_IDS = ['again', 'undo', 'redo', 'leave'] as const;
export type ToolId = (typeof TOOL_IDS)[number];
export type BarTool = Exclude<ToolId, 'again'>;

export interface MirrorParts {
  readonly menu: Menu;
  /** The page of the list that is on the canvas. */
  readonly page: number;
  readonly layout: TableLayout | null;
  readonly tools: TableTools;
  readonly translate: Translate;
  readonly keyOf: (tool: BarTool) => string;
}

/** The table in headings, sentences and real buttons: everything the canvas shows. */
export function mirrorPage(view: TableView, parts: MirrorParts): MirrorPage {
  const { menu, layout } = parts;
  const places = layout === null ? new Map<string, Rect>() : placesOf(menu, layout, parts.page);
  return {
    heading: view.heading,
    sections: sectionsOf(view, parts.translate),
    actions: [...menu.entries.map((entry) => entryAction(entry, places.get(entry.id))), ...toolActions(parts)],
  };
}

function placesOf(menu: Menu, layout: TableLayout, page: number): Map<string, Rect> {
  const places = new Map<string, Rect>();
  for (const { entry, rect } of pageOf(menu.rows, layout.rows, page).placed) places.set(entry.id, rect);
  if (menu.first !== null) places.set(menu.first.id, layout.buttons.first);
  if (menu.second !== null) places.set(menu.second.id, layout.buttons.second);
  for (const entry of menu.entries.filter(isDoor)) {
    const door = entry.spot !== null && 'door' in entry.spot ? layout.doors[entry.spot.door] : undefined;
    if (door !== undefined) places.set(entry.id, door);
  }
  return places;
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

function toolActions({ layout, tools, translate, keyOf }: MirrorParts): readonly MirrorAction[] {
  const tool = (id: BarTool, label: string): MirrorAction => {
    const rect = layout?.tools[id];
    return { id, label, shortcut: keyOf(id), ...(rect === undefined ? {} : { rect }) };
  };
  const undo = tool('undo', translate('table.undo'));
  const redo = tool('redo', translate('table.redo'));
  return [
    tools.canUndo ? undo : { ...undo, refusal: translate('refusal.nothingToUndo') },
    tools.canRedo ? redo : { ...redo, refusal: translate('refusal.nothingToRedo') },
    tool('leave', translate('table.menu')),
  ];
}
