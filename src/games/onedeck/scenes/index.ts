export { Gallery } from '../../../scenes';
export { ART as art } from '../art';
export { prepareTable, type Table, type TableParts } from './prepareTable';
