export type { AnyGameBots, Bot, GameBots, Luck } from './bots';
export * from './folder';
export type { Codex, NewGame, SignList } from './pages';
export * from './table';
export * from './types';
