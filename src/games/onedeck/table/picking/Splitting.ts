import type { HeroId, State } from '../../../../engine/onedeck';
import type { OddsWay, Split } from '../../../../engine/onedeck/odds';
import type { Translate } from '../../../../table';
import { hundredThrows, type OddsHook, oddsWords } from '../../odds';
import { type Arrangement, isSamePair, type SplitSetting, swapped } from '../split';
import type { PairOdds, ShownSplit, SplitOdds } from '../tableContent';
import type { TableView } from '../view';
import { heroWords } from '../words/names';

export interface SplittingParts {
  readonly odds: OddsHook;
  readonly translate: Translate;
  readonly viewOf: (state: State) => TableView;
  /** There is more or less to show. */
  readonly changed: () => void;
  /** A hero was taken up or put back. */
  readonly taken?: () => void;
}

type SplitProgress =
  | { readonly kind: 'unasked' | 'counting' | 'failed' }
  | { readonly kind: 'counted'; readonly splits: readonly Split[] };

/** Holds how four heroes are to part until the player confirms it, and asks how each split goes. */
export class Splitting {
  private state: State | null = null;
  private arrangement: Arrangement | null = null;
  /** The arrangement before the last change. */
  private before: Arrangement | null = null;
  private taken: HeroId | null = null;
  private progress: SplitProgress = { kind: 'unasked' };
  private untold: string | null = null;

  constructor(private readonly parts: SplittingParts) {}

  rest(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.taken = null;
    this.before = null;
    this.untold = null;
    this.progress = { kind: 'unasked' };
    this.arrangement = state.phase === 'split' ? (this.parts.viewOf(state).split?.suggested ?? null) : null;
    if (this.arrangement !== null && this.parts.odds.wanted() === 'always') this.ask();
  }

  /** Takes a hero up, puts the hero back, or lets two change places. */
  press(hero: HeroId): void {
    const { arrangement, taken, parts } = this;
    if (arrangement === null) return;
    parts.taken?.();
    if (taken !== null && taken !== hero && !isSamePair(arrangement, taken, hero)) {
      this.swap(taken, hero);
      return;
    }
    this.taken = taken === hero ? null : hero;
    this.untold = parts.translate(this.taken === null ? 'split.stay' : 'split.taken', { hero: parts.translate(`hero.${hero}`) });
  }

  swap(one: HeroId, other: HeroId): void {
    const { arrangement } = this;
    const { translate } = this.parts;
    this.taken = null;
    if (arrangement === null || one === other || isSamePair(arrangement, one, other)) return;
    this.before = arrangement;
    this.arrangement = swapped(arrangement, one, other);
    const [hero, partner] = [translate(`hero.${one}`), translate(`hero.${other}`)];
    this.untold = [translate('split.swapped', { hero, other: partner }), this.told()].join(' ');
  }

  order(first: 0 | 1): void {
    if (this.arrangement === null || this.state === null) return;
    this.arrangement = { ...this.arrangement, first };
    this.untold = this.parts.viewOf(this.state).split?.sides[first].words.first ?? null;
  }

  /** Asks once for each state. */
  ask(): void {
    const { state, progress } = this;
    if (this.arrangement === null || progress.kind === 'counting' || progress.kind === 'counted') return;
    this.progress = { kind: 'counting' };
    // Odds that do not come leave their place empty.
    void this.parts.odds.oddsOf({ ask: 'split' }).then(
      (splits) => this.take(state, { kind: 'counted', splits }),
      () => this.take(state, { kind: 'failed' }),
    );
  }

  /** Puts a hero back who is taken up. Returns whether there was one. */
  putBack(): boolean {
    const { taken } = this;
    this.taken = null;
    return taken !== null;
  }

  get isBusy(): boolean {
    return this.taken !== null;
  }

  /** Returns the split as it stands; null where the party does not split. */
  shown(state: State): ShownSplit | null {
    const suggested = this.parts.viewOf(state).split?.suggested ?? null;
    if (suggested === null) return null;
    if (state !== this.state || this.arrangement === null) return { arrangement: suggested, taken: null, odds: { kind: 'none' } };
    return { arrangement: this.arrangement, taken: this.taken, odds: this.odds() };
  }

