import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../../engine/onedeck';
import type { GameBots } from '../../contract';
import { greedy } from './greedy';

export const oneDeckBots = { rules: oneDeckDungeon, bots: { greedy } } as const satisfies GameBots<Setup, State, Command, Event>;
