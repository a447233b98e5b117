import type { Bot, GameBots } from '../../src/games/contract';
import type { Command, Event, Setup, Side, State } from './tinyFacts';
import { tinyGame } from './tinyGame';

/** Goes in with one torch as long as it is behind, and stays at home when it leads. */
const careful: Bot<State, Command> = {
  choose({ scores }, seat) {
    const own: Side = String(seat) === 'left' ? 'left' : 'right';
    const other: Side = own === 'left' ? 'right' : 'left';
    return scores[own] > scores[other] ? { type: 'stay', seat: own } : { type: 'go', seat: own, torches: 1 };
  },
};

export const tinyBots: GameBots<Setup, State, Command, Event> = { rules: tinyGame(), bots: { careful } };
