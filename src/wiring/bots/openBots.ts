import { type Answer, type AskedWorker, BotHost, type OpenPort, pagePort, workerPort } from '../../bots';
import { fetchBots } from '../../games/bots';

/** Milliseconds after which chance decides. The first answer includes the way of the code over the network. */
const PATIENCE = 10_000;

/** Lets the bots of every game think in a worker, or in the page where there are no workers. */
export function openBots(report: (problem: unknown) => void): BotHost {
  const inPage = pagePort(fetchBots, (act) => void setTimeout(act));
  const inWorker = workerPort(makeWorker);
  const open: OpenPort = (events) => {
    if (typeof Worker === 'undefined') return inPage(events);
    try {
      return inWorker(events);
    } catch (problem) {
      // The policy of another page around this one may forbid workers.
      report(problem);
      return inPage(events);
    }
  };
  return new BotHost({ open, patience: PATIENCE, after, report });
}

function makeWorker(): AskedWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const asked: AskedWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => worker.postMessage(question),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (message: MessageEvent<Answer>) => asked.onmessage?.(message);
  worker.onerror = (problem) => asked.onerror?.(problem);
  return asked;
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
