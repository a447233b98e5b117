import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../../../src/engine/onedeck';
import { aChoice, aFight, aScene, EXPLORE, enter, FLEE, names, open, START, shut, struck } from '../../../support/scenes';

// Page 36 and 37: a game of four heroes up to the doors.

const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'], dungeon: 'lichs-tomb' } as const;

describe('setup (p. 36)', () => {
  it('both decks are shuffled together: every card twice', () => {
    const { deck } = aScene(FOUR).state;
    expect([...deck].sort()).toEqual(CARD_IDS.flatMap((card) => [card, `${card}.b`]).sort());
  });

  it.each([
    ['novice', 4, 2, 0],
    ['standard', 2, 1, 1],
    ['veteran', 2, 1, 0],
    ['fearless', 0, 1, 0],
  ] as const)('%s starts with %d potions, at level %d, with %d card of XP', (tier, potions, level, xp) => {
    const { state } = aScene({ ...FOUR, tier });
    expect([state.potions, state.level, state.xp.length, state.deck.length]).toEqual([potions, level, xp, 88 - xp]);
  });

  it('heroes are on the side for two', () => {
    const table = aScene({ ...FOUR, potions: 0, cardsLeft: 0, stairsTokens: 2, with: { mage: { damage: 2 } } }).do(START);
    expect(table.do(struck('mage')).state.result).toBe('defeat');
  });
});

describe('time passes (p. 36)', () => {
  it('four time each turn', () => {
    expect(aScene(FOUR).do(START).told('timeSpent')).toHaveLength(4);
  });

  it.each([
    ['Sticky Surrounding', 'hydras-reef', 4 + 2],
    ['Hall of Statues', 'dragons-cave', 4 + 10],
  ] as const)('%s costs double (p. 37)', (_, dungeon, time) => {
    expect(
      aScene({ ...FOUR, dungeon })
        .do(START)
        .told('timeSpent'),
    ).toHaveLength(time);
  });

  it('Crumbling Walls costs double (p. 37)', () => {
    const table = aChoice({ ...FOUR, dungeon: 'minotaurs-maze', floor: 2 }).do(EXPLORE);
    expect([table.told('timeSpent').length, table.told('doorPlaced').length]).toEqual([2, 3]);
  });

  it('a foe’s or an option’s own time is not doubled', () => {
    const table = aChoice({ ...FOUR, doors: [open('ice-elemental-1', 'boulder-1')], rolls: [1, 1, 1, 1, 1, 1, 1, 1] }).do(
      enter(0),
    );
    table.do({ type: 'splitParty', heroes: ['mage', 'warrior'], card: 'ice-elemental-1' });
    expect(table.told('timeSpent')).toHaveLength(3);
    expect(aFight('ice-elemental-1', { heroes: ['mage'], rolls: [1, 1, 1, 1, 1, 1, 1] }).told('timeSpent')).toHaveLength(3);
  });
});

describe('explore (p. 36)', () => {
  it('a closed door is two cards, and four doors are the limit', () => {
    const deck = ['goblin-1', 'goblin-2', 'beetle-1', 'beetle-2', 'ogre-1', 'ogre-1.b'] as const;
    const table = aChoice({ ...FOUR, deck, doors: [open('wraith-1', 'wraith-2')] }).do(EXPLORE);
    expect(table.state.doors).toEqual([
      open('wraith-1', 'wraith-2'),
      shut('goblin-1', 'goblin-2'),
      shut('beetle-1', 'beetle-2'),
      shut('ogre-1', 'ogre-1.b'),
    ]);
  });

  it('a door that would have a single card is not made: the card is discarded (p. 37)', () => {
    const table = aChoice({ ...FOUR, cardsLeft: 3 }).do(EXPLORE);
    expect(names(table)).toEqual(['doorPlaced', 'cardDiscarded', 'stairsFound', 'dieStored', 'turnEnded', 'phaseBegun']);
    expect([table.state.doors.filter((door) => door !== null).length, table.state.discard.length]).toEqual([1, 88 - 2]);
  });

  it('a last card alone is discarded, too, and the stairs are found', () => {
    const table = aChoice({ ...FOUR, cardsLeft: 1 }).do(EXPLORE);
    expect([table.state.doors.every((door) => door === null), table.state.phase]).toEqual([true, 'descend']);
  });
});

describe('enter a room (p. 36)', () => {
  it('both cards are turned up and the door is open for good', () => {
    const table = aChoice({ ...FOUR, doors: [shut('goblin-1', 'boulder-1')] }).do(enter(0));
    expect(table.told('doorOpened')).toMatchObject([{ cards: ['goblin-1', 'boulder-1'] }]);
    table.do(FLEE);
    expect([table.state.doors[0], table.state.phase]).toEqual([open('goblin-1', 'boulder-1'), 'turnStart']);
  });

  it('an open door means two encounters, without flight', () => {
    const table = aChoice({ ...FOUR, doors: [open('goblin-1', 'boulder-1')] }).do(enter(0));
    expect(table.state.phase).toBe('split');
    expect(table.why(FLEE)).toBe('wrongPhase');
  });
});

describe('stairs (p. 37)', () => {
  it.each([
    [0, 4, 0],
    [1, 5, 0],
    [2, 0, 2],
    [5, 3, 2],
  ])('every six tokens: four time on %d tokens leave %d and hurt %d heroes', (stairsTokens, left, hurt) => {
    const table = aScene({ ...FOUR, cardsLeft: 0, stairsTokens, doors: [open('ogre-1', 'ogre-2')] }).do(START);
    expect(table.state.stairsTokens).toBe(left);
    if (hurt === 2) table.do(struck('mage'), struck('paladin'));
    expect(table.state.heroes.map(({ damage }) => damage)).toEqual(hurt === 2 ? [1, 0, 1, 0] : [0, 0, 0, 0]);
    expect(table.state.phase).toBe('choose');
  });

  it('the two are different heroes', () => {
    const table = aScene({ ...FOUR, cardsLeft: 0, stairsTokens: 2, doors: [open('ogre-1', 'ogre-2')] }).do(
      START,
      struck('rogue'),
    );
    expect([table.why(struck('rogue')), table.legal('assignStairsDamage').length]).toEqual(['alreadyStruck', 3]);
  });

  it('any two of the four, whoever is in the encounter (p. 37)', () => {
    const plan = {
      ...FOUR,
      cardsLeft: 0,
      stairsTokens: 3,
      doors: [open('ice-elemental-1', 'boulder-1')],
      rolls: Array(8).fill(1),
    };
    const table = aChoice(plan).do(enter(0), { type: 'splitParty', heroes: ['mage', 'warrior'], card: 'ice-elemental-1' });
    expect(table.state.phase).toBe('stairsDamage');
    table.do(struck('paladin'), struck('rogue'));
    expect(table.state.heroes.map(({ damage }) => damage)).toEqual([0, 0, 1, 1]);
    expect([table.state.encounter?.heroes, table.state.phase]).toEqual([['mage', 'warrior'], 'pool']);
  });
});
