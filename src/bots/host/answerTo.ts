import type { BotId } from '../../engine/kernel';
import type { AnyGameBots, Bot } from '../../games/contract';
import { randomBot } from '../random';
import { SeededLuck } from '../SeededLuck';
import type { Answer, Question } from './messages';

/** Fetches rules and bots of the game of this name. */
export type LoadBots = (game: string) => Promise<AnyGameBots>;

/** Thinks. The same question has the same answer. */
export async function answerTo({ id, game, bot, seat, view, seed }: Question, load: LoadBots): Promise<Answer> {
  try {
    const chosen = botNamed(bot, await load(game));
    return { id, ok: true, command: chosen.choose(view, seat, new SeededLuck(seed)) };
  } catch (problem) {
    return { id, ok: false, problem: String(problem) };
  }
}

function botNamed(id: BotId, { bots, rules }: AnyGameBots): Bot<unknown, unknown> {
  if (id === 'random') return randomBot(rules);
  const found = Object.hasOwn(bots, id) ? bots[id] : undefined;
  if (found === undefined) throw new Error(`there is no bot called ${id}`);
  return found;
}
