export type { Chapter, Story } from './chapter';
export { claimWords } from './claimWords';
export { storyOf } from './story';
