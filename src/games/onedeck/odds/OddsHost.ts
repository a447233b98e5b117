import type { State } from '../../../engine/onedeck';
import { type OddsAnswer, type OddsQuestion, oddsKey } from '../../../engine/onedeck/odds';
import type { Answered, AnyAnswer, OddsWorker } from './messages';
import { openWorker } from './openWorker';

const MOST_KEPT = 60;

interface Waiting {
  readonly id: number;
  readonly key: string;
  readonly view: State;
  readonly question: OddsQuestion;
  readonly settle: (answer: AnyAnswer) => void;
  readonly fail: (problem: unknown) => void;
}

/**
 * Asks a worker, one question at a time, and keeps its answers by what they depend on. Questions that wait can be
 * forgotten; one that is being counted is counted to its end, since its answer is kept whoever asked.
 */
export class OddsHost {
  private worker: OddsWorker | null = null;
  private readonly kept = new Map<string, Promise<AnyAnswer>>();
  private waiting: readonly Waiting[] = [];
  private counted: Waiting | null = null;
  private asked = 0;

  constructor(private readonly open: () => OddsWorker = openWorker) {}

  /** `view` is what the party may know. Rejects when the question is forgotten, and when the worker fails. */
  ask<Question extends OddsQuestion>(view: State, question: Question): Promise<OddsAnswer<Question>> {
    const key = oddsKey(view, question);
    const known = this.kept.get(key);
    const answer = known ?? this.queued(key, view, question);
    // The last one used is the last one to go.
    this.kept.delete(key);
    this.kept.set(key, answer);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
    // The key contains the question: what is kept under it is an answer to a question of this kind.
    return answer as Promise<OddsAnswer<Question>>;
  }

  /** The state has changed: whatever has not been begun is not counted. */
  forget(): void {
    const left = this.waiting;
    this.waiting = [];
    for (const one of left) this.drop(one, new DOMException('the table has changed', 'AbortError'));
  }

  close(): void {
    this.forget();
    if (this.counted !== null) this.drop(this.counted, new DOMException('the table is closed', 'AbortError'));
    this.end();
  }

  private queued(key: string, view: State, question: OddsQuestion): Promise<AnyAnswer> {
    this.asked++;
    const id = this.asked;
    const answer = new Promise<AnyAnswer>((settle, fail) => {
      this.waiting = [...this.waiting, { id, key, view, question, settle, fail }];
    });
    this.next();
    return answer;
  }

  private next(): void {
    const [first, ...others] = this.waiting;
    if (this.counted !== null || first === undefined) return;
    this.waiting = others;
    this.counted = first;
    const { id, view, question } = first;
    this.worker ??= this.opened();
    this.worker.postMessage({ id, view, question });
  }

  private opened(): OddsWorker {
    const worker = this.open();
    worker.onmessage = ({ data }) => this.take(data);
    worker.onerror = ({ message }) => this.fail(new Error(message));
    return worker;
  }

  private take(answered: Answered): void {
    const { counted } = this;
    if (counted?.id !== answered.id) return;
    this.counted = null;
    if (answered.ok) counted.settle(answered.answer);
    else this.drop(counted, new Error(answered.problem));
    this.next();
  }

  /** The next question gets another worker. */
  private fail(problem: Error): void {
    const { counted } = this;
    this.end();
    if (counted !== null) this.drop(counted, problem);
    this.next();
  }

  private end(): void {
    if (this.worker !== null) {
      this.worker.onmessage = null;
      this.worker.onerror = null;
      this.worker.terminate();
    }
    this.worker = null;
    this.counted = null;
  }

  private drop({ key, fail }: Waiting, problem: unknown): void {
    this.kept.delete(key);
    fail(problem);
  }
}
