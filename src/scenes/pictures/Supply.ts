export interface SupplyParts<Value> {
  readonly fetch: (key: string) => Promise<Value>;
  /** Called when one of them has come, or may be asked for again. */
  readonly onChange: () => void;
  /** Reports each key once, when it fails for the first time. */
  readonly missing: (key: string) => void;
}

/** Milliseconds before each new try. After the last pause only the network, the page or another wish leads to a try. */
const PAUSES = [2000, 4000, 8000, 16_000, 32_000, 64_000] as const;

interface Item<Value> {
  value: Value | null;
  state: 'coming' | 'here' | 'failed' | 'due';
  tries: number;
  coming: Promise<Value | null>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Fetches each thing once, when it is first wanted. A thing that failed may be asked for again after a pause that grows: then
 * `onChange` is called, and a request is made only if `get` is called for that key, so nothing is fetched that nobody wants.
 */
export class Supply<Value> {
  private readonly items = new Map<string, Item<Value>>();
  private isClosed = false;

  constructor(private readonly parts: SupplyParts<Value>) {}

  /** Returns null until the thing is here. */
  get(key: string): Value | null {
    return this.wanted(key).value;
  }

  /** Returns whether the last try has failed and no other has begun. */
  isMissing(key: string): boolean {
    const state = this.items.get(key)?.state;
    return state === 'failed' || state === 'due';
  }

  isComing(key: string): boolean {
    return this.items.get(key)?.state === 'coming';
  }

  /** Waits for the present try, and returns null where it fails. */
  wait(key: string): Promise<Value | null> {
    return this.wanted(key).coming;
  }

  /** Lets everything that failed be asked for at once, because the network or the page is back. */
  retry(): void {
    const failed = [...this.items.values()].filter(({ state }) => state === 'failed' || state === 'due');
    for (const item of failed) Object.assign(item, { state: 'due', tries: 0 });
    if (failed.length > 0) this.parts.onChange();
  }

  close(): void {
    this.isClosed = true;
    for (const { timer } of this.items.values()) clearTimeout(timer);
  }

  private wanted(key: string): Item<Value> {
    const known = this.items.get(key);
    if (known !== undefined && known.state !== 'due') return known;
    const item: Item<Value> = known ?? {
      value: null,
      state: 'coming',
      tries: 0,
      coming: Promise.resolve(null),
      timer: undefined,
    };
    this.items.set(key, item);
    clearTimeout(item.timer);
    item.state = 'coming';
    item.coming = this.ask(key, item, known === undefined);
    return item;
  }

  private async ask(key: string, item: Item<Value>, isFirst: boolean): Promise<Value | null> {
    try {
      item.value = await this.parts.fetch(key);
      item.state = 'here';
      if (!this.isClosed) this.parts.onChange();
    } catch {
      item.state = 'failed';
      if (this.isClosed) return null;
      if (isFirst) this.parts.missing(key);
      this.rest(item);
    }
    return item.value;
  }

  private rest(item: Item<Value>): void {
    const isLast = item.tries >= PAUSES.length - 1;
    item.timer = setTimeout(() => {
      item.state = 'due';
      if (!isLast) this.parts.onChange();
    }, PAUSES[item.tries] ?? PAUSES.at(-1));
    item.tries += 1;
  }
}
