import { describe, expect, it } from 'vitest';
import { type Command, oneDeckDungeon as game } from '../../../src/engine/onedeck';
import { aGame } from '../../support/onedeck';
import { PARTY } from './oneDeckOptions';

const START: Command = { type: 'startTurn' };
const EXPLORE: Command = { type: 'explore' };
const FLEE: Command = { type: 'flee' };
const enter = (door: number): Command => ({ type: 'enter', door });
const calm = { dungeon: 'yetis-cavern' } as const;

describe('R1: time is spent one card at a time, and with the deck empty the rest counts against the stairs', () => {
  it('shows the two top cards in their order', () => {
    const table = aGame({ ...calm, deck: ['goblin-1', 'beetle-1', 'bandit-1'] }).do(START);
    expect(table.told('timeSpent').map(({ card }) => card)).toEqual(['goblin-1', 'beetle-1']);
    expect([table.state.discard, table.state.deck[0], table.state.phase]).toEqual([
      ['goblin-1', 'beetle-1'],
      'bandit-1',
      'choose',
    ]);
  });

  it('finds the stairs with the last card, and the rest is a token on them', () => {
    const table = aGame({ ...calm, cardsLeft: 1 }).do(START);
    expect(table.events.slice(1, 4).map(({ type }) => type)).toEqual(['timeSpent', 'stairsFound', 'stairsTokenPlaced']);
    expect(table.state.stairsTokens).toBe(1);
  });

  it.each([
    [0, 2, 0],
    [1, 0, 1],
    [2, 1, 1],
  ])('hurts with every third token: from %d to %d tokens and %d damage', (stairsTokens, after, damage) => {
    const table = aGame({ ...calm, cardsLeft: 0, stairsTokens }).do(START);
    expect([table.state.stairsTokens, table.hero().damage]).toEqual([after, damage]);
  });

  it('asks a pair who is hurt, before anything else goes on', () => {
    const table = aGame({ ...calm, heroes: ['mage', 'rogue'], cardsLeft: 0, stairsTokens: 2 }).do(START);
    expect([table.state.phase, table.hero('mage').damage, table.hero('rogue').damage]).toEqual(['stairsDamage', 0, 0]);
    table.do({ type: 'assignStairsDamage', hero: 'rogue' });
    expect([table.state.phase, table.hero('mage').damage, table.hero('rogue').damage]).toEqual(['descend', 0, 1]);
  });

  it('ends the game with the last health, unless a potion is drunk right then (R5)', () => {
    const dying = { ...calm, cardsLeft: 0, stairsTokens: 2, with: { warrior: { damage: 5 } } } as const;
    const lost = aGame({ ...dying, potions: 0 }).do(START);
    expect(game.outcome(lost.state)).toEqual({
      over: true,
      result: 'defeat',
      winners: [],
      standings: [{ seat: 'party', place: 1, points: null }],
    });
    const saved = aGame(dying).do(START);
    expect(saved.state.phase).toBe('dying');
    saved.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect([saved.hero().damage, saved.state.potions, saved.state.phase]).toEqual([4, 0, 'descend']);
    const given = aGame(dying).do(START, { type: 'finish' });
    expect(given.events.map(({ type }) => type)).toEqual(['heroFell', 'gameLost']);
  });
});

describe('R22, R24: the way down', () => {
  it('is open at once when the opening time uncovers the stairs, and then the turn may go on', () => {
    const doors = [{ cards: ['goblin-1'], open: false }] as const;
    const table = aGame({ ...calm, cardsLeft: 2, doors }).do(START);
    expect(table.state.phase).toBe('descend');
    expect(table.do({ type: 'stay' }).state.phase).toBe('choose');
  });

  it('shuffles discard and doors, and starts a turn on the next floor', () => {
    const doors = [{ cards: ['goblin-1'], open: true }] as const;
    const table = aGame({ ...calm, cardsLeft: 1, doors, xp: ['ogre-1'], with: { warrior: { damage: 3 } } }).do(START, {
      type: 'descend',
    });
    expect([table.state.floor, table.state.phase, table.state.deck.length, table.state.stairsTokens]).toEqual([
      2,
      'turnStart',
      43,
      0,
    ]);
    expect(table.told('damageHealed')).toEqual([
      { type: 'damageHealed', hero: 'warrior', amount: 2, total: 1, cause: 'second-wind' },
    ]);
  });

  it('is offered after a turn that passes with its time', () => {
    const table = aGame({ ...calm, cardsLeft: 0 }).do(START);
    expect(table.told('turnEnded')).toHaveLength(1);
    expect(table.legal('stay')).toHaveLength(1);
    expect(table.do({ type: 'stay' }).state.phase).toBe('turnStart');
  });
});

