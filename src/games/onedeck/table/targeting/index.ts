export { type Aim, diceOf } from './aim';
export { aimWords, handMenu } from './handMenu';
export { handWords, thingOfKey } from './keys';
export { aimNamed, lightsOf, nameOfAim } from './lights';
export { type Reading, readingOf, whyNot } from './reach';
