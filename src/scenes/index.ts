export { createTable, type Table } from './createTable';
