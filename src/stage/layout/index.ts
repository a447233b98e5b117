export type { Screen, TableLayout } from './ground';
export { columns, contains, fitted, type Insets, inset, overlap, rows } from './rect';
export { layoutTable } from './table';
