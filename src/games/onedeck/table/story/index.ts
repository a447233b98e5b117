export type { Chapter, Story } from './chapter';
export { storyIn, storyOf } from './story';
