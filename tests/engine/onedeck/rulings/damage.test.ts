import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aFight,
  aScene,
  claim,
  drain,
  drink,
  enter,
  FINISH,
  names,
  open,
  option,
  ROLL,
  START,
  suffer,
  XP_CLAIM,
} from '../../../support/scenes';

// Rulings R5, R10 and R28: damage between two heroes, the moment of death, Drain, and Healing potions.

const PAIR = { heroes: ['mage', 'rogue'], potions: 0 } as const;

describe('R5: two heroes share damage as evenly as possible', () => {
  it.each([
    ['mage', 2, 1],
    ['rogue', 1, 2],
  ] as const)('of three the party gives the odd one to the %s', (hero, mage, rogue) => {
    const table = aFight('bear-traps-1', { ...PAIR, rolls: [4, 1, 1, 1] })
      .do(option(1), ROLL)
      .cover(1, 'mage agility 4');
    table.do(FINISH);
    expect([table.state.phase, table.legal('assignDamage').length]).toEqual(['consequences', 2]);
    table.do(suffer(hero));
    expect([table.hero('mage').damage, table.hero('rogue').damage]).toEqual([mage, rogue]);
    expect(table.told('damageTaken').map(({ cause }) => cause)).toEqual(['consequences', 'consequences']);
  });

  it('an even number asks nobody', () => {
    const table = aFight('arrow-wall-1', { ...PAIR, rolls: [4, 1, 1, 1] })
      .do(option(0), ROLL)
      .cover(1, 'magic 4')
      .do(FINISH);
    expect([table.hero('mage').damage, table.hero('rogue').damage, table.state.phase]).toEqual([1, 1, 'loot']);
  });
});

describe('R5: a hero whose damage reaches health dies at once, unless Healing is drunk right then', () => {
  const dyingWith = (potions: number, damage = 2) => {
    const plan = { heroes: ['mage'], potions, rolls: [4, 1, 1, 1], with: { mage: { damage: 5 - damage } } } as const;
    return aFight('arrow-wall-1', plan).do(option(0)).cover(1, 'magic 4').do(FINISH);
  };

  it('without a potion the game is lost', () => {
    const table = dyingWith(0);
    expect(names(table).slice(-2)).toEqual(['heroFell', 'gameLost']);
    expect(table.state.result).toBe('defeat');
  });

  it('a potion heals two in this moment, and the encounter goes on where it stood', () => {
    const table = dyingWith(1);
    expect([table.state.phase, table.hero().damage]).toEqual(['dying', 5]);
    table.do(drink('mage'));
    expect([table.hero().damage, table.state.potions, table.state.phase]).toEqual([3, 0, 'loot']);
    expect(table.told('timeSpent')).toHaveLength(3);
  });

  it('several may be drunk until there is health again', () => {
    const table = aFight('boulder-1', { heroes: ['mage'], potions: 3, rolls: [4, 1], with: { mage: { damage: 4 } } });
    table.do(option(1)).cover(1, 'agility 4').do(FINISH);
    expect(table.hero().damage).toBe(8);
    table.do(drink('mage'));
    expect([table.hero().damage, table.state.phase]).toEqual([6, 'dying']);
    table.do(drink('mage'));
    expect([table.hero().damage, table.state.phase]).toEqual([4, 'loot']);
  });

  it('the last potion may be too little', () => {
    const table = aFight('boulder-1', { heroes: ['mage'], potions: 1, rolls: [4, 1], with: { mage: { damage: 4 } } });
    table.do(option(1)).cover(1, 'agility 4').do(FINISH, drink('mage'));
    expect([table.hero().damage, table.state.result]).toEqual([6, 'defeat']);
  });

  it('the party may let it happen', () => {
    expect(dyingWith(2).do(FINISH).state.result).toBe('defeat');
  });

  it('nobody else’s wounds can be tended in between', () => {
    const hurt = { mage: { damage: 2 }, rogue: { damage: 1 } };
    const table = aFight('arrow-wall-1', { ...PAIR, potions: 2, rolls: [4, 1, 1, 1], with: hurt }).do(option(0), ROLL);
    table.cover(1, 'magic 4').do(FINISH);
    expect(table.why(drink('rogue'))).toBe('notTheDyingHero');
    expect(table.do(drink('mage')).hero('mage').damage).toBe(1);
  });

  it('two heroes who fall together need a potion each', () => {
    const hurt = { mage: { damage: 2 }, rogue: { damage: 2 } };
    const table = aFight('arrow-wall-1', { ...PAIR, potions: 2, rolls: [4, 1, 1, 1], with: hurt }).do(option(0), ROLL);
    table.cover(1, 'magic 4').do(FINISH, drink('mage'));
    expect([table.state.phase, table.state.result]).toEqual(['dying', null]);
    expect(table.do(drink('rogue')).state.phase).toBe('loot');
  });
});

