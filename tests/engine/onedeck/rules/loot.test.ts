import { describe, expect, it } from 'vitest';
import { bossHealth, type CardId, healthOf, iconsOf } from '../../../../src/engine/onedeck';
import type { Plan, Table } from '../../../support/onedeck';
import { aFight, aRound, claim, FINISH, levelUp, option, skip, XP_CLAIM } from '../../../support/scenes';

// Pages 33 to 35: loot, levels and boss rounds.

const PAIR = ['mage', 'warrior'] as const;

function atLoot(card: CardId, plan: Plan = {}): Table {
  const { heroes = ['warrior'] } = plan;
  return aFight(card, { ...plan, identified: ['skeleton-1'] }).do(skip(heroes[0] ?? 'warrior'));
}

describe('four ways to claim a card', () => {
  it('an item gives one stat icon and perhaps health', () => {
    const table = atLoot('ogre-1');
    const before = [healthOf(table.state, table.hero()), iconsOf(table.state, table.hero(), 'strength')];
    table.do(claim('ogre-1', 'item', { hero: 'warrior' }));
    expect(before).toEqual([6, 4]);
    expect([healthOf(table.state, table.hero()), iconsOf(table.state, table.hero(), 'strength')]).toEqual([7, 5]);
    const bare = atLoot('goblin-1').do(claim('goblin-1', 'item', { hero: 'warrior' }));
    expect([healthOf(bare.state, bare.hero()), iconsOf(bare.state, bare.hero(), 'strength')]).toEqual([6, 5]);
  });

  it('a skill is there for the next encounter', () => {
    const table = atLoot('boulder-1').do(claim('boulder-1', 'skill', { hero: 'warrior' }));
    expect([table.hero().skills, table.hero().items, table.state.xp]).toEqual([['boulder-1'], [], []]);
  });

  it('XP is its lanterns, for the whole party', () => {
    const table = atLoot('ogre-1', { heroes: PAIR }).do(XP_CLAIM('ogre-1'));
    expect([table.state.xp, table.told('cardClaimed')[0]?.hero]).toEqual([['ogre-1'], null]);
    const named = atLoot('ogre-1', { heroes: PAIR }).do(claim('ogre-1', 'xp', { hero: 'mage' }));
    expect(named.told('cardClaimed')[0]?.hero).toBeNull();
  });

  it('a potion is identified, and one token is gained immediately', () => {
    const table = atLoot('arrow-wall-2').do(claim('arrow-wall-2', 'potion'));
    expect([table.state.identified.at(-1), table.state.potions]).toEqual(['arrow-wall-2', 1]);
  });

  it('of a pair either hero may take it', () => {
    const table = atLoot('ogre-1', { heroes: PAIR });
    expect(
      table
        .legal('claim')
        .filter(({ as }) => as === 'item')
        .map(({ hero }) => hero),
    ).toEqual(['mage', 'warrior']);
  });
});

describe('limits', () => {
  it.each([
    [1, 1, 2],
    [2, 3, 3],
    [3, 5, 4],
    [4, 7, 5],
  ])('alone at level %d: %d items and %d skills', (level, items, skills) => {
    const held = ['beetle-1', 'beetle-2', 'bandit-1', 'bandit-2', 'goblin-1', 'wraith-1', 'shadow-1'] as const;
    const full = atLoot('ogre-1', { level, with: { warrior: { items: held.slice(0, items) } } });
    expect(full.why(claim('ogre-1', 'item', { hero: 'warrior' }))).toBe('itemsFull');
    const clever = atLoot('ogre-1', { level, with: { warrior: { skills: held.slice(0, skills) } } });
    expect(clever.why(claim('ogre-1', 'skill', { hero: 'warrior' }))).toBe('skillsFull');
    const room = atLoot('ogre-1', { level, with: { warrior: { items: held.slice(0, items - 1) } } });
    expect(room.why(claim('ogre-1', 'item', { hero: 'warrior' }))).toBeNull();
  });

  it('a basic skill and the starting skill do not count', () => {
    const plan = { heroes: PAIR, with: { warrior: { basicSkill: 'true-strike' } } } as const;
    expect(atLoot('ogre-1', plan).why(claim('ogre-1', 'skill', { hero: 'warrior' }))).toBeNull();
  });
});

describe('leveling up', () => {
  it('the example: of 2, 2 and 4 lanterns a 4 and a 2 pay for 6, the other 2 remains, and a potion is gained', () => {
    const table = atLoot('ogre-1', { xp: ['goblin-1', 'goblin-2'] }).do(XP_CLAIM('ogre-1'), levelUp('ogre-1', 'goblin-1'));
    expect([table.state.level, table.state.xp, table.state.potions]).toEqual([2, ['goblin-2'], 1]);
    expect(table.state.removed).toEqual(['ogre-1', 'goblin-1']);
  });

  it('only after the loot is claimed', () => {
    const table = atLoot('goblin-1', { xp: ['ogre-1', 'ogre-2'] });
    expect(table.why(levelUp('ogre-1', 'ogre-2'))).toBe('wrongPhase');
    expect(table.do(XP_CLAIM('goblin-1')).why(levelUp('ogre-1', 'ogre-2'))).toBeNull();
  });
});

describe('boss rounds', () => {
  it('boxes and dice are clear in the new round, and skills can be used again', () => {
    const tough = { warrior: { items: ['ogre-2', 'boulder-1', 'force-wall-1'], skills: ['beetle-2'] } } as const;
    const rolls = Array.from({ length: 2 * (7 + 3 + 2) }, () => 1);
    const table = aRound({ level: 4, potions: 9, rolls, with: tough }).use('crushing-blow', 'strength 1').do(FINISH);
    while (table.state.phase === 'dying') table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect(table.state.boss?.round).toBe(2);
    expect(table.state.encounter?.boxes.every(({ dice }) => dice.length === 0)).toBe(true);
    expect([table.state.encounter?.used, table.pool().length]).toEqual([[], 12]);
    expect(table.use('crushing-blow', 'strength 1').pool()).toContain('strength 6');
  });

  it('a boss with damage equal to its health is beaten, and the game is won', () => {
    const table = aRound({ rolls: [6, 1, 1, 1, 6, 6, 1], bossDamage: 5 });
    expect(bossHealth(table.state)).toBe(6);
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6');
    expect(table.state.result).toBeNull();
  });

  it('damage of the round comes first: the heroes can lose before the strikes', () => {
    const table = aRound({ potions: 0, rolls: [6, 1, 1, 1, 6, 6, 1], bossDamage: 5 });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH);
    expect([table.state.result, table.state.boss?.damage]).toEqual(['defeat', 5]);
  });
});

it('Veteran’s basic skill is used like any other', () => {
  const table = aFight('boulder-1', { dungeon: 'dragons-cave', rolls: [1, 2], with: { warrior: { basicSkill: 'precision' } } });
  expect(table.do(option(1)).use('precision', 'agility 1').pool()).toEqual(['agility 2', 'agility 5']);
});
