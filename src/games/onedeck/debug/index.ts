import type { Event, State } from '../../../engine/onedeck';
import type { DebugCast, DebugWords, GameDebug } from '../../contract';
import { EVENT_TYPES, type OneDeckTuning } from '../table';
import { Beats } from './beats';
import { handsAt } from './handsAt';
import { FIRST_PLAN, type Plan } from './plan';
import { planForm } from './planForm';
import { gameFrom, met } from './rehearsal';
import type { Hands } from './scripts';
import { strangerIn } from './strangers';
import { takeFor } from './takes';

/** One Deck Dungeon in the debug scene: any party before any card, boss, level-up or stairs. */
export const oneDeckDebug: GameDebug<Plan, State, Event, Hands> = {
  firstPlan: FIRST_PLAN,
  eventTypes: EVENT_TYPES,
  begin: met,
  from: gameFrom,
  cast(plan: Plan, tuning: OneDeckTuning, words: DebugWords): DebugCast<State, Event, Hands> {
    const cast = { plan, beats: new Beats(plan, tuning) };
    return {
      takeFor: (item) => takeFor(item, cast),
      strangerIn: (take) => strangerIn(take, { plan, ...words }),
    };
  },
  planForm,
  handsAt,
};
