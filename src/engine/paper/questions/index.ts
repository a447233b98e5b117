export { hurtIn } from './hurt';
export { type LairStanding, lairStanding, standsInLair } from './lair';
export { missionsOneShort } from './missions';
export { type Outlook, outlookOf } from './outlook';
export { type ReachedRoom, reachOf } from './reach';
