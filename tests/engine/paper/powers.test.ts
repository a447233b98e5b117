import { describe, expect, it } from 'vitest';
import { aTable, aTurn } from './table';

const seat = 'seat-1';
const heroes = { warrior: 1, wizard: 1, cleric: 1, rogue: 1 };
const CLOVERS = 'clover clover cleric / boots warrior rogue';

describe('set-up powers', () => {
  it('P4: Craftsman: two different items, any of the eight', () => {
    const table = aTable({ powers: ['craftsman'] });
    expect(table.legal()).toHaveLength(8);
    table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.why({ type: 'fillBox', seat, item: 'tome-of-wisdom' })).toBe('notAnOption');
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
    expect(table.sheet().items).toMatchObject({ 'tome-of-wisdom': 1, 'flaming-sword': 1 });
    expect(table.state.phase).toBe('roll');
  });

  it('P4: Veteran: two different heroes', () => {
    const table = aTable({ powers: ['veteran'] }).do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.why({ type: 'chooseHero', seat, hero: 'cleric' })).toBe('notAnOption');
    expect(table.do({ type: 'chooseHero', seat, hero: 'rogue' }).sheet().heroes).toEqual({ ...heroes, cleric: 2, rogue: 2 });
  });

  it('P4: Healer: two potions', () => {
    expect(aTable({ powers: ['healer'] }).sheet().potions).toBe(2);
  });

  it('P4: Assassin: two monsters of the own map', () => {
    const table = aTable({ powers: ['assassin'], seats: 2 });
    expect(table.legal()).toHaveLength(12);
    table.do({ type: 'strikeOff', seat, monster: 'orc-3' }, { type: 'strikeOff', seat, monster: 'orc-4' });
    expect(table.sheet().beaten).toEqual(['orc-3', 'orc-4']);
    expect(table.sheet('seat-2').beaten).toEqual([]);
  });

  it('P4: Treasure Hunter: a gem of the own map, which the others keep; its room keeps its monster', () => {
    const table = aTable({ powers: ['treasure-hunter', 'barbarian'], seats: 2 }).do({ type: 'takeGem', seat, gem: 'gem-c' });
    expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], beaten: [] });
    table.untilTurn(2);
    expect(table.sheet('seat-2').gone).toEqual([]);
    table.with({ path: ['C5'] }).go(0, ['C4']);
    expect(table.sheet()).toMatchObject({ gems: 1, beaten: ['goblin-4'] });
  });

  it('P4: the bonus of the box comes with the gem', () => {
    const table = aTable({ powers: ['treasure-hunter'] })
      .with({ gems: 2 })
      .do({ type: 'takeGem', seat, gem: 'gem-h' });
    expect(table.sheet()).toMatchObject({ gems: 3, potions: 1 });
  });
});

describe('powers of a moment', () => {
  it('Alchemist: a potion more from a die, and from nothing else', () => {
    expect(
      aTurn({ powers: ['alchemist'] })
        .go(0, ['C1'])
        .sheet().potions,
    ).toBe(1);
  });

  it('Merchant: a potion for each gem', () => {
    const table = aTurn({ powers: ['merchant'] })
      .with({ path: ['E3'] })
      .go(0, ['F3']);
    expect(table.sheet()).toMatchObject({ gems: 1, potions: 1 });
  });

  it('Noble: an item box whenever a hero reaches level 5', () => {
    const table = aTurn({ powers: ['noble'] }, CLOVERS).with({ heroes: { ...heroes, warrior: 4 } });
    table.do({ type: 'raise', seat, die: 0, hero: 'warrior' });
    expect(table.sheet().due).toMatchObject([{ op: 'fillBox' }]);
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' }, { type: 'raise', seat, die: 1, hero: 'warrior' });
    expect(table.sheet()).toMatchObject({ heroes: { warrior: 6 }, due: [] });
  });

  it('Shaman: a potion for every third monster, struck off or not', () => {
    const table = aTurn({ powers: ['shaman'] })
      .with({ beaten: ['orc-3', 'orc-4'], path: ['C1'] })
      .go(0, ['D1']);
    expect(table.sheet()).toMatchObject({ potions: 2, damage: 2 });
    const fourth = aTurn({ powers: ['shaman'] })
      .with({ beaten: ['orc-3', 'orc-4', 'orc-5'], path: ['C1'] })
      .go(0, ['D1']);
    expect(fourth.sheet().potions).toBe(1);
  });

  it('Beastmaster: an item box for every third monster', () => {
    const table = aTurn({ powers: ['beastmaster'] }).with({ beaten: ['orc-3', 'orc-4'], path: ['C1'] });
    table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D1' });
    // The potion of the room waits until the box is filled.
    expect(table.sheet()).toMatchObject({ potions: 0, due: [{ op: 'loot' }, { op: 'fillBox' }] });
    expect(table.do({ type: 'fillBox', seat, item: 'flaming-sword' }).sheet().potions).toBe(1);
  });

  it('Ranger: a river gives its step back', () => {
    const table = aTurn({ powers: ['ranger'] }).with({ path: ['A6'] });
    table.with({ items: { ...table.sheet().items, 'khar-medallion': 2 } }).do({ type: 'walk', seat, die: 0 });
    expect(table.do({ type: 'step', seat, to: 'A5' }).sheet().walk).toEqual({ steps: 2, rivers: [2] });
  });

  it('Psionic: one die a turn in the other colour, without the gift of a Wizard', () => {
    const table = aTurn({ powers: ['psionic'], objectives: ['hunter-of-the-middle-depths'] });
    expect(table.why({ type: 'raise', seat, die: 0, hero: 'warrior', change: 'psionic' })).toBeNull();
  });

  it('P10: Fortune Teller: one less from the skulls of a roll, never below zero', () => {
    const table = aTable({ powers: ['fortune-teller'] }).roll('skull warrior wizard / skull boots rogue');
    expect(table.sheet().damage).toBe(1);
    expect(table.told('damageSpared')).toMatchObject([{ amount: 1 }]);
    table.idle().roll('skull warrior wizard / boots warrior rogue');
    expect(table.sheet().damage).toBe(1);
    table.idle().roll();
    expect(table.types()).not.toContain('damageSpared');
  });

  it('Scout: no damage from traps', () => {
    expect(
      aTurn({ powers: ['scout'] })
        .with({ path: ['B2'] })
        .go(0, ['C2', 'C3'])
        .sheet().damage,
    ).toBe(0);
  });
});
