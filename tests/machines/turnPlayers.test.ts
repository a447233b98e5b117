import { describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { type BotId, beginHistory, commandsOf, listed, type Seed } from '../../src/engine/kernel';
import { type Players, type TurnInput, type TurnNews, turnMachine } from '../../src/machines';
import type { Command, Event, Setup, State } from '../support/tinyFacts';
import { seatAt, tinyGame } from '../support/tinyGame';
import { settled } from './turnTable';

const GAME = tinyGame();
const CHART = turnMachine(GAME, { steps: ['choosing'], stepOf: ({ phase }) => phase });
const [LEFT, RIGHT] = [seatAt('left'), seatAt('right')];
const IN_TURN: Setup = { mode: 'inTurn' };
const BOT = 'careful' as BotId;
const stay = (seat: 'left' | 'right'): Command => ({ type: 'stay', seat });
const go = (seat: 'left' | 'right'): Command => ({ type: 'go', seat, torches: 1 });

type Input = TurnInput<Setup, State, Command, Event>;
type Think = NonNullable<Input['think']>;
interface Asked extends Partial<Pick<Input, 'think'>> {
  readonly players?: Players;
  readonly mode?: Setup['mode'];
}

/** Two burglars at one device, and a record of what the chart tells. */
function burglars({ players = {}, mode = 'inTurn', think }: Asked) {
  const news: TurnNews<Setup, State, Command, Event>[] = [];
  const history = beginHistory(GAME, { setup: { mode }, seed: 'lamp' as Seed });
  const present = (): Promise<void> => Promise.resolve();
  const actor: Actor<typeof CHART> = createActor(CHART, { input: { history, players, present, ...(think && { think }) } });
  actor.on('*', (item) => news.push(item));
  actor.start();
  const now = () => actor.getSnapshot();
  const send = async (command: Command): Promise<void> => {
    actor.send({ type: 'COMMAND', command });
    await settled();
  };
  return {
    actor,
    news,
    send,
    at: () => now().value,
    seat: () => now().context.seat,
    viewer: () => now().context.viewer,
    commands: () => commandsOf(now().context.history),
    types: () => news.map(({ type }) => type),
  };
}

/** Answers when the test wants it to. */
function slowBot() {
  const asked: { readonly signal: AbortSignal; answer(command: Command): void; fail(problem: unknown): void }[] = [];
  const think: Think = (_history, _seat, signal) =>
    new Promise((answer, fail) => {
      asked.push({ signal, answer, fail });
    });
  return { asked, think };
}

describe('two persons at one device', () => {
  it('hand it over before the private view of the other is shown', async () => {
    const table = burglars({});
    expect([table.at(), table.seat(), table.viewer()]).toEqual(['curtain', LEFT, null]);
    table.actor.send({ type: 'READY' });
    expect([table.at(), table.viewer()]).toEqual(['choosing', LEFT]);
    await table.send(stay('left'));
    expect([table.at(), table.seat(), table.viewer()]).toEqual(['curtain', RIGHT, null]);
    table.actor.send({ type: 'READY' });
    expect([table.at(), table.viewer()]).toEqual(['choosing', RIGHT]);
  });

  it('do nothing at the curtain but take it up, or take back', async () => {
    const table = burglars({});
    await table.send(stay('left'));
    expect(table.commands()).toEqual([]);
    table.actor.send({ type: 'READY' });
    await table.send(stay('left'));
    expect(table.at()).toBe('curtain');
    table.actor.send({ type: 'UNDO' });
    expect([table.at(), table.seat(), table.viewer()]).toEqual(['curtain', LEFT, null]);
    expect(table.commands()).toEqual([]);
  });

  it('need no curtain where the next one knows no more than everybody sees', () => {
    const open = { ...GAME, view: (state: State) => GAME.view(state, null) };
    const chart = turnMachine(open, { steps: ['choosing'], stepOf: ({ phase }) => phase });
    const history = beginHistory(open, { setup: IN_TURN, seed: 'lamp' as Seed });
    const actor = createActor(chart, { input: { history, present: () => Promise.resolve() } }).start();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.viewer]).toEqual(['choosing', LEFT]);
  });

  it('cannot decide for each other: that is refused before the rules are asked', async () => {
    const table = burglars({ mode: 'atOnce' });
    table.actor.send({ type: 'READY' });
    await table.send(go('right'));
    expect(table.news.at(-1)).toEqual({ type: 'refused', rejection: { key: 'commandOfAnotherSeat' } });
    expect([table.at(), table.commands()]).toEqual(['choosing', []]);
  });

  it('both see the end as everybody sees it', async () => {
    const table = burglars({});
    for (let night = 0; night < 3; night++) {
      for (const side of ['left', 'right'] as const) {
        table.actor.send({ type: 'READY' });
        await table.send(stay(side));
      }
    }
    expect([table.at(), table.seat(), table.viewer()]).toEqual(['over', null, null]);
  });
});

