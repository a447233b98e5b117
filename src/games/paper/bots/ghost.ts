import { required, type Script, type Seed } from '../../../engine/kernel';
import { type ObjectiveId, type PlayerSeat, type PowerId, paperDungeons, type Setup, type State } from '../../../engine/paper';
import type { Luck } from '../../contract';
import { MINDS, type Mind, nextCommands } from './mind';
import { carriedOut, imagined, seatIn } from './search/imagined';

/** The game that a person plays alone. */
export interface Haunted {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly script: Script | null;
  readonly objective: ObjectiveId;
  readonly power: PowerId;
}

export interface Ghost {
  /** Its seat after each turn, when gems, missions and the boss of that turn are done with. */
  readonly turns: readonly PlayerSeat[];
  readonly end: State;
}

/** The medium bot leaves nothing to chance. */
const NO_LUCK: Luck = { below: () => 0, freshSeed: () => 'ghost' as Seed };

/** The medium bot on the very same dice, dungeon, missions and cards: the rolls of a seed do not depend on choices (P8, P45). */
export function ghostOf({ setup, seed, script, objective, power }: Haunted): Ghost {
  const dealt = paperDungeons.start({ ...setup, seats: 1 }, seed, script ?? {});
  const hand = { objectives: [objective], powers: [power] };
  const turns: PlayerSeat[] = [];
  const start: State = { ...dealt, seats: [{ ...seatIn(dealt), hand }] };
  const end = playedAlone(start, { mind: MINDS.medium, luck: NO_LUCK, afterTurn: (state) => turns.push(seatIn(state)) });
  return { turns, end };
}

interface Playing {
  readonly mind: Mind;
  readonly luck: Luck;
  readonly afterTurn?: (state: State) => void;
}

/** Plays a game of one seat to its end, each turn as it was planned after the roll. */
export function playedAlone(start: State, { mind, luck, afterTurn }: Playing): State {
  let state = start;
  while (state.phase !== 'over') {
    for (const command of nextCommands(sightOf(state), mind, luck)) {
      state = carriedOut(state, command);
      if (command.type === 'confirm') afterTurn?.(state);
    }
  }
  return state;
}

/** A bot is shown no more than its seat may know: not even here does it see the rolls to come. */
function sightOf(state: State): State {
  const seat = required(paperDungeons.toAct(state)[0], 'a seat');
  return imagined(paperDungeons.view(state, seat), seat);
}
