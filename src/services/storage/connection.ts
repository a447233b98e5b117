import type { Cabinet, OpenCabinet } from './cabinet';

export interface Connection {
  /** Runs `work` on an open cabinet, once more on a fresh one when the first went away underneath it. */
  use<Result>(work: (cabinet: Cabinet) => Promise<Result>): Promise<Result>;
  close(): void;
}

interface Attempt {
  readonly cabinet: Promise<Cabinet>;
  readonly blocked: Promise<never>;
  readonly block: (reason: Error) => void;
}

/** Opens when first needed, closes when a newer tab asks, opens again at the next need. */
export function connectTo(open: OpenCabinet, patience: number): Connection {
  let current: Attempt | null = null;

  function begin(): Attempt {
    let block: Attempt['block'] = () => undefined;
    const blocked = new Promise<never>((_resolve, reject) => {
      block = reject;
    });
    blocked.catch(() => undefined);
    const forget = () => {
      if (current === attempt) current = null;
    };
    const onBlocked = () => block(new DOMException('an older tab holds the database', 'VersionError'));
    const cabinet = Promise.resolve().then(() => open({ onClosed: forget, onBlocked }));
    cabinet.catch(forget);
    const attempt: Attempt = { cabinet, blocked, block };
    current = attempt;
    return attempt;
  }

  return {
    async use(work) {
      const used = current ?? begin();
      const cabinet = await inTime(used, patience);
      try {
        return await work(cabinet);
      } catch (error) {
        if (current === used && nameOf(error) !== 'InvalidStateError') throw error;
        if (current === used) current = null;
        return await work(await inTime(current ?? begin(), patience));
      }
    },
    close() {
      void current?.cabinet.then((cabinet) => cabinet.close()).catch(() => undefined);
      current = null;
    },
  };
}

/** Some browsers now and then never answer: then the game begins without its storage rather than not at all. */
async function inTime({ cabinet, blocked, block }: Attempt, patience: number): Promise<Cabinet> {
  const alarm = setTimeout(() => block(new DOMException('the database does not answer', 'TimeoutError')), patience);
  // Opened first in the list: once it is open, it does not matter that it was late.
  return Promise.race([cabinet, blocked]).finally(() => clearTimeout(alarm));
}

export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
