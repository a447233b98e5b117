import type { ZoneRule } from './boards';

/** Every scenario names at least these; what else it has is its own. */
interface ScenarioFacts {
  readonly zone: ZoneRule;
  readonly prizes: boolean;
  readonly end: { readonly gold: number | null; readonly when: string; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

export const SCENARIOS = {
  'monster-hunt': {
    zone: 'asPlayers',
    tiles: [
      {
        id: 'rock',
        count: 6,
        perPlayer: 1,
        edges: ['rock', 'rock', 'rock', 'rock', 'rock', 'rock'],
        closesCorridor: false,
        demolishable: true,
        enterable: false,
      },
      {
        id: 'monster',
        count: 6,
        perPlayer: 1,
        edges: ['door', 'door', 'door', 'door', 'door', 'door'],
        closesCorridor: true,
        enterSquad: 3,
        crossSquad: 4,
        conquest: { gold: 4, coins: 0, tokenRemovable: false, afterwards: 'free to all' },
      },
      {
        id: 'ruin',
        count: 6,
        perPlayer: 1,
        edges: ['door', 'door', 'door', 'door', 'door', 'door'],
        closesCorridor: true,
        conquest: { coins: 1, coinFrom: ['bag'], tyranny: 1, tyrannyUntil: 'end of turn' },
        retake: { coins: 1, coinFrom: ['holder'], tyranny: 1 },
      },
    ],
    setup: [
      { op: 'dealFaceDown', each: ['rock', 'monster', 'ruin'] },
      { op: 'placeInTurnOrder', maxDistanceFromPortal: 2, after: 'portals' },
      { op: 'reveal', unless: 'face-down-hunt' },
    ],
    end: { gold: 25, when: 'end of the turn in which a seat reaches it' },
    prizes: true,
    options: ['face-down-hunt'],
  },
  adventurers: {
    zone: 'asPlayers',
    setup: [
      { op: 'dealUnseen', what: 'adventurer', perPlayer: 1 },
      { op: 'placeUnits', at: 'centre' },
    ],
    units: [
      { id: 'barbarian', movement: 1, life: 3, effects: [{ op: 'fury', perTurn: 1, kills: 1, mustNotEndWithMinions: true }] },
      { id: 'priest', movement: 1, life: 2, effects: [{ op: 'convert', lifePerMinion: 1 }] },
      {
        id: 'thief',
        movement: 2,
        life: 1,
        effects: [{ op: 'passSquads' }, { op: 'safeIn', where: 'corridors' }, { op: 'ignoreTraps' }],
      },
      {
        id: 'warrior',
        movement: 1,
        life: 2,
        effects: [
          { op: 'stat', stat: 'movement', add: 1, while: { other: 'adventurer', within: 5, count: 1 } },
          { op: 'stat', stat: 'life', add: 1, while: { other: 'minion', within: 3, count: 2 } },
        ],
      },
      {
        id: 'mage',
        movement: 1,
        life: 1,
        effects: [{ op: 'flame', perTurn: 1, line: true, stops: ['door', 'wall'], endsMoves: true }],
      },
      { id: 'bard', movement: 2, life: 1, effects: [{ op: 'needsSupport', minions: 2, within: 2 }] },
    ],
    moves: { paidBy: 'steps of Move! and bonus Move!', spacesPerStep: 'movement', emptySpaces: 'free', walls: true },
    trap: { toll: { coins: 1, chosenBy: 'giver', to: 'owner of the trap' }, orElse: 'may not enter' },
    onRoom: 'its abilities are off while an adventurer stands in it',
    kill: { gold: 5, coins: 1, coinFrom: ['bag'], keepsToken: true },
    escape: { at: 'portal', ownerGoldAtEnd: -5, leavesBoard: true },
    end: { gold: 25, when: 'end of the turn in which a seat reaches it' },
    prizes: true,
  },
  'sands-of-time': {
    zone: 'asPlayers',
    tiles: [{ id: 'sands-of-time', count: 2, use: 'clock on the score track' }],
    clock: {
      start: 1,
      perTurn: 1,
      turnsPerPlayer: 10,
      lengthByPlayers: { 2: 20, 3: 30, 4: 40, 5: 50, 6: 60 },
      turnWithoutWork: { drawCoin: 1, advance: 'its value', coinBack: true },
      emptyBagAdvance: 1,
    },
    end: { gold: null, when: 'end of the turn in which the clock passes its length' },
    prizes: true,
    options: ['turn-timer'],
  },
  'dwarven-citadel': {
    zone: 'asPlayers',
    tiles: [
      {
        id: 'dwarven-citadel',
        count: 1,
        at: [[0, 0]],
        edges: ['door', 'door', 'door', 'door', 'door', 'door'],
        closesCorridor: true,
        leavable: false,
        fights: false,
      },
    ],
    capacity: { formula: '2 x players + 1', byPlayers: { 2: 5, 3: 7, 4: 9, 5: 11, 6: 13 } },
    enter: { coins: 1, coinFrom: ['bag'], per: 'step', minionsStay: true, countForResources: true },
    end: { gold: 25, orCitadelFull: true, when: 'end of the turn in which it happens' },
    prizes: true,
  },
  'dragons-lair': {
    zone: 'onePlayerMore',
    tiles: [
      { id: 'cave', count: 3, edges: ['door', 'door', 'door', 'door', 'door', 'door'], enter: [] },
      {
        id: 'eggs',
        count: 2,
        edges: ['door', 'door', 'door', 'door', 'door', 'door'],
        leave: { quietCost: { tyranny: 1, order: 'sneak-out' }, byStep: { op: 'dragonAppears', stepLost: true } },
      },
      { id: 'dragon-tile', count: 1, edges: ['door', 'door', 'door', 'door', 'door', 'door'], enter: [{ op: 'dragonAppears' }] },
      {
        id: 'treasure-tile',
        count: 1,
        edges: ['door', 'door', 'door', 'door', 'door', 'door'],
        enter: [{ op: 'takeTreasure', first: true }],
      },
    ],
    closesCorridor: true,
    places: [
      [0, 0],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ],
    setup: [
      { op: 'placeFaceDown', at: 'places' },
      { op: 'treasurePile', coins: 3 },
    ],
    dragon: {
      defeatable: false,
      kills: 'all minions in its space',
      ransom: { coinsPerMinion: 1, to: 'treasure pile', moveTo: 'adjacent joined tile' },
      goad: {
        order: 'goad-dragon',
        tyranny: 1,
        spaces: 1,
        overEmptySpaces: true,
        by: 'seats that do not carry the treasure, while a rival does',
      },
      onTreasure: { dragonTo: 'dragon-tile, or off the board while it is hidden', treasureTo: 'treasure-tile', pileAdds: 1 },
    },
    treasure: {
      carriers: 'one or more minions of one seat',
      fightWon: 'winner takes it',
      otherLoss: 'lies where it fell; the next minion to enter takes it',
      deliver: { at: 'own portal', gain: 'all coins of the pile', endsGame: true },
    },
    end: { gold: 30, orTreasureDelivered: true, when: 'end of the turn in which it happens' },
    prizes: true,
  },
  creatures: {
    zone: 'onePlayerFewer',
    units: [
      {
        id: 'troll',
        life: 3,
        movement: 1,
        resources: 3,
        summon: { tyranny: 1, rooms: ['torture'], at: ['portal', 'torture'] },
        effects: [{ op: 'stepAfterWin', steps: 1 }],
      },
      {
        id: 'guardian',
        life: 1,
        movement: 2,
        resources: 1,
        summon: { tyranny: 1, rooms: ['treasury'], at: ['portal', 'treasury'] },
        effects: [{ op: 'beatenBy', squad: 3, orCreature: true }],
      },
      {
        id: 'giant-insect',
        life: 2,
        movement: 3,
        resources: 2,
        summon: { tyranny: 1, rooms: ['dormitory'], at: ['portal', 'dormitory'] },
        effects: [{ op: 'cannot', order: 'conquer' }],
      },
      {
        id: 'observer',
        life: 3,
        movement: 3,
        resources: 2,
        summon: { tyranny: 1, rooms: ['library', 'treasury'], at: ['portal', 'library', 'treasury'] },
        effects: [{ op: 'ignoreTraps' }, { op: 'passSquads', upTo: 3, orUnit: 'troll' }],
      },
      {
        id: 'elemental',
        life: 4,
        movement: 1,
        resources: 1,
        summon: { tyranny: 1, rooms: ['torture', 'kitchen'], at: ['portal', 'torture', 'kitchen'] },
        effects: [{ op: 'redrawCoin', perCoin: 1 }],
      },
      {
        id: 'corruptor',
        life: 5,
        movement: 2,
        resources: 4,
        summon: { tyranny: 2, rooms: ['throne', 'pit'], at: ['portal', 'throne'] },
        effects: [{ op: 'stepForEach', of: ['minion', 'creature'], steps: 1 }],
      },
    ],
    creatureRules: {
      orders: ['sabotage', 'conquer', 'demolish'],
      notOrders: ['work'],
      sharesTile: true,
      spacesPerStep: 'movement',
      uniqueToSeat: true,
      trap: { toll: { coins: 1, chosenBy: 'giver', to: 'owner of the trap' }, orElse: 'dies' },
      kill: { coins: 1, coinFrom: ['controller'] },
      conquest: { token: 'any own minion on the board' },
    },
    portals: {
      rivalsMayEnter: true,
      conquerable: true,
      coinPerConquest: { coinFrom: ['owner'], orElse: ['bag'] },
      tokensToEliminate: 3,
      elimination: {
        extraCoin: { to: 'seat with most of the tokens', chosen: true, from: 'loser', orElse: 'bag', tie: 'nobody' },
        restOfCoins: 'out of the game',
        minionsAndCreatures: 'removed',
        dungeon: 'stays, walkable, no longer conquerable',
      },
    },
    end: { gold: 30, when: 'end of the turn in which a seat reaches it', orLastSeat: true },
    prizes: true,
  },
} as const satisfies Readonly<Record<string, ScenarioFacts>>;

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[];
