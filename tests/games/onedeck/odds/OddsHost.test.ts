import { describe, expect, it, vi } from 'vitest';
import { answerOdds, type OddsQuestion } from '../../../../src/engine/onedeck/odds';
import { TableOdds } from '../../../../src/games/onedeck/odds';
import { answer } from '../../../../src/games/onedeck/odds/answer';
import type { Asked, OddsWorker } from '../../../../src/games/onedeck/odds/messages';
import { OddsHost } from '../../../../src/games/onedeck/odds/OddsHost';
import { openWorker } from '../../../../src/games/onedeck/odds/openWorker';
import { aGame } from '../../../support/onedeck';

const { state } = aGame({ heroes: ['warrior'] });
const TRAP: OddsQuestion = { ask: 'card', card: 'bear-traps-1' };
const WALL: OddsQuestion = { ask: 'card', card: 'arrow-wall-1' };

/** A worker that answers when it is told to. */
function slowWorkers() {
  const made: (OddsWorker & { readonly asked: Asked[]; readonly terminate: ReturnType<typeof vi.fn> })[] = [];
  const open = (): OddsWorker => {
    const asked: Asked[] = [];
    const postMessage = (one: Asked): void => void asked.push(structuredClone(one));
    const worker = { onmessage: null, onerror: null, asked, postMessage, terminate: vi.fn() };
    made.push(worker);
    return worker;
  };
  const reply = (at = 0): void => {
    const worker = made[at];
    const [one] = worker?.asked.splice(0) ?? [];
    if (one !== undefined) worker?.onmessage?.({ data: answer(one) });
  };
  return { made, open, reply };
}

describe('the host of odds', () => {
  it('answers what the rules answer, and keeps it', async () => {
    const { made, open, reply } = slowWorkers();
    const host = new OddsHost(open);
    const [one, other] = [host.ask(state, TRAP), host.ask({ ...state, turn: 9 }, TRAP)];
    reply();
    expect(await one).toEqual(answerOdds(state, TRAP));
    expect(await other).toEqual(await one);
    expect(await host.ask(state, TRAP)).toEqual(await one);
    expect(made[0]?.asked).toEqual([]);
  });

  it('asks anew where something that matters is different', () => {
    const { made, open, reply } = slowWorkers();
    const host = new OddsHost(open);
    void host.ask(state, TRAP);
    reply();
    void host.ask({ ...state, floor: 2 }, TRAP);
    expect(made[0]?.asked).toHaveLength(1);
  });

  it('forgets what waits when the table changes, and keeps what was begun', async () => {
    const { made, open, reply } = slowWorkers();
    const host = new OddsHost(open);
    const [begun, waiting] = [host.ask(state, TRAP), host.ask(state, WALL)];
    host.forget();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    reply();
    expect(await begun).toEqual(answerOdds(state, TRAP));
    expect(made[0]?.asked).toEqual([]);
  });

  it('gives the next question to another worker when one breaks', async () => {
    const { made, open, reply } = slowWorkers();
    const host = new OddsHost(open);
    const [broken, next] = [host.ask(state, TRAP), host.ask(state, WALL)];
    made[0]?.onerror?.({ message: 'no code' });
    await expect(broken).rejects.toThrow('no code');
    expect(made[0]?.terminate).toHaveBeenCalledOnce();
    reply(1);
    expect(await next).toEqual(answerOdds(state, WALL));
    const again = host.ask(state, TRAP);
    reply(1);
    expect(await again).toEqual(answerOdds(state, TRAP));
  });

  it('ends its worker with the table', async () => {
    const { made, open } = slowWorkers();
    const host = new OddsHost(open);
    const begun = host.ask(state, TRAP);
    host.close();
    await expect(begun).rejects.toMatchObject({ name: 'AbortError' });
    expect(made[0]?.terminate).toHaveBeenCalledOnce();
  });

  it('counts in the page where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const host = new OddsHost(openWorker);
    expect(await host.ask(state, TRAP)).toEqual(answerOdds(state, TRAP));
    vi.unstubAllGlobals();
  });
});

describe('odds at the table', () => {
  const laid = (wanted: 'request' | 'never' = 'request') => {
    const workers = slowWorkers();
    const fetchHost = vi.fn(async () => new OddsHost(workers.open));
    return { ...workers, fetchHost, odds: new TableOdds({ wanted: () => wanted, view: () => state, fetchHost }) };
  };

  it('fetch their code with the first question', async () => {
    const { odds, fetchHost, reply } = laid();
    expect(fetchHost).not.toHaveBeenCalled();
    const answered = odds.oddsOf(TRAP);
    await vi.waitFor(() => reply());
    await Promise.resolve();
    reply();
    expect(await answered).toEqual(answerOdds(state, TRAP));
    expect(fetchHost).toHaveBeenCalledOnce();
  });

  it('are not counted for a table that has changed meanwhile', async () => {
    const { odds, made } = laid();
    const answered = odds.oddsOf(TRAP);
    odds.forget();
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(made).toEqual([]);
  });

  it('are not counted for a player who wants none', async () => {
    const { odds, fetchHost } = laid('never');
    await expect(odds.oddsOf(TRAP)).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetchHost).not.toHaveBeenCalled();
  });
});
