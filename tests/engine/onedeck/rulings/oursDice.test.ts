import { describe, expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import { aFight, drink, FINISH, feat, option, ROLL } from '../../../support/scenes';
import { inCombat, teaching } from '../withDice';

// docs/RULINGS.md: what concerns dice, skills and prevention.

const CAVE = { dungeon: 'dragons-cave' } as const;

describe('R35: dice that become another colour are exchanged', () => {
  it('the old die goes back and one of the new colour takes its value', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 1, 1, 1, 5, 3, 1], with: { warrior: { skills: ['boulder-2'] } } });
    table.use('critical-strikes').choose('agility 5');
    expect(table.pool()).toContain('heroic 5');
    expect([supplyLeft(table.state, 'agility'), supplyLeft(table.state, 'heroic')]).toEqual([8 - 1, 6 - 1]);
  });

  it('when the supply has none, the die stays what it is', () => {
    const guile = { rogue: { talents: ['guile'], items: AGILE } } as const;
    const rolls = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const table = aFight('ogre-1', { ...CAVE, heroes: ['rogue'], level: 4, rolls, with: guile })
      .do(ROLL)
      .use('guile');
    expect(table.told('dieWithheld')).toEqual([{ type: 'dieWithheld', hero: 'rogue', color: 'agility', why: 'supply' }]);
    expect(table.pool()).toContain('strength 2');
  });
});

const AGILE = ['bandit-2', 'fire-elemental-2', 'plague-rat-1', 'shadow-1'] as const;

describe('R38: a colour in an effect means the colour of the die itself', () => {
  it('Combined Shot raises no heroic die', () => {
    const plan = { ...CAVE, heroes: ['archer', 'warrior'], level: 2, rolls: [1, 1, 1, 1, 2, 3, 4, 5, 4] } as const;
    const table = aFight('ogre-1', plan).do(ROLL, { type: 'giveBonusDie', hero: 'warrior' }).use('combined-shot');
    expect(table.why({ type: 'chooseDice', dice: table.dice('warrior heroic 4') })).toBe('dieNotEligible');
    table.choose('warrior strength 2');
  });

  it('while a heroic die stands for a colour on boxes and in costs', () => {
    const skilled = { warrior: { skills: ['beetle-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, level: 4, rolls: [1, 1, 1, 1, 1, 1, 1, 6, 5], with: skilled });
    table.cover(5, 'heroic 6').use('crushing-blow', 'heroic 5');
    expect(table.pool()).toContain('strength 6');
  });
});

describe('R39: a skill or potion whose whole effect changes dice needs one that it could change', () => {
  const gifts = [{ hero: 'warrior', focus: 'combat', basicSkill: null, talents: ['direct-hit'] }] as const;
  const NOTHING = 'nothingToChoose';

  it('it cannot be used without', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 4, 6, 6, 6], with: { warrior: { skills: ['ogre-2'] } } });
    expect(table.why({ type: 'useSkill', hero: 'warrior', skill: 'brute-force', dice: [] })).toBe(NOTHING);
  });

  it('nor where every die already shows what it would make of it', () => {
    const directHit = { type: 'useSkill', hero: 'warrior', skill: 'direct-hit', dice: [] } as const;
    expect(inCombat({ gifts, dice: ['strength 6', 'heroic 6'] }).why(directHit)).toBe(NOTHING);
    const sixes = inCombat({ identified: [teaching('heroism')[0]], dice: ['strength 6', 'magic 6', 'heroic 1'] });
    expect(sixes.why(drink('warrior', 'heroism'))).toBe(NOTHING);
    const fours = inCombat({ skills: ['consistency'], dice: ['agility 4', 'agility 1', 'magic 4'] });
    const consistency = (die: string) =>
      ({ type: 'useSkill', hero: 'warrior', skill: 'consistency', dice: fours.dice(die) }) as const;
    expect(fours.why(consistency('agility 1'))).toBe(NOTHING);
    expect(fours.legal('useSkill')).toEqual([consistency('agility 4')]);
  });

  it('beside one that it could change, a die that stays as it is may be chosen', () => {
    const table = inCombat({ gifts, dice: ['strength 6', 'heroic 5'] })
      .use('direct-hit')
      .choose('strength 6');
    expect(table.pool()).toEqual(['strength 6', 'heroic 5']);
  });

  it('one that does anything else as well can', () => {
    const table = aFight('ogre-1', { ...CAVE, identified: ['skeleton-2'], rolls: [3, 4, 5, 6, 6, 6, 6, 2] });
    expect(table.do(drink('warrior', 'clarity')).pool()).toContain('heroic 2');
  });
});

