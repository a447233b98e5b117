import { randomBot, SeededLuck } from '../../../../src/bots';
import type { Seed } from '../../../../src/engine/kernel';
import { paperDungeons, type Setup, type State } from '../../../../src/engine/paper';

export const ALONE: Setup = { seats: 1, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };
export const PAIR: Setup = { ...ALONE, seats: 2, dispersal: true };

/** Every state of a game that chance plays, its end included. */
export function statesOf(setup: Setup, name: string): readonly State[] {
  const [bot, luck] = [randomBot(paperDungeons), new SeededLuck(name as Seed)];
  const states = [paperDungeons.start(setup, name as Seed)];
  for (let state = states[0]; state !== undefined && state.phase !== 'over'; state = states.at(-1)) {
    const [seat] = paperDungeons.toAct(state);
    if (seat === undefined) throw new Error('nobody is to act');
    const taken = paperDungeons.step(state, bot.choose(paperDungeons.view(state, seat), seat, luck));
    if (!taken.ok) throw new Error(taken.rejection.key);
    states.push(taken.state);
  }
  return states;
}
