import { advance, beginHistory, parseReplay, type Seed, toReplay } from '../../../src/engine/kernel';
import { oneDeckDungeon, type Setup } from '../../../src/engine/onedeck';
import type { TableGame, TableHistory } from '../../../src/games/onedeck/table';
import { type BotId, bot } from '../../../tools/oneDeckBots';

export interface Played {
  readonly setup: Setup;
  readonly seed: string;
  readonly by?: BotId;
  /** The game is left after so many commands; without it, it is played to its end. */
  readonly moves?: number;
}

/** The greedy bot takes seconds over a game, and several scenes begin with the same one. */
const known = new Map<string, TableHistory>();

/** A game by a bot, the same every time. */
export function played({ setup, seed, by = 'random', moves = Number.POSITIVE_INFINITY }: Played): TableHistory {
  const name = JSON.stringify({ setup, seed, by, moves });
  const history = known.get(name) ?? playedOn(beginHistory(oneDeckDungeon, { setup, seed: seed as Seed }), { by, moves });
  known.set(name, history);
  return history;
}

export function playedOn(
  history: TableHistory,
  { by = 'random', moves = Number.POSITIVE_INFINITY }: Pick<Played, 'by' | 'moves'>,
) {
  const choose = bot(by, history.origin.seed);
  let now = history;
  for (let done = 0; now.state.result === null && done < moves; done++) {
    const next = advance(oneDeckDungeon, now, choose(now.state));
    if (!next.ok) throw new Error(next.rejection.key);
    now = next.history;
  }
  return now;
}

/** The first of these seeds with which the bot wins. */
export function won(setup: Setup, seeds: readonly string[]): TableHistory {
  for (const seed of seeds) {
    const history = played({ setup, seed, by: 'greedy' });
    if (history.state.result === 'victory') return history;
  }
  throw new Error(`nobody wins ${JSON.stringify(setup)}`);
}

export function linkOf(history: TableHistory): string {
  const link = toReplay(oneDeckDungeon, history);
  if (!link.ok) throw new Error(link.rejection.key);
  return link.value;
}

export function fromLink(link: string): TableHistory {
  const parsed = parseReplay(oneDeckDungeon, link);
  if (!parsed.ok) throw new Error(parsed.rejection.key);
  return parsed.value;
}

export const aGame = (id: string, mode: TableGame['mode'], history: TableHistory): TableGame => ({
  game: oneDeckDungeon.id,
  id,
  mode,
  history,
});
