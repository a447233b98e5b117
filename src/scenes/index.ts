export { createTable, type Table, type TableParts } from './createTable';
export { Gallery } from './pictures/Gallery';