describe('R41: prevention takes off as much as it can', () => {
  it('two time of Poison where only one is left', () => {
    const skilled = { warrior: { skills: ['force-wall-2'] } } as const;
    const table = aFight('bandit-1', { ...CAVE, rolls: [5, 5, 3, 1, 1, 4, 1], with: skilled });
    table.cover(3, 'strength 5').cover(4, 'strength 5').use('poison', 'agility 1').do(FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ time: 0 }]);
  });

  it('the Paladin’s Armor leaves prevention of time as it is', () => {
    const skilled = { paladin: { skills: ['force-wall-2', 'goblin-2'], items: ['bandit-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, heroes: ['paladin'], rolls: [1, 1, 1, 1, 1, 1, 1, 1], with: skilled });
    table.use('poison', 'agility 1').use('dodge', 'agility 1').do(FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ damage: 9 - 4, time: 3 - 2 }]);
  });
});

describe('R46: any number of dice is at least one', () => {
  it('only Cleave may choose none', () => {
    const skilled = { warrior: { skills: ['bandit-2', 'fire-elemental-1'] } } as const;
    const plan = { ...CAVE, rolls: [1, 2, 3, 3, 5, 6, 1], with: skilled } as const;
    const none = { type: 'chooseDice', dice: [] } as const;
    expect(aFight('ogre-1', plan).use('cleave', 'strength 1').why(none)).toBeNull();
    expect(aFight('ogre-1', plan).use('consistency', 'agility 5').why(none)).toBe('diceCount');
  });

  it('where every die that could be chosen has to be, nobody is asked', () => {
    const skilled = { warrior: { skills: ['ogre-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, rolls: [1, 2, 3, 5, 6, 6, 6], with: skilled }).use('brute-force');
    expect([table.state.phase, table.pool().filter((die) => die === 'strength 6').length]).toEqual(['pool', 1]);
  });
});

describe('R47: a feat is used once in an encounter, with all the dice it is to roll', () => {
  it('what is left on the hero card waits for the next one', () => {
    const stored = { warrior: { stored: [1, 2], damage: 2 }, rogue: {} } as const;
    const plan = { ...CAVE, heroes: ['warrior'], rolls: [5, 1, 1, 1, 1, 1, 1, 1], with: stored } as const;
    const table = aFight('ogre-1', plan).do(feat('warrior', 1));
    expect([table.state.phase, table.hero().stored]).toEqual(['pool', [2]]);
    const pair = aFight('ogre-1', { ...CAVE, heroes: ['rogue', 'warrior'], rolls: [5], with: { warrior: { stored: [1] } } });
    expect(pair.do(feat('warrior', 1)).why(feat('warrior', 1))).toBe('featUsed');
  });
});

describe('R48: short supply', () => {
  const BLUE = {
    mage: { items: ['bandit-1', 'beetle-1', 'beetle-2', 'glooping-ooze-1'] },
    paladin: { items: ['ogre-2', 'boulder-1'] },
  } as const;
  const plan = { ...CAVE, heroes: ['mage', 'paladin'], level: 4, with: BLUE } as const;
  const given = [
    { type: 'giveBonusDie', hero: 'mage' },
    { type: 'giveBonusDie', hero: 'paladin' },
  ] as const;

  it.each([
    ['mage', 7, 1],
    ['paladin', 4, 4],
  ] as const)('the party says who takes dice first: the %s', (first, mage, paladin) => {
    const rolls = Array.from({ length: 1 + 2 + 8 + 2 }, () => 3);
    const table = aFight('ogre-1', { ...plan, rolls }).do(...given);
    expect([table.state.phase, table.legal('rollFirst').length]).toEqual(['rollOrder', 2]);
    table.do({ type: 'rollFirst', hero: first });
    const magic = (hero: string) =>
      table.state.encounter?.pool.filter((die) => die.hero === hero && die.color === 'magic').length;
    expect([magic('mage'), magic('paladin')]).toEqual([mage, paladin]);
  });

  it('all dice are taken before any is rolled: one that its roll sends back comes too late', () => {
    const rolls = [1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 4];
    const table = aFight('phantom-1', { ...plan, rolls }).do(...given, { type: 'rollFirst', hero: 'mage' });
    expect(table.told('dieWithheld')).toHaveLength(3);
    expect(table.pool()).toEqual(['heroic 4', 'heroic 4']);
  });

  it('each hero rolls strength, agility, magic, then bonus dice', () => {
    const rolls = [1, 2, 3, 4, 5, 6, 1, 2, 3];
    const table = aFight('ogre-1', { ...CAVE, heroes: ['archer', 'warrior'], level: 2, rolls }).do(ROLL, {
      type: 'giveBonusDie',
      hero: 'archer',
    });
    expect(table.pool()).toEqual([
      ...['strength 1', 'agility 2', 'agility 3', 'magic 4', 'heroic 5'],
      ...['strength 6', 'strength 1', 'strength 2', 'agility 3'],
    ]);
  });
});

describe('R49: making a heroic die returns the given dice first', () => {
  it('two heroic dice make one even when all six were out', () => {
    const skilled = {
      warrior: { stored: [1, 2], damage: 2, skills: ['boulder-1', 'locked-door-1'], items: ['beetle-1', 'goblin-1'] },
    } as const;
    const plan = { ...CAVE, level: 4, with: skilled, rolls: [6, 5, ...Array<number>(9).fill(3), 4, 4, 2, 2] } as const;
    const table = aFight('ogre-1', plan).do(feat('warrior', 2)).use('valor').use('shimmerblast', 'magic 3');
    expect(supplyLeft(table.state, 'heroic')).toBe(0);
    const common = { type: 'makeHeroic', dice: table.dice('strength 3', 'strength 3'), hero: 'warrior' } as const;
    const before = table.state;
    table.do(common);
    expect([table.told('dieGained'), table.told('dieWithheld').length, table.pool().length]).toEqual([[], 1, 12]);
    table.from(before, 'pool').do({ type: 'makeHeroic', dice: table.dice('heroic 6', 'heroic 5'), hero: 'warrior' });
    expect(table.told('dieGained')).toMatchObject([{ color: 'heroic', value: 5 }]);
  });
});

describe('R51: Speed', () => {
  const speedy = { warrior: { talents: ['speed'] } } as const;
  const use = { type: 'useSkill', hero: 'warrior', skill: 'speed', dice: [] } as const;

  it('spares the time of an option while it is being chosen', () => {
    const table = aFight('boulder-1', { ...CAVE, rolls: [1], with: speedy }).do(use, option(0));
    expect(table.told('timeSpent')).toHaveLength(3 - 1);
    table.do(FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ time: 2 }]);
  });

  it('what the option did not need is left for the consequences', () => {
    const table = aFight('boulder-1', { ...CAVE, rolls: [1, 1], with: speedy }).do(use, option(1), FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ time: 1 - 1 }]);
  });

  it('or it is used later, for the consequences', () => {
    const table = aFight('boulder-1', { ...CAVE, rolls: [1], with: speedy }).do(option(0));
    expect(table.told('timeSpent')).toHaveLength(3);
    table.do(use, FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ time: 2 - 1 }]);
  });
});

