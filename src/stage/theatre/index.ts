export { ACTS, type ActName } from './acts';
export { followTilt } from './followTilt';
export type { IdleTable } from './idles';
export { matterOf } from './matter';
export { Pace } from './Pace';
export { rest } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
