import type { Told } from './restlessHands';

/** A move that is shown for longer than this, and not marked as unsaved, has to come back. */
const IN_SILENCE = 500;

/** What a page showed and promised before it ended. */
export class KeptLedger {
  /** The states in the order in which they were shown, and when. */
  private readonly shown: { readonly hash: string; readonly at: number }[];
  private kept = 0;
  private trusted = 0;
  private silentBefore = -1;

  constructor(first: string) {
    this.shown = [{ hash: first, at: 0 }];
  }

  hear(told: Told): void {
    if (told.kind === 'shown') {
      this.shown.push(told);
      return;
    }
    const kept = this.shown.findLastIndex(({ hash }) => hash === told.kept);
    this.kept = Math.max(this.kept, kept);
    const silent = told.marked ? -1 : this.shown.findLastIndex(({ at }) => told.at - at > IN_SILENCE);
    // A page that was held up looks at itself before its own timer can set the mark; only the look after that counts.
    this.trusted = Math.max(this.trusted, Math.min(silent, this.silentBefore));
    this.silentBefore = silent;
  }

  /**
   * How many of the moves that were shown are not in the game that came back, of which all states are given. Throws when
   * one of them was promised to. The last move may be one that the browser wrote and could not tell of any more.
   */
  lostBy(returned: ReadonlySet<string>): number {
    const at = this.shown.findLastIndex(({ hash }) => returned.has(hash));
    const told = `shown ${this.shown.length - 1} moves, ${this.kept} kept, ${this.trusted} long shown without a mark`;
    if (at < 0) throw new Error(`a game came back that is older than all that was shown, or another: ${told}`);
    if (at < this.kept) throw new Error(`move ${at} came back, though a later one was kept: ${told}`);
    if (at < this.trusted) throw new Error(`move ${at} came back, though a later one was not marked as unsaved: ${told}`);
    return this.shown.length - 1 - at;
  }

  get moves(): number {
    return this.shown.length - 1;
  }

  /** How many of them were not kept yet when the page ended. */
  get unkept(): number {
    return this.shown.length - 1 - this.kept;
  }
}
