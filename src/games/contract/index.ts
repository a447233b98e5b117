export type { AnyGameBots, Bot, GameBots, Luck } from './bots';
export type { Codex, NewGame, SignList } from './pages';
