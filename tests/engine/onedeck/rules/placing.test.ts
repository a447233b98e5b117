import { describe, expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import { aFight, aRound, drink, option, ROLL } from '../../../support/scenes';

// Pages 30 to 32: placing dice, what skills and potions cost, when they can be used, and what they do.

const CAVE = { dungeon: 'dragons-cave' } as const;
const PAIR = { ...CAVE, heroes: ['mage', 'warrior'] } as const;
const whyCover = (table: Table, box: number, ...dice: readonly string[]) =>
  table.why({ type: 'cover', box, dice: table.dice(...dice) });
const whyUse = (table: Table, skill: 'steady-hands' | 'valor' | 'accuracy' | 'flameweave', ...dice: readonly string[]) =>
  table.why({ type: 'useSkill', hero: table.hero().id, skill, dice: table.dice(...dice) });

describe('placing dice (p. 30 and 31)', () => {
  it.each([
    [4, 'dieTooLow'],
    [5, null],
    [6, null],
  ])('a normal box of agility 5 and a die of %d: %s', (value, why) => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 1, 1, 1, value, 1, 1] });
    expect(whyCover(table, 3, `agility ${value}`)).toBe(why);
  });

  it('of its own colour, and one die only', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [6, 6, 6, 6, 5, 5, 6] });
    expect([whyCover(table, 3, 'strength 6'), whyCover(table, 3, 'magic 6')]).toEqual(['dieWrongColor', 'dieWrongColor']);
    expect(whyCover(table, 3, 'agility 5', 'agility 5')).toBe('oneDieOnly');
  });

  it('two heroes can fill a wide box together', () => {
    const table = aFight('force-wall-1', { ...CAVE, heroes: ['mage', 'paladin'], rolls: [6, 5, 2, 2, 1] }).do(option(1));
    table.cover(1, 'mage magic 2').cover(0, 'mage magic 6', 'mage magic 5', 'paladin magic 2', 'paladin magic 1');
    expect(table.state.encounter?.boxes[0]?.dice.map(({ hero }) => hero)).toEqual(['mage', 'mage', 'paladin', 'paladin']);
  });

  it.each([
    [1, 'agility'],
    [0, 'strength'],
    [6, 'strength'],
  ])('a heroic die goes on box %d of %s, alone or in a sum', (box, color) => {
    const table = aFight('ogre-1', { ...CAVE, level: 2, rolls: [1, 1, 1, 1, 1, 1, 1, 6] }).cover(box, 'heroic 6');
    expect(table.state.encounter?.boxes[box]).toMatchObject({ color, dice: [{ color: 'heroic', value: 6 }] });
    const sum = aFight('ogre-1', { ...CAVE, level: 2, rolls: [1, 2, 1, 1, 1, 1, 1, 3] });
    expect(whyCover(sum, 0, 'heroic 3', 'strength 1', 'strength 2')).toBeNull();
  });

  it('grey boxes have the colour of the chosen option', () => {
    const table = aFight('locked-door-1', { ...CAVE, rolls: [6, 6] }).do(option(0));
    expect(table.state.encounter?.boxes[1]).toMatchObject({ color: 'agility', value: 2 });
    expect(table.cover(1, 'agility 6').state.encounter?.boxes[1]?.dice).toHaveLength(1);
  });

  it('dice on boxes are not in the pool, and nothing changes or spends them', () => {
    const table = aFight('ogre-1', { ...CAVE, identified: ['skeleton-2'], rolls: [2, 2, 2, 1, 6, 6, 6, 5, 5] });
    table.cover(0, 'strength 2', 'strength 2', 'strength 2').do(drink('warrior', 'clarity'));
    expect(table.told('dieRerolled')).toHaveLength(1);
    expect(table.state.encounter?.boxes[0]?.dice.map(({ value }) => value)).toEqual([2, 2, 2]);
    expect(table.why({ type: 'discardDie', die: 1 })).toBe('noSuchDie');
    expect(table.why({ type: 'makeHeroic', dice: [1, 2], hero: 'warrior' })).toBe('noSuchDie');
  });
});

