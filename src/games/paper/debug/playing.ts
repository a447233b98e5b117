import { required } from '../../../engine/kernel';
import { type Command, DICE, type PlayerSeat, paperDungeons, type Sheet, type State } from '../../../engine/paper';

export function played(state: State, command: Command): State {
  const step = paperDungeons.step(state, command);
  if (!step.ok) throw new Error(`${command.type} was refused: ${step.rejection.key}`);
  return step.state;
}

/** Returns a command that is legal now. */
export function firstOf(state: State): Command {
  const [seat] = paperDungeons.toAct(state);
  return required(seat === undefined ? null : paperDungeons.legal(state, seat)[0], 'a command');
}

/** Wastes the dice of all seats, who then confirm; with `last confirms` the last one still has to. */
export function idleAll(state: State, until: 'all confirm' | 'last confirms' = 'all confirm'): State {
  let now = state;
  for (const { id: seat } of state.seats) {
    for (const die of DICE.keys()) {
      const walk: Command = { type: 'walk', seat, die };
      if (paperDungeons.whyIllegal(now, walk) === null) now = played(played(now, walk), { type: 'stop', seat });
    }
    const isLast = seat === state.seats.at(-1)?.id;
    if (!isLast || until === 'all confirm') now = played(now, { type: 'confirm', seat });
  }
  // A reward asks the seat that has won it.
  while (now.phase === 'reward') now = played(now, firstOf(now));
  return now;
}

/** Writes something onto the sheets of seats that have done nothing in secret yet. */
export function withSheet(state: State, sheetOf: (seat: PlayerSeat, at: number) => Partial<Sheet>): State {
  const seats = state.seats.map((seat, at) => ({ ...seat, sheet: { ...seat.sheet, ...sheetOf(seat, at) } }));
  return { ...state, seats };
}
