export type { Chapter, Claim, Faced, Fate, Round, Story } from './chapter';
export { claimWords } from './claimWords';
export { storyOf } from './story';
