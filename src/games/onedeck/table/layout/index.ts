export { contains, inset, overlap } from '../../../../table';
export { CARD } from './abilityCards';
export type { CardLook, DungeonPlace, HeroPlace, Screen, TableContent, TableLayout } from './ground';
export { isServed, LEAST_SCREEN, screenOf } from './screenOf';
export { layoutTable } from './table';
