import { CARDS, type CardId, type HeroId } from '../ids';
import { type Life, livesAfter, livesOf } from '../rules/lives';
import { partyFacts } from '../rules/party';
import type { State } from '../state';
import { view } from '../view';
import { facing, type Meeting, specialOf, waysOf } from './facing';
import { Covering, type Effort, type Odds, oddsOfFacing } from './odds';
import { type Change, type Worth, worthOf } from './worth';

/** A question about dice to come. It is answered from what everybody at the table knows. */
export type OddsQuestion =
  /** The ways of a card, behind a door or being met; without heroes those who fight, or the whole party. */
  | { readonly ask: 'card'; readonly card: CardId; readonly heroes?: readonly HeroId[] }
  /** How four heroes may face two cards, or the boss in two pairs. */
  | { readonly ask: 'split' }
  /** The next round against the boss of this dungeon. */
  | { readonly ask: 'boss'; readonly heroes?: readonly HeroId[] }
  /** What a card as an item, or a level, changes about the encounters that are still to come. */
  | { readonly ask: 'worth'; readonly change: Change };

export interface OddsWay {
  /** The way through a peril; null in a fight. */
  readonly option: 0 | 1 | null;
  readonly odds: Odds;
  /** Wounds and time if nothing is covered, entering included. */
  readonly uncovered: { readonly wounds: number; readonly time: number };
  readonly lives: readonly LifeAhead[];
}

/** Life of a hero now, after the likely wounds and after those of an encounter in which nothing is covered. */
export interface LifeAhead extends Life {
  readonly likely: number;
  readonly uncovered: number;
}

/** One card with the heroes who meet it: the better way of a peril. */
export interface Pairing {
  readonly card: CardId | null;
  readonly heroes: readonly HeroId[];
  readonly way: OddsWay;
}

export interface Split {
  readonly pairs: readonly [Pairing, Pairing];
  /** Nobody is hurt, and a hero falls, in either fight. */
  readonly unhurt: number;
  readonly dead: number;
  readonly meanWounds: number;
  readonly meanTime: number;
}

export interface OddsAnswers {
  readonly card: readonly OddsWay[];
  /** The best split first. */
  readonly split: readonly Split[];
  readonly boss: OddsWay;
  readonly worth: Worth;
}

export type OddsAnswer<Question extends OddsQuestion> = OddsAnswers[Question['ask']];

/** Answers from the party's view of the state. The same view and the same question get the same answer. */
export function answerOdds<Question extends OddsQuestion>(
  state: State,
  question: Question,
  effort?: Effort,
): OddsAnswer<Question>;
export function answerOdds(state: State, question: OddsQuestion, effort: Effort = {}): OddsAnswers[keyof OddsAnswers] {
  const seen = view(state);
  switch (question.ask) {
    case 'card':
      return waysThrough(seen, { card: question.card, heroes: question.heroes ?? fightersFor(seen, question.card) }, effort);
    case 'split':
      return splits(seen, effort);
    case 'boss':
      return wayOf(seen, { card: null, heroes: question.heroes ?? fightersFor(seen, null), option: null }, effort);
    case 'worth':
      return worthOf(seen, question.change, (one, met) => bestWay(one, met, { ...effort, samples: met.samples }).odds);
  }
}

function fightersFor({ encounter, fights, heroes }: State, card: CardId | null): readonly HeroId[] {
  if (encounter !== null && encounter.card === card) return encounter.heroes;
  return fights.find((fight) => fight.card === card)?.heroes ?? heroes.map(({ id }) => id);
}

type Met = Omit<Meeting, 'option'>;

function waysThrough(state: State, met: Met, effort: Effort): readonly OddsWay[] {
  const chosen = state.encounter?.card === met.card ? state.encounter.option : null;
  const ways = chosen === null ? waysOf(met.card) : [chosen];
  return ways.map((option) => wayOf(state, { ...met, option }, effort));
}

