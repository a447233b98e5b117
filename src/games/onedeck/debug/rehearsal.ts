import { advance, beginHistory } from '../../../engine/kernel';
import { type Command, type CommandType, oneDeckDungeon, type Phase, type State } from '../../../engine/onedeck';
import type { TableHistory } from '../table';
import { type Plan, SEED, stateFor } from './plan';

/** The commands that lead a party without other wishes from a door to its dice. */
const ONWARD: readonly CommandType[] = [
  'startTurn',
  'enter',
  'descend',
  'splitParty',
  'confront',
  'chooseItemToDrain',
  'assignDamage',
  'chooseOption',
  'giveBonusDie',
  'rollFirst',
  'roll',
];

/** Begins a practice game from a plan. Every move can be taken back. */
export const rehearsal = (plan: Plan): TableHistory => gameFrom(stateFor(plan));

export const gameFrom = (base: State): TableHistory =>
  beginHistory(oneDeckDungeon, { setup: base.setup, seed: SEED, practice: true, base });

/** Moves the game to its encounter or boss. */
export function met(plan: Plan): TableHistory {
  return (['enter', 'descend'] as const).reduce((history, wanted) => {
    const command = oneDeckDungeon.legal(history.state).find(({ type }) => type === wanted);
    const step = command === undefined || plan.moment === 'stairs' ? null : advance(oneDeckDungeon, history, command);
    return step?.ok === true ? step.history : history;
  }, rehearsal(plan));
}

/** Plays the game on to this phase. Returns it unchanged if the phase cannot be reached. */
export function ledTo(history: TableHistory, phase: Phase): TableHistory {
  let now = history;
  while (now.state.phase !== phase) {
    const next = onward(now.state);
    const step = next === null ? null : advance(oneDeckDungeon, now, next);
    if (step?.ok !== true) return history;
    now = step.history;
  }
  return now;
}

function onward(state: State): Command | null {
  const legal = oneDeckDungeon.legal(state);
  const [first = null] = ONWARD.flatMap((wanted) => legal.find(({ type }) => type === wanted) ?? []);
  return first;
}
