import { describe, expect, it } from 'vitest';
import type { ActorLogic } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { hashOf } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, PHASES, type Setup, type State } from '../../src/engine/onedeck';
import type { TurnEvent, TurnInput } from '../../src/machines';
import { type Delve, delves, hardyDelves, statesOf, telling } from '../support/delves';
import { oneDeckTurn } from '../support/oneDeckTurn';
import { rollOrder } from '../support/rareScenes';
import { historyOf } from './turnTable';

type Snapshot = ReturnType<typeof oneDeckTurn.transition>;
type Asked = TurnEvent<Command>;
/** The walk sends events and looks at snapshots; it knows no type for what a chart tells on the way. */
const chart = oneDeckTurn as unknown as ActorLogic<Snapshot, Asked, TurnInput<Setup, State, Command, Event>>;

// The events by which an invoked promise ends are no part of the chart's own.
const ends = ['xstate.done.actor.0.turn.presenting', 'xstate.error.actor.0.turn.presenting'].map(
  (type) => ({ type }) as unknown as Asked,
);
const asked: readonly Asked[] = [{ type: 'UNDO' }, { type: 'REDO' }, { type: 'SKIP' }];

/** One command each from where the walk begins; taking back, doing again and pressing on while it shows are walked as well. */
function eventsIn({ value, context: { history } }: Snapshot): readonly Asked[] {
  const commands = oneDeckDungeon.legal(history.state).map((command) => ({ type: 'COMMAND', command }) as const);
  if (value === 'presenting') return [...asked, ...commands.slice(0, 1), ...ends];
  return [...asked, ...(history.past === null ? commands : [])];
}

const [HARDY] = hardyDelves(1) as readonly [Delve];
const everyPhase = [...telling([...delves(9), ...hardyDelves(9)].flatMap(statesOf), 1), rollOrder().state];

/** Every situation that one command leads to, from a state of every phase, for parties of one, two and four. */
const maps = everyPhase.map((base) =>
  getAdjacencyMap(chart, {
    input: { history: historyOf({ ...HARDY, setup: base.setup, base }), present: () => Promise.resolve() },
    events: eventsIn,
    serializeState: ({ value, context: { history } }) =>
      `${value} ${hashOf(history.state)} ${history.past !== null} ${history.future !== null}`,
    limit: 20_000,
  }),
);
const situations = maps.flatMap((map) => Object.values(map));
const moves = maps.flatMap((map) =>
  adjacencyMapToArray(map).map(({ state, event, nextState }) => ({ from: state, event, to: nextState })),
);

/** States that the chart only passes through, and those of games with bots and several persons. */
const PASSING = ['resting', 'routing', 'trying', 'thinking', 'answered', 'unanswered', 'curtain'];

describe('walking the whole chart of the turn', () => {
  it('comes to every state and rests in each but those it passes through', () => {
    const all = getStateNodes(oneDeckTurn).map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining([...PHASES]));
    expect(new Set(situations.map(({ state }) => state.value))).toEqual(new Set(all.filter((key) => !PASSING.includes(key))));
  });

  it('waits exactly where the engine waits', () => {
    const drifted = situations.filter(
      ({ state }) => state.value !== 'presenting' && state.value !== state.context.history.state.phase,
    );
    expect(drifted.map(({ state }) => state.value)).toEqual([]);
  });

  it('never ends by itself', () => {
    expect(new Set(situations.map(({ state }) => state.status))).toEqual(new Set(['active']));
  });

  it('goes on after showing, whether that went well or not', () => {
    const after = moves.filter(({ from, event }) => from.value === 'presenting' && ends.includes(event));
    expect(after.length).toBeGreaterThan(10);
    for (const { from, to } of after) {
      expect(to.value).toBe(from.context.history.state.phase);
      expect(to.context.history).toBe(from.context.history);
    }
  });

  it('changes nothing by what is asked while it shows', () => {
    const during = moves.filter(({ from, event }) => from.value === 'presenting' && !ends.includes(event));
    expect(new Set(during.map(({ event }) => event.type))).toEqual(new Set(['COMMAND', 'UNDO', 'REDO', 'SKIP']));
    for (const { from, to } of during) {
      expect(to.value).toBe('presenting');
      expect(to.context).toBe(from.context);
    }
  });

  it('shows after every command, and routes after taking back and doing again', () => {
    const waiting = moves.filter(({ from }) => from.value !== 'presenting');
    for (const { event, to } of waiting.filter(({ event: { type } }) => type === 'COMMAND')) {
      expect([event.type, to.value]).toEqual(['COMMAND', 'presenting']);
    }
    for (const { to } of waiting.filter(({ event: { type } }) => type === 'UNDO' || type === 'REDO')) {
      expect(to.value).toBe(to.context.history.state.phase);
    }
  });
});
