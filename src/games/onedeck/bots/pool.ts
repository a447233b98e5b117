import { required, seededStream } from '../../../engine/kernel';
import { type Command, type CommandOf, type Die, oneDeckDungeon, type State } from '../../../engine/onedeck';
import type { Luck } from '../../contract';
import type { Mind } from './mind';
import type { Placement } from './plan';
import { carefulProspectOf, prospectOf } from './prospects';

const MOST_CHOICES = 40;
/** The gain that an effect needs over placing the dice at once. */
const LEAST_GAIN = 0.4;

/** Improves the dice while that pays, then covers box after box, then finishes. */
export function playPool(state: State, mind: Mind): Command {
  const { points, placed } = prospectOf(state);
  const best = bestOf(state, tricksIn(state, placed, mind.payments), mind);
  if (best !== null && best.points > points + LEAST_GAIN) return best.command;
  const plan = mind.samples > 1 ? carefulProspectOf(state) : { placed };
  for (const { box, dice } of plan.placed) {
    const command: Command = { type: 'cover', box, dice: dice.map(({ id }) => id) };
    if (oneDeckDungeon.whyIllegal(state, command) === null) return command;
  }
  return { type: 'finish' };
}

/** Chooses the dice that an effect acts on. */
export function playEffect(state: State, mind: Mind): Command {
  const listed = oneDeckDungeon.legal(state).filter(({ type }) => type === 'chooseDice');
  const every = Math.ceil(listed.length / MOST_CHOICES);
  const some = listed.filter((_, at) => at % every === 0);
  return required(bestOf(state, some, mind)?.command, 'dice to choose');
}

/** Returns the command with the best average prospect over several possible rolls. */
function bestOf(
  state: State,
  commands: readonly Command[],
  { luck, samples }: Mind,
): { points: number; command: Command } | null {
  let best: { points: number; command: Command } | null = null;
  for (const command of commands) {
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) sum += pointsAfter(state, command, luck);
    const points = sum / samples;
    if (best === null || points > best.points) best = { points, command };
  }
  return best;
}

function pointsAfter(state: State, command: Command, luck: Luck): number {
  const dice = seededStream<number>(luck.freshSeed(), 'dice');
  const taken = oneDeckDungeon.step({ ...state, dice }, command);
  return taken.ok ? prospectOf(taken.state).points : Number.NEGATIVE_INFINITY;
}

/** Returns skills, potions and heroic dice that are paid with dice that the plan does not use. */
function tricksIn(state: State, placed: readonly Placement[], payments: number): readonly Command[] {
  const planned = new Set(placed.flatMap(({ dice }) => dice.map(({ id }) => id)));
  const pool = state.encounter?.pool ?? [];
  const priceOf = (id: number): number => {
    const die = pool.find((other) => other.id === id);
    return (die?.value ?? 0) + (planned.has(id) ? 8 : 0) + (die?.color === 'heroic' ? 4 : 0);
  };
  const listed = oneDeckDungeon.legal(state);
  const potions = listed.filter((command) => command.type === 'drinkPotion' && command.potion !== 'healing');
  const uses = listed.filter((command) => command.type === 'useSkill');
  return [...potions, ...cheapestUses(uses, priceOf, payments), ...heroicDice(pool.filter(({ id }) => !planned.has(id)))];
}

function cheapestUses(
  uses: readonly CommandOf<'useSkill'>[],
  priceOf: (die: number) => number,
  payments: number,
): readonly Command[] {
  const cost = ({ dice }: CommandOf<'useSkill'>): number => dice.reduce((sum, die) => sum + priceOf(die), 0);
  const groups = new Map<string, CommandOf<'useSkill'>[]>();
  for (const use of uses) {
    const name = `${use.hero}/${use.skill}/${use.way ?? 0}`;
    groups.set(name, [...(groups.get(name) ?? []), use]);
  }
  return [...groups.values()].flatMap((group) => group.sort((one, other) => cost(one) - cost(other)).slice(0, payments));
}

/** Returns heroic dice made of the highest spare dice: of two, or of three, as a bandit asks for. */
function heroicDice(spare: readonly Die[]): readonly Command[] {
  const falling = [...spare].sort((one, other) => other.value - one.value);
  return falling.slice(0, 3).flatMap((first, at) =>
    [2, 3].flatMap((count): readonly Command[] => {
      const dice = falling.slice(at, at + count).map(({ id }) => id);
      return dice.length === count ? [{ type: 'makeHeroic', dice, hero: first.hero }] : [];
    }),
  );
}
