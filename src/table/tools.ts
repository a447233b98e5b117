import type { Translate } from './ports';
import type { Presentation, Speed } from './timing';

/** The state of the tools beside the game's moves: undo, redo, log, speed and menu. */
export interface TableTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How fast things move; `crossfade` where the player or the system wants no motion. */
  readonly speed: Presentation;
}

export const BAR_TOOLS = ['undo', 'redo', 'log', 'speed', 'menu'] as const;
export type BarTool = (typeof BAR_TOOLS)[number];
export const TOOL_IDS = ['again', ...BAR_TOOLS] as const;
export type ToolId = (typeof TOOL_IDS)[number];

const SPEEDS: readonly Speed[] = [1, 2, 4, 'instant'];

/** Returns the next faster speed, or the next slower one; the ends meet. */
export function nextSpeed(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS.at((SPEEDS.indexOf(speed) + by) % SPEEDS.length) ?? 1;
}

export function toolWords(tool: BarTool, { speed }: Pick<TableTools, 'speed'>, translate: Translate): string {
  switch (tool) {
    case 'undo':
      return translate('table.undo');
    case 'redo':
      return translate('table.redo');
    case 'log':
      return translate('table.log');
    case 'speed':
      return translate('table.speed', { speed: translate(`speed.${speed}`) });
    case 'menu':
      return translate('table.menu');
  }
}
