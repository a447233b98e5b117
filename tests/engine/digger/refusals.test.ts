import { describe, expect, it } from 'vitest';
import { dungeonDigger, REJECTION_KEYS, type RejectionKey, type State } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { played, refusal, scene, WEST, walk, work } from './scenes';

const moving = { tasks: [{ op: 'steps', left: 3 }] } as const;
const bonus = { tasks: [{ op: 'bonus', by: 'kitchen', rank: 1, picked: null }] } as const;
const hall: readonly Lay[] = [[[-1, 0], 'throne', 0]];

/** Seven rooms on which there is nothing but their number. */
const manyTokens: readonly Lay[] = [
  [[0, -3], 'kitchen-1', 0],
  [[2, -3], 'kitchen-2', 0],
  [[4, -3], 'kitchen-3', 0],
  [[0, 3], 'kitchen-4', 0],
  [[-2, 3], 'kitchen-1', 0, 2],
  [[-4, 3], 'kitchen-2', 0, 2],
  [[-2, -2], 'kitchen-3', 0, 2],
];

/** A table for each refusal, and a command that meets it. */
const SCENES: Readonly<
  Record<Exclude<RejectionKey, 'setupWrong' | 'commandWrong' | 'stateWrong'>, () => readonly [State, unknown]>
> = {
  unknownCommand: () => [scene(), { type: 'dance' }],
  gameOver: () => [played(scene({ gold: { 1: 20 } }), { type: 'endTurn' }), { type: 'endTurn' }],
  wrongPhase: () => [scene(), { type: 'placePortal', at: at(0, 0) }],
  taskFirst: () => [scene({ tiles: hall, state: moving }), { type: 'endTurn' }],
  notAsked: () => [scene(), { type: 'halt' }],
  tooFewPoints: () => [scene({ tiles: hall, state: { points: 0 } }), { type: 'move' }],
  notAPortalPlace: () => [dungeonDigger.start(scene().setup, 'x' as never), { type: 'placePortal', at: at(0, 0) }],
  portalTaken: () => {
    const start = dungeonDigger.start(scene().setup, 'x' as never);
    return [played(start, { type: 'placePortal', at: at(...WEST) }), { type: 'placePortal', at: at(...WEST) }];
  },
  noSuchTile: () => [scene(), { type: 'work', tile: 'ballroom', at: at(-1, 0), turn: 0 }],
  notYourProject: () => [scene(), work('pit', [-1, 0])],
  tilesWrong: () => [scene({ projects: { 1: ['pit'] } }), { type: 'think', tiles: [] }],
  noSuchSpace: () => [scene({ projects: { 1: ['pit'] } }), work('pit', [0, 6])],
  spaceTaken: () => [scene({ projects: { 1: ['pit'] } }), work('pit', WEST)],
  noSuchTurn: () => [scene({ projects: { 1: ['pit'] } }), work('pit', [-1, 0], 2)],
  noWorkerBeside: () => [scene({ projects: { 1: ['pit'] } }), work('pit', [0, 0])],
  notJoined: () => [
    scene({ projects: { 1: ['pit'] }, state: { tasks: [{ op: 'pit' }], pitUsed: true } }),
    { type: 'pitBuild', tile: 'pit', at: at(0, 0), turn: 0 },
  ],
  sidesDoNotMatch: () => [scene({ projects: { 1: ['pit'] } }), work('pit', [-1, 0], 1)],
  noMinionThere: () => [scene({ state: moving }), walk([0, 0], WEST)],
  countWrong: () => [scene({ tiles: hall, state: moving }), walk(WEST, [-1, 0], 2)],
  notInReach: () => [scene({ tiles: hall, state: moving }), walk(WEST, [0, 0])],
  tooManyRivals: () => [scene({ tiles: hall, minions: { 2: [[-1, 0]] }, state: moving }), walk(WEST, [-1, 0])],
  noStepLeft: () => [scene(), { type: 'move' }],
  pitTakesOne: () => [
    scene({ tiles: [[[-1, 0], 'pit', 0]], minions: { 1: [WEST, WEST] }, state: moving }),
    walk(WEST, [-1, 0], 2),
  ],
  pitUsed: () => [scene({ tiles: [[[-1, 0], 'pit', 0]], state: { ...moving, pitUsed: true } }), walk(WEST, [-1, 0])],
  pitGivesNothing: () => [scene({ tiles: [[[-1, 0], 'pit', 0]], noCoinsLeft: true, state: moving }), walk(WEST, [-1, 0])],
  resourcesUsedUp: () => [scene({ minions: { 1: [WEST, WEST, WEST] } }), { type: 'rise', at: at(...WEST) }],
  reserveEmpty: () => [
    scene({
      tiles: manyTokens,
      tokens: [
        [[-2, 3], 1],
        [[-4, 3], 1],
        [[-2, -2], 1],
      ],
      minions: { 1: Array.from({ length: 10 }, () => WEST) },
    }),
    { type: 'rise', at: at(...WEST) },
  ],
  notARisePlace: () => [scene({ tiles: hall }), { type: 'rise', at: at(-1, 0) }],
  noCollapseLeft: () => [scene({ state: { collapses: 0 } }), { type: 'sabotage', at: at(0, 0), minion: at(...WEST) }],
  minionNeeded: () => [scene(), { type: 'sabotage', at: at(0, 0), minion: null }],
  minionNotNeeded: () => [
    scene({ state: { tasks: [{ op: 'orders', waiting: ['sabotage'] }] } }),
    { type: 'sabotage', at: at(0, 0), minion: at(...WEST) },
  ],
  noCollapseThere: () => [scene(), { type: 'demolish', at: at(0, 0) }],
  nobodyBesideCollapse: () => [scene({ tiles: [[[0, 0], 'collapse']] }), { type: 'demolish', at: at(0, 0) }],
  notARivalsRoom: () => [scene({ tiles: hall, minions: { 1: [[-1, 0]] } }), { type: 'conquer', at: at(-1, 0), coin: 'none' }],
  notConquerable: () => [
    scene({ tiles: [[[1, 0], 'corridor-1', 1, 2]], minions: { 1: [[1, 0]] } }),
    { type: 'conquer', at: at(1, 0), coin: 'none' },
  ],
  ownTokenThere: () => [
    scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] }, tokens: [[[1, 0], 1]] }),
    { type: 'conquer', at: at(1, 0), coin: 'none' },
  ],
  coinChoiceWrong: () => [
    scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] } }),
    { type: 'conquer', at: at(1, 0), coin: 'purse' },
  ],
  bagEmpty: () => [
    scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] }, noCoinsLeft: true }),
    { type: 'conquer', at: at(1, 0), coin: 'bag' },
  ],
  ownerHasNoCoin: () => [
    scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] } }),
    { type: 'conquer', at: at(1, 0), coin: 'owner' },
  ],
  noTokenThere: () => [scene({ tiles: hall }), { type: 'clearToken', at: at(-1, 0) }],
  noSuchCoin: () => [scene({ state: { tasks: [{ op: 'store' }] } }), { type: 'store', coin: 0, at: at(-1, 0) }],
  coinStored: () => [
    scene({ tiles: [[[-1, 0], 'treasury-4', 0]], stored: { 1: [[1, [-1, 0]]] }, state: { tasks: [{ op: 'store' }] } }),
    { type: 'store', coin: 0, at: at(-1, 0) },
  ],
  notATreasury: () => [
    scene({ tiles: hall, coins: { 1: [1] }, state: { tasks: [{ op: 'store' }] } }),
    { type: 'store', coin: 0, at: at(-1, 0) },
  ],
  treasuryFull: () => [
    scene({
      ...{ tiles: [[[-1, 0], 'treasury-4', 0]], coins: { 1: [1] } },
      ...{ stored: { 1: [[1, [-1, 0]]] }, state: { tasks: [{ op: 'store' }] } },
    }),
    { type: 'store', coin: 0, at: at(-1, 0) },
  ],
  orderNotWaiting: () => [scene({ state: { tasks: [{ op: 'orders', waiting: ['think'] }] } }), { type: 'move' }],
  orderNotOnLadder: () => [scene({ state: bonus }), { type: 'pickOrder', order: 'work' }],
  orderPickedBefore: () => [
    scene({ state: { tasks: [{ op: 'bonus', by: 'kitchen', rank: 4, picked: 'work' }] } }),
    { type: 'pickOrder', order: 'work' },
  ],
};

