export { type Arrangement, arrangedBy, isSamePair, swapped, swapsBetween } from './arrangement';
export { type SplitSetting, splitEntries } from './entries';
