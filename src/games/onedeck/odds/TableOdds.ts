import type { State } from '../../../engine/onedeck';
import type { OddsAnswer, OddsQuestion } from '../../../engine/onedeck/odds';
import type { OddsHost } from './OddsHost';

/** When the table shows odds: by itself, when the player asks for them, or not at all. */
export type OddsWanted = 'always' | 'request' | 'never';

/** The odds of the state on the table. The code that counts is fetched with the first question. */
export interface OddsHook {
  wanted(): OddsWanted;
  /** Rejects with an `AbortError` where the table has changed before counting began, and where odds are not wanted. */
  oddsOf<Question extends OddsQuestion>(question: Question): Promise<OddsAnswer<Question>>;
}

export interface TableOddsParts {
  readonly wanted: () => OddsWanted;
  /** What the party may know of the state on the table. */
  readonly view: () => State;
  readonly fetchHost?: () => Promise<OddsHost>;
}

const fetchOddsHost = async (): Promise<OddsHost> => new (await import('./OddsHost')).OddsHost();

export class TableOdds implements OddsHook {
  private host: OddsHost | null = null;
  private fetched: Promise<OddsHost> | null = null;
  private states = 0;

  constructor(private readonly parts: TableOddsParts) {}

  wanted(): OddsWanted {
    return this.parts.wanted();
  }

  async oddsOf<Question extends OddsQuestion>(question: Question): Promise<OddsAnswer<Question>> {
    const asked = this.states;
    const view = this.parts.view();
    if (this.wanted() === 'never') throw new DOMException('odds are not wanted', 'AbortError');
    this.fetched ??= (this.parts.fetchHost ?? fetchOddsHost)();
    const host = await this.fetched.catch((problem: unknown) => {
      this.fetched = null;
      throw problem;
    });
    if (asked !== this.states) throw new DOMException('the table has changed', 'AbortError');
    this.host = host;
    return host.ask(view, question);
  }

  /** Another state lies on the table. */
  forget(): void {
    this.states++;
    this.host?.forget();
  }

  close(): void {
    this.states++;
    this.host?.close();
  }
}
