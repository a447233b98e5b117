import { describe, expect, it } from 'vitest';
import { commandAt, commandNumber } from '../../../src/engine/kernel';
import { type Colour, DICE, FACES, HERO_IDS, ITEM_IDS, paperDungeons } from '../../../src/engine/paper';
import { aTable, aTurn, CALM } from './table';

const seat = 'seat-1';
/** Warrior and Rogue are black. */
const BLACK_EDGES = ['hunter-of-the-middle-depths'] as const;

describe('rolling', () => {
  it('three white dice and three black ones, with the printed faces and digits', () => {
    const printed = (colour: Colour) => FACES[colour].map(({ symbol, digit }) => `${symbol} ${digit ?? ''}`.trim());
    expect(printed('white')).toEqual(['skull', 'warrior 1', 'wizard 2', 'cleric 3', 'rogue 4', 'clover 9']);
    expect(printed('black')).toEqual(['skull', 'boots 0', 'warrior 5', 'wizard 6', 'cleric 7', 'rogue 8']);
    expect(DICE).toEqual(['white', 'white', 'white', 'black', 'black', 'black']);
  });

  it('P9: three skulls are thrown again, as often as needed, and hurt nobody', () => {
    const table = aTable();
    table.roll('skull skull warrior / skull boots rogue', 'skull skull skull / skull boots rogue', CALM);
    expect(table.told('diceRolled').map(({ again }) => again)).toEqual([true, true, false]);
    expect(table.sheet().damage).toBe(0);
  });

  it('P9: three clovers are thrown again', () => {
    const table = aTable().roll('clover clover clover / boots warrior rogue', CALM);
    expect(table.told('diceRolled')).toHaveLength(2);
  });

  it('P9: two skulls and two clovers lie', () => {
    const table = aTable().roll('clover clover skull / skull warrior rogue');
    expect(table.told('diceRolled')).toHaveLength(1);
    expect(table.sheet().damage).toBe(2);
  });

  it('P10: all skulls of a roll are one event of damage, before anybody chooses', () => {
    const table = aTable({ seats: 2 }).roll('skull warrior wizard / skull boots rogue');
    expect(table.told('damageTaken')).toMatchObject([
      { seat: 'seat-1', cause: 'skulls', amount: 2 },
      { seat: 'seat-2', cause: 'skulls', amount: 2 },
    ]);
    expect(table.state.phase).toBe('dice');
  });

  it('P10: a Cleric at level 4 is not hurt by skulls, from the next roll on', () => {
    const table = aTurn({}, 'skull clover wizard / boots warrior rogue').with({
      heroes: { warrior: 1, wizard: 1, cleric: 3, rogue: 1 },
    });
    expect(table.sheet().damage).toBe(1);
    table.do({ type: 'raise', seat, die: 1, hero: 'cleric' });
    expect(table.sheet().damage).toBe(1);
    table.idle().roll('skull warrior wizard / skull boots rogue');
    expect(table.told('damageSpared')).toMatchObject([{ cause: 'skulls', amount: 2 }]);
    expect(table.sheet().damage).toBe(1);
  });
});

