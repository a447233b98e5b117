import { advance, beginHistory } from '../../../engine/kernel';
import { type Command, type CommandType, oneDeckDungeon, type Phase, type State } from '../../../engine/onedeck';
import type { TableHistory } from '../table';
import { type Plan, SEED, stateFor } from './plan';

/** What leads a party that asks for nothing from a door to its dice. */
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

/** A practice game that begins as planned: whatever was seen can be taken back. */
export const rehearsal = (plan: Plan): TableHistory => gameFrom(stateFor(plan));

export const gameFrom = (base: State): TableHistory =>
  beginHistory(oneDeckDungeon, { setup: base.setup, seed: SEED, practice: true, base });

/** An encounter or a boss stands before the party at once. */
export function met(plan: Plan): TableHistory {
  return (['enter', 'descend'] as const).reduce((history, wanted) => {
    const command = oneDeckDungeon.legal(history.state).find(({ type }) => type === wanted);
    const step = command === undefined || plan.moment === 'stairs' ? null : advance(oneDeckDungeon, history, command);
    return step?.ok === true ? step.history : history;
  }, rehearsal(plan));
}

/** The same game, some decisions later. Stays where it is when nothing leads there. */
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
