import { describe, expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import { aFight, FINISH, option, ROLL } from '../../../support/scenes';

// Rulings R4 and R9: what finishing an encounter costs, and in which order it is counted.

const counted = (table: Table): readonly number[] =>
  table.told('consequencesCounted').flatMap(({ damage, time }) => [damage, time]);
const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
const WINDS = { dungeon: 'yetis-cavern', potions: 0 } as const;

describe('R4: first the symbols of open active boxes are counted', () => {
  it('those of the foe and of the dungeon, and no covered ones', () => {
    // Hydra's Reef adds one agility box of 1 damage; the bandit's strength 5 (2 time) is covered.
    const table = aFight('bandit-1', { dungeon: 'hydras-reef', rolls: [5, ...ones(6)] });
    table.cover(3, 'strength 5').do(FINISH);
    expect(counted(table)).toEqual([2 + 1 + 1 + 1, 1 + 1]);
  });
});

describe('R4: then prevented symbols come off', () => {
  it('one damage for Shield Aura', () => {
    const table = aFight('arrow-wall-1', { dungeon: 'dragons-cave', heroes: ['mage'], rolls: [2, 1, 1, 1] });
    table.do(option(0)).cover(1, 'magic 2').use('shield-aura').do(FINISH);
    expect(counted(table)).toEqual([2 - 1, 3]);
  });

  it('one damage for Dodge and two time for Poison', () => {
    const table = aFight('bandit-1', { ...WINDS, rolls: ones(7), with: { warrior: { skills: ['goblin-2', 'force-wall-2'] } } });
    table.use('dodge', 'agility 1').use('poison', 'agility 1').do(FINISH);
    // Bandit: 4 damage, 4 time; Freezing Winds adds 2 time of its boxes: 4 are left, and 1 damage comes back.
    expect(counted(table)).toEqual([4 - 1 + 1, 4 + 2 - 2]);
  });

  it('one time for Fearless Charge', () => {
    const table = aFight('ogre-1', { dungeon: 'dragons-cave', heroes: ['warrior', 'mage'], rolls: ones(8) });
    table.use('fearless-charge').do(FINISH);
    expect(counted(table)).toEqual([9, 3 - 1]);
  });

  it('one time for Speed', () => {
    const table = aFight('arrow-wall-1', { dungeon: 'dragons-cave', rolls: [1], with: { warrior: { talents: ['speed'] } } });
    table.do(option(0)).use('speed').do(FINISH);
    expect(counted(table)).toEqual([2, 3 - 1]);
  });

  it('never more than there is', () => {
    const table = aFight('rune-puzzle-1', { dungeon: 'dragons-cave', heroes: ['mage'], rolls: [2, 6, 1, 1] }).do(option(0));
    table.cover(1, 'magic 2').cover(0, 'magic 6').use('shield-aura').do(FINISH);
    expect(counted(table)).toEqual([0, 0]);
  });
});

describe('R4: third, the dungeon adds its damage once', () => {
  it('Freezing Winds for three time that is left', () => {
    const table = aFight('goblin-1', { ...WINDS, rolls: ones(7) }).do(FINISH);
    expect(counted(table)).toEqual([4 + 1, 4]);
  });

  it('Freezing Winds not for less than three time after preventing', () => {
    const poison = { warrior: { skills: ['force-wall-2'] } } as const;
    const table = aFight('goblin-1', { ...WINDS, rolls: ones(7), with: poison })
      .use('poison', 'agility 1')
      .do(FINISH);
    expect(counted(table)).toEqual([4, 2]);
  });

  it('Freezing Winds once, however much time', () => {
    const table = aFight('skeleton-1', { ...WINDS, rolls: ones(7) }).do(FINISH);
    expect(counted(table)).toEqual([2 + 1, 7]);
  });

  it.each([
    ['not for damage that was all prevented', true, 0],
    ['for a single damage that is left', false, 1 + 1],
  ])('Blade Storm %s', (_, prevents, damage) => {
    const table = aFight('rune-puzzle-1', { heroes: ['mage'], floor: 3, rolls: [4, 6, 4, 1] }).do(option(0));
    table.cover(1, 'magic 4').cover(3, 'magic 4').cover(2, 'magic 6');
    if (prevents) table.use('shield-aura');
    expect(counted(table.do(FINISH))).toEqual([damage, 3]);
  });
});

describe('R4: last, Armor and Kiting look at what has come together', () => {
  it.each([
    ['of 5 and 1 it takes 3', [1, 1, 1], 3],
    ['of 4 and 1 it takes 2', [4, 4, 1], 3],
  ])('Armor takes one of every two, Blade Storm included: %s', (_, rolls, left) => {
    const table = aFight('spiked-log-1', { heroes: ['paladin'], floor: 3, rolls }).do(option(0));
    if (rolls[0] === 4) table.cover(1, 'strength 4').cover(3, 'strength 4');
    expect(counted(table.do(FINISH))).toEqual([left, 1 + 1]);
  });

  it('beside Armor nothing else prevents damage', () => {
    const table = aFight('ogre-1', { dungeon: 'dragons-cave', heroes: ['paladin'], rolls: ones(7), with: DODGER });
    table.use('dodge', 'agility 1').do(FINISH);
    expect(counted(table)).toEqual([9 - 4, 3]);
  });

  it('Kiting turns exactly one damage into one time, even one that Freezing Winds has added', () => {
    const table = aFight('bandit-1', { ...WINDS, heroes: ['archer'], rolls: [5, 1, 6, 2, 3, 1, 1] }).do(ROLL);
    table.cover(0, 'agility 6', 'agility 2').cover(1, 'agility 3').cover(4, 'strength 5').do(FINISH);
    expect(counted(table)).toEqual([0, 1 + 2 + 1 + 1 + 1]);
  });

  it('Kiting does not turn one of two, nor one that Blade Storm has doubled', () => {
    const rolls = [5, 1, 6, 3, 1, 3, 3, 5, 5, 1];
    const table = aFight('bandit-1', { heroes: ['archer'], floor: 3, level: 2, rolls, with: { archer: TWO_MAGIC } }).do(ROLL);
    table.cover(5, 'magic 3').cover(7, 'magic 3').cover(8, 'magic 5', 'magic 5').cover(0, 'agility 6', 'agility 3');
    table.cover(4, 'strength 5').do(FINISH);
    // Open are the bandit's agility 3 (1 damage) and boxes of time alone.
    expect(counted(table)).toEqual([1 + 1, 1 + 2 + 2]);
  });
});

const DODGER = { paladin: { skills: ['goblin-2'] } } as const;
const TWO_MAGIC = { items: ['beetle-1', 'beetle-2'] } as const;

describe('R4 and R9: Undying is no consequence', () => {
  it('its two time come at the end, once, and Freezing Winds does not see them', () => {
    const table = aFight('skeleton-1', { ...WINDS, heroes: ['paladin'], rolls: [3, 5, 6, 1, 2, 4, 3] });
    table.cover(0, 'magic 2').cover(1, 'magic 4').cover(6, 'magic 3');
    table.cover(2, 'strength 3').cover(3, 'strength 5').cover(5, 'strength 6').do(FINISH);
    expect(counted(table)).toEqual([1, 2]);
    expect(table.told('timeSpent')).toHaveLength(2 + 2);
  });
});

describe('R9: Survivor and Undying look at all active boxes, the dungeon included', () => {
  it.each([
    ['lost with the dungeon’s armor open', false],
    ['loot with all armor covered, whatever else is open', true],
  ])('the Beetle is %s', (_, covers) => {
    const table = aFight('beetle-1', { heroes: ['rogue'], potions: 3, rolls: [5, 3, 4, 1, 4, 3, 2] }).do(ROLL);
    table.cover(0, 'agility 3').cover(1, 'agility 4').cover(2, 'strength 5').cover(3, 'magic 3');
    if (covers) table.cover(6, 'magic 2');
    table.do(FINISH);
    expect(table.told('encounterEnded')).toEqual([{ type: 'encounterEnded', card: 'beetle-1', to: covers ? 'loot' : 'discard' }]);
    expect([table.state.loot, table.state.discard.includes('beetle-1')]).toEqual([covers ? ['beetle-1'] : [], !covers]);
  });

  it('the Skeleton costs two time while only a box of the dungeon is open', () => {
    const skeleton = aFight('skeleton-1', { heroes: ['mage'], level: 2, rolls: [3, 5, 5, 6, 5, 1, 2, 4, 2, 1, 5], with: STRONG });
    skeleton.cover(0, 'magic 2').cover(1, 'magic 4').cover(6, 'magic 2').cover(2, 'strength 3').cover(3, 'strength 5');
    skeleton.cover(5, 'strength 6').cover(4, 'agility 5');
    expect(skeleton.state.encounter?.boxes.map(({ dice }) => dice.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
    skeleton.do(FINISH);
    expect(counted(skeleton)).toEqual([0, 2]);
    expect(skeleton.told('timeSpent')).toHaveLength(2 + 2);
  });

  it('the Skeleton costs nothing with every box covered', () => {
    const skeleton = aFight('skeleton-1', { heroes: ['mage'], level: 2, rolls: [3, 5, 5, 6, 5, 1, 2, 4, 2, 1, 5], with: STRONG });
    skeleton.cover(0, 'magic 2').cover(1, 'magic 4').cover(6, 'magic 2').cover(2, 'strength 3').cover(3, 'strength 5');
    skeleton.cover(5, 'strength 6').cover(4, 'agility 5').cover(7, 'strength 5').do(FINISH);
    expect(skeleton.told('timeSpent')).toEqual([]);
  });
});

const STRONG = { mage: { items: ['goblin-1', 'goblin-2', 'phantom-1'] } } as const;