describe('three dice', () => {
  it('P11: no die twice, no skull, no fourth', () => {
    const table = aTurn({}, 'skull warrior wizard / boots warrior rogue').do({ type: 'brew', seat, die: 1 });
    expect(table.why({ type: 'brew', seat, die: 1 })).toBe('dieUsed');
    expect(table.why({ type: 'brew', seat, die: 0 })).toBe('dieIsSkull');
    expect(table.why({ type: 'brew', seat, die: 6 })).toBe('noSuchDie');
    table.go(2, []).go(3, []);
    expect(table.why({ type: 'brew', seat, die: 4 })).toBe('diceUsedUp');
  });

  it('P11: digits are written in the order of use, and two dice with the same face are two dice', () => {
    const table = aTurn({}, 'warrior warrior wizard / boots warrior rogue');
    table.go(5, []).go(1, []).go(0, []);
    expect(table.sheet().digits).toEqual([8, 1, 1]);
    expect(table.sheet().used).toEqual([5, 1, 0]);
  });

  it('P11: dice that look alike are listed once, and the other one may be named', () => {
    const table = aTurn({}, 'warrior warrior wizard / boots warrior rogue');
    expect(table.legal().filter(({ type }) => type === 'brew')).toMatchObject([
      { die: 0 },
      { die: 2 },
      { die: 3 },
      { die: 4 },
      { die: 5 },
    ]);
    expect(table.why({ type: 'brew', seat, die: 1 })).toBeNull();
  });

  it('P11: the other one has a number, so that saves and links need not spell it out', () => {
    const { state } = aTurn({}, 'warrior warrior wizard / boots warrior rogue');
    for (const use of [
      { type: 'brew', seat, die: 1 },
      { type: 'craft', seat, die: 1, item: 'flaming-sword' },
    ] as const) {
      const number = commandNumber(paperDungeons, state, use);
      expect(number).toBeGreaterThanOrEqual(paperDungeons.legal(state).length);
      expect(commandAt(paperDungeons, state, number ?? -1)).toEqual(use);
    }
    expect(commandNumber(paperDungeons, state, { type: 'brew', seat, die: 6 })).toBeNull();
  });

  it('P11: a walk is finished before the next die', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 0 });
    expect(table.why({ type: 'brew', seat, die: 1 })).toBe('walkFirst');
    expect(table.why({ type: 'confirm', seat })).toBe('walkFirst');
    expect(table.do({ type: 'stop', seat }).why({ type: 'stop', seat })).toBe('notWalking');
  });

  it('P12: fewer than three dice are not enough', () => {
    const table = aTurn().go(0, []).go(1, []);
    expect(table.why({ type: 'confirm', seat })).toBe('diceLeft');
    expect(table.go(2, []).why({ type: 'confirm', seat })).toBeNull();
  });

  it('P12: a die may be wasted on a full satchel, or on no step at all', () => {
    const table = aTurn().with({ potions: 12 }).do({ type: 'brew', seat, die: 0 });
    expect(table.told('potionsGained')).toMatchObject([{ amount: 0, lost: 2, potions: 12 }]);
    table.do({ type: 'walk', seat, die: 1 }, { type: 'stop', seat });
    expect(table.told('walkEnded')).toMatchObject([{ lost: 2 }]);
  });
});

describe('levels', () => {
  it.each(HERO_IDS)('P13: %s rises by its symbol in its colour', (hero) => {
    const table = aTurn({ objectives: BLACK_EDGES }, `${hero} wizard cleric / ${hero} boots boots`);
    const [right, wrong] = table.seat().alignment?.[hero] === 'black' ? [3, 0] : [0, 3];
    expect(table.why({ type: 'raise', seat, die: wrong, hero })).toBe('colourWrong');
    expect(table.do({ type: 'raise', seat, die: right, hero }).sheet().heroes[hero]).toBe(2);
  });

  it('P13: a clover raises any hero, in either colour', () => {
    for (const hero of HERO_IDS) {
      const table = aTurn({}, 'clover wizard cleric / boots warrior rogue').do({ type: 'raise', seat, die: 0, hero });
      expect(table.sheet().heroes[hero]).toBe(2);
    }
  });

  it('P13: boots raise nobody, and another symbol does not', () => {
    const table = aTurn({ objectives: BLACK_EDGES });
    expect(table.why({ type: 'raise', seat, die: 3, hero: 'warrior' })).toBe('symbolWrong');
    expect(table.why({ type: 'raise', seat, die: 5, hero: 'warrior' })).toBe('symbolWrong');
    expect(table.why({ type: 'raise', seat, die: 4, hero: 'dragon' })).toBe('noSuchHero');
  });

  it('P13: no hero rises above level 6', () => {
    const table = aTurn({}, 'clover wizard cleric / boots warrior rogue').with({
      heroes: { warrior: 6, wizard: 1, cleric: 1, rogue: 1 },
    });
    expect(table.why({ type: 'raise', seat, die: 0, hero: 'warrior' })).toBe('heroAtTop');
  });
});

