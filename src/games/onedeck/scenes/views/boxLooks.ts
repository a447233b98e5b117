import type { Shown, TableLayout } from '../../table';
import type { BoxLook } from './paintBox';

/** Returns whether the boxes shake, because the end that kills is held. */
export const isLoose = ({ held, busy }: Shown): boolean => held === 'held' && !busy;

export function looksOf(shown: Shown, layout: TableLayout): readonly (BoxLook | null)[] {
  const { view, lights, busy } = shown;
  return (view.encounter?.boxes ?? []).map((box, at) => {
    const rect = layout.boxes[at];
    const light = busy ? 'plain' : (lights.boxes[at] ?? 'plain');
    return rect === undefined ? null : { box, rect, light, small: false, ...(isLoose(shown) ? { loose: true } : {}) };
  });
}
