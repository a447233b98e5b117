import { CARDS, type CardId, type State } from '../../../../engine/onedeck';
import type { OddsWay } from '../../../../engine/onedeck/odds';
import type { Translate } from '../../../../table';
import { type OddsHook, oddsWords, outcomesOf, outcomeWords } from '../../odds';
import { isAlone } from '../commands/gestures';
import type { OddsBars, ShownOdds } from '../tableContent';
import { facedCard } from '../words/names';

export interface DoorOddsParts {
  readonly odds: OddsHook;
  readonly translate: Translate;
  /** There is more or less to show. */
  readonly changed: () => void;
}

type Progress = { readonly kind: 'unasked' | 'counting' | 'failed' } | Counted;

interface Counted {
  readonly kind: 'counted';
  readonly ways: readonly OddsBars[];
}

/** Asks for the odds of the card at the door: at once or on request, as the setting says. */
export class DoorOdds {
  private state: State | null = null;
  private progress: Progress = { kind: 'unasked' };
  /** What the last answer said, until it is told. */
  private untold: string | null = null;

  constructor(private readonly parts: DoorOddsParts) {}

  rest(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.progress = { kind: 'unasked' };
    this.untold = null;
    if (cardIn(state) !== null && this.parts.odds.wanted() === 'always') this.ask();
  }

  /** Asks once for each state. */
  ask(): void {
    const { state } = this;
    const card = state === null ? null : cardIn(state);
    if (card === null || this.progress.kind === 'counting' || this.progress.kind === 'counted') return;
    this.progress = { kind: 'counting' };
    // Odds that do not come leave their place empty.
    void this.parts.odds.oddsOf({ ask: 'card', card }).then(
      (ways) => this.take(state, { kind: 'counted', ways: ways.map((way) => this.barsOf(way)) }),
      () => this.take(state, { kind: 'failed' }),
    );
  }

  shown(state: State): ShownOdds {
    const { progress } = this;
    const wanted = this.parts.odds.wanted();
    if (state !== this.state || wanted === 'never' || cardIn(state) === null || progress.kind === 'failed')
      return { kind: 'none' };
    if (progress.kind === 'unasked') return { kind: wanted === 'always' ? 'none' : 'offered' };
    return progress.kind === 'counted' ? progress : { kind: 'counting' };
  }

  /** Returns what an answer says, once. */
  news(): string | null {
    const { untold } = this;
    this.untold = null;
    return untold;
  }

  private barsOf({ odds }: OddsWay): OddsBars {
    const { translate } = this.parts;
    const outcomes = outcomesOf(odds);
    const names = outcomes.map((outcome) => outcomeWords(outcome, translate));
    return { outcomes, names, about: odds.throws === 'about', words: oddsWords(odds, translate) };
  }

  private take(state: State | null, progress: Progress): void {
    if (state !== this.state) return;
    this.progress = progress;
    if (progress.kind === 'counted') this.untold = progress.ways.map(({ words }) => words).join(' ');
    this.parts.changed();
  }
}

/** The card whose odds can be told before anything is rolled. */
function cardIn(state: State): CardId | null {
  const card = facedCard(state);
  if (card === null) return null;
  return isAlone(state) || (state.phase === 'option' && CARDS[card].kind === 'peril') ? card : null;
}
