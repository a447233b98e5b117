import type { DieColor } from '../content/facts';
import type { OnlyUse } from '../content/ops';
import type { DiscardCause } from '../events';
import type { HeroId } from '../ids';
import { activeDungeonSpecials, foeSpecial, type Special } from '../specials';
import type { Die, DieId, State } from '../state';
import type { Telling } from '../telling';
import { findDie } from './encounter';
import { perilColor } from './options';
import { nextRoll } from './roll';
import { supplyLeft } from './supply';
import { spendTime } from './time';

export interface Wanted {
  readonly hero: HeroId;
  readonly color: DieColor;
}

/** All dice are taken before the first is rolled: one that its roll sends back is too late for the others. */
export function rollDice(telling: Telling, wanted: readonly Wanted[]): readonly DieId[] {
  const taken = take(telling, wanted);
  return taken.map(({ hero, color }) => rollOne(telling, { hero, color, die: telling.state.nextDie, from: 'supply' }));
}

export function rollStored(telling: Telling, hero: HeroId, dice: readonly DieId[]): readonly DieId[] {
  return dice.map((die) => rollOne(telling, { hero, color: 'heroic', die, from: 'stored' }));
}

export function gainDie(telling: Telling, wanted: Wanted & { readonly value: number; readonly only: OnlyUse | null }): void {
  const { hero, color, value, only } = wanted;
  if (take(telling, [wanted]).length === 0) return;
  telling.tell({ type: 'dieGained', die: telling.state.nextDie, hero, color, value, only });
}

export function reroll(telling: Telling, dice: readonly DieId[]): void {
  for (const die of dice) {
    telling.tell({ type: 'dieRerolled', die, value: nextRoll(telling.state.dice).value });
  }
}

export function discard(telling: Telling, dice: readonly DieId[], cause: DiscardCause): void {
  for (const die of dice) telling.tell({ type: 'dieDiscarded', die, cause });
}

/** R13: the foe's effect first, then the dungeon's, floor by floor; what one discards no later one sees. */
export function settleRolled(telling: Telling, dice: readonly DieId[]): void {
  const specials = specialsOfRolls(telling.state);
  for (const id of dice) for (const special of specials) applyTo(telling, id, special);
}

/** Returns what these effects will make of a rolled die: its value, 0 where it is lost, and the time that it costs. */
export function verdictOn(state: State, rolled: Pick<Die, 'color' | 'value'>): { readonly value: number; readonly time: number } {
  let { value } = rolled;
  let time = 0;
  for (const { onRolled } of specialsOfRolls(state)) {
    const verdict = value === 0 ? null : onRolled?.({ color: rolled.color, value });
    if (verdict === 'payTime') time += 1;
    if (verdict === 'lower') value -= 1;
    if (verdict === 'discard') value = 0;
  }
  return { value, time };
}

function specialsOfRolls(state: State): readonly Special[] {
  return [foeSpecial(state), ...activeDungeonSpecials(state)].filter(({ onRolled }) => onRolled);
}

function applyTo(telling: Telling, id: DieId, special: Special): void {
  const die = findDie(telling.state, id);
  if (die === undefined) return;
  const verdict = special.onRolled?.(die);
  if (verdict === 'payTime') spendTime(telling, 1);
  if (verdict === 'lower') telling.tell({ type: 'dieChanged', die: id, value: die.value - 1, cause: 'poison-aura' });
  if (verdict === 'discard') telling.tell({ type: 'dieDiscarded', die: id, cause: causeOfDiscard(telling.state, special) });
}

function causeOfDiscard(state: State, special: Special): DiscardCause {
  if (special !== foeSpecial(state)) return 'weakness-curse';
  return state.boss === null ? 'ethereal' : 'yeti';
}

/** R14, R15: a die of a colour that the peril ignores, or that the supply has not got, is not taken. */
function take(telling: Telling, wanted: readonly Wanted[]): readonly Wanted[] {
  const only = perilColor(telling.state);
  const left = { strength: -1, agility: -1, magic: -1, heroic: -1 };
  return wanted.filter(({ hero, color }) => {
    if (left[color] < 0) left[color] = supplyLeft(telling.state, color);
    const why = only !== null && color !== 'heroic' && color !== only ? 'peril' : left[color] === 0 ? 'supply' : null;
    if (why === null) left[color]--;
    else telling.tell({ type: 'dieWithheld', hero, color, why });
    return why === null;
  });
}

function rollOne(telling: Telling, roll: Wanted & { readonly die: DieId; readonly from: 'supply' | 'stored' }): DieId {
  const { hero, color, die, from } = roll;
  telling.tell({ type: 'dieRolled', hero, color, die, from, value: nextRoll(telling.state.dice).value });
  return die;
}
