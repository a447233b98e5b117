/** Where eyes and keyboard were on a page: how far down, and at which control, by its id or else its place among all. */
export interface Spot {
  readonly scroll: number;
  readonly control: string;
}

interface Entry {
  /** The addresses of the pages one comes back to from here, the oldest first. */
  readonly beneath: readonly string[];
  readonly spot: Spot | null;
}

export interface TrailParts {
  /** An address that nothing is laid upon: what comes after it takes its place. */
  readonly passing: string;
  /** Hears of every step that the browser takes by itself; the title's hash is ''. */
  readonly onArrive: (hash: string) => void;
}

/** The player's way through the pages, kept in the browser's own history, so that its Back, Forward and Reload do what they promise. */
export class Trail {
  private here = location.hash;
  private beneath: readonly string[];
  private travelling = false;
  private wanted: string | null = null;

  constructor(private readonly parts: TrailParts) {
    if (entryIn(history.state) === null) this.stamp({ beneath: [], spot: null });
    this.beneath = this.entry().beneath;
    window.addEventListener('popstate', () => this.arrive());
  }

  /** Steps back to a page that lies beneath, and on to any other. */
  to(hash: string): void {
    if (this.travelling) this.wanted = hash;
    if (this.travelling || hash === this.here) return;
    const at = this.beneath.lastIndexOf(hash);
    if (at >= 0) this.travel(at - this.beneath.length);
    else if (this.here === this.parts.passing) this.replace(hash);
    else {
      this.beneath = [...this.beneath, this.here];
      this.here = hash;
      history.pushState({ beneath: this.beneath, spot: null } satisfies Entry, '', addressOf(hash));
    }
  }

  /** What stands here was passed through: Back is not to lead to it. */
  replace(hash: string): void {
    history.replaceState({ ...this.entry(), spot: null } satisfies Entry, '', addressOf(hash));
    this.here = hash;
  }

  /** Answers whether there is something to go back to. */
  back(): boolean {
    if (this.beneath.length === 0) return false;
    history.back();
    return true;
  }

  get spot(): Spot | null {
    return this.travelling ? null : this.entry().spot;
  }

  leaveSpot(spot: Spot): void {
    if (!this.travelling) this.stamp({ ...this.entry(), spot });
  }

  private travel(by: number): void {
    this.travelling = true;
    history.go(by);
  }

  private arrive(): void {
    // An address typed by hand lies on top of what was shown before.
    if (entryIn(history.state) === null) this.stamp({ beneath: [...this.beneath, this.here], spot: null });
    this.beneath = this.entry().beneath;
    this.here = location.hash;
    const { travelling, wanted } = this;
    this.travelling = false;
    this.wanted = null;
    if (!travelling) this.parts.onArrive(this.here);
    else if (wanted !== null) this.to(wanted);
  }

  private entry(): Entry {
    return entryIn(history.state) ?? { beneath: [], spot: null };
  }

  private stamp(entry: Entry): void {
    history.replaceState(entry, '');
  }
}

function addressOf(hash: string): string {
  return hash === '' ? `${location.pathname}${location.search}` : hash;
}

/** The browser keeps what an older version of the game left there. */
function entryIn(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('beneath' in state) || !('spot' in state)) return null;
  const { beneath, spot } = state;
  const isList = Array.isArray(beneath) && beneath.every((hash): hash is string => typeof hash === 'string');
  return isList ? { beneath, spot: isSpot(spot) ? spot : null } : null;
}

function isSpot(spot: unknown): spot is Spot {
  if (typeof spot !== 'object' || spot === null || !('scroll' in spot) || !('control' in spot)) return false;
  return typeof spot.scroll === 'number' && typeof spot.control === 'string';
}
