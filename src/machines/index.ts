export { appMachine, type Opening } from './app.machine';
export { type TableHistory, turnMachine } from './turn.machine';
