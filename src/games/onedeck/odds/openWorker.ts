import type { Answered, OddsWorker } from './messages';

/** Opens a worker, or its stand-in in the page where there are no workers or a policy forbids them. */
export function openWorker(): OddsWorker {
  if (typeof Worker === 'undefined') return inPage();
  try {
    return inWorker();
  } catch {
    return inPage();
  }
}

function inWorker(): OddsWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const asked: OddsWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => worker.postMessage(question),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (message: MessageEvent<Answered>) => asked.onmessage?.(message);
  worker.onerror = (problem) => asked.onerror?.(problem);
  return asked;
}

/** A question waits until the page has nothing else to do. */
function inPage(): OddsWorker {
  let isOver = false;
  const page: OddsWorker = {
    onmessage: null,
    onerror: null,
    postMessage(question) {
      const count = async (): Promise<void> => {
        const { answer } = await import('./answer');
        if (!isOver) page.onmessage?.({ data: answer(question) });
      };
      setTimeout(() => void count().catch((problem: unknown) => page.onerror?.({ message: String(problem) })));
    },
    terminate() {
      isOver = true;
    },
  };
  return page;
}
