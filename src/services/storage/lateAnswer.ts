import type { Connection, Work } from './connection';

/**
 * Returns a function for reads that were given up: it asks the same once more, without an end, and calls `onAnswer` when the
 * database answers. One question is enough for all that were given up meanwhile.
 */
export function watchForAnswer(connection: Pick<Connection, 'useOnceOpen'>, onAnswer: () => void): (look: Work<unknown>) => void {
  let isWaiting = false;
  return (look) => {
    if (isWaiting) return;
    isWaiting = true;
    const over = (): void => {
      isWaiting = false;
    };
    void connection
      .useOnceOpen(look)
      .finally(over)
      .then(onAnswer, () => undefined);
  };
}
