import { silence } from './connection';
import type { Entries } from './database';
import { type BatchOptions, writeBatch } from './writeBatch';

export interface NowOptions extends BatchOptions {
  /** Milliseconds that the transaction may wait for its turn. */
  readonly patience: number;
}

/**
 * Writes now or never: answers what was changed, or null, and then nothing of it is written later either. A transaction that
 * has begun is waited for without end, because only the database knows how it ends.
 */
export async function writeNow({ patience, take, ...options }: NowOptions): Promise<Entries | null> {
  let isGivenUp = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'failed'>((resolve) => {
    alarm = setTimeout(() => {
      isGivenUp = true;
      options.trouble.met(silence());
      resolve('failed');
    }, patience);
  });
  const written = writeBatch({
    ...options,
    take() {
      clearTimeout(alarm);
      return isGivenUp ? [] : take();
    },
  });
  const outcome = await Promise.race([late, written]);
  clearTimeout(alarm);
  return typeof outcome === 'string' ? null : outcome;
}
