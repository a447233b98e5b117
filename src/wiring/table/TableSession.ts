import { type Actor, createActor } from 'xstate';
import type { Chain, Fact, Rejection, Seat, Viewer } from '../../engine/kernel';
import type { AnyHistory, GameAtTable, ToldMove } from '../../games/contract';
import { doneAgain, type Players, type TurnInput, takenBack, turnMachine } from '../../machines';
import type { Director } from '../../table';
import { missedMoves } from './missedMoves';
import { Sight } from './Sight';

export type Think = NonNullable<TurnInput<unknown, unknown, Fact, Fact>['think']>;

export interface SessionParts {
  readonly game: Pick<GameAtTable, 'rules' | 'steps'>;
  readonly history: AnyHistory;
  /** The person or bot that decides for each seat. Without it every seat is a person's. */
  readonly players?: Players | undefined;
  /** Decides for the seats of bots. */
  readonly think?: Think | undefined;
  readonly director: Pick<Director<Fact, unknown>, 'play' | 'skip'>;
  readonly onChanged: (history: AnyHistory) => void;
  /** Events begin to be shown. */
  readonly onPresenting: () => void;
  /** The state waits for somebody, or the game is over; `stage` says for what. */
  readonly onRested: () => void;
  readonly onRefused: (rejection: Rejection) => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}

/**
 * What the table does: it waits for the person at the screen (or the game is over), it shows events, a bot thinks, another
 * person has to take the device, or a bot gave no command.
 */
export type Stage = 'waiting' | 'presenting' | 'thinking' | 'curtain' | 'unanswered';
const STAGES: readonly unknown[] = ['thinking', 'curtain', 'unanswered'] satisfies readonly Stage[];
const isStage = (value: unknown): value is Stage => STAGES.includes(value);

type TurnChart = ReturnType<typeof turnMachine<unknown, unknown, Fact, Fact>>;

/** One game under way at the table: its chart, and the director that shows what comes of each command. */
export class TableSession {
  private readonly actor: Actor<TurnChart>;
  private readonly sight: Sight;
  private isLent = false;
  /** Aborted when the rest of what others did is not to be shown. */
  private recapped: AbortController | null = null;
  /** The rest was to be shown at once: that holds for what follows by itself, too. */
  private isHurried = false;

  constructor(private readonly parts: SessionParts) {
    const { game, history, players = {}, think, crash } = parts;
    const followsBy = (state: unknown): Fact | null => game.rules.onlyWayOn?.(state) ?? null;
    this.sight = new Sight(game.rules, history.origin.setup);
    const present = (before: unknown, events: readonly Fact[]): Promise<void> => this.present(before, events);
    this.actor = createActor(turnMachine(game.rules, game.steps), {
      input: { history, players, present, followsBy, ...(think && { think }) },
    });
    this.actor.subscribe({ error: crash });
    this.actor.on('changed', (news) => this.guard(() => parts.onChanged(news.history)));
    this.actor.on('rested', () => this.rest());
    this.actor.on('refused', ({ rejection }) => this.guard(() => parts.onRefused(rejection)));
    this.actor.on('skipped', () => this.hurry());
    this.actor.on('failed', ({ problem }) => this.fail(problem));
  }

  open(): void {
    this.actor.start();
  }

  close(): void {
    this.endRecap();
    this.parts.director.skip();
    this.actor.stop();
  }

  get history(): AnyHistory {
    return this.now.context.history;
  }

  /** The seat that is to act; null when the game is over. */
  get seat(): Seat | null {
    return this.now.context.seat;
  }

  /** The seat that decides at this screen now; null where nobody here may choose. */
  get chooser(): Seat | null {
    const { seat, viewer } = this.now.context;
    return seat === viewer && this.stage === 'waiting' ? seat : null;
  }

  /** Whose view is on the screen. */
  get viewer(): Viewer {
    return this.now.context.viewer;
  }

  /** The state as its viewer may know it: nothing else is shown. */
  get seen(): unknown {
    return this.sight.state(this.history.state, this.viewer);
  }

