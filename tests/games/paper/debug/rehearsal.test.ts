import { describe, expect, it } from 'vitest';
import shared from '../../../../assets/tuning.json';
import { BOSSES, DUNGEON_IDS, DUNGEONS, type EventOf, lairOf, paperDungeons, type State } from '../../../../src/engine/paper';
import { paperDebug } from '../../../../src/games/paper/debug';
import { Beats } from '../../../../src/games/paper/debug/beats';
import { FIRST_PLAN, MOMENTS, type Plan, stateFor, TIERS } from '../../../../src/games/paper/debug/plan';
import { tablesFor } from '../../../../src/games/paper/debug/tables';
import { RULES } from '../../../../src/games/paper/debug/takes';
import { EVENT_TYPES } from '../../../../src/games/paper/table';
import own from '../../../../src/games/paper/tuning.json';
import { mergedTuning } from '../../../../src/services';
import { describeDebug } from '../../../support/debugSuite';

const ROUNDS = [1, 2, 3] as const;
const PLANS: Readonly<Record<string, Plan>> = {
  'one party': FIRST_PLAN,
  'two before a boss': { ...FIRST_PLAN, seats: 2, dungeon: 'e', moment: 'boss', round: 2 },
};

describeDebug('Paper Dungeons', {
  tuning: mergedTuning(shared, own),
  debug: paperDebug,
  plans: PLANS,
  evolve: paperDungeons.evolve,
  gestures: Object.keys(own.motions),
  rules: RULES,
  soundsOfTheHand: [...['button', 'refused', 'page', 'dieTaken'], ...['boxCounted', 'lanternLit', 'victory', 'defeat']],
});

describe('a rehearsal', () => {
  it.each(
    [1, 2].flatMap((seats) => MOMENTS.flatMap((moment) => ROUNDS.map((round) => ({ ...FIRST_PLAN, seats, moment, round })))),
  )('begins where a game could be: $seats in round $round, $moment', (plan) => {
    const state = stateFor(plan);
    expect(paperDungeons.faults(state)).toEqual([]);
    expect(lairOf({ ...state, turn: Math.max(1, plan.moment === 'roll' ? state.turn + 1 : state.turn) })).toEqual(
      DUNGEONS[plan.dungeon].lairs[plan.moment === 'cards' ? 0 : plan.round - 1],
    );
  });

  it.each(DUNGEON_IDS)('comes to each threshold of each boss of dungeon %s', (dungeon) => {
    for (const round of ROUNDS) {
      const { boss } = DUNGEONS[dungeon].lairs[round - 1] ?? DUNGEONS[dungeon].lairs[0];
      const glories = TIERS.map((tier) => glory(stateFor({ ...FIRST_PLAN, dungeon, round, moment: 'boss', tier })));
      expect(glories).toEqual([BOSSES[boss].fleeGlory, ...BOSSES[boss].tiers.map((tier) => tier.glory)]);
    }
  });

  it('shows the dice that were asked for', () => {
    expect(stateFor({ ...FIRST_PLAN, sides: [2, 3, 4, 5, 6, 2] }).dice).toEqual([2, 3, 4, 5, 6, 2]);
  });
});

describe.each(Object.entries(PLANS))('with %s', (_, plan) => {
  it('every table is one that a game could come to', () => {
    expect([...tablesFor(plan)].flatMap(paperDungeons.faults)).toEqual([]);
  });

  it('every event comes up, of the planned dungeon', () => {
    const beats = new Beats(plan);
    const found = EVENT_TYPES.map((type) => beats.find(({ events: [first] }) => first.type === type));
    expect(EVENT_TYPES.filter((_type, at) => found[at] === null)).toEqual([]);
    expect(new Set(found.map((beat) => beat?.before.dungeon))).toEqual(new Set([plan.dungeon]));
  });
});

/** What the boss of this turn is worth to the only party. */
function glory(state: State): number | undefined {
  const step = paperDungeons.step(state, { type: 'confirm', seat: 'seat-1' });
  if (!step.ok) return undefined;
  return step.events.find((event): event is EventOf<'bossFought' | 'bossFled'> => /^boss(Fought|Fled)$/.test(event.type))?.glory;
}
