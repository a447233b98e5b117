export { choice } from './panel/choice';
export { openPanel } from './panel/openPanel';
export type { BeatPlay, Stage } from './perform';
export { type Speech, speechOf } from './words';
