export {
  type AppEvent,
  type AppPorts,
  appMachine,
  type Opening,
  PAGES,
  type PageId,
  type Place,
  type TableOpened,
} from './app.machine';
export { type Aim, targetingMachine } from './targeting.machine';
export { type TurnEvent, type TurnInput, type TurnNews, turnMachine } from './turn.machine';
