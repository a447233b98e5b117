import { describe, expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import {
  aChoice,
  aFight,
  aRound,
  aScene,
  bonus,
  DESCEND,
  discard,
  drink,
  enter,
  FINISH,
  FLEE,
  feat,
  names,
  option,
  ROLL,
  shut,
} from '../../../support/scenes';

// Rulings R11, R16 and R30 to R32: what skills and feats cost, and those that act by themselves.

const CAVE = { dungeon: 'dragons-cave' } as const;
const time = (table: Table) => table.told('timeSpent').length;

describe('R11: Fade charges one time for every skill used', () => {
  const rolls = [5, 6, 6, 6, 6, 1, 6] as const;

  it('for a skill from the cards and for a basic one', () => {
    const has = { warrior: { skills: ['beetle-2'], basicSkill: 'true-strike' } } as const;
    const table = aFight('shadow-1', { ...CAVE, rolls, with: has });
    expect(time(table.use('crushing-blow', 'strength 5'))).toBe(1);
    expect(time(table.use('true-strike', 'strength 6'))).toBe(1);
  });

  it('for a starting skill and for a talent used as a skill', () => {
    const pair = { ...CAVE, heroes: ['warrior', 'mage'], rolls: [1, 1, 1, 1, 1, 1, 1, 1] } as const;
    const table = aFight('shadow-1', { ...pair, with: { mage: { talents: ['planning'] } } });
    expect(time(table.use('fearless-charge'))).toBe(1);
    expect(time(table.do({ type: 'useSkill', hero: 'mage', skill: 'planning', dice: [] }))).toBe(1);
  });

  it('not for potions and feats', () => {
    const table = aFight('shadow-1', {
      ...CAVE,
      identified: ['arrow-wall-2'],
      rolls: [4, ...rolls, 1, 2, 3],
      with: { warrior: { stored: [1], damage: 1 } },
    });
    expect(time(table.do(feat('warrior')))).toBe(0);
    expect(time(table.do(drink('warrior', 'mana')))).toBe(0);
  });
});

describe('R16: strength and agility costs take the printed count of dice, mana any set that reaches it', () => {
  const why = (table: Table, skill: 'flurry' | 'haste' | 'crushing-blow', ...dice: readonly string[]) =>
    table.why({ type: 'useSkill', hero: table.hero().id, skill, dice: table.dice(...dice) });

  it('exactly two strength dice for Flurry', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1], with: { warrior: { skills: ['ice-elemental-2'] } } });
    expect(why(table, 'flurry', 'strength 1')).toBe('costCount');
    expect(why(table, 'flurry', 'strength 1', 'strength 2', 'strength 3')).toBe('costCount');
    expect(why(table, 'flurry', 'strength 1', 'agility 5')).toBe('dieWrongColor');
    expect(why(table, 'flurry', 'strength 1', 'strength 2')).toBeNull();
  });

  it('three mana for Haste: one die, several, or more than needed', () => {
    const table = aFight('ogre-1', {
      ...CAVE,
      heroes: ['mage'],
      rolls: [6, 6, 6, 1, 2, 3, 6],
      with: { mage: { skills: ['wraith-2'] } },
    });
    expect(why(table, 'haste', 'magic 2')).toBe('manaTooLow');
    expect(why(table, 'haste', 'agility 6')).toBe('dieWrongColor');
    for (const dice of [
      ['magic 3'],
      ['magic 1', 'magic 2'],
      ['magic 1', 'magic 6'],
      ['magic 1', 'magic 2', 'magic 3', 'magic 6'],
    ]) {
      expect(why(table, 'haste', ...dice)).toBeNull();
    }
    expect(
      table
        .legal('useSkill')
        .map(({ dice }) => dice.length)
        .sort(),
    ).toEqual([1, 1, 2]);
  });

  it('heroic dice stand for any colour', () => {
    const skilled = { warrior: { skills: ['ice-elemental-2', 'wraith-2', 'beetle-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, level: 4, rolls: [1, 2, 3, 4, 5, 6, 1, 4, 5], with: skilled });
    expect(why(table, 'flurry', 'strength 1', 'heroic 4')).toBeNull();
    expect(why(table, 'haste', 'heroic 4')).toBeNull();
    expect(why(table, 'crushing-blow', 'heroic 5')).toBeNull();
  });

  it('the die of Armor Crush covers armor and pays nothing', () => {
    const skilled = { warrior: { skills: ['glooping-ooze-1', 'beetle-2'] } } as const;
    const table = aFight('beetle-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1], with: skilled }).use('armor-crush', 'strength 1');
    expect(why(table, 'crushing-blow', 'heroic 6')).toBe('dieOnlyArmor');
    const bare = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 1], with: skilled }).use('armor-crush', 'strength 1');
    expect(bare.why({ type: 'cover', box: 1, dice: bare.dice('heroic 6') })).toBe('dieOnlyArmor');
    expect(table.cover(2, 'heroic 6').state.encounter?.boxes[2]?.dice[0]).toMatchObject({ value: 6, only: 'armor' });
  });

  it('the die of Mana Fountain pays mana and covers nothing', () => {
    const skilled = { mage: { skills: ['fire-elemental-2', 'wraith-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, floor: 2, heroes: ['mage'], rolls: [6, 1, 1, 1, 1, 1, 1, 2, 5], with: skilled });
    table.use('mana-fountain');
    expect(table.why({ type: 'cover', box: 7, dice: table.dice('magic 6') })).toBe('dieOnlyMana');
    table.use('haste', 'magic 6');
    expect(table.pool()).toContain('agility 5');
  });
});

describe('R30: starting skills that act by themselves need no use', () => {
  it('Stealth offers one more door after a flight, and does not force it', () => {
    const plan = { heroes: ['rogue'], doors: [shut('ogre-1')], deck: ['goblin-1', 'goblin-2'] } as const;
    const table = aChoice(plan).do(enter(0), FLEE);
    expect(table.state.phase).toBe('stealth');
    const doors = table.do({ type: 'addDoor' }).state.doors;
    expect([doors[1], doors[2], table.state.phase]).toEqual([{ cards: ['goblin-1'], open: false }, null, 'turnStart']);
    expect(aChoice(plan).do(enter(0), FLEE, FINISH).state.doors[1]).toBeNull();
  });

  it('Stealth offers nothing without a free place or without a card', () => {
    const full = [shut('ogre-1'), shut('ogre-2'), shut('goblin-1'), shut('goblin-2')];
    expect(aChoice({ heroes: ['rogue'], doors: full }).do(enter(0), FLEE).state.phase).toBe('turnStart');
    expect(aChoice({ heroes: ['rogue'], doors: [shut('ogre-1')], cardsLeft: 0 }).do(enter(0), FLEE).state.phase).toBe('descend');
  });

  it('Second Wind heals two with every descent, also to the boss', () => {
    const down = { cardsLeft: 1, with: { warrior: { damage: 3 } } } as const;
    const table = aScene(down).do({ type: 'startTurn' }, DESCEND);
    expect(table.told('damageHealed')).toMatchObject([{ amount: 2, total: 1, cause: 'second-wind' }]);
    expect(aRound({ ...CAVE, rolls: [1, 1, 1, 1, 1, 1, 1], with: { warrior: { damage: 1 } } }).hero().damage).toBe(1);
    const last = aScene({ ...down, floor: 3, rolls: [1, 1, 1, 1, 1, 1, 1] }).do({ type: 'startTurn' }, DESCEND);
    expect(last.told('damageHealed')).toHaveLength(1);
  });

  it('Armor and Kiting cannot be used in an encounter', () => {
    const paladin = aFight('ogre-1', { ...CAVE, heroes: ['paladin'], rolls: [1, 1, 1, 1, 1, 1, 1] });
    expect(paladin.why({ type: 'useSkill', hero: 'paladin', skill: 'armor', dice: [] })).toBe('skillNotHere');
    const archer = aFight('ogre-1', { ...CAVE, heroes: ['archer'], rolls: [1, 1, 1, 1, 1, 1, 1] }).do(ROLL);
    expect(archer.why({ type: 'useSkill', hero: 'archer', skill: 'kiting', dice: [] })).toBe('skillNotHere');
  });

  it('Kiting in a boss round, Shield Aura and Fearless Charge are turned on by the player', () => {
    const archer = aRound({ ...CAVE, heroes: ['archer'], rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], potions: 20 });
    archer.use('kiting').do(FINISH);
    expect(archer.told('consequencesCounted')).toMatchObject([{ damage: 11 - 1 }]);
    archer.do(drink('archer'), drink('archer'), drink('archer'));
    const mage = aFight('boulder-1', { ...CAVE, heroes: ['mage'], rolls: [1, 1, 1, 1] }).do(option(0));
    expect(mage.legal('useSkill').map(({ skill }) => skill)).toEqual(['shield-aura']);
    const pair = aFight('ogre-1', { ...CAVE, heroes: ['warrior', 'mage'], rolls: [1, 1, 1, 1, 1, 1, 1, 1] });
    expect(pair.use('fearless-charge').told('symbolsPrevented')).toMatchObject([{ damage: 0, time: 1 }]);
  });
});

describe('R31: partner skills act on the partner’s pool in the same encounter', () => {
  it('Power Transfer gives a strength or an agility die of 1', () => {
    const table = aFight('ogre-1', { ...CAVE, heroes: ['mage', 'warrior'], rolls: [5, 5, 5, 5, 5, 5, 5, 5] });
    expect(
      table
        .legal('useSkill')
        .filter(({ skill }) => skill === 'power-transfer')
        .map(({ way }) => way ?? 0),
    ).toEqual([0, 1]);
    table.do({ type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [], way: 1 });
    expect(table.told('dieGained')).toMatchObject([{ hero: 'warrior', color: 'agility', value: 1 }]);
  });

  it('Combined Shot raises one strength die of the partner', () => {
    const table = aFight('ogre-1', { ...CAVE, heroes: ['archer', 'warrior'], rolls: [2, 5, 5, 5, 2, 4, 6, 5] }).do(ROLL);
    table.use('combined-shot');
    expect(table.why({ type: 'chooseDice', dice: table.dice('archer strength 2') })).toBe('dieNotEligible');
    expect(table.choose('warrior strength 4').dice('warrior strength 5')).toHaveLength(1);
  });

  it('Support Aura and Dungeoneering reroll ones of the partner, as many as wanted', () => {
    const aura = aFight('ogre-1', { ...CAVE, heroes: ['paladin', 'warrior'], rolls: [1, 1, 1, 1, 1, 1, 2, 5, 6, 4] }).use(
      'support-aura',
    );
    aura.choose('warrior strength 1', 'warrior strength 1');
    expect(aura.pool().filter((die) => die === 'strength 1')).toHaveLength(2);
    const peril = aFight('boulder-1', { ...CAVE, heroes: ['rogue', 'warrior'], rolls: [1, 1, 1, 1, 6] }).do(option(1), ROLL);
    peril.use('dungeoneering');
    expect(peril.dice('warrior agility 6')).toHaveLength(1);
    expect(peril.told('dieRerolled')).toHaveLength(1);
  });
});

describe('R32: Daring Gamble pays once, and Eagle Eye chooses after seeing', () => {
  it('two 1s are one penalty', () => {
    const table = aFight('ogre-1', { ...CAVE, heroes: ['rogue'], rolls: [1, 1, 6, 6, 6, 6, 6, 6, 6] }).do(feat('rogue', 2));
    expect([table.hero().damage, time(table)]).toEqual([1, 3]);
  });

  it('no 1, no penalty', () => {
    const table = aFight('ogre-1', { ...CAVE, heroes: ['rogue'], rolls: [2, 3, 6, 6, 6, 6, 6, 6, 6] }).do(feat('rogue', 2));
    expect([table.hero().damage, time(table)]).toEqual([0, 0]);
  });

  it.each([
    [2, 2],
    [3, 4],
  ])('the archer rolls %d dice for %d time, sees them and discards one', (dice, price) => {
    const rolls = [3, 6, 2].slice(0, dice);
    const table = aFight('ogre-1', { ...CAVE, heroes: ['archer'], rolls: [...rolls, 5, 5, 5, 5, 5, 5, 5] }).do(
      feat('archer', dice),
    );
    expect([time(table), table.pool()]).toEqual([price, rolls.map((value) => `heroic ${value}`)]);
    expect([table.state.phase, table.legal('discardDie').length]).toEqual(['eagleEye', dice]);
    table.do(discard(table.dice('heroic 3')[0] ?? 0));
    expect(table.pool().filter((die) => die.startsWith('heroic'))).toHaveLength(dice - 1);
  });

  it('both may use their feat, in either order', () => {
    const stored = { warrior: { stored: [1], damage: 1 } };
    const table = aFight('ogre-1', {
      ...CAVE,
      heroes: ['rogue', 'warrior'],
      level: 2,
      rolls: [5, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      with: stored,
    });
    table.do(feat('warrior'), feat('rogue'));
    expect(names(table)).toEqual(['featUsed', 'dieRolled', 'phaseBegun']);
    table.do(bonus('rogue'));
    expect(table.pool().slice(0, 2)).toEqual(['heroic 5', 'heroic 2']);
  });
});
