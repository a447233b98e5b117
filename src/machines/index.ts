export {
  type AppEvent,
  type AppPorts,
  appMachine,
  type Opening,
  type PageId,
  type Place,
  type TableOpened,
  TITLE,
} from './app.machine';
export { doneAgain, type Players, takenBack } from './players';
export { type Aim, targetingMachine } from './targeting.machine';
export { turnMachine } from './turn.machine';
export type { TurnEvent, TurnInput, TurnNews, TurnSteps } from './turnSetup';
