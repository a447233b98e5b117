import { bossHealth, CARDS, costOf, type EncounterName, endingOf, type HeroId, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { losesLoot, stopWords } from '../commands';
import { type LethalView, lethalView } from '../words/ending';
import { amountWords, facedCard, facedCards, facedWords, isFacing, isPair, joined, specialOf } from '../words/names';
import { type BoxView, boxViews } from './boxView';
import { type DieView, dieView } from './dieView';

/** The middle of the table during an encounter or a boss fight. */
export interface EncounterView {
  /** The figure, by its card or its boss. */
  readonly card: EncounterName | null;
  readonly boss: NonNullable<State['boss']>['id'] | null;
  readonly name: string;
  readonly xp: number;
  readonly special: string;
  readonly health: { readonly left: number; readonly of: number; readonly text: string } | null;
  readonly boxes: readonly BoxView[];
  readonly pool: readonly DieView[];
  readonly stopNow: {
    readonly title: string;
    readonly cost: string;
    readonly tolls: readonly Toll[];
    readonly lives: readonly LifeAtEnd[];
  } | null;
  /** The word for an end that leaves no box open. */
  readonly untouched: string;
  /** The account of an end that would kill; null while it would not. */
  readonly lethal: LethalView | null;
}

/** The life of one of several heroes now and after stopping. */
export interface LifeAtEnd {
  readonly hero: HeroId;
  readonly before: number;
  readonly after: number;
}

/** One symbol of the cost of stopping now. */
export interface Toll {
  readonly kind: 'damage' | 'time';
  readonly count: number;
  readonly words: string;
}

export function encounterView(state: State, translate: Translate): EncounterView | null {
  if (!isFacing(state)) return null;
  const { encounter, boss, phase } = state;
  const card = facedCard(state);
  const name = card === null ? null : CARDS[card].name;
  return {
    card: name,
    boss: card === null ? (boss?.id ?? null) : null,
    name: facedWords(state, translate),
    xp: card === null ? 0 : CARDS[card].xp,
    special: specialWords(state, translate),
    health: healthView(state, translate),
    boxes: boxViews(state, translate),
    pool: (encounter?.pool ?? []).map((die) => dieView(die, state, translate)),
    stopNow: phase === 'pool' ? stopView(state, translate) : null,
    untouched: translate('ending.untouched'),
    lethal: lethalView(state, translate),
  };
}

/** Returns the cost as symbols. The loss of the loot has words only. */
function stopView(state: State, translate: Translate): EncounterView['stopNow'] {
  const { damage, time } = costOf(state, { type: 'finish' });
  const counts: readonly Omit<Toll, 'words'>[] = [
    { kind: 'damage', count: damage },
    { kind: 'time', count: time },
  ];
  const tolls = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }): Toll => ({ kind, count, words: amountWords({ [kind]: count }, translate) }));
  const cost = stopWords(state, translate);
  return { title: translate('table.stopNow'), cost, tolls: losesLoot(state) ? [] : tolls, lives: livesAtEnd(state) };
}

/** Returns a life for each of several heroes; one alone is told by the cost. */
function livesAtEnd(state: State): readonly LifeAtEnd[] {
  const { heroes = [] } = endingOf(state) ?? {};
  return heroes.length < 2 ? [] : heroes.map(({ hero, left, after }) => ({ hero, before: left, after: Math.max(0, after) }));
}

function specialWords(state: State, translate: Translate): string {
  // Before a party splits, each card tells its own rule.
  if (state.phase === 'loot' || state.phase === 'split' || isPair(state)) return '';
  const specials = facedCards(state).flatMap((card) => specialOf(card) ?? []);
  if (specials.length === 0) return state.boss === null ? '' : translate(`bossSpecial.${state.boss.id}`);
  const words = specials.map((special) =>
    translate('table.named', { name: translate(`special.${special}`), effect: translate(`specialEffect.${special}`) }),
  );
  return joined(...words);
}

function healthView(state: State, translate: Translate): EncounterView['health'] {
  if (state.boss === null) return null;
  const health = bossHealth(state);
  const left = Math.max(0, health - state.boss.damage);
  const boss = translate(`boss.${state.boss.id}`);
  return { left, of: health, text: translate('table.bossHealth', { boss, count: left, health }) };
}
