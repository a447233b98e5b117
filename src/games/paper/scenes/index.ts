export { ART as art } from '../art';
export { prepareTable } from './prepareTable';
