import {
  type Box,
  bossHealth,
  CARDS,
  type CardId,
  COLORS,
  type Color,
  type Die,
  type Hero,
  type HeroId,
  healthOf,
  iconsOf,
  itemLimit,
  partyFacts,
  type State,
  sideFacts,
  skillLimit,
  TOP_LEVEL,
} from '../../../engine/onedeck';
import { Cards, MOMENTS, type Plan, stateFor } from './plan';
import { gameFrom, ledTo } from './rehearsal';

/** Cards that change dice in ways that no other card does. */
const SKILLS: readonly CardId[] = ['boulder-2', 'ice-elemental-1', 'goblin-2', 'plague-rat-1'];
/** The same cards of the second set, with which four heroes play. */
const OTHER_SKILLS = SKILLS.map((card) => `${card}.b`).filter((card): card is CardId => Object.hasOwn(CARDS, card));
const POTIONS: readonly CardId[] = ['skeleton-2', 'shadow-2', 'arrow-wall-2', 'skeleton-1'];
const BEST = 6;
const SIXES = Array.from({ length: 30 }, () => BEST);
/** Parties for things that other parties cannot come to by the rules: dice run out for two, a card is left over for four. */
const OTHERS: readonly (readonly HeroId[])[] = [['warrior', 'paladin'], ['warrior', 'rogue', 'mage', 'paladin'], ['warrior']];

/** Returns tables on which something is about to happen: the planned one, then rare ones, then those of other parties. */
export function* tablesFor(plan: Plan): Generator<State> {
  for (const moment of [plan.moment, ...MOMENTS]) yield stateFor({ ...plan, moment });
  for (const heroes of [plan.heroes, ...OTHERS]) yield* staged({ ...plan, heroes, rolls: [] });
}

function* staged(plan: Plan): Generator<State> {
  const at = (changes: Partial<Plan>): State => stateFor({ ...plan, moment: 'card', armed: false, level: TOP_LEVEL, ...changes });
  yield hurt(rich(at({ card: 'wraith-2' })), 2);
  yield rich(at({ card: 'ogre-1', rolls: SIXES }));
  yield nearlyBeaten(rich(at({ moment: 'boss', rolls: SIXES })));
  yield rich(at({ moment: 'boss' }));
  yield hurt(at({ card: 'fire-elemental-1' }), 1);
  yield leaving(at({}), 1);
  yield leaving(at({ moment: 'doors' }), 0);
  yield nearlyBeaten(rich(at({ moment: 'boss', dungeon: 'lichs-tomb', rolls: SIXES })));
  yield nearlyBeaten(rich(at({ moment: 'boss', dungeon: 'hydras-reef', rolls: SIXES })));
  yield loaded(at({ card: 'wraith-1' }));
  yield quick(at({ card: 'boulder-1' }));
  yield closed(at({ card: 'goblin-1', rolls: SIXES }));
}

const each = (state: State, change: (hero: Hero, at: number) => Hero): State => ({ ...state, heroes: state.heroes.map(change) });

/** Gives every hero all items and skills that are possible. */
function rich(state: State): State {
  const isSpent = state.deck.length === 0;
  const cards = new Cards(isSpent ? state.discard : state.deck);
  const skilled = each(state, (hero, at) => {
    const skills = cards.takeOnly(at === 0 ? SKILLS : OTHER_SKILLS, skillLimit(state, hero));
    return { ...hero, skills };
  });
  const identified = cards.takeOnly(POTIONS, POTIONS.length);
  const holding = each(skilled, (hero) => ({ ...hero, items: cards.takeThese([], itemLimit(state, hero)) }));
  return withStored({ ...holding, identified, potions: 3, [isSpent ? 'discard' : 'deck']: cards.rest });
}

/** Gives stored heroic dice to every hero who can keep some. */
function withStored(state: State): State {
  let { nextDie } = state;
  const keeping = each(state, (hero) => {
    const { feat } = sideFacts(state, hero.id);
    return { ...hero, stored: Array.from({ length: 'holds' in feat ? feat.holds : 0 }, () => nextDie++) };
  });
  return { ...keeping, nextDie };
}

/** A boss with one health left, after the dice of the first round are rolled. */
function nearlyBeaten(state: State): State {
  const { state: round } = ledTo(gameFrom(state), 'pool');
  return round.boss === null ? round : { ...round, boss: { ...round.boss, damage: bossHealth(round) - 1 } };
}

/** An encounter after the roll with dice on every box that cover it, and none left. */
function closed(state: State): State {
  const { state: rolled } = ledTo(gameFrom(state), 'pool');
  const { encounter } = rolled;
  const [hero] = encounter?.heroes ?? [];
  if (encounter === null || hero === undefined) return rolled;
  let { nextDie } = rolled;
  const dieFor = ({ color }: Box): Die => ({ id: nextDie++, color, value: BEST, hero, only: null });
  const boxes = encounter.boxes.map((box) => {
    const count = Math.ceil(box.value / BEST);
    return { ...box, dice: Array.from({ length: count }, () => dieFor(box)) };
  });
  return { ...rolled, nextDie, encounter: { ...encounter, boxes, pool: [] } };
}

/** Leaves this much health to every hero. */
function hurt(state: State, health: number): State {
  return each(state, (hero) => ({ ...hero, damage: healthOf(state, hero) - health }));
}

/** Leaves this many cards in the deck. Without any, the stairs are about to deal damage. */
function leaving(state: State, count: number): State {
  const { deck, discard } = state;
  const stairsTokens = count === 0 ? partyFacts(state).tokensPerStairsDamage - 1 : 0;
  return { ...state, deck: deck.slice(0, count), discard: [...discard, ...deck.slice(count)], stairsTokens };
}

/** Gives every hero items of one colour, so that more dice of it are rolled than exist. */
function loaded(state: State): State {
  const icons = (color: Color): number => state.heroes.reduce((sum, hero) => sum + iconsOf(state, hero, color), 0);
  const color = [...COLORS].sort((one, other) => icons(other) - icons(one))[0];
  const cards = new Cards(state.deck);
  const wanted = state.deck.filter((card) => CARDS[card].item.stat === color);
  const holding = each(state, (hero) => ({ ...hero, items: cards.takeOnly(wanted, itemLimit(state, hero)) }));
  return { ...holding, deck: cards.rest };
}

/** Gives every hero a talent for speed. */
function quick(state: State): State {
  return each(state, (hero) => ({ ...hero, talents: ['speed'] }));
}
