export { openPanel } from './panel/openPanel';
export type { BeatPlay, Stage } from './perform';
export { FIRST_PLAN, type Plan } from './plan';
export { gameFrom, met } from './rehearsal';
export type { Hands } from './scripts';
