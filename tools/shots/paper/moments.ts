import { advance, beginHistory, commandsOf, parseReplay, required } from '../../../src/engine/kernel';
import { type Command, type PlayerSeat, paperDungeons, type State } from '../../../src/engine/paper';
import type { PaperGame } from '../../../src/games/paper/records';
import parties from './parties.json' with { type: 'json' };

type PaperHistory = PaperGame['history'];
export type Party = keyof typeof parties;

/** A game that waits for a seat, with the command that led there and the next one. */
export interface Moment {
  readonly history: PaperHistory;
  readonly state: State;
  /** The seat that is asked first. */
  readonly seat: PlayerSeat;
  readonly last: Command | null;
  readonly next: Command;
}

/** Returns the whole game of a party that was played by bots. */
export function partyGame(party: Party): PaperHistory {
  const replay = parseReplay(paperDungeons, parties[party]);
  if (!replay.ok) throw new Error(`A game of the shots cannot be played again: ${replay.rejection.key}`);
  return replay.value;
}

/** Returns every moment of that game but its end. */
export function playedMoments(party: Party): readonly Moment[] {
  const whole = partyGame(party);
  let history: PaperHistory = beginHistory(paperDungeons, whole.origin);
  let last: Command | null = null;
  return commandsOf(whole).map((next) => {
    const moment = { history, state: history.state, seat: asked(history.state), last, next };
    const done = advance(paperDungeons, history, next);
    if (!done.ok) throw new Error(done.rejection.key);
    [history, last] = [done.history, next];
    return moment;
  });
}

function asked(state: State): PlayerSeat {
  const [seat] = paperDungeons.toAct(state);
  return required(
    state.seats.find(({ id }) => (id as string) === seat),
    'a seat',
  );
}
