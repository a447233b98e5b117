export { BOT_IDS, type Bot, type BotId, bot } from './bot';
