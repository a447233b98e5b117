import { describe, expect, it, vi } from 'vitest';
import { BotHost, pagePort, randomBot, SeededLuck, serveBots, thinker, workerPort } from '../../src/bots';
import type { Answer, BotListener, OpenPort, Question } from '../../src/bots/host/messages';
import type { AskedWorker, ThinkingScope } from '../../src/bots/host/ports';
import { advance, type BotId, beginHistory, type Seat, type Seed } from '../../src/engine/kernel';
import type { AnyGameBots } from '../../src/games/contract';
import { tinyBots } from '../support/tinyBots';
import type { Setup, State } from '../support/tinyFacts';
import { seatAt } from '../support/tinyGame';

const { rules } = tinyBots;
const LEFT = seatAt('left');
const RIGHT = seatAt('right');
const AT_ONCE: Setup = { mode: 'atOnce' };
const STATE = rules.start(AT_ONCE, 'lamp' as Seed);
const GO = { type: 'go', seat: 'left', torches: 1 } as const;
const load = async (game: string): Promise<AnyGameBots> => {
  if (game !== 'burglary') throw new Error(`no game is called ${game}`);
  return tinyBots;
};

function decision(bot = 'careful', state: State = STATE, seat: Seat = LEFT) {
  return { rules, bot: bot as BotId, seat, view: rules.view(state, seat), seed: 'oil' as Seed };
}

const byChance = () => randomBot(rules).choose(rules.view(STATE, LEFT), LEFT, new SeededLuck('oil' as Seed));
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A host whose ports and clock are in the hand of the test. */
function aHost() {
  const opened: { readonly listener: BotListener; readonly asked: Question[]; ended: boolean }[] = [];
  const watches = new Map<() => void, number>();
  const report = vi.fn();
  const open: OpenPort = (listener) => {
    const port = { listener, asked: [] as Question[], ended: false };
    opened.push(port);
    return {
      ask: (question) => void port.asked.push(question),
      end() {
        port.ended = true;
      },
    };
  };
  const after = (milliseconds: number, act: () => void): (() => void) => {
    watches.set(act, milliseconds);
    return () => void watches.delete(act);
  };
  const host = new BotHost({ open, patience: 5000, after, report });
  const timeIsUp = (): void => {
    for (const act of [...watches.keys()]) {
      watches.delete(act);
      act();
    }
  };
  const answer = (port: number, at: number, command: unknown = GO): void => {
    const id = opened[port]?.asked[at]?.id ?? -1;
    opened[port]?.listener.answered({ id, ok: true, command });
  };
  return { host, opened, watches, report, timeIsUp, answer, problems: () => report.mock.calls.map(([why]) => String(why)) };
}

const waiting = (): AbortSignal => new AbortController().signal;

describe('the host of bots', () => {
  it('tells a bot the view of its seat, a seed, and nothing else', async () => {
    const { host, opened, answer } = aHost();
    const decided = host.decide(decision(), waiting());
    expect(opened[0]?.asked).toEqual([
      { id: 1, game: 'burglary', bot: 'careful', seat: LEFT, view: rules.view(STATE, LEFT), seed: 'oil' },
    ]);
    answer(0, 0);
    expect(await decided).toEqual(GO);
  });

  it('uses one worker for one decision after the other, and none before the first', async () => {
    const { host, opened, answer, watches } = aHost();
    expect(opened).toEqual([]);
    for (const at of [0, 1]) {
      const decided = host.decide(decision(), waiting());
      answer(0, at);
      await decided;
    }
    expect([opened.length, watches.size]).toEqual([1, 0]);
  });

  it('drops the late answer to a question that nobody waits for', async () => {
    const { host, answer } = aHost();
    const cut = new AbortController();
    const older = host.decide(decision(), cut.signal);
    cut.abort();
    await expect(older).rejects.toThrow('nobody waits');
    const newer = host.decide(decision(), waiting());
    answer(0, 0, { type: 'stay', seat: 'left' });
    answer(0, 1);
    expect(await newer).toEqual(GO);
  });

  it('asks nothing when nobody waits any more', async () => {
    const { host, opened } = aHost();
    await expect(host.decide(decision(), AbortSignal.abort())).rejects.toThrow();
    expect(opened).toEqual([]);
  });

  it('ends a worker that takes too long, lets chance decide, and asks the next worker from then on', async () => {
    const { host, opened, timeIsUp, answer, watches, problems } = aHost();
    const slow = host.decide(decision(), waiting());
    expect([...watches.values()]).toEqual([5000]);
    timeIsUp();
    expect(await slow).toEqual(byChance());
    expect([opened[0]?.ended, problems()]).toEqual([true, ['Error: careful took too long']]);
    const next = host.decide(decision(), waiting());
    answer(0, 0, { type: 'stay', seat: 'left' });
    answer(1, 0);
    expect(await next).toEqual(GO);
  });

  it('gives each question its own time, and asks it again where the one before it ended the worker', async () => {
    const { host, opened, timeIsUp, answer } = aHost();
    const cut = new AbortController();
    void host.decide(decision(), cut.signal).catch(() => undefined);
    cut.abort();
    const wanted = host.decide(decision(), waiting());
    timeIsUp();
    expect([opened.length, opened[1]?.asked.map(({ id }) => id)]).toEqual([2, [2]]);
    answer(1, 0);
    expect(await wanted).toEqual(GO);
  });

  it('goes on by chance where a worker breaks', async () => {
    const { host, opened, problems } = aHost();
    const decided = host.decide(decision(), waiting());
    opened[0]?.listener.broken(new Error('no code'));
    expect(await decided).toEqual(byChance());
    expect(problems()).toEqual(['Error: no code']);
  });

  it.each([
    ['against the rules', { type: 'go', seat: 'left', torches: 7 }, 'commandWrong'],
    ['of another seat', { type: 'stay', seat: 'right' }, 'commandOfAnotherSeat'],
    ['none at all', 'sesame', 'commandWrong'],
  ])('takes no command that is %s', async (_, command, why) => {
    const { host, answer, problems } = aHost();
    const decided = host.decide(decision(), waiting());
    answer(0, 0, command);
    expect(await decided).toEqual(byChance());
    expect(problems()).toEqual([`Error: careful gave no command: ${why}`]);
  });

  it('leaves nobody waiting when it is closed', async () => {
    const { host, opened, watches } = aHost();
    const decided = host.decide(decision(), waiting());
    host.close();
    expect(await decided).toEqual(byChance());
    expect([opened[0]?.ended, watches.size]).toEqual([true, 0]);
  });
});