describe('a change of colour', () => {
  const WRONG = { type: 'raise', seat, die: 0, hero: 'warrior' } as const;

  it('P14: nobody has one without the gift or the power', () => {
    const table = aTurn({ objectives: BLACK_EDGES });
    expect(table.why(WRONG)).toBe('colourWrong');
    expect(table.why({ ...WRONG, change: 'wizard' })).toBe('changeNotYours');
    expect(table.why({ ...WRONG, change: 'psionic' })).toBe('changeNotYours');
    expect(table.why({ ...WRONG, change: 'luck' })).toBe('changeUnknown');
  });

  it('P14: gift and power are two permissions, each for one die a turn; the symbol stays', () => {
    const table = aTurn({ objectives: BLACK_EDGES, powers: ['psionic'] }, 'warrior warrior rogue / boots warrior rogue');
    table.with({ heroes: { warrior: 1, wizard: 4, cleric: 1, rogue: 1 } });
    table.do({ ...WRONG, change: 'wizard' });
    expect(table.why({ ...WRONG, die: 1, change: 'wizard' })).toBe('changeUsed');
    expect(table.why({ ...WRONG, die: 2, change: 'psionic' })).toBe('symbolWrong');
    table.do({ ...WRONG, die: 1, change: 'psionic' });
    expect(table.sheet()).toMatchObject({ heroes: { warrior: 3 }, changed: ['wizard', 'psionic'] });
    expect(table.why({ type: 'raise', seat, die: 2, hero: 'rogue', change: 'psionic' })).toBe('changeUsed');
    table.idle().roll();
    expect(table.sheet().changed).toEqual([]);
  });

  it('P14: it is refused where the colour fits already', () => {
    const table = aTurn({ objectives: BLACK_EDGES, powers: ['psionic'] }, 'clover warrior rogue / boots warrior rogue');
    expect(table.why({ type: 'raise', seat, die: 4, hero: 'warrior', change: 'psionic' })).toBe('changeNotNeeded');
    expect(table.why({ type: 'raise', seat, die: 0, hero: 'warrior', change: 'psionic' })).toBe('changeNotNeeded');
  });

  it('P14: the gift can be used in the turn it is won, by a later die', () => {
    const table = aTurn({ objectives: BLACK_EDGES }, 'wizard warrior rogue / boots warrior rogue');
    table.with({ heroes: { warrior: 1, wizard: 3, cleric: 1, rogue: 1 } });
    expect(table.why({ ...WRONG, die: 1, change: 'wizard' })).toBe('changeNotYours');
    table.do({ type: 'raise', seat, die: 0, hero: 'wizard' }, { ...WRONG, die: 1, change: 'wizard' });
    expect(table.sheet().heroes.warrior).toBe(2);
  });
});

describe('crafting', () => {
  it('P15: the first four items take their own symbol or a clover, in any colour', () => {
    const table = aTurn({}, 'warrior clover wizard / boots warrior rogue');
    for (const die of [0, 1, 4]) expect(table.why({ type: 'craft', seat, die, item: 'flaming-sword' })).toBeNull();
    for (const die of [2, 3, 5]) expect(table.why({ type: 'craft', seat, die, item: 'flaming-sword' })).toBe('symbolWrong');
    expect(table.why({ type: 'craft', seat, die: 5, item: 'intangibility-cloak' })).toBeNull();
    expect(table.why({ type: 'craft', seat, die: 2, item: 'death-scepter' })).toBeNull();
    expect(table.why({ type: 'craft', seat, die: 0, item: 'spoon' })).toBe('noSuchItem');
  });

  it('P15: the last four take any symbol, boots and clover too', () => {
    const table = aTurn({}, 'warrior clover wizard / boots warrior rogue');
    for (const item of ITEM_IDS.slice(4)) {
      for (const die of [0, 1, 2, 3, 4, 5]) expect(table.why({ type: 'craft', seat, die, item })).toBeNull();
    }
  });

  it('P15: both boxes may be filled in one turn, and no third', () => {
    const item = 'crown-of-the-righteous-king';
    const table = aTurn().do({ type: 'craft', seat, die: 0, item }, { type: 'craft', seat, die: 3, item });
    expect(table.sheet().items[item]).toBe(2);
    expect(table.why({ type: 'craft', seat, die: 1, item })).toBe('itemFinished');
  });
});
