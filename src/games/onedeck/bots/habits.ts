import { required } from '../../../engine/kernel';
import {
  CARDS,
  type Command,
  type CommandOf,
  type CommandType,
  findHero,
  healthOf,
  iconsOf,
  levelFacts,
  oneDeckDungeon,
  PERILS,
  type PerilName,
  type State,
} from '../../../engine/onedeck';
import type { Mind } from './mind';
import { playEffect, playPool } from './pool';

const AVERAGE = 3.5;

/** A fast choice of commands without looking ahead, for imagined games. */
export function byHabit(state: State, mind: Mind): Command {
  if (state.phase === 'pool') return playPool(state, mind);
  if (state.phase === 'effect') return playEffect(state, mind);
  const listed = oneDeckDungeon.legal(state);
  if (state.phase === 'option') return easierOption(state);
  if (state.phase === 'dying') return one(listed, 'drinkPotion') ?? { type: 'finish' };
  if (state.phase === 'consequences' || state.phase === 'stairsDamage' || state.phase === 'before')
    return strongest(state, listed);
  if (state.phase === 'eagleEye') return lowestDie(state, listed);
  if (state.phase === 'feats') return listed.findLast(({ type }) => type === 'useFeat' && isStored(state)) ?? { type: 'roll' };
  return one(listed, 'confront') ?? required(listed.find(({ type }) => type !== 'drinkPotion') ?? listed[0], 'a legal command');
}

function one<Type extends CommandType>(listed: readonly Command[], type: Type): CommandOf<Type> | undefined {
  return listed.find((command): command is CommandOf<Type> => command.type === type);
}

/** Returns whether to use a feat: stored dice always, other feats only if they are worth their cost. */
function isStored(state: State): boolean {
  return state.heroes.some(({ stored }) => stored.length > 0);
}

function strongest(state: State, listed: readonly Command[]): Command {
  const left = (command: Command): number => {
    const hero = 'hero' in command ? findHero(state, command.hero) : undefined;
    return hero === undefined ? Number.NEGATIVE_INFINITY : healthOf(state, hero) - hero.damage;
  };
  const bearing = listed.filter(({ type }) => type !== 'drinkPotion');
  return bearing.reduce((best, other) => (left(other) > left(best) ? other : best), required(bearing[0], 'somebody to bear it'));
}

function lowestDie(state: State, listed: readonly Command[]): Command {
  const value = (command: Command): number => {
    const id = command.type === 'discardDie' ? command.die : -1;
    return state.encounter?.pool.find((die) => die.id === id)?.value ?? 7;
  };
  return listed.reduce((best, other) => (value(other) < value(best) ? other : best), required(listed[0], 'a die'));
}

/** Returns the option whose box is easiest to cover, including its time. */
function easierOption(state: State): Command {
  const card = state.encounter?.card ?? null;
  if (card === null) return { type: 'chooseOption', option: 0 };
  const [first, second] = PERILS[CARDS[card].name as PerilName].map(({ time, box }) => {
    const dice = (state.encounter?.heroes ?? []).reduce((sum, id) => {
      const hero = findHero(state, id);
      return sum + (hero === undefined ? 0 : iconsOf(state, hero, box.color));
    }, levelFacts(state).bonusDice);
    const short = Math.max(0, box.value - dice * AVERAGE);
    return time + Math.min(1, short / 4) * (box.damage * 3 + box.time);
  });
  return { type: 'chooseOption', option: (second ?? 0) < (first ?? 0) ? 1 : 0 };
}
