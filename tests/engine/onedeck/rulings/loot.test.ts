import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import type { Plan, Table } from '../../../support/onedeck';
import {
  aFight,
  aRound,
  bonus,
  claim,
  drink,
  FINISH,
  levelUp,
  names,
  option,
  ROLL,
  skip,
  suffer,
  XP_CLAIM,
} from '../../../support/scenes';

// Rulings R19 to R21: loot, levels and the level card's heroic dice.

/** At the loot of a card, which an Invisibility potion has made easy. */
function atLoot(card: CardId, plan: Plan = {}): Table {
  const { identified = [], potions = 0, heroes = ['warrior'] } = plan;
  const table = aFight(card, { ...plan, potions: potions + 1, identified: ['skeleton-1', ...identified] });
  return table.do(skip(heroes[0] ?? 'warrior'));
}

const PAIR = ['mage', 'warrior'] as const;

describe('R19: a skill once per hero, a potion type once per party', () => {
  it('two heroes may hold the same skill, one hero not twice', () => {
    const table = atLoot('pit-of-spikes-2', { heroes: PAIR, level: 2, with: { mage: { skills: ['wraith-1'] } } });
    expect(table.why(claim('pit-of-spikes-2', 'skill', { hero: 'mage' }))).toBe('skillKnown');
    expect(table.why(claim('pit-of-spikes-2', 'skill', { hero: 'mage', replace: 'wraith-1' }))).toBe('skillKnown');
    table.do(claim('pit-of-spikes-2', 'skill', { hero: 'warrior' }));
    expect(table.hero('warrior').skills).toEqual(['pit-of-spikes-2']);
  });

  it('a potion type is identified once, with a token at once', () => {
    const table = atLoot('skeleton-2').do(claim('skeleton-2', 'potion'));
    expect([table.state.identified, table.state.potions]).toEqual([['skeleton-1', 'skeleton-2'], 1]);
    expect(atLoot('rune-puzzle-2', { identified: ['skeleton-2'] }).why(claim('rune-puzzle-2', 'potion'))).toBe(
      'potionIdentified',
    );
  });

  it.each([
    ['item', 'goblin-1', 'ogre-1'],
    ['skill', 'goblin-1', 'ogre-1'],
  ] as const)('replacing an %s puts the old card under the level card as XP at once', (as, held, card) => {
    const had = as === 'item' ? { items: [held] } : { skills: [held] };
    const table = atLoot(card, { heroes: PAIR, with: { warrior: had } });
    expect(table.why(claim(card, as, { hero: 'warrior' }))).toBe(as === 'item' ? 'itemsFull' : 'skillsFull');
    table.do(claim(card, as, { hero: 'warrior', replace: held }));
    expect([table.hero('warrior').items, table.hero('warrior').skills]).toEqual(as === 'item' ? [[card], []] : [[], [card]]);
    expect(table.state.xp).toEqual([held]);
  });

  it('replaced lanterns count for the level of this very encounter', () => {
    const table = atLoot('ogre-1', { heroes: PAIR, xp: ['ogre-2'], with: { warrior: { items: ['goblin-1'] } } });
    expect(table.do(claim('ogre-1', 'item', { hero: 'warrior', replace: 'goblin-1' })).state.phase).toBe('level');
  });

  it('an item whose health is lost can bring the damage up to health: Healing at once, or the end', () => {
    const plan = { with: { warrior: { items: ['ogre-2'], damage: 6 } } } as const;
    const swap = claim('goblin-1', 'item', { hero: 'warrior', replace: 'ogre-2' });
    const saved = atLoot('goblin-1', { ...plan, potions: 1 }).do(swap);
    expect([saved.state.phase, saved.do(drink('warrior')).hero().damage]).toEqual(['dying', 4]);
    expect(atLoot('goblin-1', plan).do(swap).state.result).toBe('defeat');
  });
});

