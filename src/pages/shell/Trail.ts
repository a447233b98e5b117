/** The scroll position of a page and the control that had the focus, by its id or else its index. */
export interface Spot {
  readonly scroll: number;
  readonly control: string;
}

interface Entry {
  /** The addresses of the pages that Back leads to, the oldest first. */
  readonly beneath: readonly string[];
  readonly spot: Spot | null;
}

export interface TrailParts {
  /** Returns whether the next address replaces this one instead of following it. */
  readonly isPassing: (hash: string) => boolean;
  /** Called for every step that the browser takes by itself. The title's hash is ''. */
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

  /** Goes back to a page of the trail, or forward to any other. */
  to(hash: string): void {
    if (this.travelling) this.wanted = hash;
    if (this.travelling || hash === this.here) return;
    const at = this.beneath.lastIndexOf(hash);
    if (at >= 0) this.travel(at - this.beneath.length);
    else if (this.parts.isPassing(this.here)) this.replace(hash);
    else {
      this.beneath = [...this.beneath, this.here];
      this.here = hash;
      history.pushState({ beneath: this.beneath, spot: null } satisfies Entry, '', addressOf(hash));
    }
  }

  /** Replaces the current address, so that Back does not lead to it. */
  replace(hash: string): void {
    history.replaceState({ ...this.entry(), spot: null } satisfies Entry, '', addressOf(hash));
    this.here = hash;
  }

  /** Goes back. Returns whether there is a page to go back to. */
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