  /** Returns the split with what its entries are made of. */
  offer(state: State): { readonly shown: ShownSplit; readonly setting: SplitSetting } | null {
    const { split } = this.parts.viewOf(state);
    const shown = this.shown(state);
    if (split === null || split.isAtDoor || shown === null) return null;
    const { arrangement, taken } = shown;
    return { shown, setting: { state, split, arrangement, taken, translate: this.parts.translate } };
  }

  /** Returns what has changed, once. */
  news(): string | null {
    const { untold } = this;
    this.untold = null;
    return untold;
  }

  /** Names both pairs, with their odds where they are known. */
  private told(): string {
    const { arrangement, state } = this;
    const { translate, viewOf } = this.parts;
    const sides = state === null ? [] : (viewOf(state).split?.sides ?? []);
    const odds = this.odds();
    return sides
      .flatMap(({ name: foe }, at) => {
        const heroes = heroWords(arrangement?.pairs[at] ?? [], translate);
        const words = odds.kind === 'counted' ? odds.sides[at]?.words : null;
        return [translate('split.told', { foe, heroes }), ...(words ? [words] : [])];
      })
      .join(' ');
  }

  private odds(): SplitOdds {
    const { progress, arrangement, before } = this;
    const wanted = this.parts.odds.wanted();
    if (wanted === 'never' || progress.kind === 'failed' || arrangement === null) return { kind: 'none' };
    if (progress.kind === 'unasked') return { kind: wanted === 'always' ? 'none' : 'offered' };
    if (progress.kind !== 'counted') return { kind: 'counting' };
    const ways = waysIn(progress.splits, arrangement);
    const old = before === null ? null : waysIn(progress.splits, before);
    if (ways === null) return { kind: 'none' };
    const [one, other] = [this.pairOdds(ways[0], old?.[0] ?? null), this.pairOdds(ways[1], old?.[1] ?? null)];
    return { kind: 'counted', about: ways.some(({ odds }) => odds.throws === 'about'), sides: [one, other] };
  }

  private pairOdds({ odds, lives }: OddsWay, before: OddsWay | null): PairOdds {
    const { translate } = this.parts;
    const { unhurt, hurt, dead } = hundredThrows(odds);
    const changed = (now: string, old: string | null): string => (old === null || old === now ? now : `${old} → ${now}`);
    const mean = (value: number): string => {
      const tenths = Math.round(value * 10);
      return translate('split.mean', { whole: String(Math.floor(tenths / 10)), tenth: String(tenths % 10) });
    };
    const old = before?.odds ?? null;
    const line = [
      translate('split.falls', { times: changed(String(dead), old && String(hundredThrows(old).dead)) }),
      translate('split.wounds', { mean: changed(mean(odds.meanWounds), old && mean(old.meanWounds)) }),
      translate('split.time', { mean: mean(odds.meanTime) }),
    ].join(' · ');
    const wounded = hurt.reduce((sum, { times }) => sum + times, 0);
    return { unhurt, hurt: wounded, dead, line, lives, words: oddsWords(odds, translate) };
  }

  private take(state: State | null, progress: SplitProgress): void {
    if (state !== this.state) return;
    this.progress = progress;
    if (progress.kind === 'counted') this.untold = this.told();
    this.parts.changed();
  }
}

/** Returns the ways of both pairs. The boss waits for either pair first, so its splits are known in one order. */
function waysIn(splits: readonly Split[], { pairs: [left] }: Arrangement): readonly [OddsWay, OddsWay] | null {
  const isOf = (heroes: readonly HeroId[]): boolean => heroes.every((hero) => left.includes(hero));
  for (const { pairs } of splits) {
    if (isOf(pairs[0].heroes)) return [pairs[0].way, pairs[1].way];
    if (pairs[0].card === null && isOf(pairs[1].heroes)) return [pairs[1].way, pairs[0].way];
  }
  return null;
}
