export { openPanel } from './panel/openPanel';
export { FIRST_PLAN, type Plan } from './plan';
export { rehearsal } from './rehearsal';
