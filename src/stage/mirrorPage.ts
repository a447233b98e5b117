import type { Choice } from './choices';
import type { TableLayout } from './layout';
import type { MirrorAction, MirrorPage, Rect, Translate } from './ports';
import type { TableView } from './tableView';

/** What lies beside the game's own moves: taking back, doing again, leaving. */
export interface TableTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const TOOL_IDS = ['undo', 'redo', 'leave'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** The table in headings, sentences and real buttons: everything the canvas shows. */
export function mirrorPage(view: TableView, layout: TableLayout, parts: { tools: TableTools; translate: Translate }): MirrorPage {
  const { translate, tools } = parts;
  const { hero, deck, discard } = view;
  return {
    heading: view.heading,
    sections: [
      { heading: translate('table.label'), lines: [view.advice, view.floor, view.turn, ...view.doors.map((door) => door.spoken)] },
      { heading: hero.name, lines: [hero.healthText, ...hero.stats.map(({ label, count }) => `${label} ${count}`)] },
      { heading: view.dungeon, lines: [view.difficulty, deck.title, deck.lines[1], discardLine(discard)] },
    ],
    actions: [...view.choices.map((choice) => choiceAction(choice, rectOf(choice, layout))), ...toolActions(tools, layout, translate)],
  };
}

function discardLine(discard: TableView['discard']): string {
  const [spent, last] = discard.lines;
  return last === '' ? `${discard.count} ${spent}` : `${discard.count} ${spent} · ${last}`;
}

function choiceAction(choice: Choice, rect: Rect | null): MirrorAction {
  const { id, label, detail, shortcut, refusal } = choice;
  const action = { id, label, description: detail, shortcut, ...(rect === null ? {} : { rect }) };
  return refusal === null ? action : { ...action, refusal };
}

function rectOf(choice: Choice, layout: TableLayout): Rect | null {
  if (choice.door !== null) return layout.doors[choice.door] ?? null;
  return choice.command.type === 'explore' ? layout.buttons.second : layout.buttons.first;
}

function toolActions(tools: TableTools, layout: TableLayout, translate: Translate): readonly MirrorAction[] {
  const undo = { id: 'undo', label: translate('table.undo'), shortcut: 'U', rect: layout.tools.undo };
  const redo = { id: 'redo', label: translate('table.redo'), shortcut: 'R', rect: layout.tools.redo };
  return [
    tools.canUndo ? undo : { ...undo, refusal: translate('refusal.nothingToUndo') },
    tools.canRedo ? redo : { ...redo, refusal: translate('refusal.nothingToRedo') },
    { id: 'leave', label: translate('table.menu'), shortcut: 'Escape', rect: layout.tools.leave },
  ];
}
