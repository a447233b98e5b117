import { advance, beginHistory, type Seed } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { TableHistory } from '../../src/games/onedeck/table';
import { picker } from '../support/picker';

/** A game of so many commands, or to its end; played by chance, and the same every time. */
export function played(commands: number, seed = 'over the table'): TableHistory {
  const pick = picker(seed);
  const setup = { heroes: ['warrior'], dungeon: 'minotaurs-maze', tier: 'veteran' } as const;
  let history: TableHistory = beginHistory(oneDeckDungeon, { setup, seed: seed as Seed });
  for (let at = 0; at < commands; at++) {
    const legal = oneDeckDungeon.legal(history.state);
    const command = legal[pick(legal.length)];
    const next = command === undefined ? null : advance(oneDeckDungeon, history, command);
    if (next?.ok !== true) return history;
    history = next.history;
  }
  return history;
}
