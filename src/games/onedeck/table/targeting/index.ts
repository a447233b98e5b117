export { dieChoices } from './dieMenu';
export { aimWords, handMenu } from './handMenu';
export { handWords, thingOfKey } from './keys';
export { lightsOf } from './lights';
export { type Reading, readingOf, soleAnswer, soleForge, whyNot } from './reach';
