import { type Actor, createActor } from 'xstate';
import type { Fact, Rejection } from '../../engine/kernel';
import type { AnyHistory, GameAtTable } from '../../games/contract';
import { turnMachine } from '../../machines';
import type { Director } from '../../table';

export interface SessionParts {
  readonly game: Pick<GameAtTable, 'rules' | 'steps'>;
  readonly history: AnyHistory;
  readonly director: Pick<Director<Fact, unknown>, 'play' | 'skip'>;
  readonly onChanged: (history: AnyHistory) => void;
  /** Events begin to be shown. */
  readonly onPresenting: () => void;
  /** The state waits for a command, or the game is over. */
  readonly onRested: (state: unknown) => void;
  readonly onRefused: (rejection: Rejection) => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}

type TurnChart = ReturnType<typeof turnMachine<unknown, unknown, Fact, Fact>>;

/** One game under way at the table: its chart, and the director that shows what comes of each command. */
export class TableSession {
  private readonly actor: Actor<TurnChart>;
  private isLent = false;

  constructor(private readonly parts: SessionParts) {
    const { game, history, director, onPresenting, crash } = parts;
    const present = (before: unknown, events: readonly Fact[]): Promise<void> => {
      this.guard(onPresenting);
      return director.play(before, events);
    };
    this.actor = createActor(turnMachine(game.rules, game.steps), { input: { history, present } });
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

  get history(): AnyHistory {
    return this.actor.getSnapshot().context.history;
  }

  /** Whether something else is shown than the state that waits: then nothing can be chosen. */
  get isPresenting(): boolean {
    return this.isLent || !this.actor.getSnapshot().hasTag('waiting');
  }

  perform(command: Fact): void {
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
