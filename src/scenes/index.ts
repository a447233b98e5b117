export { createTable, type Table, type TableParts } from './createTable';
