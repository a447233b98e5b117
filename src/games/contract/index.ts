export * from './bots';
export * from './debug';
export * from './folder';
export * from './pages';
export * from './records';
export * from './sounds';
export * from './table';
export * from './types';
