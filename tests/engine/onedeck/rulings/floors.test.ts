import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aFight,
  aScene,
  DESCEND,
  EXPLORE,
  enter,
  FINISH,
  FLEE,
  names,
  open,
  START,
  STAY,
  shut,
  XP_CLAIM,
} from '../../../support/scenes';

// Rulings R22 to R25: the way down, exploring, turns with nothing to do, and the Hall of Statues.

describe('R22: who may descend when, and what is shuffled', () => {
  it('at the end of any turn with the stairs visible', () => {
    const table = aChoice({ cardsLeft: 0, doors: [shut('ogre-1')] }).do(enter(0), FLEE);
    expect([table.state.phase, table.state.next]).toEqual(['descend', 'newTurn']);
    expect(table.do(STAY).state.phase).toBe('turnStart');
  });

  it('also after an encounter whose time has uncovered them', () => {
    const table = aFight('boulder-1', { cardsLeft: 1, potions: 0, rolls: [6, 6] }).do({ type: 'chooseOption', option: 1 });
    table.cover(1, 'agility 6').do(FINISH, XP_CLAIM('boulder-1'));
    expect([table.state.phase, table.state.next]).toEqual(['descend', 'newTurn']);
  });

  it('at once when this turn’s opening time made them visible, or the turn goes on', () => {
    const table = aScene({ cardsLeft: 2, doors: [open('ogre-1')] }).do(START);
    expect([table.state.phase, table.state.next]).toEqual(['descend', 'choose']);
    expect(table.do(STAY).state.phase).toBe('choose');
    expect(aScene({ cardsLeft: 1, doors: [open('ogre-1')] }).do(START, DESCEND).state.floor).toBe(2);
  });

  it('not at the start of a turn when they were visible before', () => {
    const table = aScene({ cardsLeft: 0, doors: [open('ogre-1')] }).do(START);
    expect(table.state.phase).toBe('choose');
    expect(table.why(DESCEND)).toBe('wrongPhase');
  });

  it('not while there is a card in the deck', () => {
    expect(aChoice({ cardsLeft: 1, doors: [shut('ogre-1')] }).do(enter(0), FLEE).state.phase).toBe('turnStart');
  });

  it('doors open and closed and the discard pile are shuffled, cards claimed or removed are not', () => {
    const held = { warrior: { items: ['goblin-1'], skills: ['goblin-2'] } } as const;
    const plan = { cardsLeft: 2, doors: [open('ogre-1'), shut('ogre-2')], xp: ['beetle-1'], identified: ['skeleton-2'] } as const;
    const table = aScene({ ...plan, with: held }).do(START, DESCEND);
    const { deck, discard, doors, removed } = table.state;
    expect([deck.length, discard, removed]).toEqual([44 - 4, [], []]);
    expect(doors.every((door) => door === null)).toBe(true);
    expect(deck).toEqual(expect.arrayContaining(['ogre-1', 'ogre-2']));
    expect(deck.some((card) => ['goblin-1', 'goblin-2', 'beetle-1', 'skeleton-2'].includes(card))).toBe(false);
    expect(table.told('deckShuffled')).toEqual([{ type: 'deckShuffled', cards: 40 }]);
  });

  it('tokens on the stairs are taken away', () => {
    const table = aScene({ cardsLeft: 1, doors: [open('ogre-1')] }).do(START);
    expect(table.state.stairsTokens).toBe(1);
    expect(table.do(DESCEND).state.stairsTokens).toBe(0);
  });

  it('a Survivor’s card, which gave no loot, comes back', () => {
    const table = aFight('beetle-1', { cardsLeft: 0, potions: 0, rolls: [1, 1, 1, 1, 1, 1, 1] }).do(FINISH);
    expect(table.state.phase).toBe('descend');
    expect(table.do(DESCEND).state.deck).toContain('beetle-1');
  });
});

