import { randomBot, SeededLuck } from '../src/bots';
import type { Seat, Seed } from '../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../src/engine/onedeck';
import type { Bot } from '../src/games/contract';
import { oneDeckBots } from '../src/games/onedeck/bots';

const BOTS = { random: randomBot(oneDeckDungeon), ...oneDeckBots.bots } as const satisfies Readonly<
  Record<string, Bot<State, Command>>
>;
const PARTY = 'party' as Seat;

export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];

/** Plays for the party: one command for every state in which there is one, the same ones for the same seed and states. */
export type Choose = (state: State) => Command;

export function bot(id: BotId, seed: Seed): Choose {
  const luck = new SeededLuck(seed);
  return (state) => BOTS[id].choose(state, PARTY, luck);
}
