export type { Chapter, Story } from './chapter';
export { claimWords } from './claimWords';
export { storyIn, storyOf } from './story';
