// One thing that sets off another: a death in a fight, and bonuses within bonuses.
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../src/engine/paper';
import { itemBoxes, levels } from './parties';
import { aTurn } from './table';
import { atTurn } from './turns';

const seat = 'seat-1';

describe('a death in a fight', () => {
  const dying = (sheet: object) =>
    atTurn(3, { dungeon: 'b', seats: 2 }).with({ ...levels(3, 3, 3, 3), lair: true, damage: 11, ...sheet });

  it('P31 and P40: the level of the reward comes too late for it', () => {
    const table = dying({}).idleAll();
    expect(table.told('resurrected')).toEqual([{ type: 'resurrected', seat }]);
    expect(table.state.phase).toBe('reward');
    table.do({ type: 'chooseHero', seat, hero: 'wizard' });
    expect(table.sheet()).toMatchObject({ damage: 14, resurrected: true });
    expect(scoreOf('b', table.seat()).resurrection).toBe(-9);
  });

  it('P29 and P54: potions take what they can of the counter-attack, the wounds stay three', () => {
    for (const [potions, hearts, damage, resurrected] of [
      [2, 0, 11, false],
      [1, 0, 12, false],
      [1, 1, 13, true],
    ] as const) {
      const table = dying({ potions, hearts }).idleAll();
      expect(table.sheet()).toMatchObject({ damage, resurrected, hearts: Math.min(2 * potions, hearts + 3) });
      expect(table.sheet().bosses).toEqual([{ fought: true, glory: 4, wounds: 3 }]);
    }
  });

  it('P31: nobody dies twice', () => {
    const table = dying({ resurrected: true }).idleAll();
    expect(table.told('resurrected')).toEqual([]);
    expect(table.sheet().damage).toBe(14);
  });

  it('P31: a walk goes on after a death on the way', () => {
    const table = aTurn().with({ path: ['B2'], damage: 4 });
    table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'C2' });
    expect(table.told('resurrected')).toHaveLength(1);
    table.do({ type: 'step', seat, to: 'C3' });
    expect(table.sheet()).toMatchObject({ path: ['B2', 'C2', 'C3'], potions: 1, damage: 5 });
  });
});

describe('long chains', () => {
  it('P26: a potion, a level, a gift, a gem, a level and another gift, each to its end', () => {
    const table = aTurn().with({ potions: 3, gems: 8, ...levels(1, 1, 3, 3) });
    table.do({ type: 'brew', seat, die: 0 }, { type: 'chooseHero', seat, hero: 'rogue' });
    expect(table.types()).toEqual(['heroRaised', 'gemMarked', 'bonusesDue']);
    expect(table.sheet().due).toEqual([
      { op: 'potions', times: 1 },
      { op: 'levelUp', times: 1, apart: null },
    ]);
    table.do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.sheet()).toMatchObject({ potions: 5, gems: 9, due: [], ...levels(1, 1, 4, 4) });
    table.idle().roll('skull warrior wizard / skull warrior rogue');
    expect(table.sheet()).toMatchObject({ damage: 0, hearts: 0 });
  });

  it('P26: an item finishes an item: Tome, Noble, Cauldron, and the box of the second row', () => {
    const table = aTurn({ powers: ['noble'] }).with({ potions: 5, ...levels(4, 1, 1, 1) });
    table.with(itemBoxes({ 'tome-of-wisdom': 1, 'alchemists-cauldron': 1, 'armour-of-heroes': 1 }));
    table.do({ type: 'craft', seat, die: 3, item: 'tome-of-wisdom' }, { type: 'chooseHero', seat, hero: 'warrior' });
    expect(table.sheet().due).toEqual([{ op: 'fillBox', times: 1, apart: null }]);
    table.do({ type: 'fillBox', seat, item: 'alchemists-cauldron' });
    expect(table.sheet()).toMatchObject({ potions: 8, due: [{ op: 'fillBox' }] });
    table.do({ type: 'fillBox', seat, item: 'armour-of-heroes' });
    expect(table.sheet()).toMatchObject({
      due: [],
      ...itemBoxes({ 'tome-of-wisdom': 2, 'alchemists-cauldron': 2, 'armour-of-heroes': 2 }),
    });
  });

  it('P26: the last gem of all comes with the twelfth potion of a Merchant', () => {
    const table = aTurn({ powers: ['merchant'] })
      .with({ gems: 9, potions: 10 })
      .do({ type: 'brew', seat, die: 0 });
    expect(table.sheet()).toMatchObject({ gems: 10, potions: 12, due: [] });
    expect(table.told('potionsGained').at(-1)).toMatchObject({ amount: 0, lost: 1 });
  });

  it('P12: a full satchel gives the gem of its last row once', () => {
    const table = aTurn().with({ potions: 12, gems: 1 }).do({ type: 'brew', seat, die: 0 });
    expect(table.types()).toEqual(['dieUsed', 'potionsGained']);
    expect(table.sheet()).toMatchObject({ gems: 1, potions: 12 });
  });

  it('P49: between two heroes or two items the seat is asked', () => {
    const table = aTurn()
      .with({ potions: 3, ...levels(6, 6, 5, 5) })
      .go(0, ['C1']);
    expect(table.legal()).toEqual([
      { type: 'chooseHero', seat, hero: 'cleric' },
      { type: 'chooseHero', seat, hero: 'rogue' },
    ]);
  });

  it('P26: a gift that a reward brings works from the next round on', () => {
    const table = atTurn(3, { dungeon: 'b', seats: 2 })
      .with({ ...levels(3, 3, 3, 3), lair: true })
      .idleAll();
    expect(table.told('bossFought')).toMatchObject([{ strength: 15 }]);
    table.do({ type: 'chooseHero', seat, hero: 'warrior' }).untilTurn(6).with({ lair: true, damage: 0 }).idleAll();
    // The Chimera is weak to the Rogue: 13 levels, 3 once more, and the gift.
    expect(table.told('bossFought')).toMatchObject([{ boss: 'chimera', strength: 17 }]);
  });
});
