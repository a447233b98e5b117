export { createTable } from './createTable';
