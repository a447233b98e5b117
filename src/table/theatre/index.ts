export { ACTS, type ActName } from './acts';
export { burntAt } from './exits';
export { FrameMeter } from './FrameMeter';
export { followTilt } from './followTilt';
export type { IdleTable } from './idles';
export { atRest, type Pose } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
