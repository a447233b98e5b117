export {
  type AppEvent,
  type AppPorts,
  appMachine,
  type Opening,
  PAGES,
  type PageId,
  type Place,
  type TableGame,
  type TableOpened,
} from './app.machine';
export { type Aim, targetingMachine } from './targeting.machine';
export { type TableHistory, type TurnEvent, type TurnPorts, turnMachine } from './turn.machine';
