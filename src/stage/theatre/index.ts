export type { IdleTable } from './idles';
export { type Liveliness, Pace } from './Pace';
export type { Pose } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