describe('R23: explore needs a card in the deck and a free place', () => {
  it('it fills all free places, and the turn ends', () => {
    const table = aChoice({ doors: [open('ogre-1')], deck: ['goblin-1', 'goblin-2', 'beetle-1'] }).do(EXPLORE);
    expect(table.state.doors).toEqual([open('ogre-1'), shut('goblin-1'), shut('goblin-2'), shut('beetle-1')]);
    expect([names(table).at(-2), table.state.phase]).toEqual(['turnEnded', 'turnStart']);
  });

  it('without a card, or with all places taken, it is refused', () => {
    expect(aChoice({ cardsLeft: 0, doors: [open('ogre-1')] }).why(EXPLORE)).toBe('deckEmpty');
    const four = [open('ogre-1'), shut('ogre-2'), open('goblin-1'), shut('goblin-2')];
    expect(aChoice({ doors: four }).why(EXPLORE)).toBe('doorsFull');
  });

  it.each([1, 2, 3] as const)('three places in the Minotaur’s Maze, on floor %d', (floor) => {
    const table = aChoice({ dungeon: 'minotaurs-maze', floor }).do(EXPLORE);
    expect(table.state.doors).toHaveLength(3);
    expect(table.state.doors.every((door) => door?.open === false)).toBe(true);
  });

  it('if it empties the deck, the turn ends there, with the stairs in sight', () => {
    const table = aChoice({ cardsLeft: 2 }).do(EXPLORE);
    expect(names(table)).toEqual(['doorPlaced', 'doorPlaced', 'stairsFound', 'turnEnded', 'phaseBegun']);
    expect([table.state.doors.filter((door) => door !== null).length, table.state.phase]).toEqual([2, 'descend']);
  });

  it('Crumbling Walls may take the last card before any door is placed', () => {
    const table = aChoice({ dungeon: 'minotaurs-maze', floor: 2, cardsLeft: 1 }).do(EXPLORE);
    expect(names(table)).toEqual(['timeSpent', 'stairsFound', 'turnEnded', 'phaseBegun']);
  });
});

describe('R24: with the deck empty and no doors the turn passes with its time', () => {
  it('and the party may descend, or pass another turn', () => {
    const table = aScene({ cardsLeft: 0 }).do(START);
    expect(names(table)).toEqual(['turnStarted', 'stairsTokenPlaced', 'stairsTokenPlaced', 'turnEnded', 'phaseBegun']);
    expect([table.state.phase, table.state.next]).toEqual(['descend', 'newTurn']);
    expect(table.do(STAY).state.phase).toBe('turnStart');
  });

  it('nor is there anything to do after a descent that was declined: it is offered once more', () => {
    const table = aScene({ cardsLeft: 2 }).do(START);
    expect([table.state.phase, table.state.next]).toEqual(['descend', 'choose']);
    expect([table.do(STAY).state.phase, table.state.next]).toEqual(['descend', 'newTurn']);
    expect(table.do(STAY).state.phase).toBe('turnStart');
  });

  it('not while there is a door', () => {
    expect(aScene({ cardsLeft: 0, doors: [shut('ogre-1')] }).do(START).state.phase).toBe('choose');
  });
});

describe('R25: Hall of Statues takes five more time before the first turn of every floor', () => {
  const HALL = { dungeon: 'dragons-cave', doors: [open('ogre-1')] } as const;

  it.each([1, 2, 3] as const)('on floor %d, before that turn’s own two', (floor) => {
    const table = aScene({ ...HALL, floor }).do(START);
    expect(table.told('timeSpent')).toHaveLength(7);
  });

  it('only before the first turn', () => {
    const table = aScene({ ...HALL, doors: [shut('ogre-1')] }).do(START, enter(0), FLEE, START);
    expect(table.told('timeSpent')).toHaveLength(2);
  });

  it('in one spending, which may uncover the stairs for a descent at once', () => {
    const table = aScene({ ...HALL, cardsLeft: 5 }).do(START);
    expect([table.state.stairsTokens, table.state.phase, table.state.next]).toEqual([2, 'descend', 'choose']);
    expect(table.do(DESCEND).state.arrived).toBe(true);
  });
});
