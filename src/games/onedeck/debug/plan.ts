import type { Seed } from '../../../engine/kernel';
import {
  type CardId,
  type DungeonId,
  type Hero,
  type HeroId,
  itemLimit,
  oneDeckDungeon,
  partyFacts,
  type State,
  xpNeeded,
  xpOf,
} from '../../../engine/onedeck';

/** The situation in which a rehearsal begins. */
export const MOMENTS = ['doors', 'card', 'boss', 'level', 'stairs'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Plan {
  readonly heroes: readonly HeroId[];
  readonly dungeon: DungeonId;
  readonly floor: number;
  readonly level: number;
  readonly moment: Moment;
  /** The card behind the first door. */
  readonly card: CardId;
  /** The values of the first dice, in the order of rolling. Later dice are random. */
  readonly rolls: readonly number[];
  /** True when the heroes hold as many items as their level allows, so that they roll many dice. */
  readonly armed: boolean;
}

export const FIRST_PLAN: Plan = {
  heroes: ['warrior'],
  dungeon: 'dragons-cave',
  floor: 1,
  level: 1,
  moment: 'card',
  card: 'goblin-1',
  rolls: [],
  armed: false,
};

export const SEED = 'rehearsal' as Seed;
const LAST_FLOOR = 3;

/** Returns the state of a plan. As in a real game, every card of the deck is in one place only. */
export function stateFor(plan: Plan): State {
  const { heroes, dungeon, rolls, moment, level } = plan;
  const fresh = oneDeckDungeon.start({ heroes, dungeon, tier: 'veteran' }, SEED, { rolls });
  const cards = new Cards(fresh.deck);
  const behind = cards.takeThese([plan.card], partyFacts(fresh).cardsPerDoor);
  const armed = {
    ...fresh,
    level,
    heroes: fresh.heroes.map((hero) => (plan.armed ? arm(hero, { ...fresh, level }, cards) : hero)),
  };
  const table = { ...armed, floor: moment === 'boss' ? LAST_FLOOR : plan.floor, arrived: false, turn: 1 };
  const doors = table.doors.map((_, slot) => (slot === 0 ? { cards: behind, open: false } : null));
  switch (moment) {
    case 'doors':
      return { ...table, phase: 'turnStart', doors, deck: cards.rest };
    case 'card':
      return { ...table, phase: 'choose', doors, deck: cards.rest };
    case 'boss':
    case 'stairs':
      return { ...table, phase: 'descend', next: 'newTurn', deck: [], discard: [...behind, ...cards.rest] };
    case 'level': {
      const xp = cards.takeWhile((taken) => xpOf(taken) < xpNeeded(table));
      return { ...table, phase: 'level', xp, deck: [...behind, ...cards.rest] };
    }
  }
}

/** Gives the hero as many items as the level allows. Each adds a die. */
function arm(hero: Hero, state: State, cards: Cards): Hero {
  const limit = itemLimit(state, hero);
  const items = cards.takeWhile((taken) => taken.length < limit);
  return { ...hero, items };
}

/** Deals cards from a deck. */
export class Cards {
  constructor(public rest: readonly CardId[]) {}

  takeThese(wanted: readonly CardId[], count: number): readonly CardId[] {
    const first = this.rest.filter((card) => wanted.includes(card));
    const others = this.rest.filter((card) => !first.includes(card));
    return this.take([...first, ...others].slice(0, count));
  }

  /** Takes cards with one of these names, as many as are left. */
  takeOnly(wanted: readonly CardId[], most: number): readonly CardId[] {
    return this.take(this.rest.filter((card) => wanted.includes(card)).slice(0, most));
  }

  takeWhile(wants: (taken: readonly CardId[]) => boolean): readonly CardId[] {
    const taken: CardId[] = [];
    for (const card of this.rest) if (wants(taken)) taken.push(card);
    return this.take(taken);
  }

  private take(cards: readonly CardId[]): readonly CardId[] {
    this.rest = this.rest.filter((card) => !cards.includes(card));
    return cards;
  }
}
