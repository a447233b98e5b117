export { BotHost } from './host/BotHost';
export { pagePort, serveBots, workerPort } from './host/ports';
export { thinker } from './host/thinker';
export { randomBot } from './random';
export { SeededLuck } from './SeededLuck';
