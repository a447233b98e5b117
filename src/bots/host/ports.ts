import { answerTo, type LoadBots } from './answerTo';
import type { Answer, OpenPort, Question } from './messages';

/** The worker's own side of the connection. */
export interface ThinkingScope {
  onmessage: ((message: { readonly data: Question }) => void) | null;
  postMessage(answer: Answer): void;
}

/** The page's side of the connection. */
export interface AskedWorker {
  onmessage: ((message: { readonly data: Answer }) => void) | null;
  onerror: ((problem: { readonly message: string }) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

/** Runs in a worker: answers one question after the other. */
export function serveBots(scope: ThinkingScope, load: LoadBots): void {
  let before: Promise<void> = Promise.resolve();
  scope.onmessage = ({ data }) => {
    before = before.then(async () => scope.postMessage(await answerTo(data, load)));
  };
}

/** Asks a worker that calls `serveBots`. */
export function workerPort(make: () => AskedWorker): OpenPort {
  return ({ answered, broken }) => {
    const worker = make();
    worker.onmessage = ({ data }) => answered(data);
    worker.onerror = ({ message }) => broken(new Error(message));
    return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
  };
}

/** Thinks in the page, for browsers without workers. A question waits until the page has nothing else to do. */
export function pagePort(load: LoadBots, later: (act: () => void) => void): OpenPort {
  return ({ answered }) => {
    let before: Promise<void> = Promise.resolve();
    let isOver = false;
    const free = (): Promise<void> => new Promise((settle) => later(settle));
    const answer = async (question: Question): Promise<void> => {
      await free();
      if (isOver) return;
      const found = await answerTo(question, load);
      // It was ended while the code was being fetched.
      if (!isEnded()) answered(found);
    };
    const isEnded = (): boolean => isOver;
    return {
      ask(question) {
        before = before.then(() => answer(question));
      },
      end() {
        isOver = true;
      },
    };
  };
}
