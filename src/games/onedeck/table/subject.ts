import type { Middle } from './view';

/** Returns the name of the picture in the middle: of a foe, a boss or a moment. Null at the doors. */
export function subjectOf(middle: Middle): string | null {
  if (middle.kind === 'doors') return null;
  return middle.kind === 'foe' || middle.kind === 'boss' ? `${middle.kind}/${middle.name}` : `moment/${middle.kind}`;
}
