import {
  type Game,
  type GameId,
  isRecord,
  type Outcome,
  type Rejection,
  rankedByPoints,
  rollDie,
  type Script,
  type Seat,
  type Seed,
  type Step,
  seededStream,
  shuffle,
  UNSEEN,
  type Viewer,
} from '../../src/engine/kernel';
import {
  CARDS,
  type Card,
  type Command,
  type Event,
  type Held,
  MOST_TORCHES,
  parseCommand,
  parseSetup,
  parseState,
  SEATS,
  type Setup,
  type Side,
  type State,
} from './tinyFacts';

/**
 * Burglary, the smallest game with everything in it: for three nights two burglars say how many torches they take into
 * the old house, both at once and in secret or one after the other. Who goes draws a card and needs its worth on a die,
 * torches added; rubble brings the roof down on both. Each holds a hidden card that counts at the end.
 */
export type TinyGame = Game<Setup, State, Command, Event>;

const TYPES: readonly string[] = ['go', 'stay'];
const UNTOLD = { left: null, right: null };
const worth = (card: Held): number => (CARDS as readonly Held[]).indexOf(card);
export const seatAt = (side: Side): Seat => side as string as Seat;
const waitingFor = (state: State): readonly Side[] => SEATS.filter((seat) => state.choices[seat] === null);

export function tinyGame(nights = 3): TinyGame {
  return {
    id: 'burglary' as GameId,
    rulesVersion: 3,
    seats: () => SEATS.map(seatAt),
    start,
    seatOf: (_, command) => seatOf(command),
    whyIllegal,
    legal,
    step: (state, command) => step(state, command, nights),
    evolve,
    outcome,
    toAct: (state) => toAct(state).map(seatAt),
    view,
    witnessed,
    reveals: ({ type }) => ['choicesShown', 'cardDrawn', 'dieRolled', 'handsShown'].includes(type),
    faults,
    unreachable: (setup, state) => (state.mode === setup.mode ? [] : ['the burglars agreed upon another way']),
    pieces: () => ({ cards: CARDS, sides: 6 }),
    parseSetup,
    parseCommand,
    parseState,
  };
}

function start({ mode }: Setup, seed: Seed, script: Script = {}): State {
  const orders = (script.deck ?? []).map((order) => order.filter((name): name is Card => CARDS.includes(name as Card)));
  const { value, stream: decks } = shuffle(seededStream<readonly Card[]>(seed, 'decks', orders), CARDS);
  const [left = 'rubble', right = 'rubble', ...deck] = value;
  const dice = seededStream(seed, 'dice', script.rolls);
  const scores = { left: 0, right: 0 };
  return { mode, phase: 'choosing', night: 1, deck, discard: [], hands: { left, right }, choices: UNTOLD, scores, decks, dice };
}

function toAct(state: State): readonly Side[] {
  if (state.phase !== 'choosing') return [];
  return state.mode === 'atOnce' ? waitingFor(state) : waitingFor(state).slice(0, 1);
}

function seatOf(command: Command): Seat | null {
  return isRecord(command) && SEATS.includes(command.seat) ? seatAt(command.seat) : null;
}

function whyIllegal(state: State, command: Command): Rejection | null {
  if (!isRecord(command) || !TYPES.includes(command.type)) return { key: 'unknownCommand' };
  if (state.phase !== 'choosing') return { key: 'gameOver' };
  if (!SEATS.includes(command.seat)) return { key: 'noSuchSeat' };
  if (!toAct(state).includes(command.seat)) return { key: 'notYourTurn' };
  const fits =
    command.type === 'stay' || (Number.isInteger(command.torches) && command.torches >= 1 && command.torches <= MOST_TORCHES);
  return fits ? null : { key: 'torchesWrong', params: { most: MOST_TORCHES } };
}

/** A third torch is allowed and adds nothing, so it is not listed. */
function legal(state: State, asked?: Seat): readonly Command[] {
  const sides = toAct(state).filter((seat) => asked === undefined || seatAt(seat) === asked);
  return sides.flatMap((seat): Command[] => [
    { type: 'stay', seat },
    { type: 'go', seat, torches: 1 },
    { type: 'go', seat, torches: 2 },
  ]);
}