describe('R28: a Healing potion takes off three at the start of a turn and two at any other moment', () => {
  const wounded = { with: { warrior: { damage: 4 } }, potions: 3, doors: [open('ogre-1')] } as const;

  it('three before the turn’s time passes', () => {
    const table = aScene(wounded).do(drink('warrior'));
    expect([table.hero().damage, table.state.potions, table.state.phase]).toEqual([1, 2, 'turnStart']);
    expect(table.do(START).told('timeSpent')).toHaveLength(2);
  });

  it('two once the time has passed', () => {
    expect(aScene(wounded).do(START, drink('warrior')).hero().damage).toBe(2);
  });

  it('two in an encounter, at the door and after it', () => {
    const table = aFight('boulder-1', { ...wounded, potions: 5, rolls: [4, 6] }).do(drink('warrior'));
    expect(table.hero().damage).toBe(2);
    table.do(option(1)).cover(1, 'agility 4').do(drink('warrior'));
    expect(table.hero().damage).toBe(0);
    table.do(FINISH, drink('warrior'));
    expect([table.hero().damage, table.state.phase]).toEqual([2, 'loot']);
  });

  it('never more than there is, and not for the unhurt', () => {
    const table = aScene({ ...wounded, with: { warrior: { damage: 1 } } }).do(drink('warrior'));
    expect(table.told('damageHealed')).toMatchObject([{ amount: 1, total: 0 }]);
    expect(table.why(drink('warrior'))).toBe('notHurt');
  });
});

describe('R10: Drain takes one item of one hero, which becomes XP at once', () => {
  it('with no item nothing happens', () => {
    const table = aFight('wraith-1', { rolls: [1, 1, 1, 1, 1, 1, 1] });
    expect([table.state.phase, table.told('itemDrained')]).toEqual(['pool', []]);
  });

  it('the party chooses among the items of both heroes', () => {
    const items = { mage: { items: ['goblin-1'] }, rogue: { items: ['bandit-2'] } } as const;
    const table = aFight('wraith-1', { ...PAIR, rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1], with: items });
    expect([table.state.phase, table.legal('chooseItemToDrain').length]).toEqual(['before', 2]);
    table.do(drain('rogue', 'bandit-2'));
    expect([table.state.xp, table.hero('rogue').items, table.hero('mage').items]).toEqual([['bandit-2'], [], ['goblin-1']]);
    table.do(ROLL);
    expect(table.pool().filter((die) => die.startsWith('agility'))).toHaveLength(1 + 3);
  });

  it('its XP counts, but the level waits for the end of the encounter', () => {
    const plan = { potions: 3, xp: ['ogre-1'], rolls: [6, 6, 6, 6, 1, 1, 6], with: { warrior: { items: ['ogre-2'] } } } as const;
    const table = aFight('wraith-1', plan);
    expect([table.state.xp, table.state.phase]).toEqual([['ogre-1', 'ogre-2'], 'pool']);
    table.do(FINISH, XP_CLAIM('wraith-1'));
    expect([table.state.phase, table.legal('levelUp').length]).toEqual(['level', 2]); // 4 and 4, or 4 and 3
  });

  it('health lost with the item can kill, and Healing can help at once', () => {
    const plan = { heroes: ['mage'], rolls: [1, 1, 1, 1, 1, 1, 1], with: { mage: { items: ['ogre-2'], damage: 5 } } } as const;
    const table = aFight('wraith-1', plan);
    expect([table.state.phase, table.hero().items]).toEqual(['dying', []]);
    expect(table.do(drink('mage')).state.phase).toBe('pool');
    expect(aDrained(0)).toBe('defeat');
  });
});

function aDrained(potions: number) {
  return aFight('wraith-1', { heroes: ['mage'], potions, with: { mage: { items: ['ogre-2'], damage: 5 } } }).state.result;
}

describe('the order of one encounter, before it begins', () => {
  it('Valiant looks at the lanterns when the door is opened, before fight or flight', () => {
    const table = aChoice({ heroes: ['paladin'], doors: [{ cards: ['ogre-1'], open: false }] }).do(enter(0));
    expect(names(table)).toEqual(['doorOpened', 'dieStored', 'phaseBegun']);
    expect(table.state.phase).toBe('door');
    expect(table.do({ type: 'flee' }).hero().stored).toHaveLength(1);
  });

  it('an Invisibility potion comes before Flames, Frost and Drain, costs two time, and leads to loot', () => {
    const table = aFight('fire-elemental-1', { identified: ['skeleton-1'] });
    expect(table.state.phase).toBe('invisibility');
    table.do({ type: 'skipEncounter', hero: 'warrior' });
    expect(names(table)).toEqual(['potionDrunk', 'timeSpent', 'timeSpent', 'encounterEnded', 'phaseBegun']);
    expect([table.hero().damage, table.state.potions, table.state.loot]).toEqual([0, 0, ['fire-elemental-1']]);
    table.do(claim('fire-elemental-1', 'skill', { hero: 'warrior' }));
    expect(table.hero().skills).toEqual(['fire-elemental-1']);
  });

  it('Flames come before feats: a Warrior uses the die of that wound at once', () => {
    const table = aFight('fire-elemental-1', { rolls: [4, 1, 1, 1, 1, 1, 1, 1] });
    table.do({ type: 'useFeat', hero: 'warrior', dice: 1 });
    expect(table.told('dieRolled')[0]).toMatchObject({ color: 'heroic', value: 4, from: 'stored' });
  });

  it('in a peril the option and its time come before feats', () => {
    const table = aFight('boulder-1', { rolls: [4, 1, 1], with: { warrior: { damage: 1, stored: [1] } } });
    expect(table.state.phase).toBe('option');
    table.do(option(1));
    expect(table.state.phase).toBe('feats');
    table.do({ type: 'useFeat', hero: 'warrior', dice: 1 });
  });
});
