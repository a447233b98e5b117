import type { Choice } from './choices';
import type { TableLayout } from './layout';
import type { MirrorAction, MirrorPage, Rect, Translate } from './ports';
import type { TableView } from './tableView';

/** What lies beside the game's own moves: taking back, doing again, leaving. */
export interface TableTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const TOOL_IDS = ['again', 'undo', 'redo', 'leave'] as const;
export type ToolId = (typeof TOOL_IDS)[number];
export type BarTool = Exclude<ToolId, 'again'>;

export interface MirrorParts {
  readonly tools: TableTools;
  readonly translate: Translate;
  readonly keyOf: (tool: BarTool) => string;
}

/** The table in headings, sentences and real buttons: everything the canvas shows. */
export function mirrorPage(view: TableView, layout: TableLayout | null, parts: MirrorParts): MirrorPage {
  const { translate } = parts;
  const { hero, deck, discard } = view;
  const rect = layout === null ? {} : { rect: layout.buttons.first };
  const again = view.again === null ? [] : [{ id: 'again', label: view.again.label, description: view.again.detail, ...rect }];
  return {
    heading: view.heading,
    sections: [
      {
        heading: translate('table.label'),
        lines: [view.advice, view.floor, view.turn, ...view.doors.map((door) => door.spoken)],
      },
      { heading: hero.name, lines: [hero.healthText, ...hero.stats.map(({ label, count }) => `${label} ${count}`)] },
      { heading: view.dungeon, lines: [view.difficulty, deck.title, deck.lines[1], discardLine(discard)] },
    ],
    actions: [
      ...view.choices.map((choice) => choiceAction(choice, rectOf(choice, layout))),
      ...again,
      ...toolActions(layout, parts),
    ],
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

function rectOf(choice: Choice, layout: TableLayout | null): Rect | null {
  if (layout === null) return null;
  if (choice.door !== null) return layout.doors[choice.door] ?? null;
  return choice.command.type === 'explore' ? layout.buttons.second : layout.buttons.first;
}

function toolActions(layout: TableLayout | null, { tools, translate, keyOf }: MirrorParts): readonly MirrorAction[] {
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
