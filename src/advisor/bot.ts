import type { Seed } from '../engine/kernel';
import type { Command, State } from '../engine/onedeck';
import { greedy } from './greedy';
import { random } from './random';

/** Answers with a legal command for every state in which there is one; the same ones for the same seed and states. */
export type Bot = (state: State) => Command;

const BOTS = { random, greedy } as const satisfies Readonly<Record<string, (seed: Seed) => Bot>>;

export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];

export function bot(id: BotId, seed: Seed): Bot {
  return BOTS[id](seed);
}
