import { type BotId, type Fact, type Game, type History, hashOf, redo, type Seat, undo, type Viewer } from '../engine/kernel';

/** The person or bot that decides for each seat. A seat that is not named here is a person's. */
export type Players = Readonly<Partial<Record<Seat, 'person' | BotId>>>;

/** A game under way, who plays it, and who looks at the screen. */
export interface Sitting<Setup, State, Command, Event> {
  readonly history: History<Setup, State, Command, Event>;
  readonly players: Players;
  readonly seat: Seat | null;
  readonly viewer: Viewer;
}
type Played<Setup, State, Command, Event> = Pick<Sitting<Setup, State, Command, Event>, 'history' | 'players'>;

/** A game under way, with the command that is given by itself in what a seat may know of a state. */
interface Following<Setup, State, Command, Event> extends Played<Setup, State, Command, Event> {
  readonly followsBy: (state: State) => Command | null;
}

/** The questions to the rules that seats come up in. */
type SeatRules<Setup, State> = Pick<Game<Setup, State, Fact, Fact>, 'seats' | 'toAct' | 'view'>;

export const isBot = (players: Players, seat: Seat): boolean => (players[seat] ?? 'person') !== 'person';

/**
 * Returns the seat that decides next. Where several choose at once, the person at the screen goes first, then the other
 * persons, then the bots: nobody waits for a bot before an own decision.
 */
export function nextSeat<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  { history, players, viewer }: Sitting<Setup, State, Command, Event>,
): Seat | null {
  const toAct = rules.toAct(history.state);
  const persons = toAct.filter((seat) => !isBot(players, seat));
  return persons.find((seat) => seat === viewer) ?? persons[0] ?? toAct[0] ?? null;
}

/** Returns the seat of the only person. Where there are several, or none, the screen belongs to nobody by itself. */
export function onlyPerson<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  { history, players }: Played<Setup, State, Command, Event>,
): Viewer {
  const persons = rules.seats(history.origin.setup).filter((seat) => !isBot(players, seat));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Says whether somebody else has to take the device first: the next person may know what is for no other eyes. */
export function isElsewhere<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  { history: { state }, seat, viewer }: Sitting<Setup, State, Command, Event>,
): boolean {
  return seat !== null && seat !== viewer && hashOf(rules.view(state, seat)) !== hashOf(rules.view(state, null));
}

/** Returns the command that is given by itself now; null where a seat decides. A bot decides for itself. */
export function following<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  { history: { state }, players, followsBy }: Following<Setup, State, Command, Event>,
): Command | null {
  const [seat, ...others] = rules.toAct(state);
  if (seat === undefined || others.length > 0 || isBot(players, seat)) return null;
  return followsBy(rules.view(state, seat));
}

/** Takes back the last decision of a person, along with what bots did and what followed by itself after it. Null when there is none. */
export function takenBack<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  played: Following<Setup, State, Command, Event>,
): History<Setup, State, Command, Event> | null {
  let back = undo(played.history);
  while (back !== null && !waitsForPerson(rules, { ...played, history: back })) back = undo(back);
  return back;
}

/** Does again what was taken back, along with what bots did and what followed by itself after it. */
export function doneAgain<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  played: Following<Setup, State, Command, Event>,
): History<Setup, State, Command, Event> | null {
  let done: History<Setup, State, Command, Event> | null = null;
  for (let next = redo(played.history); next !== null; next = redo(next)) {
    done = next;
    if (waitsForPerson(rules, { ...played, history: done })) break;
  }
  return done;
}

function waitsForPerson<Setup, State, Command, Event>(
  rules: SeatRules<Setup, State>,
  played: Following<Setup, State, Command, Event>,
): boolean {
  const { history, players } = played;
  return rules.toAct(history.state).some((seat) => !isBot(players, seat)) && following(rules, played) === null;
}
