import { describe, expect, it } from 'vitest';
import { aTurn } from './table';

const seat = 'seat-1';

describe('traps', () => {
  it('P22: spring at every entry, the first and all others', () => {
    const table = aTurn().go(0, ['F1', 'F2']).do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    table.go(1, ['F1', 'F2']);
    expect(table.types()).toContain('trapSprung');
    expect(table.sheet()).toMatchObject({ hearts: 2, damage: 0 });
  });

  it('P22: also under a Scout, who is not hurt', () => {
    const table = aTurn({ powers: ['scout'] }).do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'E1' });
    expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageSpared', 'bonusesDue']);
    expect(table.sheet().damage).toBe(0);
  });
});

describe('order and treasure', () => {
  it('P21: first the trap, then the treasure', () => {
    const table = aTurn({ powers: ['barbarian'] }).do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'E1' });
    expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageTaken', 'bonusesDue']);
  });

  it('P21: first the monster, then the treasure', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D1' });
    expect(table.types()).toEqual(['roomEntered', 'damageTaken', 'monsterBeaten', 'potionsGained']);
  });

  it('P21: of two treasures that differ the player says which comes first', () => {
    const table = aTurn().with({ due: [{ op: 'loot', left: ['gem-c', 'levelUp'] }], path: ['C1'] });
    expect(table.legal()).toEqual([
      { type: 'takeFirst', seat, loot: 'gem-c' },
      { type: 'takeFirst', seat, loot: 'levelUp' },
    ]);
    expect(table.why({ type: 'takeFirst', seat, loot: 'potion' })).toBe('notAnOption');
    table.do({ type: 'takeFirst', seat, loot: 'levelUp' });
    expect(table.legal().map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'chooseHero'));
    table.do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], due: [] });
  });

  it('P21: of two potions nobody asks which comes first', () => {
    const table = aTurn().go(0, ['A1']);
    expect(table.sheet()).toMatchObject({ potions: 2, due: [] });
  });

  it('P24: treasure is taken at the first entry, once', () => {
    const table = aTurn().go(0, ['F1', 'E1']).do({ type: 'fillBox', seat, item: 'tome-of-wisdom' }).go(1, ['F1', 'E1']);
    expect(table.sheet()).toMatchObject({ potions: 1, due: [] });
    expect(table.sheet().items['tome-of-wisdom']).toBe(1);
  });

  it('P24: a gem that has vanished gives nothing, the rest of the room does', () => {
    const table = aTurn()
      .with({ gone: ['gem-b'], path: ['E3'] })
      .go(0, ['F3']);
    expect(table.sheet()).toMatchObject({ gems: 0, taken: [], beaten: ['orc-4'] });
  });
});
