import { describe, expect, it } from 'vitest';
import { type Fact, isRecord, offerOf, required, type Seat, type Seed, type Standing } from '../../src/engine/kernel';
import { CHECKS, describeGame, failing } from '../support/gameSuite';
import { sample } from '../support/gameSuiteSamples';
import { atLength, everyNth, inFull } from '../support/inFull';
import type { Command, Event, State } from '../support/tinyFacts';
import { type TinyGame, tinyGame } from '../support/tinyGame';
import { TINY_OPTIONS } from '../support/tinyOptions';

const game = tinyGame();
describeGame('burglary', game, TINY_OPTIONS);

/** Two games of each setup meet everything that is broken below. */
const SOME_GAMES = { ...TINY_OPTIONS, gamesPerSetup: atLength(4, 2, 2) };

/** For each check of the suite a game with one thing wrong in it, which that check finds and no other. */
const BROKEN: Readonly<Record<string, () => Partial<TinyGame>>> = {
  'random play comes to an end': () => tinyGame(Number.POSITIVE_INFINITY),
  'no state on the way has a fault': () => ({ faults: ({ night }) => (night === 2 ? ['it is the second night'] : []) }),
  'every state on the way is reached from its own setup and from no other': () => ({ unreachable: () => [] }),
  'what it is given stays as it was': () => ({
    view(state, viewer) {
      const seen = game.view(state, viewer);
      return Object.assign(state, seen);
    },
  }),
  'setups, states, commands and events are plain JSON': () =>
    changed({ event: (event) => (event.type === 'nightEnded' && event.night === 3 ? { ...event, note: undefined } : event) }),
  'the events alone build the next state': () =>
    changed({ state: (state) => ({ ...state, decks: { ...state.decks, drawn: state.decks.drawn + 1 } }) }),
  'whatever is listed may be done': () => {
    const whyIllegal: TinyGame['whyIllegal'] = (state, command) =>
      game.whyIllegal(state, command) ?? (isBold(command) && state.night === 3 ? { key: 'torchesWrong' } : null);
    return {
      whyIllegal,
      step(state, command) {
        const rejection = whyIllegal(state, command);
        return rejection === null ? game.step(state, command) : { ok: false, rejection };
      },
    };
  },
  'nothing is listed twice': () => ({
    legal(state, seat) {
      const listed = game.legal(state, seat);
      return state.night === 3 ? [...listed, ...listed] : listed;
    },
  }),
  'what is offered is what is listed': () => ({
    offer(state, seat) {
      const offered = offerOf(game, state, seat);
      return state.night === 3 ? { ...offered, take: (place) => offered.take(offered.length - 1 - place) } : offered;
    },
  }),
  'there is something to do until the end and nothing after': () => ({
    toAct: (state) => (game.outcome(state).over ? ['left' as Seat] : game.toAct(state)),
  }),
  'malformed commands are refused by name and change nothing': () => ({
    step(state, command) {
      const taken = game.step(state, command);
      if (!taken.ok && isRecord(state.scores)) Object.assign(state.scores, { left: 0 });
      return taken;
    },
  }),
  'step takes exactly what whyIllegal passes': () => ({
    step: (state, command) => game.step(state, withFewTorches(command)),
  }),
  'every refusal has a key from the list': () => ({
    whyIllegal: (state, command) => renamed(game.whyIllegal(state, command)),
    step: (state, command) => {
      const taken = game.step(state, command);
      return taken.ok ? taken : { ok: false, rejection: required(renamed(taken.rejection), 'rejection') };
    },
  }),
  'its parsers accept what it makes': () => ({
    parseState: (data) =>
      isRecord(data) && data['night'] === 2 ? { ok: false, rejection: { key: 'stateWrong' } } : game.parseState(data),
  }),
  'its parsers refuse nonsense without an exception': () => ({
    parseSetup: (data) => game.parseSetup(isRecord(data) && 'mode' in data ? { mode: (data['mode'] as string).trim() } : data),
  }),
  'a damaged state that is let in can be played': () => ({
    parseState: (data) =>
      isRecord(data) && Array.isArray(data['deck']) ? { ok: true, value: data as unknown as State } : game.parseState(data),
  }),
  'the same seed and commands give the same game': () => {
    let asked = 0;
    return { toAct: (state) => (asked++ % 2 === 0 ? game.toAct(state) : game.toAct(state).toReversed()) };
  },
  'another seed gives another game': () => ({ start: (setup, _, script) => game.start(setup, 'always' as Seed, script) }),
  'undo and redo lead back': () => {
    const seen = new WeakSet<State>();
    return {
      step(state, command) {
        if (seen.has(state)) return { ok: false, rejection: { key: 'gameOver' } };
        seen.add(state);
        return game.step(state, command);
      },
    };
  },
  'a save brings the game back': () => ({
    parseState(data) {
      const parsed = game.parseState(data);
      return parsed.ok ? { ok: true, value: { ...parsed.value, scores: { left: 0, right: 0 } } } : parsed;
    },
  }),
  'a replay brings the game back': () => {
    let asked = 0;
    return { legal: (state, seat) => (asked++ % 2 === 0 ? game.legal(state, seat) : game.legal(state, seat).toReversed()) };
  },
  'a view hides what is hidden': () => ({ view: (state, viewer) => ({ ...game.view(state, viewer), decks: state.decks }) }),
  'a view of a view shows the same': () => ({
    view(state, viewer) {
      const seen = game.view(state, viewer);
      return { ...seen, turnedOver: state.dice.rng[0] === seen.dice.rng[0] };
    },
  }),
  'a view shows what is public': () => ({
    view(state, viewer) {
      const seen = game.view(state, viewer);
      return seen.night === 1 ? { ...seen, night: 0 } : seen;
    },
  }),
  'what may be done gives nothing away': () => {
    const warned = (state: State, command: Command): boolean =>
      state.deck[0] === 'rubble' && command.type === 'go' && command.torches === 2;
    return { legal: (state, seat) => game.legal(state, seat).filter((command) => !warned(state, command)) };
  },
  'every command is given by one seat': () => ({ seatOf: () => 'left' as Seat }),
  'what a seat is told leads from its view to its next view': () => ({
    witnessed: (event, viewer, before) => (event.type === 'handsShown' ? null : game.witnessed(event, viewer, before)),
  }),
  'what a seat is told gives nothing away': () => ({
    witnessed: (event, viewer, before) => withMore(game.witnessed(event, viewer, before), { next: before.deck[0] }),
  }),
  'the standings agree with the end': () => ({ outcome: withStandings((all) => all.toReversed()) }),
  'perft tables hold': () => ({
    legal: (state, seat) => game.legal(state, seat).filter((command) => command.type === 'stay' || command.torches === 1),
  }),
  'golden playthroughs read the same': () => changed({ event: (event) => ({ ...event, told: true }) }),
};

