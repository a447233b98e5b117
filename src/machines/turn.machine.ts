import type { Fact, Game } from '../engine/kernel';
import { onlyPerson } from './players';
import { type TurnSteps, turnSetup } from './turnSetup';

/**
 * The turn as the players know it, in any game. The engine owns the step and `routing` reads it; the chart owns the waiting
 * and the showing. While events are shown the game is already kept, and any input means: show the rest at once.
 */
export function turnMachine<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { steps, stepOf }: TurnSteps<State>,
) {
  return turnSetup(game, stepOf).createMachine({
    id: 'turn',
    context: ({ input: { players = {}, think = nobodyThinks, followsBy = nothingFollows, ...input } }) => ({
      ...input,
      players,
      think,
      followsBy,
      seat: null,
      viewer: onlyPerson(game, { history: input.history, players }),
      tried: null,
      batch: { before: input.history.state, events: [] },
    }),
    initial: 'resting',
    states: {
      resting: RESTING,
      routing: {
        always: [
          { guard: 'over', target: 'over', actions: 'hide' },
          { guard: 'bot', target: 'thinking' },
          { guard: 'elsewhere', target: 'curtain', actions: 'hide' },
          ...steps.map((step) => ({ guard: { type: 'atStep' as const, params: step }, target: step, actions: 'look' as const })),
        ],
      },
      trying: { always: [TAKEN, { target: 'routing', actions: 'refuse' }] },
      thinking: THINKING,
      answered: { always: [TAKEN, { target: 'unanswered', actions: 'failAnswer' }] },
      // The seat stays to act: its bot is asked again, or somebody at the table decides for it.
      unanswered: { ...WAITING, on: { ...WAITING.on, READY: '#turn.routing' } },
      // The device goes from one person to another.
      curtain: { on: { ...TURNING_BACK, READY: { target: 'resting', actions: 'look' } } },
      ...eachStep(steps, WAITING),
      over: WAITING,
      presenting: PRESENTING,
    },
  });
}

/** Nobody is told of a state that goes on by itself. */
const RESTING = {
  entry: 'face',
  always: [
    { guard: 'follows', target: 'trying', actions: 'follow' },
    { target: 'routing', actions: 'rest' },
  ],
} as const;

const TAKEN = { guard: 'legal', target: 'presenting', actions: ['take', 'change'] } as const;

const TURNING_BACK = {
  UNDO: [{ guard: 'undoable', target: '#turn.resting', actions: ['undo', 'change'] }, { actions: 'refuse' }],
  REDO: [{ guard: 'redoable', target: '#turn.resting', actions: ['redo', 'change'] }, { actions: 'refuse' }],
} as const;

/** The inputs of every step that waits for a player, and of a game that is over. */
const WAITING = {
  tags: ['waiting'],
  on: { COMMAND: { target: '#turn.trying', actions: 'try' }, ...TURNING_BACK },
} as const;

const asked = <Context>({ context }: { readonly context: Context }): Context => context;

/** Undo, and the end of the table, stop the actor: its signal tells the bot that nobody waits for it any more. */
const THINKING = {
  on: TURNING_BACK,
  invoke: {
    src: 'think',
    input: asked,
    onDone: { target: '#turn.answered', actions: 'tryAnswer' },
    onError: { target: '#turn.unanswered', actions: 'fail' },
  },
} as const;

const SKIP_REST = { actions: 'skip' } as const;
const PRESENTING = {
  invoke: {
    src: 'present',
    input: asked,
    onDone: { target: '#turn.resting' },
    // A picture that failed must not cost anybody the game: the state is drawn as it is, and play goes on.
    onError: { target: '#turn.resting', actions: 'fail' },
  },
  on: { COMMAND: SKIP_REST, UNDO: SKIP_REST, REDO: SKIP_REST, SKIP: SKIP_REST },
} as const;

function eachStep<Config>(steps: readonly string[], config: Config): Readonly<Record<string, Config>> {
  return Object.fromEntries(steps.map((step) => [step, config]));
}

const nothingFollows = (): null => null;
const nobodyThinks = (): Promise<never> => Promise.reject(new Error('there is nobody who thinks for a bot'));
