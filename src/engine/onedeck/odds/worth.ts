import { TOP_LEVEL } from '../content/levels';
import { hiddenCards } from '../hidden';
import { CARDS, type CardId, type HeroId } from '../ids';
import { partyFacts } from '../rules/party';
import type { State } from '../state';
import type { Odds } from './odds';

/** A card as an item of a hero, in the place of another one or not; or the next level. */
export type Change =
  | { readonly to: 'item'; readonly card: CardId; readonly hero: HeroId; readonly replace?: CardId }
  | { readonly to: 'level' };

/** Means over every encounter card that is still unseen, on this floor, before and after. */
export interface Worth {
  readonly cards: number;
  readonly wounds: Compared;
  readonly time: Compared;
  readonly dead: Compared;
}

export interface Compared {
  readonly before: number;
  readonly after: number;
}

export interface SampledMeeting {
  readonly card: CardId;
  readonly heroes: readonly HeroId[];
  readonly samples: number;
}

/** Throws for all cards together, before as after. */
const SAMPLES = 1000;
const FEWEST = 15;

export function worthOf(state: State, change: Change, oddsOf: (state: State, met: SampledMeeting) => Odds): Worth {
  // Two cards of one encounter are met in the same way.
  const unseen = new Map<string, { readonly card: CardId; readonly count: number }>();
  for (const card of hiddenCards(state)) {
    const { name } = CARDS[card];
    unseen.set(name, { card, count: (unseen.get(name)?.count ?? 0) + 1 });
  }
  const groups = groupsOf(state, change);
  const samples = Math.max(FEWEST, Math.floor(SAMPLES / Math.max(1, unseen.size * groups.length)));
  const changed = after(state, change);
  const met = [...unseen.values()].flatMap(({ card, count }) => groups.map((heroes) => ({ card, heroes, count })));
  const facts = met.map(({ card, heroes, count }) => {
    const meeting = { card, heroes, samples };
    return { count, before: oddsOf(state, meeting), after: oddsOf(changed, meeting) };
  });
  const total = facts.reduce((sum, { count }) => sum + count, 0);
  const mean = (of: (odds: Odds) => number): Compared => ({
    before: facts.reduce((sum, { before, count }) => sum + of(before) * count, 0) / Math.max(1, total),
    after: facts.reduce((sum, fact) => sum + of(fact.after) * fact.count, 0) / Math.max(1, total),
  });
  const cards = [...unseen.values()].reduce((sum, { count }) => sum + count, 0);
  return { cards, wounds: mean((odds) => odds.meanWounds), time: mean((odds) => odds.meanTime), dead: mean((odds) => odds.dead) };
}

/** Those who meet a card: the party, or of four heroes every pair that the change is for. */
function groupsOf(state: State, change: Change): readonly (readonly HeroId[])[] {
  const ids = state.heroes.map(({ id }) => id);
  if (ids.length <= partyFacts(state).fighters) return [ids];
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
  return change.to === 'item' ? pairs.filter((pair) => pair.includes(change.hero)) : pairs;
}

function after(state: State, change: Change): State {
  if (change.to === 'level') return { ...state, level: Math.min(TOP_LEVEL, state.level + 1) };
  const { card, hero, replace } = change;
  const heroes = state.heroes.map((one) =>
    one.id === hero ? { ...one, items: [...one.items.filter((item) => item !== replace), card] } : one,
  );
  return { ...state, heroes };
}