/** Other ways to break some of the promises, which the same check finds. */
const BROKEN_TOO: readonly (readonly [promise: string, way: string, breaks: () => Partial<TinyGame>])[] = [
  ['every command is given by one seat', 'a seat is offered what another does', () => ({ legal: (state) => game.legal(state) })],
  ['every command is given by one seat', 'a seat that does not sit here', () => ({ seatOf: () => 'roof' as Seat })],
  ['what a seat is told gives nothing away', 'a roll counts as known before it is made', () => ({ reveals: () => false })],
  [
    'what a seat is told gives nothing away',
    'a choice made in secret is told to the other',
    () => ({
      witnessed: (event, viewer, before) =>
        withMore(game.witnessed(event, viewer, before), event.type === 'chosen' ? { really: event.torches } : {}),
    }),
  ],
  ['the standings agree with the end', 'a seat is left out', () => ({ outcome: withStandings((all) => all.slice(1)) })],
  [
    'the standings agree with the end',
    'somebody has more points and a worse place',
    () => ({ outcome: withStandings((all) => all.map((one) => ({ ...one, points: 10 * one.place }))) }),
  ],
];

it('burglary can be won, lost and drawn', () => {
  const { walks } = sample(game, { ...TINY_OPTIONS, gamesPerSetup: 40 });
  const results = walks
    .map(({ last }) => game.outcome(last as State))
    .flatMap((outcome) => (outcome.over ? [outcome.result] : []));
  expect(new Set(results)).toEqual(new Set(['victory', 'defeat', 'draw']));
});

describe('the suite itself', () => {
  it('has a broken game for each of its checks', () => {
    expect(Object.keys(BROKEN)).toEqual(CHECKS.map(({ name }) => name));
  });

  for (const [name, breaks] of inFull(Object.entries(BROKEN), everyNth(Object.entries(BROKEN), 4))) {
    it(`notices when this does not hold: ${name}`, () => {
      expect(failing({ ...game, ...breaks() }, SOME_GAMES)).toEqual([name]);
    });
  }

  for (const [promise, way, breaks] of BROKEN_TOO) {
    it(`notices, too: ${way}`, () => {
      expect(failing({ ...game, ...breaks() }, SOME_GAMES)).toEqual([promise]);
    });
  }
});

function withMore(event: Event | null, more: object): Event | null {
  return event === null ? null : Object.assign(structuredClone(event), more);
}

function withStandings(change: (standings: readonly Standing[]) => readonly Standing[]): TinyGame['outcome'] {
  return (state) => {
    const outcome = game.outcome(state);
    return outcome.over ? { ...outcome, standings: change(outcome.standings) } : outcome;
  };
}

interface Change {
  state?(state: State): State;
  event?(event: Event): Fact;
}

/** The game with something else in what `step` answers. */
function changed({ state = (same) => same, event = (same) => same }: Change): Partial<TinyGame> {
  return {
    step(before, command) {
      const taken = game.step(before, command);
      return taken.ok ? { ...taken, state: state(taken.state), events: taken.events.map(event) as readonly Event[] } : taken;
    },
  };
}

function isBold(command: Command): boolean {
  return isRecord(command) && command.type === 'go' && command.torches === 2;
}

function withFewTorches(command: Command): Command {
  return isRecord(command) && command.type === 'go' && Number.isInteger(command.torches) && command.torches > 3
    ? { ...command, torches: 3 }
    : command;
}

function renamed<Refusal extends { readonly key: string } | null>(rejection: Refusal): Refusal {
  return rejection?.key === 'notYourTurn' ? { ...rejection, key: 'nobodyKnows' } : rejection;
}
