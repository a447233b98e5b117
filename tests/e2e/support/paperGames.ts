import { advance, beginHistory, type Seed, toSave } from '../../../src/engine/kernel';
import { paperDungeons, type Setup } from '../../../src/engine/paper';

/** How much of a game is left to play. */
export type Part = 'a whole game' | 'the last turn';

const LAST = 8;
const FREE: Setup = { seats: 1, dungeon: 'a', missions: 'drawn', dispersal: false, openObjectives: false };

/** Returns the save of a game at its first roll or its last one. The commands before it were chosen by their places in the list. */
export function saveAt(seats: number, part: Part): unknown {
  const setup: Setup = { ...FREE, seats, dispersal: seats < 3 };
  let history = beginHistory(paperDungeons, { setup, seed: 'the last turn' as Seed });
  const isThere = (): boolean => part === 'a whole game' || (history.state.turn === LAST - 1 && history.state.phase === 'roll');
  for (let count = 0; !isThere(); count++) {
    const [seat] = paperDungeons.toAct(history.state);
    const listed = paperDungeons.legal(history.state, seat);
    const command = listed[(count * 7) % listed.length];
    if (command === undefined) throw new Error('nothing can be done');
    const done = advance(paperDungeons, history, command);
    if (!done.ok) throw new Error(done.rejection.key);
    history = done.history;
  }
  return toSave(paperDungeons, history);
}
