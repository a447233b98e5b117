import type { Fact } from '../../engine/kernel';
import type { Picking } from '../../games/contract';
import type { TableSession } from './TableSession';

export interface KeptPressesParts {
  readonly session: Pick<TableSession, 'chooser' | 'isShowing' | 'isPresenting' | 'perform' | 'skip'>;
  readonly aimedAt: Picking['aimedAt'];
  readonly press: (id: string) => void;
}

/** More presses than this are not kept: nobody plans further ahead. */
const MOST = 2;

interface Kept {
  readonly carryOut: () => void;
  readonly isSame: () => boolean;
}

/** Keeps what is pressed while events are shown, and carries it out as soon as the state waits for the same person. */
export class KeptPresses {
  private kept: readonly Kept[] = [];

  constructor(private readonly parts: KeptPressesParts) {}

  press(id: string): void {
    const { press, aimedAt } = this.parts;
    this.keep({ carryOut: () => press(id), isSame: aimedAt(id) });
  }

  /** Keeps a command that a key of its own asked for. */
  command(command: Fact): void {
    this.keep({ carryOut: () => this.parts.session.perform(command), isSame: () => true });
  }

  drop(): void {
    this.kept = [];
  }

  /** The state waits: for the person at the screen, or for somebody else, who did not press anything. */
  rest(): void {
    if (this.parts.session.chooser === null) this.drop();
    // Until then the chart is still busy with the news that the state waits.
    else if (this.kept.length > 0) queueMicrotask(() => this.carryOut());
  }

  private keep(press: Kept): void {
    const { session } = this.parts;
    if (session.isShowing && this.kept.length < MOST) this.kept = [...this.kept, press];
    session.skip();
  }

  private carryOut(): void {
    const { session } = this.parts;
    while (this.kept.length > 0 && !session.isPresenting) {
      const [first, ...rest] = this.kept;
      this.kept = rest;
      if (first?.isSame() === true) first.carryOut();
    }
    if (this.kept.length > 0) session.skip();
  }
}