/** R10: of the items that a foe may take, the party gives the one that it misses least. */
function wayOf(state: State, meeting: Meeting, effort: Effort): OddsWay {
  const isHere = state.encounter !== null && state.encounter.card === meeting.card && state.phase !== 'before';
  const drains = meeting.card !== null && !isHere && specialOf(meeting.card) === 'drain';
  const left = drains ? withoutOneItem(state, meeting.heroes) : [];
  return bestOf((left.length > 0 ? left : [state]).map((one) => wayAsIs(one, meeting, effort)));
}

function withoutOneItem(state: State, heroes: readonly HeroId[]): readonly State[] {
  const looks = new Map<string, State>();
  for (const hero of state.heroes.filter(({ id }) => heroes.includes(id))) {
    for (const card of hero.items) {
      const { stat, health } = CARDS[card].item;
      const items = hero.items.filter((item) => item !== card);
      const others = state.heroes.map((one) => (one === hero ? { ...hero, items } : one));
      looks.set(`${hero.id} ${stat} ${health}`, { ...state, heroes: others });
    }
  }
  return [...looks.values()];
}

function wayAsIs(state: State, meeting: Meeting, effort: Effort): OddsWay {
  const met = facing(state, meeting);
  const odds = oddsOfFacing(met, effort);
  const bare = new Covering(met.state).cost(0);
  const lives = livesOf(met.state);
  const entered = livesAfter(lives, met.entry.damage);
  const likely = livesAfter(entered, Math.round(odds.meanWounds - met.entry.damage));
  const worst = livesAfter(entered, bare.damage);
  const ahead = lives.map((life, at) => ({ ...life, likely: likely[at]?.left ?? 0, uncovered: worst[at]?.left ?? 0 }));
  const uncovered = { wounds: met.entry.damage + bare.damage, time: met.entry.time + bare.time };
  return { option: meeting.option, odds, uncovered, lives: ahead };
}

function bestWay(state: State, met: Met, effort: Effort): OddsWay {
  return bestOf(waysThrough(state, met, effort));
}

/** The least likely death, then the fewest wounds, then the least time. */
function bestOf(ways: readonly OddsWay[]): OddsWay {
  return ways.reduce((one, other) => (isBetter(other.odds, one.odds) ? other : one));
}

type Outlook = Pick<Odds, 'dead' | 'meanWounds' | 'meanTime'>;

function isBetter(one: Outlook, other: Outlook): boolean {
  const differences = [other.dead - one.dead, other.meanWounds - one.meanWounds, other.meanTime - one.meanTime];
  return (differences.find((difference) => Math.abs(difference) > 1e-9) ?? 0) > 0;
}

function splits(state: State, effort: Effort): readonly Split[] {
  const ids = state.heroes.map(({ id }) => id);
  if (ids.length <= partyFacts(state).fighters) return [];
  const isBoss = state.boss !== null;
  const cards = isBoss ? [null, null] : state.door === null ? [] : (state.doors[state.door]?.cards ?? []);
  const [first, second] = cards;
  if (first === undefined || second === undefined) return [];
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
  // The same boss waits for both pairs, so only who goes together matters.
  const wanted = isBoss ? pairs.filter((pair) => pair.includes(ids[0] as HeroId)) : pairs;
  const paired = (card: CardId | null, heroes: readonly HeroId[]): Pairing => ({
    card,
    heroes,
    way: bestWay(state, { card, heroes }, effort),
  });
  const all = wanted.map((heroes): Split => {
    const others = ids.filter((id) => !heroes.includes(id));
    return together([paired(first, heroes), paired(second, others)]);
  });
  return all.sort((one, other) => (isBetter(one, other) ? -1 : isBetter(other, one) ? 1 : 0));
}

function together(pairs: Split['pairs']): Split {
  const [one, other] = [pairs[0].way.odds, pairs[1].way.odds];
  return {
    pairs,
    unhurt: one.unhurt * other.unhurt,
    dead: 1 - (1 - one.dead) * (1 - other.dead),
    meanWounds: one.meanWounds + other.meanWounds,
    meanTime: one.meanTime + other.meanTime,
  };
}
