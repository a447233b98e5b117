import type { Report } from '../report';
import { type Connection, inTime, silence } from './connection';
import type { Entries } from './database';
import { type Edit, isPut, neededBefore } from './edits';
import type { Trouble } from './trouble';
import { type MakeAside, writeBatch } from './writeBatch';
import { writeNow } from './writeNow';

export interface Writer {
  /** The edits that are not on the disk yet, or could not get there. Until they do, they take precedence over it. */
  waiting(): readonly Edit[];
  write(edit: Edit): void;
  /** Writes this now, with all waiting edits, or never. Returns whether it was written. */
  attempt(edit: Edit): Promise<boolean>;
  /** Marks an entry as unreadable. Its value is set aside, not overwritten, when the entry is next written. */
  couldNotRead(key: string): void;
  isUnread(key: string): boolean;
  /** Resolves when everything asked for so far is on the disk, could not get there, or has had no answer for too long. */
  flushed(): Promise<void>;
}

export interface WriterOptions {
  readonly connection: Connection;
  readonly aside: MakeAside;
  readonly trouble: Trouble;
  readonly report: Report;
  /** Milliseconds without an answer after which the player is told. */
  readonly patience: number;
  /** These changes have reached the disk; `all` says whether nothing waits any more. */
  readonly onWritten: (changes: Entries, all: boolean) => void;
}

/** Milliseconds until what could not be written is tried again; anything that is written meanwhile takes it along. */
const TRIED_AGAIN_AFTER = 2000;

interface Batch {
  /** Null until the transaction has begun. */
  edits: readonly Edit[] | null;
}

/**
 * Hands every edit to the database at once. A transaction that has not begun yet takes along everything asked for until
 * it does; one that has begun is followed by another, which waits in the database and not here. There are never more
 * than these two, and the newest state is always in one of them.
 */
export function createWriter(options: WriterOptions): Writer {
  const queue = new WriteQueue(options);
  return {
    waiting: () => queue.waiting,
    write: (edit) => queue.write(edit),
    attempt: (edit) => queue.attempt(edit),
    couldNotRead: (key) => void queue.unread.add(key),
    isUnread: (key) => queue.unread.has(key),
    flushed: () => queue.flushed(),
  };
}

class WriteQueue {
  waiting: readonly Edit[] = [];
  readonly unread = new Set<string>();
  /** The transaction that has not begun yet. */
  private next: Batch | null = null;
  private readonly running = new Map<Batch, Promise<void>>();
  private alarm: ReturnType<typeof setTimeout> | undefined;
  /** The number of edits in a transaction: one while the edit that can never be stored is searched for. */
  private most = Number.POSITIVE_INFINITY;

  constructor(private readonly options: WriterOptions) {}

  write(edit: Edit): void {
    const sent = this.waiting.findLastIndex((waiting) => this.isSent(waiting));
    this.waiting = [...neededBefore(edit, this.waiting, sent + 1), edit];
    this.begin();
  }

  async attempt(edit: Edit): Promise<boolean> {
    const { unread, options } = this;
    await this.flushed();
    let edits: readonly Edit[] = [];
    const look = new Set([...unread, ...edit.look, ...this.waiting.flatMap((waiting) => waiting.look)]);
    const take = (): readonly Edit[] => {
      edits = [...this.waiting.filter((waiting) => this.isCovered(waiting, look)), edit];
      return edits;
    };
    const changes = await writeNow({ ...options, unread, look, take });
    if (changes === null) return false;
    this.drop(edits);
    options.onWritten(changes, this.waiting.length === 0);
    return true;
  }

  async flushed(): Promise<void> {
    await inTime(this.idle(), this.options.patience).catch(() => undefined);
  }

  private async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private isSent(edit: Edit): boolean {
    return [...this.running.keys()].some(({ edits }) => edits?.includes(edit) === true);
  }

  private begin(): void {
    if (this.next !== null || this.waiting.length === 0) return;
    clearTimeout(this.alarm);
    const batch: Batch = { edits: null };
    this.next = batch;
    this.running.set(batch, this.run(batch));
  }

  private async run(batch: Batch): Promise<void> {
    const { unread, options } = this;
    const look = new Set([...unread, ...this.waiting.flatMap((edit) => edit.look)]);
    const alarm = setTimeout(() => options.trouble.met(silence()), options.patience);
    const outcome = await writeBatch({ ...options, unread, look, take: () => this.take(batch, look) });
    clearTimeout(alarm);
    const edits = batch.edits ?? [];
    this.running.delete(batch);
    if (this.next === batch) this.next = null;
    if (outcome === 'unstorable') {
      this.most = edits.length > 1 ? 1 : Number.POSITIVE_INFINITY;
      if (edits.length === 1) this.drop(edits);
    } else if (outcome !== 'failed') {
      this.drop(edits);
      options.onWritten(outcome, this.waiting.length === 0);
    }
    if (this.waiting.length === 0) this.most = Number.POSITIVE_INFINITY;
    if (outcome === 'failed') this.alarm = setTimeout(() => this.begin(), TRIED_AGAIN_AFTER);
    else if (this.running.size === 0) this.begin();
  }

  /** Returns the edits that the transaction can take along: those that depend only on entries that it has read. */
  private take(batch: Batch, look: ReadonlySet<string>): readonly Edit[] {
    if (this.next === batch) this.next = null;
    const { waiting, most } = this;
    const stop = waiting.findIndex((edit) => !this.isCovered(edit, look));
    batch.edits = waiting.slice(0, Math.min(most, stop < 0 ? waiting.length : stop));
    if (stop > 0) this.begin();
    return batch.edits;
  }

  private isCovered(edit: Edit, look: ReadonlySet<string>): boolean {
    const needs = isPut(edit) ? [...edit.values.keys()].filter((key) => this.unread.has(key)) : edit.look;
    return needs.every((key) => look.has(key));
  }

  private drop(edits: readonly Edit[]): void {
    this.waiting = this.waiting.filter((edit) => !edits.includes(edit));
  }
}