describe('a person and a bot', () => {
  const players: Players = { [RIGHT]: BOT };

  it('need no curtain, and the bot answers when it is its turn', async () => {
    const { asked, think } = slowBot();
    const table = burglars({ players, think });
    expect([table.at(), table.viewer()]).toEqual(['choosing', LEFT]);
    await table.send(stay('left'));
    expect([table.at(), table.seat(), table.viewer(), asked.length]).toEqual(['thinking', RIGHT, LEFT, 1]);
    asked[0]?.answer(stay('right'));
    await settled();
    expect([table.at(), table.seat()]).toEqual(['choosing', LEFT]);
    expect(table.commands()).toEqual([stay('left'), stay('right')]);
  });

  it('choose at once: the person does not wait for the bot', async () => {
    const { asked, think } = slowBot();
    const table = burglars({ players: { [LEFT]: BOT }, mode: 'atOnce', think });
    expect([table.at(), table.seat(), asked.length]).toEqual(['choosing', RIGHT, 0]);
    await table.send(stay('right'));
    expect([table.at(), table.seat()]).toEqual(['thinking', LEFT]);
  });

  it('while it thinks nothing is chosen for it, and undo calls it off', async () => {
    const { asked, think } = slowBot();
    const table = burglars({ players, think });
    await table.send(stay('left'));
    await table.send(stay('right'));
    expect(table.at()).toBe('thinking');
    table.actor.send({ type: 'UNDO' });
    expect([table.at(), table.seat(), asked[0]?.signal.aborted]).toEqual(['choosing', LEFT, true]);
    asked[0]?.answer(stay('right'));
    await settled();
    expect([table.at(), table.commands()]).toEqual(['choosing', []]);
  });

  it('a bot is called off when the table is left', async () => {
    const { asked, think } = slowBot();
    const table = burglars({ players, think });
    await table.send(stay('left'));
    table.actor.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("take back the bot's decision along with the person's own, and do both again", async () => {
    const table = burglars({ players, mode: 'inTurn', think: async () => stay('right') });
    const practice = beginHistory(GAME, { setup: IN_TURN, seed: 'lamp' as Seed, practice: true });
    const actor = createActor(CHART, { input: { ...table.actor.getSnapshot().context, history: practice } }).start();
    actor.send({ type: 'COMMAND', command: stay('left') });
    await settled();
    const both = [stay('left'), stay('right')];
    const done = (): readonly Command[] => commandsOf(actor.getSnapshot().context.history);
    expect(done()).toEqual(both);
    actor.send({ type: 'UNDO' });
    expect([actor.getSnapshot().value, done()]).toEqual(['choosing', []]);
    actor.send({ type: 'REDO' });
    expect([actor.getSnapshot().value, done()]).toEqual(['choosing', both]);
  });

  it('a bot that opens the game leaves nothing that a person could take back', async () => {
    const table = burglars({ players: { [LEFT]: BOT }, think: async () => stay('left') });
    await settled();
    expect([table.at(), table.seat()]).toEqual(['choosing', RIGHT]);
    table.actor.send({ type: 'UNDO' });
    expect(table.news.at(-1)).toEqual({ type: 'refused', rejection: { key: 'nothingToUndo' } });
  });
});

describe('a bot that fails', () => {
  const players: Players = { [LEFT]: BOT };
  const failures: readonly (readonly [what: string, think: Think, said: string])[] = [
    ['rejects', () => Promise.reject(new Error('torn')), 'torn'],
    ['decides for another seat', async () => stay('right'), 'commandOfAnotherSeat'],
    ['answers nonsense', async () => null as never, 'commandWrong'],
  ];

  it.each(failures)('because it %s is reported, and its seat stays to act', async (_, think, said) => {
    const table = burglars({ players, think });
    await settled();
    expect([table.at(), table.seat(), table.commands()]).toEqual(['unanswered', LEFT, []]);
    const last = table.news.at(-1);
    expect(last?.type === 'failed' && String(last.problem)).toContain(said);
    await table.send(stay('left'));
    expect([table.at(), table.seat()]).toEqual(['choosing', RIGHT]);
  });

  it('is asked again when somebody wants that', async () => {
    const { asked, think } = slowBot();
    const table = burglars({ players, think });
    asked[0]?.fail(new Error('torn'));
    await settled();
    table.actor.send({ type: 'READY' });
    expect([table.at(), asked.length]).toEqual(['thinking', 2]);
    asked[1]?.answer(stay('left'));
    await settled();
    expect(table.seat()).toBe(RIGHT);
  });

  it('or that nobody thinks for is one that fails', async () => {
    const table = burglars({ players });
    await settled();
    expect([table.at(), table.types()]).toEqual(['unanswered', ['rested', 'failed']]);
  });
});

it('bots play a whole game among themselves, and the table watches as a spectator', async () => {
  const think: Think = async (history, seat) => {
    const [command] = GAME.legal(GAME.view(history.state, seat), seat);
    if (command === undefined) throw new Error('nothing can be done');
    return command;
  };
  const table = burglars({ players: { [LEFT]: BOT, [RIGHT]: BOT }, think });
  for (let count = 0; count < 20 && table.at() !== 'over'; count++) await settled();
  expect([table.at(), table.viewer(), table.commands().length]).toEqual(['over', null, 6]);
});

describe('a command that follows by itself', () => {
  /** Nobody stays at home in the second night. */
  const followsBy: Input['followsBy'] = ({ night, choices }) =>
    night === 2 && choices.left === null ? go('left') : night === 2 && choices.right === null ? go('right') : null;
  const second = async (practice = true) => {
    const history = beginHistory(GAME, { setup: IN_TURN, seed: 'lamp' as Seed, practice });
    const presented: number[] = [];
    const present: Input['present'] = async ({ night }) => void presented.push(night);
    const actor = createActor(CHART, { input: { history, present, players: { [RIGHT]: BOT }, followsBy, think } });
    const rests: number[] = [];
    actor.on('rested', ({ state }) => rests.push(state.night));
    actor.start();
    actor.send({ type: 'COMMAND', command: stay('left') });
    await settled();
    return { actor, presented, rests, now: () => actor.getSnapshot() };
  };
  const think: Think = async ({ state }) => (state.night === 2 ? go('right') : stay('right'));

  it('is given, shown and kept after a command that was shown, and nobody is told that it waits', async () => {
    const { now, presented, rests } = await second();
    expect(commandsOf(now().context.history)).toEqual([stay('left'), stay('right'), go('left'), go('right')]);
    expect(presented).toEqual([1, 1, 2, 2]);
    // The first night waits for the person and the bot, the second for the bot alone.
    expect(rests).toEqual([1, 1, 2, 3]);
    expect(now().value).toBe('choosing');
  });

  it('is taken back with the decision before it, and done again with it', async () => {
    const { actor, now } = await second();
    actor.send({ type: 'UNDO' });
    expect([commandsOf(now().context.history), now().value]).toEqual([[], 'choosing']);
    actor.send({ type: 'REDO' });
    expect([now().context.history.state.night, now().value]).toEqual([3, 'choosing']);
    expect(now().context.history.future).toBeNull();
  });

  it('is given at once where a game is opened before it', async () => {
    const { now } = await second();
    const [, , before] = listed(now().context.history.past);
    const origin = { setup: IN_TURN, seed: 'lamp' as Seed, base: before?.before ?? null };
    const history = beginHistory(GAME, origin);
    const actor = createActor(CHART, {
      input: { history, present: () => Promise.resolve(), players: { [RIGHT]: BOT }, followsBy, think },
    }).start();
    expect(actor.getSnapshot().value).toBe('presenting');
    await settled();
    expect(commandsOf(actor.getSnapshot().context.history)).toEqual([go('left'), go('right')]);
    actor.send({ type: 'UNDO' });
    expect(commandsOf(actor.getSnapshot().context.history)).toHaveLength(2);
  });
});
