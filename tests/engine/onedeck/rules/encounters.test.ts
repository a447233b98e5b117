import { describe, expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import {
  aChoice,
  aFight,
  aRound,
  bonus,
  discard,
  drink,
  enter,
  FINISH,
  feat,
  names,
  option,
  ROLL,
  suffer,
} from '../../../support/scenes';

// Pages 28 to 30: the steps of an encounter.

const CAVE = { dungeon: 'dragons-cave' } as const;
const PAIR = { ...CAVE, heroes: ['mage', 'warrior'] } as const;
const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

describe('before and at the choice', () => {
  it('the card’s loot is ignored until after the encounter', () => {
    const table = aFight('wraith-1', { ...CAVE, rolls: [1, 1, 1, 1, 6, 6, 6] });
    expect(table.why({ type: 'useSkill', hero: 'warrior', skill: 'dexterity', dice: table.dice('agility 6') })).toBe(
      'skillNotYours',
    );
    expect(table.state.xp).toEqual([]);
  });

  it('Frost comes into effect before anything else', () => {
    const table = aFight('ice-elemental-1', { ...CAVE, heroes: ['rogue'] });
    expect(names(table).slice(0, 5)).toEqual(['fightsSet', 'encounterBegun', 'timeSpent', 'timeSpent', 'timeSpent']);
    expect(table.state.phase).toBe('feats');
  });

  it('in a peril one of two options, whose time is spent now', () => {
    const table = aFight('boulder-1', { ...CAVE, rolls: [1] });
    expect(table.legal('chooseOption')).toEqual([option(0), option(1)]);
    table.do(option(0));
    expect(table.told('timeSpent')).toHaveLength(3);
  });

  it('an option without a time cost spends nothing', () => {
    expect(
      aFight('boulder-1', { ...CAVE, rolls: [1, 1] })
        .do(option(1))
        .told('timeSpent'),
    ).toEqual([]);
  });
});

describe('heroic feats', () => {
  const stored = { warrior: { stored: [1], damage: 1 } } as const;

  it('each hero may use one, in either order, and its dice join the pool of that hero', () => {
    const plan = { ...CAVE, heroes: ['rogue', 'warrior'], with: stored, rolls: [5, 4, ...ones(8)] } as const;
    const table = aFight('ogre-1', plan).do(feat('rogue'), feat('warrior'));
    expect([table.dice('rogue heroic 5'), table.dice('warrior heroic 4')].flat()).toHaveLength(2);
    expect(table.pool()).toHaveLength(2 + 8);
  });

  it('not in boss rounds', () => {
    const table = aRound({ heroes: ['rogue'], rolls: ones(7) });
    expect([table.state.phase, table.why(feat('rogue'))]).toEqual(['pool', 'wrongPhase']);
  });
});

describe('roll dice', () => {
  it('in combat one for each icon of the hero card and of items', () => {
    const items = { warrior: { items: ['bandit-1', 'bandit-2'] } } as const;
    const table = aFight('ogre-1', { ...CAVE, level: 2, rolls: ones(10), with: items });
    const count = (color: string) => table.pool().filter((die) => die.startsWith(color)).length;
    expect(['strength', 'agility', 'magic', 'heroic'].map(count)).toEqual([4, 2 + 1, 1 + 1, 1]);
  });

  it('in a peril only those of the option’s colour', () => {
    const items = { warrior: { items: ['bandit-1', 'bandit-2'] } } as const;
    const table = aFight('locked-door-1', { ...CAVE, level: 2, rolls: [1, 2, 3, 6], with: items }).do(option(0));
    expect(table.pool()).toEqual(['agility 1', 'agility 2', 'agility 3', 'heroic 6']);
  });

  it('the bonus dice of the level card in both, by the hero the party names', () => {
    const combat = aFight('ogre-1', { ...PAIR, level: 2, rolls: [...ones(4), 6, ...ones(4)] }).do(bonus('mage'));
    expect(combat.dice('mage heroic 6')).toHaveLength(1);
    const peril = aFight('boulder-1', { ...PAIR, level: 2, rolls: [1, 1, 6] }).do(option(1), bonus('warrior'));
    expect(peril.dice('warrior heroic 6')).toHaveLength(1);
  });
});

describe('active boxes', () => {
  it('in combat all of the card and the right side of the dungeon card', () => {
    const boxes = aFight('ogre-1', { ...CAVE, rolls: ones(7) }).state.encounter?.boxes;
    expect(boxes?.length).toBe(6 + 1);
    expect(boxes?.[6]).toMatchObject({ color: 'strength', value: 3, armor: false, damage: 1 });
  });

  it('in a peril the chosen box and the left side, in the option’s colour; the other box is ignored entirely', () => {
    const table = aFight('locked-door-1', { ...CAVE, rolls: ones(4) }).do(option(1));
    expect(table.state.encounter?.boxes).toMatchObject([
      { color: 'strength', size: 'wide', value: 11 },
      { color: 'strength', size: 'normal', value: 2, armor: true },
    ]);
    table.do(FINISH);
    expect(table.told('consequencesCounted')).toEqual([{ type: 'consequencesCounted', damage: 2, time: 2 }]);
  });
});

describe('use skills and place dice, in any order and any number of times', () => {
  it('cover, skill, potion, heroic die and discard take turns', () => {
    const has = { warrior: { skills: ['beetle-2'] } } as const;
    const table = aFight('ogre-1', {
      ...CAVE,
      potions: 2,
      identified: ['arrow-wall-2'],
      rolls: [5, 5, 6, 1, 4, 4, 1, 2, 3, 4, 1, 1, 1],
      with: has,
    });
    table.cover(0, 'strength 6').do(drink('warrior', 'mana')).use('crushing-blow', 'strength 5');
    table.do({ type: 'makeHeroic', dice: table.dice('magic 2', 'magic 3'), hero: 'warrior' });
    table.cover(1, 'agility 4').do(drink('warrior', 'mana'), discard(table.dice('strength 1')[0] ?? 0));
    expect(table.state.phase).toBe('pool');
    expect(table.pool()).toEqual([
      'strength 5',
      'agility 4',
      'magic 1',
      'magic 4',
      'strength 6',
      'heroic 2',
      'magic 1',
      'magic 1',
      'magic 1',
    ]);
  });

  it('a die can always be discarded, and is back in the supply', () => {
    const table = aFight('ogre-1', { ...CAVE, rolls: ones(7) });
    const before = supplyLeft(table.state, 'magic');
    table.do(discard(table.dice('magic 1')[0] ?? 0));
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['chosen']);
    expect([supplyLeft(table.state, 'magic') - before, table.pool().length]).toEqual([1, 6]);
  });

  it('of a pair any hero’s die', () => {
    const table = aFight('ogre-1', { ...PAIR, rolls: ones(8) }).do(discard(8));
    expect(table.pool()).toHaveLength(7);
  });
});

