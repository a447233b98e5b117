import { type CommandOf, type HeroId, oneDeckDungeon, type State, suggestedSplit } from '../../../../engine/onedeck';

type Pair = readonly HeroId[];

/** Who would face whom: a pair for each of the two cards, and the side that is fought first. */
export interface Arrangement {
  readonly pairs: readonly [Pair, Pair];
  readonly first: 0 | 1;
}

/** Returns the arrangement that the rules suggest; null where the party does not split. */
export function suggestedIn(state: State): Arrangement | null {
  const suggested = suggestedSplit(state);
  return suggested === null ? null : arrangedBy(suggested, state);
}

/** Returns the arrangement that a command asks for. */
export function arrangedBy({ heroes, card }: CommandOf<'splitParty'>, state: State): Arrangement {
  const ids = state.heroes.map(({ id }) => id);
  const pair = ids.filter((id) => heroes.includes(id));
  const others = ids.filter((id) => !heroes.includes(id));
  // The boss waits for both pairs: the first of them stands at the left.
  const first = card !== undefined && cardsIn(state).indexOf(card) === 1 ? 1 : 0;
  return { pairs: first === 0 ? [pair, others] : [others, pair], first };
}

/** Returns the command that an arrangement stands for, from the list of the rules. */
export function commandFor({ pairs, first }: Arrangement, state: State): CommandOf<'splitParty'> | null {
  const card = state.boss === null ? cardsIn(state)[first] : undefined;
  const pair = pairs[first];
  const isMeant = (command: { readonly heroes: readonly HeroId[]; readonly card?: unknown }): boolean =>
    command.card === card && command.heroes.length === pair.length && command.heroes.every((hero) => pair.includes(hero));
  return oneDeckDungeon
    .legal(state)
    .find((command) => command.type === 'splitParty' && isMeant(command)) as CommandOf<'splitParty'> | null;
}

/** Returns the arrangement in which two heroes have changed places. */
export function swapped({ pairs, first }: Arrangement, one: HeroId, other: HeroId): Arrangement {
  const moved = (hero: HeroId): HeroId => (hero === one ? other : hero === other ? one : hero);
  const [left, right] = pairs;
  return { pairs: [left.map(moved), right.map(moved)], first };
}

export const isSamePair = ({ pairs }: Arrangement, one: HeroId, other: HeroId): boolean =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));

/** Returns the heroes that change places, pair by pair, to come from one arrangement to another. */
export function swapsBetween(from: Arrangement, to: Arrangement): readonly (readonly [HeroId, HeroId])[] {
  const [gone, come] = [0, 1].map((side) => {
    const [here = [], there = []] = [from.pairs[side], to.pairs[side]];
    return here.filter((hero) => !there.includes(hero));
  });
  return (gone ?? []).flatMap((hero, at) => {
    const other = come?.[at];
    return other === undefined ? [] : [[hero, other] as const];
  });
}

const cardsIn = ({ door, doors }: State) => (door === null ? [] : (doors[door]?.cards ?? []));
