import { type BotId, type Fact, type Game, type Rejection, type Seat, type Seed, whyNotGiven } from '../../engine/kernel';
import { randomBot } from '../random';
import { SeededLuck } from '../SeededLuck';
import type { Answer, BotPort, OpenPort, Question } from './messages';

export interface BotHostParts {
  readonly open: OpenPort;
  /** Milliseconds that one answer may take, the fetching of code included. */
  readonly patience: number;
  /** Calls `act` later. Returns a function that cancels the call. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  readonly report: (problem: unknown) => void;
}

/** The question to a bot. */
export interface Decision<Setup, State, Command extends Fact, Event extends Fact> {
  readonly rules: Game<Setup, State, Command, Event>;
  readonly bot: BotId;
  readonly seat: Seat;
  /** The view of this seat. */
  readonly view: State;
  readonly seed: Seed;
}

interface Waiting {
  readonly question: Question;
  /** Called with the answer; with null if there will be none. */
  readonly settle: (answer: Answer | null) => void;
  readonly signal: AbortSignal;
}

/**
 * Lets bots think in a worker. A question whose signal is aborted is forgotten, and its late answer is dropped. A worker that
 * takes too long over one question is ended, another takes its place, and chance decides: the game always goes on.
 */
export class BotHost {
  private port: BotPort | null = null;
  private waiting: readonly Waiting[] = [];
  private asked = 0;
  private stopWatch = (): void => undefined;

  constructor(private readonly parts: BotHostParts) {}

  /** Returns the bot's command, or one by chance where the bot has none that its seat may give. */
  async decide<Setup, State, Command extends Fact, Event extends Fact>(
    decision: Decision<Setup, State, Command, Event>,
    signal: AbortSignal,
  ): Promise<Command> {
    signal.throwIfAborted();
    const answer = await this.answered(decision, signal);
    const command = read(decision, answer);
    if (command.ok) return command.value;
    if (answer !== null) this.parts.report(new Error(`${decision.bot} gave no command: ${command.why}`));
    return byChance(decision);
  }

  close(): void {
    this.stopWatch();
    this.port?.end();
    this.port = null;
    const left = this.waiting;
    this.waiting = [];
    for (const { settle } of left) settle(null);
  }

  private answered<Setup, State, Command extends Fact, Event extends Fact>(
    { rules, bot, seat, view, seed }: Decision<Setup, State, Command, Event>,
    signal: AbortSignal,
  ): Promise<Answer | null> {
    this.asked += 1;
    const question: Question = { id: this.asked, game: rules.id, bot, seat, view, seed };
    return new Promise((settle, fail) => {
      signal.addEventListener('abort', () => fail(new DOMException('nobody waits for the bot', 'AbortError')));
      this.ask({ question, settle, signal });
    });
  }

  private ask(waiting: Waiting): void {
    this.waiting = [...this.waiting, waiting];
    this.port ??= this.openPort();
    this.port.ask(waiting.question);
    if (this.waiting.length === 1) this.watch();
  }

  private openPort(): BotPort {
    const port: BotPort = this.parts.open({
      answered: (answer) => {
        if (port === this.port) this.take(answer);
      },
      broken: (problem) => {
        if (port === this.port) this.replace(problem);
      },
    });
    return port;
  }

  private take(answer: Answer): void {
    const [first, ...others] = this.waiting;
    if (first?.question.id !== answer.id) return;
    this.waiting = others;
    this.watch();
    first.settle(answer);
  }

  /** Starts the time limit of the next question, when the one before it is answered. */
  private watch(): void {
    this.stopWatch();
    const [first] = this.waiting;
    if (first === undefined) return;
    const { after, patience } = this.parts;
    this.stopWatch = after(patience, () => this.replace(new Error(`${first.question.bot} took too long`)));
  }

  /** Ends a worker that failed. Its current question gets no answer, the others go to the next worker. */
  private replace(problem: unknown): void {
    this.stopWatch();
    this.parts.report(problem);
    this.port?.end();
    this.port = null;
    const [first, ...others] = this.waiting;
    this.waiting = [];
    for (const other of others) if (!other.signal.aborted) this.ask(other);
    first?.settle(null);
  }
}

type Read<Command> = { readonly ok: true; readonly value: Command } | { readonly ok: false; readonly why: string };

/** Checks the answer of a worker: it is data from outside, and its command may be illegal. */
function read<Setup, State, Command extends Fact, Event extends Fact>(
  { rules, view, seat }: Decision<Setup, State, Command, Event>,
  answer: Answer | null,
): Read<Command> {
  if (answer?.ok !== true) return { ok: false, why: answer?.problem ?? 'there was no answer' };
  const parsed = rules.parseCommand(answer.command);
  const rejection: Rejection | null = parsed.ok ? whyNotGiven(rules, view, { seat, command: parsed.value }) : parsed.rejection;
  return parsed.ok && rejection === null ? parsed : { ok: false, why: rejection?.key ?? 'commandWrong' };
}

function byChance<Setup, State, Command extends Fact, Event extends Fact>({
  rules,
  view,
  seat,
  seed,
}: Decision<Setup, State, Command, Event>): Command {
  return randomBot(rules).choose(view, seat, new SeededLuck(seed));
}