describe('refusals', () => {
  it.each(Object.entries(SCENES))('%s', (key, make) => {
    const [state, command] = make();
    expect(refusal(state, command)).toBe(key);
  });

  it('of data from outside have keys of their own', () => {
    const keys = [dungeonDigger.parseSetup({}), dungeonDigger.parseCommand({}), dungeonDigger.parseState({})].map((parsed) =>
      parsed.ok ? null : parsed.rejection.key,
    );
    expect(keys).toEqual(['setupWrong', 'commandWrong', 'stateWrong']);
    expect(REJECTION_KEYS).toHaveLength(Object.keys(SCENES).length + keys.length);
  });
});

describe('states that could not be', () => {
  const sound = (): State =>
    scene({ tiles: [...hall, [[1, 0], 'throne', 0, 2]], tokens: [[[1, 0], 1]], coins: { 1: [1] }, projects: { 1: ['pit'] } });

  it.each<[string, (state: State) => State]>([
    ['seats', (state) => ({ ...state, seats: state.seats.slice(1) })],
    ['zone', (state) => ({ ...state, zone: 'four' })],
    ['place on turn', (state) => ({ ...state, active: 5 })],
    ['two tiles on a space', (state) => ({ ...state, tiles: [...state.tiles, ...state.tiles.slice(-1)] })],
    ['owner', (state) => ({ ...state, tiles: state.tiles.map((laid) => ({ ...laid, owner: null })) })],
    [
      'sides',
      (state) => ({ ...state, tiles: state.tiles.map((laid) => (laid.tile === 'throne' ? { ...laid, turn: 5 } : laid)) }),
    ],
    ['token', (state) => ({ ...state, tokens: [{ at: at(...WEST), seat: 'seat-2' }] })],
    ['own token', (state) => ({ ...state, tokens: [{ at: at(1, 0), seat: 'seat-2' }] })],
    ['tokens', (state) => ({ ...state, tokens: [...state.tokens, ...state.tokens] })],
    ['minions', (state) => withFirst(state, { minions: [at(0, 0)] })],
    ['order of minions', (state) => withFirst(state, { minions: [at(-1, 0), at(...WEST)] })],
    ['rivals on one tile', (state) => ({ ...state, seats: state.seats.map((seat) => ({ ...seat, minions: [at(1, 0)] })) })],
    ['Portal of a rival', (state) => withFirst(state, { minions: [at(2, 0)] })],
    ['tiles of the set', (state) => withFirst(state, { projects: ['pit', 'pit'] })],
    ['order of the bag', (state) => withFirst(state, { bag: state.seats[0]?.bag.toReversed() ?? [] })],
    ['coins of the box', (state) => ({ ...state, coins: state.coins.slice(1) })],
    ['place of a coin', (state) => withFirst(state, { coins: [{ value: 1, seen: 1, at: at(-1, 0) }] })],
    ['a coin that its holder has not seen', (state) => withFirst(state, { coins: [{ value: 1, seen: 2, at: null }] })],
    ['corridors', (state) => withFirst(state, { corridors: [[at(-1, 0)]] })],
    ['supply', (state) => ({ ...state, collapses: 5 })],
    ['Portals', (state) => ({ ...state, phase: 'portals' })],
    ['tasks out of turn', (state) => ({ ...state, phase: 'think', tasks: [{ op: 'steps', left: 1 }] })],
    ['quiet rounds', (state) => ({ ...state, quiet: 6 })],
    ['a pit that was not used', (state) => ({ ...state, tasks: [{ op: 'pit' }] })],
    ['a second order on a low rung', (state) => ({ ...state, tasks: [{ op: 'bonus', by: 'kitchen', rank: 1, picked: 'move' }] })],
    ['a task beneath another', (state) => ({ ...state, tasks: [{ op: 'store' }, { op: 'steps', left: 1 }] })],
  ])('are found out: %s', (_, change) => {
    expect(dungeonDigger.faults(sound())).toEqual([]);
    const forged = change(sound());
    expect(dungeonDigger.faults(forged)).toHaveLength(1);
    expect(dungeonDigger.parseState(JSON.parse(JSON.stringify(forged)))).toMatchObject({ ok: false });
  });
});

function withFirst(state: State, fields: Partial<State['seats'][number]>): State {
  return { ...state, seats: state.seats.map((seat, place) => (place === 0 ? { ...seat, ...fields } : seat)) };
}
