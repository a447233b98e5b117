import { advance, beginHistory, type History, listed, type Seed, toReplay } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon as game, type Setup, type State } from '../../src/engine/onedeck';
import { bot } from '../../tools/oneDeckBots';
import { screenOf } from '../../tools/play/screen';
import { commandInWords, eventInWords, spelled } from '../../tools/play/words';

export type Delve = History<Setup, State, Command, Event>;

/** A whole game by the greedy bot. */
export function greedyDelve(setup: Setup, seed: string): Delve {
  const choose = bot('greedy', seed as Seed);
  let delve: Delve = beginHistory(game, { setup, seed: seed as Seed });
  while (delve.state.result === null) {
    const next = advance(game, delve, choose(delve.state));
    if (!next.ok) throw new Error(`the bot may not do that: ${next.rejection.key}`);
    delve = next.history;
  }
  return delve;
}

/** A game to be read: who and where, its replay, and every command with what came of it. */
export function delveText(delve: Delve): string {
  const { setup, seed } = delve.origin;
  const replay = toReplay(game, delve);
  const head = `${setup.heroes.join(' and ')} in ${spelled(setup.dungeon)}, ${setup.tier}, seed ${seed}`;
  const lines = listed(delve.past).flatMap(({ command, events, before }, at) => {
    const told = events.map(eventInWords).filter((words) => words !== null);
    // The table is shown where a turn begins, and before each round against the boss.
    const table = command.type === 'startTurn' || events.some(({ type }) => type === 'bossRoundBegun') ? tableOf(before) : [];
    return [...table, `${at + 1}. ${commandInWords(before, command)}${told.length > 0 ? ` → ${told.join('; ')}` : ''}`];
  });
  const end = delve.state.result === 'victory' ? 'The boss is beaten.' : 'The game is lost.';
  return [head, replay.ok ? replay.value : replay.rejection.key, ...lines, end, ''].join('\n');
}

function tableOf(state: State): readonly string[] {
  return ['', ...screenOf(state)];
}

/** The replay is the second line. */
export const replayIn = (text: string): string => text.split('\n')[1] ?? '';
