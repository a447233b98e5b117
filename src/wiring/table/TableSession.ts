import { type Actor, createActor } from 'xstate';
import type { Rejection } from '../../engine/kernel';
import type { Command, Event, State } from '../../engine/onedeck';
import type { TableHistory } from '../../games/onedeck';
import { oneDeckTurn } from '../../games/onedeck';
import type { Director } from '../../table';

export interface SessionParts {
  readonly history: TableHistory;
  readonly director: Pick<Director<Event, State>, 'play' | 'skip'>;
  readonly onChanged: (history: TableHistory) => void;
  /** Events begin to be shown. */
  readonly onPresenting: () => void;
  /** The state waits for a command, or the game is over. */
  readonly onRested: (state: State) => void;
  readonly onRefused: (rejection: Rejection) => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}

/** One game under way at the table: its chart, and the director that shows what comes of each command. */
export class TableSession {
  private readonly actor: Actor<typeof oneDeckTurn>;
  private isLent = false;

  constructor(private readonly parts: SessionParts) {
    const { history, director, onPresenting, crash } = parts;
    const present = (before: State, events: readonly Event[]): Promise<void> => {
      this.guard(onPresenting);
      return director.play(before, events);
    };
    this.actor = createActor(oneDeckTurn, { input: { history, present } });
    this.actor.subscribe({ error: crash });
    this.actor.on('changed', (news) => this.guard(() => parts.onChanged(news.history)));
    this.actor.on('rested', ({ state }) => this.guard(() => parts.onRested(state)));
    this.actor.on('refused', ({ rejection }) => this.guard(() => parts.onRefused(rejection)));
    this.actor.on('skipped', () => this.guard(() => director.skip()));
    this.actor.on('failed', ({ problem }) => parts.report(problem));
  }

  open(): void {
    this.actor.start();
  }

  close(): void {
    this.parts.director.skip();
    this.actor.stop();
  }

  get history(): TableHistory {
    return this.actor.getSnapshot().context.history;
  }

  /** Whether something else is shown than the state that waits: then nothing can be chosen. */
  get isPresenting(): boolean {
    return this.isLent || !this.actor.getSnapshot().hasTag('waiting');
  }

  perform(command: Command): void {
    this.actor.send({ type: 'COMMAND', command });
  }

  /** Returns whether there was something to take back, or to do again. */
  turnBack(type: 'UNDO' | 'REDO'): boolean {
    const before = this.history;
    this.actor.send({ type });
    return this.history !== before;
  }

  /** Shows the rest of what is being shown at once. Returns whether anything was. */
  skip(): boolean {
    const { isPresenting } = this;
    this.actor.send({ type: 'SKIP' });
    return isPresenting;
  }

  /** Shows another game on this table for as long as `act` takes. */
  async lend(act: () => Promise<void>): Promise<void> {
    this.isLent = true;
    try {
      await act();
    } finally {
      this.isLent = false;
    }
  }

  /** What cannot be shown or kept is reported, and play goes on. */
  private guard(act: () => void): void {
    try {
      act();
    } catch (problem) {
      this.parts.report(problem);
    }
  }
}
