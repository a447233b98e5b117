import { beginHistory } from '../../../engine/kernel';
import { type Event, paperDungeons, type State } from '../../../engine/paper';
import type { DebugWords, GameDebug } from '../../contract';
import { EVENT_TYPES } from '../table';
import { Beats } from './beats';
import { type Hands, handsAt } from './hand';
import { FIRST_PLAN, type Plan, SEED, stateFor } from './plan';
import { planForm } from './planForm';
import { type Take, takeFor, UNSEEN } from './takes';
import { planWordsIn } from './words';

const gameFrom = (base: State) => beginHistory(paperDungeons, { setup: base.setup, seed: SEED, practice: true, base });

/** Paper Dungeons in the debug scene: so many parties in any dungeon, at the dice or before a boss. */
export const paperDebug: GameDebug<Plan, State, Event, Hands> = {
  firstPlan: FIRST_PLAN,
  eventTypes: EVENT_TYPES,
  unseen: UNSEEN,
  begin: (plan) => gameFrom(stateFor(plan)),
  from: gameFrom,
  cast(plan, _tuning, words) {
    const cast = { plan, beats: new Beats(plan) };
    return { takeFor: (item) => takeFor(item, cast), strangerIn: (take) => strangerIn(take, plan, words) };
  },
  planForm,
  handsAt,
};

/** Says that another set-up is shown than was chosen. */
function strangerIn(take: Take, plan: Plan, { language, translate }: DebugWords): string {
  if (take.kind !== 'beat') return '';
  const { setup, dungeon } = take.beat.before;
  if (setup.seats === plan.seats && dungeon === plan.dungeon) return '';
  const place = translate(`paperDungeons.dungeon.${dungeon}`);
  return planWordsIn(language)('otherTable', { count: String(setup.seats), dungeon: place });
}
