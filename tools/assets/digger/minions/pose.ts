import type { Part } from '../../drawing/figure';
import { type Bend, bentHead, bentTorso } from './body';

export interface Pose {
  readonly parts: readonly Part[];
  readonly head: Bend;
}

interface Laid {
  readonly head?: Bend;
  readonly lean?: Bend;
  readonly asleep?: boolean;
  readonly behind: readonly Part[];
  readonly before: readonly Part[];
}

export const pose = ({ head = {}, lean = {}, asleep = false, behind, before }: Laid): Pose => ({
  head,
  parts: [...behind, ...bentTorso(lean), ...bentHead(head, { asleep }), ...before],
});
