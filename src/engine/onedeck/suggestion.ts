import type { CommandOf } from './commands';
import { COLORS, type Color } from './content/facts';
import { oneDeckDungeon } from './game';
import type { CardId, HeroId } from './ids';
import { type PrintedBox, printedBoxes } from './rules/boxes';
import { healthOf, heroOf, iconsOf } from './rules/party';
import type { State } from './state';

const FACES = 6;
/** The number that is assumed where a card prints an X. */
const USUAL_X = 4;
/** The average of a die, for boxes that take a sum. */
const AVERAGE = 3.5;

/**
 * Returns the split that looks best before any throw: the party's dice are counted against the boxes of both fights, and the
 * wounds that are left against the life of the pair. It is a proposal and no prediction. Null where nobody splits.
 */
export function suggestedSplit(state: State): CommandOf<'splitParty'> | null {
  if (state.phase !== 'split') return null;
  const offered = oneDeckDungeon.legal(state).filter((command) => command.type === 'splitParty');
  return offered.reduce<CommandOf<'splitParty'> | null>(
    (best, other) => (best === null || strainOf(state, other) < strainOf(state, best) - 1e-9 ? other : best),
    null,
  );
}

/** Returns how hard the split is on the pair that fares worse, and a little of how hard it is on the other. */
function strainOf(state: State, { heroes, card }: CommandOf<'splitParty'>): number {
  const others = state.heroes.map(({ id }) => id).filter((id) => !heroes.includes(id));
  const behind = state.door === null ? [] : (state.doors[state.door]?.cards ?? []);
  const second = state.boss === null ? (behind.find((other) => other !== card) ?? null) : null;
  const [one, two] = [strainOn(state, heroes, card ?? null), strainOn(state, others, second)];
  return Math.max(one, two) + Math.min(one, two) * 0.4;
}

function strainOn(state: State, heroes: readonly HeroId[], card: CardId | null): number {
  const pair = heroes.map((id) => heroOf(state, id));
  const least = Math.min(...pair.map((hero) => healthOf(state, hero) - hero.damage));
  const open = COLORS.map((color) => {
    const dice = pair.reduce((sum, hero) => sum + iconsOf(state, hero, color), 0);
    return leftOpen(printedBoxes(state, card), color, dice);
  });
  const wounds = open.reduce((sum, { damage }) => sum + damage, 0);
  const time = open.reduce((sum, one) => sum + one.time, 0);
  return wounds / heroes.length / Math.max(0.5, least) + time * 0.02;
}

/** Returns what is left of the boxes of a colour when so many dice are spent where they save most. */
function leftOpen(boxes: readonly PrintedBox[], color: Color, dice: number) {
  const wanted = boxes
    .filter(({ facts }) => facts.color === color)
    .map(({ facts: { damage, time, armor, value, size } }) => {
      const number = value === 'X' ? USUAL_X : value;
      const needs = size === 'wide' ? Math.ceil(number / AVERAGE) : FACES / (FACES + 1 - Math.min(FACES, number));
      return { damage, time, needs, worth: (damage + time * 0.3 + (armor ? 2 : 0)) / needs };
    })
    .sort((one, other) => other.worth - one.worth);
  let left = dice;
  let [damage, time] = [0, 0];
  for (const box of wanted) {
    const share = Math.min(1, left / box.needs);
    left = Math.max(0, left - box.needs);
    damage += box.damage * (1 - share);
    time += box.time * (1 - share);
  }
  return { damage, time };
}
