import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import type { Plan, Table } from '../../../support/onedeck';
import {
  aChoice,
  aFight,
  aRound,
  aScene,
  claim,
  DESCEND,
  drink,
  EXPLORE,
  enter,
  FINISH,
  levelUp,
  names,
  open,
  option,
  pair,
  START,
  shut,
  skip,
  struck,
  XP_CLAIM,
} from '../../../support/scenes';

// docs/RULINGS.md: what concerns turns, loot, potions and parties.

const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'], dungeon: 'lichs-tomb' } as const;

describe('R34: Crumbling Walls is paid before the first door is placed', () => {
  it('so the cards it takes are not behind doors', () => {
    const table = aChoice({ dungeon: 'minotaurs-maze', floor: 2, deck: ['goblin-1', 'ogre-1'] }).do(EXPLORE);
    expect(names(table).slice(0, 2)).toEqual(['timeSpent', 'doorPlaced']);
    expect([table.state.discard, table.state.doors[0]]).toEqual([['goblin-1'], shut('ogre-1')]);
  });

  it('with the last card gone the explore places no door and still counts as one', () => {
    const table = aChoice({ heroes: ['mage'], dungeon: 'minotaurs-maze', floor: 2, cardsLeft: 1 }).do(EXPLORE);
    expect(names(table)).toEqual(['timeSpent', 'stairsFound', 'dieStored', 'turnEnded', 'phaseBegun']);
    expect(table.state.doors.every((door) => door === null)).toBe(true);
  });
});

describe('R36: Crafty raises the limit of items or of skills by one', () => {
  const crafty = (more: object) => ({ warrior: { talents: ['crafty'], ...more } }) as Plan['with'];
  const atLoot = (card: CardId, more: object): Table =>
    aFight(card, { identified: ['skeleton-1'], heroes: ['warrior', 'mage'], with: crafty(more) ?? {} }).do(skip('warrior'));

  it('of whichever comes first', () => {
    expect(atLoot('ogre-1', { items: ['ogre-2'] }).why(claim('ogre-1', 'item', { hero: 'warrior' }))).toBeNull();
    expect(atLoot('ogre-1', { skills: ['ogre-2'] }).why(claim('ogre-1', 'skill', { hero: 'warrior' }))).toBeNull();
  });

  it('never of both at once', () => {
    const items = atLoot('ogre-1', { items: ['ogre-2', 'goblin-1'], skills: ['goblin-2'] });
    expect(items.why(claim('ogre-1', 'skill', { hero: 'warrior' }))).toBe('skillsFull');
    const skills = atLoot('ogre-1', { skills: ['ogre-2', 'goblin-1'], items: ['goblin-2'] });
    expect(skills.why(claim('ogre-1', 'item', { hero: 'warrior' }))).toBe('itemsFull');
  });

  it('and by one only', () => {
    expect(atLoot('ogre-1', { items: ['ogre-2', 'goblin-1'] }).why(claim('ogre-1', 'item', { hero: 'warrior' }))).toBe(
      'itemsFull',
    );
  });
});

describe('R37: two cards behind one door fill Valiant once', () => {
  it.each([
    ['with two cards of four lanterns', ['ogre-1', 'ogre-2'], 1],
    ['with one of them', ['goblin-1', 'ogre-2'], 1],
    ['but not with two cards of fewer', ['goblin-1', 'bandit-1'], 0],
  ] as const)('%s', (_, cards, stored) => {
    const table = aChoice({ ...FOUR, doors: [shut(...cards)] }).do(enter(0));
    expect(table.hero('paladin').stored).toHaveLength(stored);
  });
});

describe('R40: against the boss no feat stores dice any more', () => {
  it('damage taken there stores none for Frenzy', () => {
    const tough = { warrior: { items: ['ogre-1', 'ogre-2', 'phantom-1', 'phantom-2', 'boulder-1', 'boulder-2'] } } as const;
    const rolls = Array.from({ length: 2 * (7 + 6 + 2) }, () => 1);
    const table = aRound({ level: 4, potions: 5, rolls, with: tough }).do(FINISH);
    expect(table.told('damageTaken')).toHaveLength(1);
    expect([table.told('dieStored'), table.hero().stored]).toEqual([[], []]);
  });
});

describe('R42: stairs damage is dealt when the spending that caused it is complete', () => {
  it('no card is turned in between', () => {
    const table = aScene({ dungeon: 'dragons-cave', cardsLeft: 1, doors: [open('ogre-1')] }).do(START);
    expect(names(table).filter((name) => name.startsWith('stairs') || name === 'damageTaken' || name === 'timeSpent')).toEqual([
      ...['timeSpent', 'stairsFound', 'stairsTokenPlaced', 'stairsTokenPlaced', 'stairsTokenPlaced', 'stairsStruck'],
      ...['stairsTokenPlaced', 'stairsTokenPlaced', 'stairsTokenPlaced', 'stairsStruck', 'damageTaken', 'damageTaken'],
    ]);
  });

  it('each strike hurts two of four, and the next may hurt the same two again', () => {
    const plan = { ...FOUR, dungeon: 'dragons-cave', cardsLeft: 0, doors: [open('ogre-1', 'ogre-2')] } as const;
    const table = aScene(plan).do(START, struck('mage'), struck('rogue'));
    expect(table.why(struck('mage'))).toBeNull();
    table.do(struck('mage'));
    expect(table.why(struck('mage'))).toBe('alreadyStruck');
    table.do(struck('rogue'));
    expect([table.hero('mage').damage, table.hero('rogue').damage, table.state.stairsTokens]).toEqual([2, 2, 2]);
  });
});

