export type { Screen, TableContent, TableLayout } from './ground';
export { contains, inset, overlap } from './rect';
export { layoutTable } from './table';
