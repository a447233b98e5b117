export { ART as art } from '../art';
export { type PaperHand, type PaperTable, prepareTable } from './prepareTable';
