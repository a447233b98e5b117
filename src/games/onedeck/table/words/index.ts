export { costWords } from './abilities';
export { printedBoxWords } from './boxes';
export { claimWords } from './claimWords';
export { endsInDeath, lethalView } from './ending';
export { heroWords, joined, nameOf } from './names';
export { refusalWords } from './refusals';
