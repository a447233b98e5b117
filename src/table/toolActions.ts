import type { MirrorAction, Rect, Translate } from './ports';
import { BAR_TOOLS, type BarTool, type TableTools, toolWords } from './tools';

export interface ToolButtons {
  readonly tools: TableTools;
  /** Where they lie on the canvas; null where nothing is drawn. */
  readonly rects: Readonly<Partial<Record<BarTool, Rect>>> | null;
  readonly translate: Translate;
  /** The key of a tool; an empty text where it has none. */
  readonly keyOf: (tool: BarTool) => string;
}

/** The mirror's buttons for the tools, which every game puts after its own. */
export function toolActions({ tools, rects, translate, keyOf }: ToolButtons): readonly MirrorAction[] {
  const refusals: { readonly [Tool in BarTool]?: string } = {
    ...(tools.canUndo ? {} : { undo: translate('refusal.nothingToUndo') }),
    ...(tools.canRedo ? {} : { redo: translate('refusal.nothingToRedo') }),
  };
  return BAR_TOOLS.map((id) => {
    const rect = rects?.[id];
    const refusal = refusals[id];
    const shortcut = keyOf(id);
    return {
      id,
      label: toolWords(id, tools, translate),
      ...(shortcut === '' ? {} : { shortcut }),
      ...(refusal === undefined ? {} : { refusal }),
      ...(rect === undefined ? {} : { rect }),
    };
  });
}