describe('R56: a restricted die that is given up is gone with its restriction', () => {
  const skills = ['mana-fountain', 'lucky-familiar', 'brute-force'];
  const rerolled = () => {
    const table = inCombat({ skills, level: 2, dice: ['strength 1'], rolls: [5] }).use('mana-fountain');
    return table.do({ type: 'useSkill', hero: 'warrior', skill: 'lucky-familiar', dice: [], way: 0 }).choose('magic 6');
  };

  it('a reroll leaves the restriction on it', () => {
    expect(rerolled().state.encounter?.pool.at(-1)).toMatchObject({ color: 'magic', value: 5, only: 'mana' });
  });

  it('Brute Force trades it for a free strength 6', () => {
    const table = rerolled().use('brute-force');
    expect(table.state.encounter?.pool.at(-1)).toMatchObject({ color: 'strength', value: 6, only: null });
  });
});

describe('R57: First Aid adds to a potion and is none', () => {
  const aided = (...dice: readonly string[]) =>
    inCombat({
      gifts: [{ hero: 'warrior', focus: 'healing', basicSkill: null, talents: ['first-aid'] }],
      with: { warrior: { damage: 3 } },
      identified: [teaching('heroism')[0]],
      potions: 1,
      dice,
      rolls: [],
    });

  it('so Heroism without a die to set is not drunk for the healing', () => {
    expect(aided('heroic 1').why(drink('warrior', 'heroism'))).toBe('nothingToChoose');
    expect(aided('strength 6', 'agility 6').why(drink('warrior', 'heroism'))).toBe('nothingToChoose');
  });

  it('while Healing is there at the same moment, and heals more', () => {
    expect(aided('heroic 1').do(drink('warrior')).hero().damage).toBe(0);
  });

  it('and where Heroism sets dice, First Aid heals besides', () => {
    const table = aided('strength 1', 'agility 2').do(drink('warrior', 'heroism'));
    expect([table.hero().damage, table.pool()]).toEqual([2, ['strength 6', 'agility 6']]);
  });
});
