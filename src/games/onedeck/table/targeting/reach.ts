import type { Rejection } from '../../../../engine/kernel';
import { ABILITIES, type Command, type Die, type DieId, oneDeckDungeon, type State, sideFacts } from '../../../../engine/onedeck';
import { diceOf, wishOf, withDice } from '../commands';
import type { Aim } from '../targets';
import { commandsFor } from './aim';

/** What the dice in the hand can do for an aim. */
export interface Reading {
  /** The commands that they complete: several if a skill has several uses or a potion several drinkers. */
  readonly complete: readonly Command[];
  /** Dice that would bring the hand closer to a legal command. */
  readonly useful: readonly DieId[];
  /** The reason why they complete none; null if they complete one. */
  readonly why: Rejection | null;
  /** True when there is nothing to confirm: a box closes as soon as its dice reach its number. */
  readonly plain: boolean;
}

/** Returns null where no dice could serve the aim. */
export function readingOf(aim: Aim, hand: readonly DieId[], state: State): Reading | null {
  const legal = commandsFor(aim, state);
  const [first] = legal;
  if (first === undefined) return null;
  const wanted = ways(legal).map((command) => withDice(command, hand));
  const complete = wanted
    .filter((command) => oneDeckDungeon.whyIllegal(state, command) === null)
    .map((command) => withDice(command, neededOf(aim, hand, state)));
  const free = legal.every((command) => diceOf(command).length === 0);
  return {
    complete: free && hand.length > 0 ? [] : complete,
    useful: usefulAmong(legal, hand, state),
    why: complete.length > 0 ? null : oneDeckDungeon.whyIllegal(state, wanted[0] ?? first),
    plain: aim.kind === 'box' || (aim.kind === 'ability' && free),
  };
}

/** Returns the only command that an aim stands for; null where its dice have to be chosen. Dice that look alike are no choice. */
export function soleAnswer(aim: Aim, state: State): Command | null {
  const [sole, ...more] = aim.kind === 'box' ? commandsFor(aim, state) : [];
  return sole === undefined || more.length > 0 ? null : sole;
}

/** Returns the heroic die that the die in the hand and another one make; null where the two can do anything else, or one of two could own it. */
export function soleForge(hand: readonly DieId[], die: DieId, state: State): Command | null {
  const pair = [...hand, die];
  if (state.phase !== 'pool' || hand.length !== 1 || hand.includes(die)) return null;
  const looks = looksOf(state);
  const [sole, ...others] = oneDeckDungeon.legal(state).filter((command) => leads(pair, command, looks));
  const isForge = sole?.type === 'makeHeroic' && sole.dice.length === pair.length;
  return isForge && others.length === 0 ? { ...sole, dice: pair } : null;
}

/** Returns the dice in the hand that a box needs, in the order in which they were taken up. Surplus dice are left out. */
function neededOf(aim: Aim, hand: readonly DieId[], state: State): readonly DieId[] {
  const box = aim.kind === 'box' ? state.encounter?.boxes[aim.box] : undefined;
  if (box === undefined || box.size === 'normal') return hand;
  const values = new Map(poolOf(state).map(({ id, value }) => [id, value]));
  const sumOf = (dice: readonly DieId[]): number => dice.reduce((sum, die) => sum + (values.get(die) ?? 0), 0);
  const first = hand.findIndex((_, at) => sumOf(hand.slice(0, at + 1)) >= box.value);
  const taken = first < 0 ? hand : hand.slice(0, first + 1);
  return taken.reduce<readonly DieId[]>((kept, die) => {
    const without = kept.filter((other) => other !== die);
    return sumOf(without) >= box.value ? without : kept;
  }, taken);
}

export function whyNot(aim: Aim, hand: readonly DieId[], state: State): Rejection | null {
  if (isAlwaysOn(aim, state)) return { key: 'alwaysOn' };
  const why = oneDeckDungeon.whyIllegal(state, wishOf(aim, hand, state));
  return why?.key === 'noDice' ? { key: 'nothingFits' } : why;
}

/** Returns whether the aim is a passive talent. */
function isAlwaysOn(aim: Aim, state: State): boolean {
  return aim.kind === 'ability' && !(aim.ability in ABILITIES) && sideFacts(state, aim.hero).feat.name !== aim.ability;
}

/** Returns the dice of the pool that would bring the hand closer to one of these commands. */
function usefulAmong(commands: readonly Command[], hand: readonly DieId[], state: State): readonly DieId[] {
  const looks = looksOf(state);
  const reached = commands.filter((command) => leads(hand, command, looks));
  const more = (die: Die): boolean => reached.some((command) => leads([...hand, die.id], command, looks));
  return poolOf(state)
    .filter((die) => !hand.includes(die.id) && more(die))
    .map(({ id }) => id);
}

/** Returns whether these dice are part of this command's dice. Dice that look alike are interchangeable. */
export function leads(hand: readonly DieId[], command: Command, looks: ReadonlyMap<DieId, string>): boolean {
  const left = diceOf(command).map((die) => looks.get(die));
  return hand.every((die) => {
    const at = left.indexOf(looks.get(die));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function looksOf(state: State): ReadonlyMap<DieId, string> {
  return new Map(poolOf(state).map(({ id, color, value, hero, only }) => [id, `${color} ${value} ${hero} ${only}`]));
}

export function poolOf({ encounter }: State): readonly Die[] {
  return encounter?.pool ?? [];
}

/** Returns one command for each use, whatever its dice. */
function ways(commands: readonly Command[]): readonly Command[] {
  const meant = new Map(
    commands.map((command) => [JSON.stringify(diceOf(command).length === 0 ? command : withDice(command, [])), command]),
  );
  return [...meant.values()];
}
