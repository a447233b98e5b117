import type { Middle } from './view';

/** The picture of what is faced, or of what happens in its place. */
export function subjectOf(middle: Middle): string | null {
  if (middle.kind === 'doors') return null;
  return middle.kind === 'foe' || middle.kind === 'boss' ? `${middle.kind}/${middle.name}` : `moment/${middle.kind}`;
}
