export { BotHost } from './host/BotHost';
export type { Answer, OpenPort, Question } from './host/messages';
export { type AskedWorker, pagePort, serveBots, type ThinkingScope, workerPort } from './host/ports';
export { thinker } from './host/thinker';
export { randomBot } from './random';
export { SeededLuck } from './SeededLuck';
