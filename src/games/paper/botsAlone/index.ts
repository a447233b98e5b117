import type { State } from '../../../engine/paper';
import type { Haunted } from '../bots';

/** Plays the ghost's game to its end, in a worker where there are workers: it thinks for a second or more. */
export async function ghostElsewhere(haunted: Haunted): Promise<State> {
  try {
    return await playedInWorker(haunted);
  } catch {
    // The policy of another page around this one may forbid workers.
    const { ghostOf } = await import('../bots');
    await new Promise((resolve) => setTimeout(resolve));
    return ghostOf(haunted).end;
  }
}

async function playedInWorker(haunted: Haunted): Promise<State> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<State>) => resolve(data);
      worker.onerror = () => reject(new Error('the ghost has no worker'));
      worker.postMessage(haunted);
    });
  } finally {
    worker.terminate();
  }
}
