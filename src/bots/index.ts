export { randomBot } from './random';
export { SeededLuck } from './SeededLuck';
