export type { Screen, TableLayout } from './ground';
export { contains, inset, overlap } from './rect';
export { layoutTable } from './table';
