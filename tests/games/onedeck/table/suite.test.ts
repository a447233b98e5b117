import { describe, expect, it } from 'vitest';
import { describeTable, failingAtTheTable, TABLE_CHECKS } from '../../../support/tableSuite';
import { ONE_DECK_TABLE, type OneDeckTable } from './tableOptions';

describeTable('One Deck Dungeon', ONE_DECK_TABLE);

const table = ONE_DECK_TABLE;
/** Broken tables need few states and turns: what breaks is the same in all of them. */
const STATES = table.states.filter((_, at) => at % 15 === 0);
const TURNS = table.turns.slice(0, 25);
const SMALL: OneDeckTable = {
  ...table,
  turns: TURNS,
  states: STATES,
  eventTypes: [...new Set(TURNS.flatMap(({ events }) => events.map(({ type }) => type)))],
  commandTypes: [...new Set(TURNS.map(({ command }) => command.type))],
  phases: [...new Set(STATES.map(table.phaseOf))],
};

/** The table with something else in the record of an event. */
function withEvent(type: string, change: Partial<ReturnType<OneDeckTable['event']>>): Partial<OneDeckTable> {
  return {
    event(event, shown, language) {
      const look = table.event(event, shown, language);
      return event.type === type ? { ...look, ...change } : look;
    },
  };
}

function withCommand(change: Partial<ReturnType<OneDeckTable['command']>>): Partial<OneDeckTable> {
  return {
    command: (command, state, language) => ({
      ...table.command(command, state, language),
      ...(command.type === 'startTurn' ? change : {}),
    }),
  };
}

/** For each check a table with one thing wrong in it, which that check finds and no other. */
const BROKEN: Readonly<Record<string, Partial<OneDeckTable>>> = {
  'every event, command and phase comes up': { phases: [...SMALL.phases, 'asleep'] },
  'every event has a gesture with a timing, or says that nothing moves': withEvent('timeSpent', { motions: ['somersault'] }),
  'every event has a sound, or says that it is never heard': withEvent('timeSpent', { sound: '' }),
  'every event has a sentence of its own in every language': withEvent('timeSpent', { sentence: 'told.timeSpent' }),
  'every event has a line and a rule in the log in every language, or is left out of it': withEvent('timeSpent', {
    log: { sentence: 'Time passes.', rule: '' },
  }),
  'every command has words and a rule in every language': withCommand({ label: '{{act}}' }),
  'every command has a weight': withCommand({ weight: 'heavy' }),
  'every phase has a question in every language': { question: () => [''] },
  'what can be pressed on the canvas is exactly what the mirror has buttons for': {
    faces: (state) => table.faces(state).map((face) => ({ ...face, buttons: face.buttons.slice(1) })),
  },
  'every legal command can be reached by picking': {
    ways: (command, state) => table.ways(command, state).map(() => ['nothing']),
  },
  'nothing else can': {
    lay(state) {
      const laid = table.lay(state);
      return { ...laid, buttons: () => laid.buttons().map(({ id }) => ({ id, refused: true })) };
    },
  },
};

/** Other ways to break some of the promises, which the same check finds. */
const BROKEN_TOO: readonly (readonly [promise: string, way: string, broken: Partial<OneDeckTable>])[] = [
  [
    'every event has a gesture with a timing, or says that nothing moves',
    'a gesture that never plays',
    withEvent('timeSpent', { motions: [] }),
  ],
  [
    'every event has a sound, or says that it is never heard',
    'a sound that is on no sheet',
    withEvent('timeSpent', { sound: 'gong' }),
  ],
  [
    'every event has a sentence of its own in every language',
    'two events that say the same',
    {
      event: (event, shown, language) => ({ ...table.event(event, shown, language), sentence: 'Something happened.' }),
    },
  ],
  [
    'what can be pressed on the canvas is exactly what the mirror has buttons for',
    'a button where nothing lies',
    { faces: (state) => table.faces(state).map((face) => ({ ...face, places: face.places.slice(1) })) },
  ],
  ['every legal command can be reached by picking', 'a command without a way', { ways: () => [] }],
  ['nothing else can', 'a command that the rules do not list', { legal: () => [] }],
];

describe('the suite itself', () => {
  it('has a broken table for each of its checks', () => {
    expect(Object.keys(BROKEN)).toEqual(TABLE_CHECKS.map(({ name }) => name));
  });

  const found = (broken: Partial<OneDeckTable>): readonly string[] => failingAtTheTable({ ...SMALL, ...broken });

  it('finds nothing in a table that is whole', () => {
    expect(found({})).toEqual([]);
  });

  it.each(Object.entries(BROKEN))('notices when this does not hold: %s', (name, broken) => {
    expect(found(broken)).toEqual([name]);
  });

  it.each(BROKEN_TOO)('%s: notices, too, %s', (promise, _, broken) => {
    expect(found(broken)).toEqual([promise]);
  });
});
