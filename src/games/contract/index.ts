export type { Bot, GameBots, Luck } from './bots';