describe('R20: levels are optional, repeatable, and paid with the cards the party chooses', () => {
  const RICH = ['ogre-1', 'ogre-2', 'phantom-1', 'phantom-2'] as const;

  it('offered after loot, and may be declined', () => {
    const table = atLoot('goblin-1', { xp: ['ogre-1'] }).do(XP_CLAIM('goblin-1'));
    expect([table.state.phase, table.state.level]).toEqual(['level', 1]);
    table.do(FINISH);
    expect([table.state.level, table.state.xp]).toEqual([1, ['ogre-1', 'goblin-1']]);
  });

  it('not offered with too little', () => {
    expect(atLoot('goblin-1', { xp: ['goblin-2'] }).do(XP_CLAIM('goblin-1')).state.phase).toBe('turnStart');
  });

  it('again and again while the XP suffices, with a potion each time', () => {
    const table = atLoot('goblin-1', { xp: RICH }).do(XP_CLAIM('goblin-1'), levelUp('goblin-1', 'ogre-1'));
    expect([table.state.level, table.state.potions, table.state.phase]).toEqual([2, 1, 'level']);
    table.do(levelUp('ogre-2', 'phantom-1'));
    expect([table.state.level, table.state.potions, table.state.xp]).toEqual([3, 2, ['phantom-2']]);
  });

  it('the cards that pay go to the box with their surplus, the others stay', () => {
    const table = atLoot('goblin-1', { xp: ['ogre-1', 'ogre-2'] }).do(XP_CLAIM('goblin-1'));
    expect(table.why(levelUp('ogre-1'))).toBe('xpTooLow');
    table.do(levelUp('ogre-1', 'ogre-2'));
    expect([table.state.removed, table.state.xp]).toEqual([['ogre-1', 'ogre-2'], ['goblin-1']]);
  });

  it('at level 4 five XP buy a potion, as often as paid', () => {
    const table = atLoot('goblin-1', { level: 4, xp: RICH, rolls: [] }).do(XP_CLAIM('goblin-1'), levelUp('ogre-1', 'ogre-2'));
    expect([table.state.level, table.state.potions, table.state.phase]).toEqual([4, 1, 'level']);
    table.do(levelUp('goblin-1', 'phantom-1'));
    expect([table.state.level, table.state.potions, table.state.phase]).toEqual([4, 2, 'turnStart']);
    expect(names(table)).not.toContain('levelGained');
  });
});

describe('R21: the party says who rolls each heroic die of the level card', () => {
  it('die by die, and not necessarily the same hero', () => {
    const rolls = [1, 1, 1, 1, 5, 1, 1, 1, 1, 6];
    const table = aFight('ogre-1', { dungeon: 'dragons-cave', heroes: PAIR, level: 4, rolls });
    expect([table.state.phase, table.legal('giveBonusDie').length]).toEqual(['bonusDice', 2]);
    table.do(bonus('warrior'));
    expect(table.state.phase).toBe('bonusDice');
    table.do(bonus('mage'));
    expect([table.dice('mage heroic 5'), table.dice('warrior heroic 6')].flat()).toHaveLength(2);
  });

  it('in perils too', () => {
    const table = aFight('boulder-1', { heroes: PAIR, level: 2, rolls: [1, 1, 6] }).do(option(1), bonus('warrior'));
    expect(table.dice('warrior heroic 6')).toHaveLength(1);
  });

  it('and anew in every boss round', () => {
    const ones = Array.from({ length: 2 * 9 }, () => 1);
    const table = aRound({ heroes: PAIR, level: 3, potions: 3, rolls: ones }).do(bonus('mage'));
    expect(table.state.phase).toBe('pool');
    table.do(FINISH, suffer('mage'), drink('mage'), drink('mage'), drink('warrior'));
    expect([table.state.boss?.round, table.state.phase]).toEqual([2, 'bonusDice']);
    expect(table.do(bonus('warrior')).dice('warrior heroic 1')).toHaveLength(1);
  });

  it('alone there is nothing to ask', () => {
    const table = aRound({ level: 4, rolls: [1, 1, 1, 1, 1, 1, 1, 6, 6] });
    expect(table.state.phase).toBe('pool');
    expect(table.pool().filter((die) => die === 'heroic 6')).toHaveLength(2);
  });

  it('none at level 1', () => {
    const table = aFight('ogre-1', { heroes: ['rogue'], rolls: [1, 1, 1, 1, 1, 1, 1] }).do(ROLL);
    expect(table.pool().some((die) => die.startsWith('heroic'))).toBe(false);
  });
});
