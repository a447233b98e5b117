import { describe, expect, it } from 'vitest';
import {
  COIN_SET,
  type Command,
  dungeonDigger,
  END_GOLD,
  type Event,
  type EventType,
  resourcesOf,
  type Setup,
  type State,
} from '../../../src/engine/digger';
import { hashOf, required, type Seat, type Seed, witnessedEvents } from '../../../src/engine/kernel';
import { inFull } from '../../support/inFull';
import { picker } from '../../support/picker';

const GAMES = inFull(2, 1);

interface Taken {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Builds where it can and otherwise does anything, so that boards fill up and seats meet. */
function chosen(state: State, pick: (choices: number) => number): Command {
  const legal = dungeonDigger.legal(state);
  const types = [...new Set(legal.map(({ type }) => type))];
  const eager = types.find((type) => type === 'conquer' || type === 'pitBuild' || (type === 'work' && pick(3) > 0));
  let type = eager ?? types[pick(types.length)];
  if (type === 'endTurn' || type === 'sabotage' || type === 'declineBonus') type = types[pick(types.length)];
  const choices = legal.filter((command) => command.type === type);
  return required(choices[pick(choices.length)], 'a command');
}

function playRandomly(setup: Setup, name: string, see: (taken: Taken) => void): State {
  const pick = picker(name);
  let state = dungeonDigger.start(setup, name as Seed);
  while (!dungeonDigger.outcome(state).over) {
    const taken = dungeonDigger.step(state, chosen(state, pick));
    if (!taken.ok) throw new Error(`refused: ${taken.rejection.key}`);
    see({ before: state, events: taken.events, after: taken.state });
    state = taken.state;
  }
  return state;
}

/** Gold and scored corridors never fall, whatever anybody does (D13, D18). */
function expectSound({ before, after }: Taken): void {
  for (const [place, seat] of after.seats.entries()) {
    const earlier = required(before.seats[place], 'a seat');
    expect(seat.gold).toBeGreaterThanOrEqual(earlier.gold);
    expect(seat.corridors.slice(0, earlier.corridors.length)).toEqual(earlier.corridors);
    // D28: nobody comes up above Resources.
    if (seat.minions.length > earlier.minions.length) expect(seat.minions.length).toBeLessThanOrEqual(resourcesOf(after, place));
  }
}

function expectTold({ before, events, after }: Taken, viewers: readonly (Seat | null)[]): void {
  for (const viewer of viewers) {
    const told = witnessedEvents(dungeonDigger, { before, events }, viewer);
    const built = told.reduce((view, event) => dungeonDigger.evolve(view, event), dungeonDigger.view(before, viewer));
    const wanted = dungeonDigger.view(after, viewer);
    if (hashOf(built) !== hashOf(wanted)) expect(built, String(viewer)).toEqual(wanted);
  }
}

describe.each([2, 3, 4, 5, 6])('random games of %i seats', (seats) => {
  it('are sound at every command and come to an end that names a winner', () => {
    for (let game = 0; game < GAMES; game++) {
      const setup: Setup = { seats, freeThink: game % 2 === 0, hiddenProjects: game % 2 === 1, fullRound: game % 2 === 1 };
      let commands = 0;
      const state = playRandomly(setup, `random-${seats}-${game}`, (taken) => {
        expectSound(taken);
        if (commands++ % 8 === 0) expect(dungeonDigger.faults(taken.after)).toEqual([]);
      });
      expect(dungeonDigger.faults(state)).toEqual([]);
      const coins = state.coins.length + state.seats.reduce((sum, { coins: held }) => sum + held.length, 0);
      expect(coins).toBe(seats * COIN_SET.length);
      const outcome = dungeonDigger.outcome(state);
      expect(outcome.over && outcome.winners.length).toBeGreaterThan(0);
      expect(state.seats.some(({ gold }) => gold >= END_GOLD) || state.quiet > 0).toBe(true);
    }
  });

  it('tell every seat what leads from its view to its next', () => {
    const setup: Setup = { seats, freeThink: true, hiddenProjects: seats % 2 === 0, fullRound: false };
    const viewers = [...dungeonDigger.seats(setup), null];
    let turn = 0;
    playRandomly(setup, `told-${seats}`, (taken) => {
      // All seats at every command would take a minute; each is asked in turn.
      expectTold(taken, [viewers[turn++ % viewers.length] ?? null]);
    });
  });
});

it('random games come to every sort of event', () => {
  const seen = new Set<EventType>();
  for (let game = 0; game < 12; game++) {
    const setup: Setup = { seats: 2 + (game % 2), freeThink: true, hiddenProjects: false, fullRound: false };
    playRandomly(setup, `events-${game}`, ({ events }) => {
      for (const { type } of events) seen.add(type);
    });
  }
  const all: readonly EventType[] = [
    ...(['portalPlaced', 'phaseBegun', 'tilesDrawn', 'projectsSwapped', 'projectsKept', 'turnBegun', 'turnEnded'] as const),
    ...(['orderGiven', 'tasksSet', 'minionsMoved', 'minionsLost', 'minionRisen', 'tileLaid', 'goldGained'] as const),
    ...(['corridorCompleted', 'coinDrawn', 'coinStored', 'collapsePlaced', 'collapseCleared', 'tokenPlaced'] as const),
    ...([
      'bonusArisen',
      'bonusPicked',
      'bonusDeclined',
      'orderGivenUp',
      'coinsShown',
      'prizeWon',
      'prizeLost',
      'gameEnded',
    ] as const),
  ];
  expect(all.filter((type) => !seen.has(type))).toEqual([]);
});
