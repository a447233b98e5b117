import type { Standing, Word } from '../../worker';

const PATIENCE = 30_000;

/** Asks the worker about its build and that of this page. A worker that does not answer may be of any build. */
export function askWorker(worker: ServiceWorker, entry: string): Promise<Standing> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the worker does not answer')), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<Standing>) => {
      clearTimeout(late);
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'ASK' satisfies Word, entry }, [port2]);
  });
}