function step(before: State, command: Command, nights: number): Step<State, Event> {
  const rejection = whyIllegal(before, command);
  if (rejection !== null) return { ok: false, rejection };
  const events: Event[] = [];
  let state = before;
  const tell = (event: Event): void => {
    state = evolve(state, event);
    events.push(event);
  };
  tell({ type: 'chosen', seat: command.seat, torches: command.type === 'go' ? command.torches : 0 });
  if (waitingFor(state).length > 0) return { ok: true, state, events };
  tell({ type: 'choicesShown', choices: state.choices });
  for (const seat of SEATS) {
    const torches = Number(state.choices[seat]);
    const card = state.deck[0];
    if (torches === 0 || card === undefined || state.phase === 'fallen') continue;
    tell({ type: 'cardDrawn', seat, card });
    const { value } = rollDie(state.dice, 6);
    tell({ type: 'dieRolled', seat, value });
    const enough = value + Math.min(torches, 2) >= worth(card);
    if (card === 'rubble') tell({ type: 'roofFell' });
    else if (enough) tell({ type: 'scored', seat, score: state.scores[seat] + worth(card) });
  }
  if (state.phase !== 'fallen') tell({ type: 'nightEnded', night: state.night });
  if (state.night > nights && state.phase !== 'fallen') tell({ type: 'handsShown', hands: state.hands });
  return { ok: true, state, events };
}

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'chosen':
      return { ...state, choices: { ...state.choices, [event.seat]: event.torches } };
    case 'cardDrawn':
      return { ...state, deck: state.deck.slice(1), discard: [...state.discard, event.card] };
    case 'dieRolled':
      return { ...state, dice: rollDie(state.dice, 6).stream };
    case 'scored':
      return { ...state, scores: { ...state.scores, [event.seat]: event.score } };
    case 'roofFell':
      return { ...state, phase: 'fallen', choices: UNTOLD };
    case 'nightEnded':
      return { ...state, night: event.night + 1, choices: UNTOLD };
    case 'handsShown':
      return { ...state, phase: 'counted', hands: event.hands };
    case 'choicesShown':
      return { ...state, choices: event.choices };
  }
}

function outcome({ phase, scores, hands }: State): Outcome {
  if (phase === 'choosing') return { over: false };
  const points = (seat: Side): number => (phase === 'fallen' ? 0 : scores[seat] + worth(hands[seat]));
  const standings = rankedByPoints(SEATS.map((seat) => [seatAt(seat), points(seat)]));
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (phase === 'fallen') return { over: true, result: 'defeat', winners: [], standings };
  return winners.length > 1
    ? { over: true, result: 'draw', winners: [], standings }
    : { over: true, result: 'victory', winners, standings };
}

/** Nobody knows the deck and the rolls to come; a burglar knows one hand, and not what the other has just said in secret. */
function view(state: State, viewer: Viewer): State {
  const hands = { ...state.hands };
  const choices = { ...state.choices };
  for (const side of SEATS.filter((other) => seatAt(other) !== viewer)) {
    if (state.phase !== 'counted') hands[side] = 'unknown';
    if (state.mode === 'atOnce' && choices[side] !== null) choices[side] = 'secret';
  }
  return { ...state, deck: state.deck.map(() => 'unknown'), hands, choices, decks: UNSEEN, dice: UNSEEN };
}

/** Everybody hears who has chosen; what was said in secret, only the burglar who said it. */
function witnessed(event: Event, viewer: Viewer, { mode }: State): Event {
  const isSecret = event.type === 'chosen' && mode === 'atOnce' && seatAt(event.seat) !== viewer;
  return isSecret ? { ...event, torches: 'secret' } : event;
}

function faults(state: State): readonly string[] {
  const cards = new Set([...state.deck, ...state.discard, ...Object.values(state.hands)]);
  const places = state.deck.length + state.discard.length + SEATS.length;
  const found = cards.size === CARDS.length && places === CARDS.length ? [] : ['a card is missing or in two places'];
  return waitingFor(state).length === 0 ? [...found, 'both have chosen and nothing came of it'] : found;
}

/** The same table as one seat sees it, with other things behind the screen: what a seat knows must not tell them apart. */
export function twin(state: State, viewer: Viewer, seed: Seed): State {
  const hidden = state.phase === 'counted' ? [] : SEATS.filter((side) => seatAt(side) !== viewer);
  const places = [...state.deck, ...hidden.map((side) => state.hands[side])];
  const { value, stream: decks } = shuffle(seededStream<readonly Held[]>(seed, 'decks'), places);
  const unknown = [...value];
  const hands = { ...state.hands };
  const choices = { ...state.choices };
  for (const side of hidden) {
    hands[side] = unknown.pop() ?? 'rubble';
    const said = choices[side];
    if (state.mode === 'atOnce' && typeof said === 'number') choices[side] = (said + 1) % MOST_TORCHES;
  }
  return { ...state, deck: unknown, hands, choices, decks, dice: seededStream(seed, 'dice') };
}