describe('consequences and loot', () => {
  it('covered symbols cost nothing, uncovered ones a damage token or a card each', () => {
    const table = aFight('arrow-wall-1', { ...CAVE, rolls: [2] })
      .do(option(0))
      .cover(1, 'magic 2')
      .do(FINISH);
    expect([table.hero().damage, table.told('timeSpent').length]).toEqual([2, 3]);
    const clear = aFight('arrow-wall-1', { ...CAVE, heroes: ['mage'], rolls: [2, 6, 6, 6] }).do(option(0));
    clear.cover(1, 'magic 2').cover(0, 'magic 6').do(FINISH);
    expect([clear.hero().damage, clear.told('timeSpent')]).toEqual([0, []]);
  });

  it('armor has no consequence of its own', () => {
    const table = aFight('arrow-wall-1', { ...CAVE, rolls: [1] }).do(option(0), FINISH);
    expect(table.told('consequencesCounted')).toMatchObject([{ damage: 2, time: 3 }]);
  });

  it('the survivors claim the card, which leaves its door', () => {
    const table = aChoice({ ...PAIR, potions: 9, doors: [{ cards: ['arrow-wall-1'], open: true }], rolls: [2, 1, 1] }).do(
      enter(0),
      option(0),
    );
    table.cover(1, 'magic 2').do(FINISH);
    expect([table.state.loot, table.state.doors[0], table.state.phase]).toEqual([['arrow-wall-1'], null, 'loot']);
  });

  it('an odd damage waits for the party', () => {
    const table = aFight('bear-traps-1', { ...PAIR, rolls: [1, 1] }).do(option(1), FINISH);
    expect(table.state.phase).toBe('consequences');
    expect(table.do(suffer('warrior')).state.phase).toBe('loot');
  });

  it('the party rolls when it has no feat to use', () => {
    expect(
      aFight('boulder-1', { ...CAVE, heroes: ['rogue'], rolls: ones(4) })
        .do(option(1), ROLL)
        .pool(),
    ).toHaveLength(4);
  });
});