describe('R43: First Aid heals the hero who drinks, with every kind of potion', () => {
  const aided = {
    heroes: ['warrior', 'mage'],
    with: { warrior: { talents: ['first-aid'], damage: 3 }, mage: { damage: 2 } },
  } as const;

  it('Healing', () => {
    const table = aFight('boulder-1', { ...aided }).do(drink('warrior'));
    expect(table.told('damageHealed').map(({ hero, amount, cause }) => [hero, amount, cause])).toEqual([
      ['warrior', 2, 'healing'],
      ['warrior', 1, 'first-aid'],
    ]);
  });

  it('Invisibility', () => {
    const table = aFight('boulder-1', { ...aided, identified: ['skeleton-1'] }).do(skip('warrior'));
    expect([table.hero('warrior').damage, table.hero('mage').damage]).toEqual([2, 2]);
  });

  it('Mana, Clarity or Heroism', () => {
    const plan = { ...aided, identified: ['arrow-wall-2'], rolls: [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4] } as const;
    const table = aFight('ogre-1', plan).do(drink('warrior', 'mana'));
    expect(table.hero('warrior').damage).toBe(2);
  });

  it('nobody else', () => {
    const table = aFight('boulder-1', { ...aided, potions: 2 }).do(drink('mage'));
    expect(table.told('damageHealed').map(({ cause }) => cause)).toEqual(['healing']);
    expect(table.hero('warrior').damage).toBe(3);
  });
});

describe('R44: tiers with four heroes', () => {
  it.each([
    ['novice', 4, 0],
    ['standard', 2, 1],
    ['veteran', 2, 0],
    ['fearless', 0, 0],
  ] as const)('%s: %d potions and %d card as XP', (tier, potions, xp) => {
    const { state } = aScene({ ...FOUR, tier });
    expect([state.potions, state.xp.length]).toEqual([potions, xp]);
  });
});

describe('R45: tokens with four heroes', () => {
  const atLoot = (cards: readonly [CardId, CardId], plan: Plan = {}) => {
    const given = { ...FOUR, ...plan, potions: 2, identified: ['skeleton-1' as const], doors: [open(...cards)] };
    return aChoice(given).do(enter(0), pair(['mage', 'warrior'], cards[0]), skip('mage'), skip('rogue'));
  };

  it('an identified potion brings one', () => {
    expect(atLoot(['skeleton-2', 'goblin-1']).do(claim('skeleton-2', 'potion')).state.potions).toBe(1);
  });

  it('ten XP at level 4 bring two', () => {
    const table = atLoot(['goblin-1', 'goblin-2'], { level: 4, xp: ['ogre-1', 'ogre-2'] });
    table.do(XP_CLAIM('goblin-1'), XP_CLAIM('goblin-2'), levelUp('ogre-1', 'ogre-2', 'goblin-1'));
    expect([table.state.level, table.state.potions]).toEqual([4, 2]);
  });
});

describe('R50: a party that could save a dying hero may let the game end', () => {
  it('with potions left', () => {
    const table = aScene({ cardsLeft: 0, stairsTokens: 2, potions: 3, with: { warrior: { damage: 5 } } }).do(START);
    expect(table.state.phase).toBe('dying');
    expect([table.do(FINISH).state.result, table.state.potions]).toEqual(['defeat', 3]);
  });
});

describe('R52: replacing an item compares damage with health only when both cards are in place', () => {
  it('health for health saves the hero', () => {
    const plan = {
      heroes: ['mage', 'rogue'],
      identified: ['skeleton-1'],
      with: { mage: { items: ['ogre-2'], damage: 3 } },
    } as const;
    const table = aFight('ogre-1', plan).do(skip('rogue'), claim('ogre-1', 'item', { hero: 'mage', replace: 'ogre-2' }));
    expect([table.state.result, table.hero('mage').items]).toEqual([null, ['ogre-1']]);
    expect(names(table).slice(0, 2)).toEqual(['cardClaimed', 'cardReplaced']);
  });
});

describe('R53: four heroes roll the bonus dice in each pair’s encounter or boss round', () => {
  it('in each encounter', () => {
    const plan = { ...FOUR, level: 2, rolls: [1, 4, 1, 1, 1, 1, 5], doors: [open('boulder-1', 'boulder-2')] } as const;
    const table = aChoice(plan).do(enter(0), pair(['mage', 'warrior'], 'boulder-1'), option(1));
    expect(table.do({ type: 'giveBonusDie', hero: 'mage' }).dice('mage heroic 4')).toHaveLength(1);
    table.do(FINISH, option(1), { type: 'roll' }, { type: 'giveBonusDie', hero: 'rogue' });
    expect(table.dice('rogue heroic 5')).toHaveLength(1);
  });

  it('in each pair’s boss round', () => {
    const table = aRound({ ...FOUR, dungeon: 'dragons-cave', level: 4 }).do(pair(['mage', 'warrior']));
    expect([table.state.phase, table.state.encounter?.bonus]).toEqual(['bonusDice', []]);
  });
});

describe('R54: a swarm of four heroes counts doors, not cards', () => {
  it('four for each open door, its own included', () => {
    const doors = [open('goblin-1', 'ogre-1'), open('ogre-2', 'wraith-1'), shut('bandit-1', 'bandit-2')];
    const table = aChoice({ ...FOUR, doors, rolls: Array<number>(8).fill(1) }).do(
      enter(0),
      pair(['mage', 'warrior'], 'goblin-1'),
    );
    expect(table.state.encounter?.boxes[0]?.value).toBe(4 * 2);
  });
});

it('a descent with nothing behind doors shuffles what is left', () => {
  const table = aScene({ cardsLeft: 2, doors: [] }).do(START, DESCEND);
  expect(table.state.deck).toHaveLength(44);
});
