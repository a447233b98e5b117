import { describe, expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import { aFight, drink, feat, names, option, ROLL } from '../../../support/scenes';

// Rulings R12 to R15, R17 and R18: dice that are rolled, supplied, allowed, one's own, and made heroic.

const CAVE = { dungeon: 'dragons-cave' } as const;
const REEF = { dungeon: 'hydras-reef', floor: 3 } as const;

describe('R12: the Bandit’s Dodge asks three dice for a heroic one', () => {
  const table = () => aFight('bandit-1', { ...CAVE, rolls: [5, 4, 6, 3, 2, 2, 2] });

  it('whose value is the lowest of the three', () => {
    const made = table();
    made.do({ type: 'makeHeroic', dice: made.dice('strength 5', 'strength 4', 'strength 6'), hero: 'warrior' });
    expect(made.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['heroic', 'heroic', 'heroic']);
    expect(made.pool()).toContain('heroic 4');
    expect(made.pool()).toHaveLength(5);
  });

  it('two are not enough', () => {
    const made = table();
    expect(made.why({ type: 'makeHeroic', dice: made.dice('strength 5', 'strength 4'), hero: 'warrior' })).toBe('heroicCount');
    expect(made.legal('makeHeroic').every(({ dice }) => dice.length === 3)).toBe(true);
  });
});

describe('R13: immediate effects act on every die as it is rolled or rerolled', () => {
  it('Split costs one time for every 1', () => {
    const table = aFight('glooping-ooze-1', { ...CAVE, rolls: [1, 6, 6, 6, 1, 6, 6] });
    expect(table.told('timeSpent')).toHaveLength(2);
    expect(table.pool()).toHaveLength(7);
  });

  it('Ethereal discards every 1 and 3', () => {
    expect(aFight('phantom-1', { ...CAVE, rolls: [1, 2, 3, 4, 5, 6, 3] }).pool()).toEqual([
      ...['strength 2', 'strength 4', 'agility 5', 'agility 6'],
    ]);
  });

  it('Weakness Curse discards every 2', () => {
    expect(aFight('ogre-1', { floor: 2, rolls: [1, 2, 3, 2, 2, 6, 2] }).pool()).toEqual([
      'strength 1',
      'strength 3',
      'agility 6',
    ]);
  });

  it('Poison Aura lowers every heroic die by 1, but never below 1', () => {
    const table = aFight('ogre-1', { ...REEF, level: 4, rolls: [6, 6, 6, 6, 6, 6, 6, 5, 1] });
    expect(table.pool().slice(-2)).toEqual(['heroic 4', 'heroic 1']);
  });

  it('they see rerolled dice', () => {
    const table = aFight('phantom-1', { ...CAVE, rolls: [2, 4, 5, 6, 5, 6, 4, 3], with: FAMILIAR }).use('lucky-familiar');
    table.choose('strength 2');
    expect(names(table)).toEqual(expect.arrayContaining(['dieRerolled', 'dieDiscarded']));
    expect(table.pool()).toHaveLength(6);
  });

  it('they do not see dice that are gained or changed', () => {
    const table = aFight('phantom-1', { ...CAVE, heroes: ['mage', 'warrior'], rolls: [2, 5, 5, 5, 2, 5, 5, 5] });
    table.do({ type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [] });
    expect(table.pool()).toContain('strength 1');
    const raised = aFight('phantom-1', { ...CAVE, rolls: [2, 4, 5, 6, 5, 6, 4], with: FAMILIAR });
    raised.do({ type: 'useSkill', hero: 'warrior', skill: 'lucky-familiar', dice: [], way: 1 }).choose('strength 2');
    expect(raised.pool()).toContain('strength 3');
    const made = aFight('ogre-1', { ...REEF, rolls: [5, 5, 6, 6, 6, 6, 6] });
    made.do({ type: 'makeHeroic', dice: made.dice('strength 5', 'strength 5'), hero: 'warrior' });
    expect(made.pool()).toContain('heroic 5');
  });
});

const FAMILIAR = { warrior: { skills: ['ice-elemental-1'] } } as const;

describe('R13: the foe’s effect comes first, then the dungeon’s, Poison Aura last', () => {
  it('a die that Poison Aura brings to 3 was none for Ethereal, and a discarded die is not lowered', () => {
    const table = aFight('phantom-1', { ...REEF, level: 4, rolls: [6, 6, 6, 6, 6, 6, 6, 4, 3] });
    expect(table.pool().at(-1)).toBe('heroic 3');
    expect(names(table).filter((name) => name === 'dieChanged')).toHaveLength(1);
  });

  it('a die that it brings to 1 costs no time of Split, and a rolled 1 does', () => {
    const table = aFight('glooping-ooze-1', { ...REEF, level: 4, rolls: [6, 6, 6, 6, 6, 6, 6, 2, 1] });
    expect(table.pool().slice(-2)).toEqual(['heroic 1', 'heroic 1']);
    expect(table.told('timeSpent')).toHaveLength(1);
  });

  it('Daring Gamble looks for its 1 before any of them', () => {
    const lowered = aFight('ogre-1', { ...REEF, heroes: ['rogue'], rolls: [2, 6, 6, 6, 6, 6, 6, 6] }).do(feat('rogue'));
    expect([lowered.pool()[0], lowered.hero().damage]).toEqual(['heroic 1', 0]);
    const lost = aFight('phantom-1', { ...CAVE, heroes: ['rogue'], rolls: [1, 6, 6, 6, 6, 6, 6, 6] }).do(feat('rogue'));
    expect(lost.pool().includes('heroic 1')).toBe(false);
    expect([lost.hero().damage, lost.told('timeSpent').length]).toEqual([1, 3]);
  });

  it('a feat looks at its own dice, not at those of another feat', () => {
    const stored = { warrior: { stored: [1], damage: 1 } } as const;
    const rogue = aFight('ogre-1', {
      ...CAVE,
      heroes: ['warrior', 'rogue'],
      rolls: [1, 6, ...Array<number>(8).fill(6)],
      with: stored,
    });
    rogue.do(feat('warrior'), feat('rogue'));
    expect([rogue.told('damageTaken'), rogue.told('timeSpent')]).toEqual([[], []]);
    const archer = aFight('ogre-1', { ...CAVE, heroes: ['warrior', 'archer'], rolls: [1, 5, 6], with: stored });
    archer.do(feat('warrior'), feat('archer', 2));
    expect(archer.legal('discardDie').map(({ die }) => die)).toEqual(archer.dice('archer heroic 5', 'archer heroic 6'));
    expect(archer.why({ type: 'discardDie', die: archer.dice('heroic 1')[0] ?? 0 })).toBe('noSuchDie');
  });

  it('Eagle Eye discards its die before any of them', () => {
    const table = aFight('glooping-ooze-1', { ...CAVE, heroes: ['archer'], rolls: [1, 5, 6, 6, 6, 6, 6, 6, 6] }).do(
      feat('archer', 2),
    );
    expect(table.told('timeSpent')).toHaveLength(2);
    table.do({ type: 'discardDie', die: table.dice('heroic 1')[0] ?? 0 });
    expect([table.told('timeSpent').length, table.pool().filter((die) => die.startsWith('heroic'))]).toEqual([0, ['heroic 5']]);
  });
});

describe('R14: eight dice of each colour and six heroic for the whole table', () => {
  const NINE = {
    items: ['goblin-1', 'goblin-2', 'glooping-ooze-2', 'phantom-1', 'wraith-1'],
    skills: ['ice-elemental-2'],
  } as const;
  const rolls = [1, 2, 3, 4, 5, 6, 6, 6, 1, 1, 1, 5, 5];

  it('a die that is not there to take is lost', () => {
    const table = aFight('ogre-1', { ...CAVE, level: 4, rolls, with: { warrior: NINE } });
    expect(table.told('dieWithheld')).toEqual([{ type: 'dieWithheld', hero: 'warrior', color: 'strength', why: 'supply' }]);
    expect(supplyLeft(table.state, 'strength')).toBe(0);
  });

  it('dice on boxes are still in use', () => {
    const table = aFight('ogre-1', { ...CAVE, level: 4, rolls, with: { warrior: NINE } }).cover(0, 'strength 6');
    expect([supplyLeft(table.state, 'strength'), supplyLeft(table.state, 'heroic')]).toEqual([0, 6 - 2]);
  });

  it('dice stored on heroes are in use', () => {
    const table = aFight('ogre-1', { ...CAVE, with: { warrior: { stored: [1, 2], damage: 2 } } });
    expect([supplyLeft(table.state, 'heroic'), supplyLeft(table.state, 'strength')]).toEqual([4, 8]);
  });

  it('dice paid as a cost are back before the effect', () => {
    const table = aFight('ogre-1', { ...CAVE, level: 4, rolls: [...rolls, 4, 4, 4], with: { warrior: NINE } });
    table.use('flurry', 'strength 1', 'strength 2');
    expect([table.told('dieWithheld'), supplyLeft(table.state, 'strength')]).toEqual([[], 1]);
  });
});

describe('R15: a peril keeps only dice of its option’s colour and heroic ones', () => {
  it('no other icon is rolled', () => {
    const table = aFight('boulder-1', { ...CAVE, level: 2, rolls: [3, 4, 5] }).do(option(1));
    expect([table.pool(), table.told('dieWithheld')]).toEqual([['agility 3', 'agility 4', 'heroic 5'], []]);
  });

  it('another die that an effect would give is ignored, the rest of the effect stands', () => {
    const plan = { ...CAVE, level: 4, rolls: [6, 6, 5, 5, 4], with: { warrior: { skills: ['plague-rat-1'] } } } as const;
    const table = aFight('boulder-1', plan).do(option(1)).use('persistence', 'heroic 5', 'heroic 5');
    expect(table.told('dieWithheld')).toEqual([{ type: 'dieWithheld', hero: 'warrior', color: 'strength', why: 'peril' }]);
    expect(table.pool()).toEqual(['agility 6', 'agility 6', 'heroic 4']);
  });
});

describe('R17: “your dice” are those of the acting hero, and a skill serves once per encounter and owner', () => {
  const PAIR = { ...CAVE, heroes: ['mage', 'warrior'] } as const;

  it('a Clarity potion rerolls the drinker’s dice alone', () => {
    const table = aFight('ogre-1', { ...PAIR, identified: ['skeleton-2'], rolls: [1, 6, 6, 6, 1, 6, 6, 2, 5, 4] });
    table.do(drink('mage', 'clarity'));
    expect(table.told('dieRerolled')).toHaveLength(1);
    expect(table.pool()).toContain('strength 1');
  });

  it('a skill cannot be paid with the partner’s dice', () => {
    const table = aFight('ogre-1', { ...PAIR, rolls: [5, 6, 6, 6, 5, 6, 6, 4], with: { mage: { skills: ['wraith-1'] } } });
    expect(table.why({ type: 'useSkill', hero: 'mage', skill: 'dexterity', dice: table.dice('warrior agility 4') })).toBe(
      'notYourDie',
    );
  });

  it('not twice, but once for every hero who has it, and again in the next encounter', () => {
    const both = { mage: { skills: ['wraith-1'] }, warrior: { skills: ['pit-of-spikes-2'] } } as const;
    const table = aFight('ogre-1', { ...PAIR, rolls: [1, 6, 6, 6, 5, 6, 6, 4], with: both });
    table.use('dexterity', 'mage agility 1');
    expect(table.why({ type: 'useSkill', hero: 'mage', skill: 'dexterity', dice: table.dice('mage agility 6') })).toBe(
      'skillUsed',
    );
    table.do({ type: 'useSkill', hero: 'warrior', skill: 'dexterity', dice: table.dice('warrior agility 4') });
    expect(table.pool().filter((die) => die === 'agility 6')).toHaveLength(2);
  });
});

describe('R18: any two dice in the pools make a heroic die', () => {
  const table = () => aFight('ogre-1', { ...CAVE, heroes: ['mage', 'warrior'], rolls: [5, 6, 6, 6, 3, 6, 6, 4] });

  it('of two heroes the party says who gets it', () => {
    const made = table();
    const dice = made.dice('mage agility 5', 'warrior strength 3');
    expect(
      made
        .legal('makeHeroic')
        .filter((command) => command.dice.join() === dice.join())
        .map(({ hero }) => hero),
    ).toEqual([...['mage', 'warrior']]);
    made.do({ type: 'makeHeroic', dice, hero: 'warrior' });
    expect(made.dice('warrior heroic 3')).toHaveLength(1);
  });

  it('of one hero’s dice it stays with that hero', () => {
    const made = table();
    expect(made.why({ type: 'makeHeroic', dice: made.dice('mage magic 6', 'mage magic 6'), hero: 'warrior' })).toBe('notAnOwner');
  });

  it('a restricted die may be used, and what comes of it is free', () => {
    const plan = { ...CAVE, rolls: [3, 5, 5, 5, 5, 6, 1], with: { warrior: { skills: ['glooping-ooze-1'] } } } as const;
    const made = aFight('ogre-1', plan).use('armor-crush', 'strength 3');
    made.do({ type: 'makeHeroic', dice: made.dice('heroic 6', 'agility 6'), hero: 'warrior' });
    expect(made.told('dieGained')).toMatchObject([{ color: 'heroic', value: 6, only: null }]);
    made.cover(1, 'heroic 6');
  });
});

it('a feat that is declined leaves its dice where they are', () => {
  const table = aFight('ogre-1', { ...CAVE, rolls: [1, 1, 1, 1, 1, 1, 1], with: { warrior: { stored: [1], damage: 1 } } }).do(
    ROLL,
  );
  expect([table.hero().stored, table.state.phase]).toEqual([[1], 'pool']);
});
