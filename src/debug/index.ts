export { type Frame, meterFrames } from './meter';
export { FIRST_PLAN, type Plan } from './plan';
export { ledTo, rehearsal } from './rehearsal';
