import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aScene,
  CONFRONT,
  DESCEND,
  EXPLORE,
  enter,
  FLEE,
  names,
  open,
  START,
  STAY,
  shut,
} from '../../../support/scenes';

// Page 27: the turn, exploring and entering; pages 34 and 35: the stairs and the way down.

describe('a turn is the whole party’s', () => {
  it('first two time, then explore or enter a room', () => {
    const table = aScene({ heroes: ['mage', 'rogue'], doors: [shut('ogre-1')] }).do(START);
    expect(names(table)).toEqual(['turnStarted', 'timeSpent', 'timeSpent', 'phaseBegun']);
    expect(table.told('turnStarted')).toEqual([{ type: 'turnStarted', turn: 1 }]);
    expect([...table.legal('explore'), ...table.legal('enter')]).toEqual([EXPLORE, enter(0)]);
  });

  it('nothing is chosen before its time is spent', () => {
    const table = aScene({ doors: [shut('ogre-1')] });
    expect([table.why(EXPLORE), table.why(enter(0))]).toEqual(['wrongPhase', 'wrongPhase']);
  });
});

describe('explore', () => {
  it('closed doors until there are four', () => {
    const table = aChoice({ deck: ['goblin-1', 'goblin-2', 'beetle-1', 'beetle-2'] }).do(EXPLORE);
    expect(table.state.doors).toEqual([shut('goblin-1'), shut('goblin-2'), shut('beetle-1'), shut('beetle-2')]);
    expect(table.state.phase).toBe('turnStart');
  });

  it('open and closed doors count against the limit', () => {
    const table = aChoice({ doors: [open('ogre-1'), shut('ogre-2')] }).do(EXPLORE);
    expect(table.told('doorPlaced').map(({ door }) => door)).toEqual([2, 3]);
  });

  it('not with four doors, nor with an empty deck', () => {
    const four = [open('ogre-1'), shut('ogre-2'), open('goblin-1'), shut('goblin-2')];
    expect(aChoice({ doors: four }).why(EXPLORE)).toBe('doorsFull');
    expect(aChoice({ cardsLeft: 0, doors: [open('ogre-1')] }).why(EXPLORE)).toBe('deckEmpty');
  });

  it('with a card left, but not enough, as many as there are', () => {
    expect(aChoice({ cardsLeft: 1 }).do(EXPLORE).told('doorPlaced')).toHaveLength(1);
  });

  it('three doors in the Minotaur’s Maze', () => {
    expect(aChoice({ dungeon: 'minotaurs-maze' }).do(EXPLORE).told('doorPlaced')).toHaveLength(3);
  });
});

describe('enter a room', () => {
  it('not without doors', () => {
    const table = aChoice();
    expect([table.legal('enter'), table.why(enter(0))]).toEqual([[], 'noSuchDoor']);
  });

  it('a closed door is turned up, then faced or fled', () => {
    const table = aChoice({ doors: [shut('ogre-1')] }).do(enter(0));
    expect(table.told('doorOpened')).toEqual([{ type: 'doorOpened', door: 0, cards: ['ogre-1'] }]);
    expect([table.why(CONFRONT), table.why(FLEE), table.why(EXPLORE)]).toEqual([null, null, 'wrongPhase']);
  });

  it('a flight ends the turn, ignores the encounter entirely and leaves an open door', () => {
    const table = aChoice({ doors: [shut('fire-elemental-1')] }).do(enter(0), FLEE);
    expect([table.state.doors[0], table.hero().damage, table.state.phase]).toEqual([open('fire-elemental-1'), 0, 'turnStart']);
    expect([table.told('timeSpent'), table.state.loot, table.state.encounter]).toEqual([[], [], null]);
  });

  it('an open door cannot be fled', () => {
    const table = aChoice({ heroes: ['rogue'], doors: [open('ogre-1')] }).do(enter(0));
    expect([table.why(FLEE), table.state.encounter?.card]).toEqual(['wrongPhase', 'ogre-1']);
  });

  it.each([
    ['ogre-1', 'combat'],
    ['boulder-1', 'peril'],
  ] as const)('the icon of %s says: %s', (card, kind) => {
    const table = aChoice({ heroes: ['rogue'], doors: [open(card)] }).do(enter(0));
    expect(table.told('encounterBegun')).toMatchObject([{ kind, card }]);
  });
});

describe('the stairs', () => {
  it('revealed while exploring, the turn is over: down, or another turn to enter a room', () => {
    const table = aChoice({ cardsLeft: 2 }).do(EXPLORE);
    expect([table.state.phase, table.why(DESCEND)]).toEqual(['descend', null]);
    table.do(STAY, START, enter(0));
    expect(table.state.phase).toBe('door');
  });

  it('a token for each card that cannot be discarded, whatever the time is for', () => {
    const table = aChoice({ cardsLeft: 1, dungeon: 'lichs-tomb', doors: [open('boulder-1')], rolls: [1] }).do(enter(0));
    table.do({ type: 'chooseOption', option: 0 });
    expect([table.told('timeSpent').length, table.told('stairsTokenPlaced').length]).toEqual([1, 2]);
  });
});

describe('descend', () => {
  it('tokens go, then what a descent triggers, then the next floor, the shuffle and a new turn', () => {
    const gone = { rogue: { talents: ['recovery'], damage: 2 } } as const;
    const table = aScene({ heroes: ['rogue'], cardsLeft: 1, doors: [open('ogre-1')], with: gone }).do(START, DESCEND);
    expect(names(table)).toEqual(['descended', 'damageHealed', 'deckShuffled', 'phaseBegun']);
    expect([table.state.floor, table.state.stairsTokens, table.state.phase]).toEqual([2, 0, 'turnStart']);
    expect(table.state.deck).toHaveLength(44);
  });

  it('boxes of floors above stay in effect', () => {
    const table = aScene({ floor: 2, doors: [open('ogre-1')], rolls: [1, 1, 1, 1, 1, 1, 1] }).do(START, enter(0));
    expect(table.state.encounter?.boxes.slice(6).map(({ color, value, armor }) => [color, value, armor])).toEqual([
      ['magic', 2, true],
      ['strength', 5, false],
      ['magic', 3, true],
    ]);
  });

  it('from floor 3 to the boss', () => {
    const table = aScene({ floor: 3, cardsLeft: 1, rolls: [1, 1, 1, 1, 1, 1, 1] }).do(START, DESCEND);
    expect(names(table).slice(0, 2)).toEqual(['bossMet', 'bossRoundBegun']);
    expect(table.state.boss).toMatchObject({ id: 'lich', damage: 0, round: 1 });
  });
});
