import { isRecord } from '../engine/kernel';
import type { GameStorage } from '../services';

export interface KeptMovesParts {
  readonly storage: Pick<GameStorage, 'watch'>;
  readonly slot: string;
  /** A later state than before is kept. */
  readonly onKept: (hash: string) => void;
  /** Tells whether a move has been waiting for the disk for longer than a player expects. */
  readonly onLate: (isLate: boolean) => void;
}

/** Milliseconds that a move may take to the disk in silence. Shown then, the sign is there before half a second is over. */
const IN_SILENCE = 400;

interface Waiting {
  readonly hash: string;
  readonly since: number;
}

/** Follows every move to the disk, and says when one takes long. */
export function watchKeptMoves({ storage, slot, onKept, onLate }: KeptMovesParts): void {
  let waiting: readonly Waiting[] = [];
  let isLate = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(alarm);
    const oldest = waiting[0];
    const rest = oldest === undefined ? Number.POSITIVE_INFINITY : oldest.since + IN_SILENCE - performance.now();
    if (rest > 0 && oldest !== undefined) alarm = setTimeout(look, rest);
    if (isLate === rest <= 0) return;
    isLate = rest <= 0;
    onLate(isLate);
  }

  storage.watch(slot, {
    onNoted(save) {
      waiting = [...waiting, { hash: hashIn(save), since: performance.now() }];
      look();
    },
    onKept(save) {
      const hash = hashIn(save);
      // Every state is the whole game: with it, all before it are kept.
      waiting = waiting.slice(waiting.findLastIndex((move) => move.hash === hash) + 1);
      onKept(hash);
      look();
    },
    onLost() {
      waiting = [];
      look();
    },
  });
}

function hashIn(save: unknown): string {
  return isRecord(save) && typeof save['hash'] === 'string' ? save['hash'] : '';
}
