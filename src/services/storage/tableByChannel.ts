import type { Claim, Table } from './claim';

const ANSWERS_WITHIN = 150;

interface Message {
  readonly type: 'claim' | 'held' | 'take';
  readonly from: string;
  /** The time at which the sender got the table. Of two tabs that both believe they have it, the later one has it. */
  readonly since: number;
}

/**
 * For browsers without locks: a tab that wants the table asks the others, and the one that has it answers. A tab that is
 * busy for longer than the others wait loses the table, and is told so when it answers.
 */
export function claimByChannel(channel: BroadcastChannel, onLost: () => void): Table {
  return new TableByChannel(channel, onLost);
}

class TableByChannel implements Table {
  private readonly me = calledNow();
  private standing: 'away' | 'asking' | 'owner' = 'away';
  private since = 0;
  /** The latest time at which any tab got the table. A clock that is set back must not make a claim older. */
  private latest = 0;
  private refused: () => void = () => undefined;

  constructor(
    private readonly channel: BroadcastChannel,
    private readonly onLost: () => void,
  ) {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.from !== this.me) this.hear(data);
    });
  }

  async claim(): Promise<Claim> {
    if (this.standing === 'owner') return 'owner';
    this.standing = 'asking';
    const refused = await this.isRefused();
    // This tab may have taken the table over while it asked.
    if (this.isOwner) return 'owner';
    if (refused) this.standing = 'away';
    else this.take();
    return refused ? 'taken' : 'owner';
  }

  takeOver(): Promise<void> {
    this.take();
    return Promise.resolve();
  }

  leave(): void {
    this.standing = 'away';
    this.refused();
  }

  private get isOwner(): boolean {
    return this.standing === 'owner';
  }

  private async isRefused(): Promise<boolean> {
    const refusal = new Promise<true>((resolve) => {
      this.refused = () => resolve(true);
    });
    this.post('claim');
    for (;;) {
      const asked = Date.now();
      if (await Promise.race([refusal, wait(ANSWERS_WITHIN)])) return true;
      // When this tab itself was busy meanwhile, the answer may have come and not been handled yet.
      if (Date.now() - asked < 2 * ANSWERS_WITHIN) return false;
    }
  }

  private hear(message: Message): void {
    this.latest = Math.max(this.latest, message.since);
    if (message.type === 'claim') this.answer(message);
    else if (this.standing === 'asking') this.refused();
    else if (this.standing === 'owner') this.compare(message);
  }

  /** Of two tabs that ask at the same time the first one keeps the table, and the other is refused. */
  private answer({ from }: Message): void {
    if (this.isOwner || (this.standing === 'asking' && this.me < from)) this.post('held');
    else if (this.standing === 'asking') this.refused();
  }

  private compare(other: Message): void {
    const isLater = other.since === this.since ? other.from > this.me : other.since > this.since;
    if (other.type === 'held' && !isLater) this.post('take');
    if (other.type !== 'take' || !isLater) return;
    this.standing = 'away';
    this.onLost();
  }

  /** Tells the other tabs at once. A tab that was too busy to answer gets the message when it wakes. */
  private take(): void {
    this.standing = 'owner';
    this.since = Math.max(Date.now(), this.latest + 1);
    this.latest = this.since;
    this.post('take');
  }

  private post(type: Message['type']): void {
    this.channel.postMessage({ type, from: this.me, since: this.since } satisfies Message);
  }
}

function wait(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}

/** Sorts by the time of arrival. */
function calledNow(): string {
  return `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('from' in data) || !('since' in data)) return false;
  return typeof data.from === 'string' && typeof data.since === 'number';
}
