/** What lies beside the game's own moves: taking back, doing again, leaving. */
export interface TableTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const TOOL_IDS = ['again', 'undo', 'redo', 'leave'] as const;
export type ToolId = (typeof TOOL_IDS)[number];
export type BarTool = Exclude<ToolId, 'again'>;