/** A worker and its page, with nothing between them but copies. */
function aWorker(): AskedWorker {
  const scope: ThinkingScope = {
    onmessage: null,
    postMessage: (answer: Answer) => queueMicrotask(() => worker.onmessage?.({ data: structuredClone(answer) })),
  };
  const worker: AskedWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => queueMicrotask(() => scope.onmessage?.({ data: structuredClone(question) })),
    terminate: vi.fn(),
  };
  serveBots(scope, load);
  return worker;
}

const PORTS: readonly (readonly [where: string, open: OpenPort])[] = [
  ['in a worker', workerPort(aWorker)],
  ['in the page', pagePort(load, (act) => void setImmediate(act))],
];

describe.each(PORTS)('a bot %s', (_, open) => {
  const hostOf = (report = vi.fn()) => ({
    report,
    host: new BotHost({ open, patience: 1, after: () => () => undefined, report }),
  });

  it('decides as it would by itself, always the same', async () => {
    const { host } = hostOf();
    const answers = [await host.decide(decision(), waiting()), await host.decide(decision(), waiting())];
    expect(answers).toEqual([GO, GO]);
    expect(await host.decide(decision('random'), waiting())).toEqual(byChance());
  });

  it('that is not there, or whose game is not, is reported', async () => {
    const { host, report } = hostOf();
    expect(await host.decide(decision('toString'), waiting())).toEqual(byChance());
    const other = { ...rules, id: 'chess' as typeof rules.id };
    await host.decide({ ...decision(), rules: other }, waiting());
    expect(report.mock.calls.map(([why]) => String(why))).toEqual([
      expect.stringContaining('there is no bot called toString'),
      expect.stringContaining('no game is called chess'),
    ]);
  });
});

describe('a port that is ended', () => {
  const { bot, seat, view, seed } = decision();
  const question: Question = { id: 1, game: 'burglary', bot, seat, view, seed };

  it('ends its worker', () => {
    const worker = aWorker();
    workerPort(() => worker)({ answered: vi.fn(), broken: vi.fn() }).end();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('in the page thinks of nothing more', async () => {
    const [answered, fetched] = [vi.fn(), vi.fn(load)];
    const port = pagePort(fetched, (act) => void setImmediate(act))({ answered, broken: vi.fn() });
    port.ask(question);
    port.end();
    await settled();
    await settled();
    expect([answered.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  });
});

describe('the port of the turn chart', () => {
  it('masks the state, and gives a seed that tells nothing about the cards', async () => {
    const begun = beginHistory(rules, { setup: AT_ONCE, seed: 'secret' as Seed });
    const decide = vi.fn(async () => GO);
    const think = thinker(rules, () => 'careful' as BotId, { decide: decide as unknown as BotHost['decide'] });
    const next = advance(rules, begun, GO);
    if (!next.ok) throw new Error(next.rejection.key);
    const { signal } = new AbortController();
    await think(next.history, RIGHT, signal);
    const [[asked, given]] = decide.mock.calls as unknown as readonly [Parameters<BotHost['decide']>];
    expect(asked).toMatchObject({ bot: 'careful', seat: RIGHT, view: rules.view(next.history.state, RIGHT) });
    expect(JSON.stringify(asked.view)).toContain('"left":"secret"');
    expect(asked.seed).not.toContain('secret');
    expect(given).toBe(signal);
    await think(next.history, RIGHT, signal);
    expect(decide.mock.calls[1]).toEqual(decide.mock.calls[0]);
  });
});