describe('R23, R25 and the dungeon on the way', () => {
  it('explores up to the limit and ends the turn', () => {
    const table = aGame(calm).do(START, EXPLORE);
    expect(table.told('doorPlaced').map(({ door }) => door)).toEqual([0, 1, 2, 3]);
    expect(table.state.phase).toBe('turnStart');
    expect(aGame({ dungeon: 'minotaurs-maze' }).do(START, EXPLORE).told('doorPlaced')).toHaveLength(3);
  });

  it('finds the stairs with the last card', () => {
    const table = aGame({ ...calm, cardsLeft: 5 }).do(START, EXPLORE);
    expect(table.events.map(({ type }) => type)).toEqual([
      ...(['doorPlaced', 'doorPlaced', 'doorPlaced', 'stairsFound', 'turnEnded', 'phaseBegun'] as const),
    ]);
  });

  it('is refused without a card or without a place', () => {
    expect(aGame(calm).do(START, EXPLORE, START).why(EXPLORE)).toBe('doorsFull');
    const doors = [{ cards: ['goblin-1'], open: true }] as const;
    expect(
      aGame({ ...calm, doors, cardsLeft: 0 })
        .do(START)
        .why(EXPLORE),
    ).toBe('deckEmpty');
  });

  it.each([
    ['dragons-cave', 1, 7],
    ['hydras-reef', 1, 3],
    ['yetis-cavern', 1, 2],
  ] as const)('in %s on floor %d the first turn costs %d time', (dungeon, floor, time) => {
    expect(aGame({ dungeon, floor }).do(START).told('timeSpent')).toHaveLength(time);
  });

  it('pays for an explore in Crumbling Walls before the doors are placed', () => {
    const table = aGame({ dungeon: 'minotaurs-maze', floor: 2, cardsLeft: 4 }).do(START, EXPLORE);
    expect(table.events.map(({ type }) => type).slice(0, 3)).toEqual(['timeSpent', 'doorPlaced', 'stairsFound']);
  });
});

describe('a door', () => {
  it('is opened, fled, and entered again without a way back', () => {
    const table = aGame({ ...calm, deck: ['goblin-1', 'goblin-2', 'bandit-1', 'bandit-2'] }).do(START, EXPLORE, START, enter(0));
    expect(table.events[0]).toEqual({ type: 'doorOpened', door: 0, cards: ['bandit-1'] });
    expect(table.do(FLEE).told('doorFled')).toEqual([{ type: 'doorFled', door: 0 }]);
    table.do(START, enter(0));
    expect([table.told('doorEntered').length, table.state.encounter?.card]).toEqual([1, 'bandit-1']);
  });

  it('may be added after a flight by Stealth, and need not be', () => {
    const doors = [{ cards: ['goblin-1'], open: false }] as const;
    const table = aGame({ ...calm, heroes: ['rogue'], doors }).do(START, enter(0), FLEE);
    expect(table.state.phase).toBe('stealth');
    expect(table.do({ type: 'addDoor' }).state.doors.filter((door) => door !== null)).toHaveLength(2);
    const other = aGame({ ...calm, heroes: ['rogue'], doors }).do(START, enter(0), FLEE, { type: 'finish' });
    expect(other.state.doors.filter((door) => door !== null)).toHaveLength(1);
  });

  it('feeds Mana Charge when fled and Valiant when worth four lanterns', () => {
    const doors = [{ cards: ['ogre-1'], open: false }] as const;
    expect(
      aGame({ ...calm, heroes: ['mage'], doors })
        .do(START, enter(0), FLEE)
        .hero().stored,
    ).toHaveLength(1);
    expect(
      aGame({ ...calm, heroes: ['paladin'], doors })
        .do(START, enter(0))
        .hero().stored,
    ).toHaveLength(1);
    const poor = [{ cards: ['bandit-1'], open: false }] as const;
    expect(
      aGame({ ...calm, heroes: ['paladin'], doors: poor })
        .do(START, enter(0))
        .hero().stored,
    ).toHaveLength(0);
  });

  it.each([-1, 4, 0.5, Number.NaN, '2', '__proto__', null, [0]])('does not exist at %s', (door) => {
    expect(
      aGame(calm)
        .do(START, EXPLORE, START)
        .why({ type: 'enter', door } as Command),
    ).toBe('noSuchDoor');
  });

  it('hides what is behind it, and the deck its order', () => {
    const { state } = aGame(calm).do(START, EXPLORE);
    const seen = game.view(state, PARTY);
    expect([...seen.deck, ...seen.doors.flatMap((door) => door?.cards ?? [])]).toEqual(
      [...state.deck, ...state.doors.flatMap((door) => door?.cards ?? [])].sort(),
    );
  });
});