  /** The state that the game was laid on the table with, as its viewer may know it. */
  get opening(): unknown {
    return this.sight.state(this.parts.history.state, this.viewer);
  }

  /** The commands so far, as the viewer was told of them. */
  get told(): Chain<ToldMove> {
    return this.sight.past(this.history.past, this.viewer);
  }

  /** What others did since the last command of the viewer. */
  get missed(): readonly ToldMove[] {
    return missedMoves(this.told);
  }

  /** True while something is shown again that has happened before. */
  get isRecapping(): boolean {
    return this.recapped !== null;
  }

  get canUndo(): boolean {
    return takenBack(this.parts.game.rules, this.now.context) !== null;
  }

  get canRedo(): boolean {
    return doneAgain(this.parts.game.rules, this.now.context) !== null;
  }

  get stage(): Stage {
    const { value } = this.now;
    if (this.isLent) return 'presenting';
    if (isStage(value)) return value;
    return this.now.hasTag('waiting') ? 'waiting' : 'presenting';
  }

  /** True while something else is shown than a state that waits for this screen: then nothing can be chosen. */
  get isPresenting(): boolean {
    return this.stage !== 'waiting';
  }

  /** True while the events of a command are shown: what is pressed meanwhile may be carried out afterwards. */
  get isShowing(): boolean {
    return !this.isLent && this.stage === 'presenting';
  }

  perform(command: Fact): void {
    this.actor.send({ type: 'COMMAND', command });
  }

  /** The next person has the device. */
  takeDevice(): void {
    this.actor.send({ type: 'READY' });
  }

  /** Returns whether there was something to take back, or to do again. */
  turnBack(type: 'UNDO' | 'REDO'): boolean {
    this.endRecap();
    const before = this.history;
    this.actor.send({ type });
    return this.history !== before;
  }

  /** Shows the rest of what is being shown at once, or asks a bot again that gave no command. Returns whether nothing could be chosen. */
  skip(): boolean {
    const { isPresenting } = this;
    this.endRecap();
    this.actor.send({ type: this.stage === 'unanswered' ? 'READY' : 'SKIP' });
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

  /** Shows what others did since the last command of the seat at the screen, as that seat witnessed it. Any press ends it. */
  async recap(): Promise<void> {
    const { missed, parts } = this;
    const [first] = missed;
    if (first === undefined || this.stage !== 'waiting') return;
    const recapped = new AbortController();
    this.recapped = recapped;
    await this.lend(async () => {
      this.guard(parts.onPresenting);
      // The state before is there at once, and not the one that waits.
      await parts.director.play(first.before, []);
      for (const { before, events } of missed) if (!recapped.signal.aborted) await parts.director.play(before, events);
    });
    if (this.recapped === recapped) this.recapped = null;
    if (this.isOpen) this.guard(parts.onRested);
  }

  /** Shows the rest of a recap at once. */
  private endRecap(): void {
    if (this.recapped === null) return;
    this.recapped.abort();
    this.parts.director.skip();
  }

  private get isOpen(): boolean {
    return this.now.status === 'active';
  }

  private get now() {
    return this.actor.getSnapshot();
  }

  /** The director gets only what the viewer may know, and is told of events. */
  private present(before: unknown, events: readonly Fact[]): Promise<void> {
    const { viewer, sight, parts } = this;
    this.guard(parts.onPresenting);
    const played = parts.director.play(sight.state(before, viewer), sight.events({ before, events }, viewer));
    if (this.isHurried) parts.director.skip();
    return played;
  }

  private hurry(): void {
    this.isHurried = true;
    this.guard(() => this.parts.director.skip());
  }

  private rest(): void {
    this.isHurried = false;
    this.guard(this.parts.onRested);
  }

  private fail(problem: unknown): void {
    this.parts.report(problem);
    if (this.stage === 'unanswered') this.guard(this.parts.onRested);
  }

  /** Reports a state that cannot be shown or kept, and play goes on. */
  private guard(act: () => void): void {
    try {
      act();
    } catch (problem) {
      this.parts.report(problem);
    }
  }
}
