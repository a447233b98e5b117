export { Gallery } from '../../../scenes';
export { ART as art } from '../art';
export { createTable, type Table, type TableParts } from './createTable';