describe('costs (p. 31)', () => {
  it('a free skill takes no die', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1, 4], with: { warrior: { skills: ['boulder-1'] } } });
    expect(whyUse(table, 'valor', 'strength 1')).toBe('costCount');
    expect(table.use('valor').pool()).toHaveLength(8);
  });

  it('three agility dice for Accuracy, of the hero’s own pool', () => {
    const table = aFight('boulder-1', {
      ...CAVE,
      heroes: ['rogue', 'mage'],
      rolls: [1, 2, 3, 6],
      with: { rogue: { skills: ['beetle-1'] } },
    });
    table.do(option(1), ROLL);
    expect(whyUse(table, 'accuracy', 'rogue agility 1', 'rogue agility 2', 'mage agility 6')).toBe('notYourDie');
    expect(table.use('accuracy', 'rogue agility 1', 'rogue agility 2', 'rogue agility 3').pool()).toEqual([
      'agility 6',
      'heroic 6',
    ]);
  });

  it('a potion takes one token of the party, whoever drinks', () => {
    const table = aFight('ogre-1', {
      ...PAIR,
      potions: 2,
      identified: ['arrow-wall-2'],
      rolls: [1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 6],
    });
    table.do(drink('warrior', 'mana'));
    expect([table.state.potions, table.dice('warrior magic 4', 'warrior magic 5', 'warrior magic 6').length]).toEqual([1, 3]);
  });

  it('a token is any one of the known types, and of no other', () => {
    const table = aFight('ogre-1', { ...CAVE, identified: ['arrow-wall-2', 'skeleton-2'], rolls: [1, 6, 6, 6, 6, 6, 6] });
    expect([table.why(drink('warrior', 'mana')), table.why(drink('warrior', 'clarity'))]).toEqual([null, null]);
    expect(table.why(drink('warrior', 'heroism'))).toBe('potionUnknown');
  });
});

describe('timing (p. 32)', () => {
  const both = { warrior: { skills: ['boulder-1', 'phantom-1'] } } as const;

  it('combat skills in combat and against the boss, peril skills in perils', () => {
    const combat = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1], with: both });
    expect([whyUse(combat, 'valor'), whyUse(combat, 'steady-hands')]).toEqual([null, 'skillNotHere']);
    const boss = aRound({ rolls: [1, 2, 3, 4, 5, 6, 1], with: both });
    expect([whyUse(boss, 'valor'), whyUse(boss, 'steady-hands')]).toEqual([null, 'skillNotHere']);
    const peril = aFight('cave-in-1', { ...CAVE, rolls: [1, 2], with: both }).do(option(1));
    expect([whyUse(peril, 'valor'), whyUse(peril, 'steady-hands')]).toEqual(['skillNotHere', null]);
  });

  it('a skill once in an encounter, a potion as often as there are tokens', () => {
    const plan = { ...CAVE, potions: 2, identified: ['arrow-wall-2'], with: both } as const;
    const table = aFight('ogre-1', { ...plan, rolls: [1, 2, 3, 4, 5, 6, 1, 6, 1, 1, 1, 1, 1, 1] }).use('valor');
    expect(whyUse(table, 'valor')).toBe('skillUsed');
    table.do(drink('warrior', 'mana'), drink('warrior', 'mana'));
    expect([table.why(drink('warrior', 'mana')), table.state.potions]).toEqual(['noPotions', 0]);
  });
});

describe('effects (p. 32)', () => {
  it('gain: a die from the supply, showing the number', () => {
    const table = aFight('ogre-1', {
      ...CAVE,
      heroes: ['mage'],
      rolls: [1, 1, 1, 1, 1, 1, 2],
      with: { mage: { skills: ['cave-in-1'] } },
    });
    table.use('flameweave', 'magic 2');
    expect(table.told('dieGained')).toMatchObject([{ hero: 'mage', color: 'magic', value: 5 }]);
    expect(table.told('dieRolled')).toEqual([]);
  });

  it('roll: a die from the supply, rolled', () => {
    const plan = { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1, 4], with: { warrior: { skills: ['boulder-1'] } } } as const;
    expect(aFight('ogre-1', plan).use('valor').told('dieRolled')).toMatchObject([{ color: 'heroic', value: 4, from: 'supply' }]);
  });

  it('increase: never above 6', () => {
    const plan = { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 6], with: { warrior: { skills: ['bandit-2'] } } } as const;
    const table = aFight('ogre-1', plan).use('cleave', 'strength 1').choose('strength 2', 'agility 5', 'agility 6', 'magic 6');
    expect(table.pool()).toEqual(['strength 3', 'strength 3', 'strength 4', 'agility 6', 'agility 6', 'magic 6']);
  });

  it('reroll and change: dice already in the own pool, not the partner’s', () => {
    const plan = { ...PAIR, rolls: [1, 2, 3, 4, 1, 2, 3, 4, 6], with: { mage: { skills: ['ice-elemental-1'] } } } as const;
    const table = aFight('ogre-1', plan).use('lucky-familiar');
    expect(table.why({ type: 'chooseDice', dice: table.dice('warrior strength 1') })).toBe('dieNotEligible');
    expect(table.choose('mage agility 1').told('dieRerolled')).toMatchObject([{ value: 6 }]);
  });

  it('prevent: symbols are ignored when consequences are suffered', () => {
    const plan = { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1], with: { warrior: { skills: ['goblin-2'] } } } as const;
    const table = aFight('ogre-1', plan).use('dodge', 'agility 5');
    expect(table.hero().damage).toBe(0);
    expect(table.do({ type: 'finish' }).told('consequencesCounted')).toMatchObject([{ damage: 9 - 1 }]);
  });
});
