export { costWords } from './abilities';
export { printedBoxWords } from './boxes';
export { heroWords, joined, nameOf } from './names';
export { refusalWords } from './refusals';
