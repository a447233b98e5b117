import type { DieId } from '../engine/onedeck';
import { BACK } from './menu';
import { TOOL_IDS, type ToolId } from './mirrorPage';

/** What was pressed on the table that is no entry of the menu: read from the id that canvas, mirror and keys hand on. */
export type Press =
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'back' }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'die'; readonly die: DieId }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'entry' };

export const NEXT_PAGE = 'page-next';
export const PREVIOUS_PAGE = 'page-previous';
export const diePress = (die: DieId): string => `press-die-${die}`;
export const boxPress = (box: number): string => `press-box-${box}`;

export function pressOf(id: string): Press {
  const tool = TOOL_IDS.find((candidate) => candidate === id);
  if (tool !== undefined) return { kind: 'tool', tool };
  if (id === BACK) return { kind: 'back' };
  if (id === NEXT_PAGE || id === PREVIOUS_PAGE) return { kind: 'page', by: id === NEXT_PAGE ? 1 : -1 };
  const [, what, number] = /^press-(die|box)-(\d+)$/.exec(id) ?? [];
  if (what === 'die') return { kind: 'die', die: Number(number) };
  return what === 'box' ? { kind: 'box', box: Number(number) } : { kind: 'entry' };
}
