export { columns, contains, fitted, type Insets, inset, overlap, rows } from './rect';
export { layoutTable, type Screen, type TableLayout } from './table';
