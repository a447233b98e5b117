export { ACTS, type ActName } from './acts';
export { followTilt } from './followTilt';
export { burntAt } from './goings';
export type { IdleTable } from './idles';
export { Pace } from './Pace';
export { atRest, type Pose } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
