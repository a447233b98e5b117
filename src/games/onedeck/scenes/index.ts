export { Gallery } from '../../../scenes';
export { createTable, type Table, type TableParts } from './createTable';
