import { describe, expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import { aChoice, aFight, enter, FINISH, open, option, ROLL, shut } from '../../../support/scenes';

// Rulings R6 to R8: which boxes may be covered, with what, and how big a swarm is.

const whyCover = (table: Table, box: number, ...dice: readonly string[]) =>
  table.why({ type: 'cover', box, dice: table.dice(...dice) });

describe('R6: all active boxes form one set, and its armor comes first', () => {
  it('an open armor box of the dungeon holds back the boxes of a foe without armor', () => {
    // The first floor of the Lich's Tomb: magic 2 with armor, strength 5 without.
    const table = aFight('ogre-1', { rolls: [6, 6, 6, 6, 4, 5, 2] });
    expect([whyCover(table, 1, 'agility 4'), whyCover(table, 7, 'strength 6')]).toEqual(['armorFirst', 'armorFirst']);
    table.cover(6, 'magic 2');
    expect([whyCover(table, 1, 'agility 4'), whyCover(table, 7, 'strength 6')]).toEqual([null, null]);
  });

  it('an open armor box of the foe holds back the boxes of the dungeon', () => {
    const table = aFight('goblin-1', { dungeon: 'dragons-cave', rolls: [3, 4, 1, 1, 1, 1, 1] });
    expect(whyCover(table, 5, 'strength 3')).toBe('armorFirst');
    expect(whyCover(table.cover(0, 'strength 4'), 5, 'strength 3')).toBeNull();
  });

  it('armor boxes themselves may be covered in any order', () => {
    const table = aFight('skeleton-1', { heroes: ['mage'], rolls: [1, 1, 1, 4, 2, 2, 1] });
    table.cover(6, 'magic 2').cover(1, 'magic 4').cover(0, 'magic 2');
    expect(table.state.encounter?.boxes.every(({ armor, dice }) => !armor || dice.length === 1)).toBe(true);
  });
});

describe('R6: Biting Cold makes armor of every strength box', () => {
  const COLD = { dungeon: 'yetis-cavern', floor: 3 } as const;
  const armorOf = (table: Table) => table.state.encounter?.boxes.map(({ armor }) => armor);

  it('of foe and dungeon in combat', () => {
    const table = aFight('fire-elemental-1', { ...COLD, rolls: [1, 1, 1, 1, 1, 1, 1, 1].slice(1) }).do(ROLL);
    // Five boxes of magic and agility, two of magic on floor 1, strength on floor 2, two of strength on floor 3.
    expect(armorOf(table)).toEqual([false, false, false, false, false, false, false, true, true, true]);
  });

  it('of the foe’s strength boxes that have none printed', () => {
    const table = aFight('ogre-1', { ...COLD, rolls: [6, 6, 6, 6, 6, 6, 6] });
    expect(armorOf(table)?.slice(0, 6)).toEqual([true, false, true, false, true, false]);
    expect(whyCover(table, 1, 'agility 6')).toBe('armorFirst');
  });

  it('and in a strength peril of the grey boxes and the option', () => {
    const table = aFight('cave-in-1', { ...COLD, rolls: [6, 6, 6, 6] }).do(option(0));
    expect(armorOf(table)).toEqual([true, true, true, true]);
  });

  it('but in a peril of another colour only what is printed counts', () => {
    const table = aFight('cave-in-1', { ...COLD, rolls: [6, 6] }).do(option(1));
    expect(armorOf(table)).toEqual([false, true, false, true]);
  });
});

describe('R7: a wide box is covered by one act that names all its dice', () => {
  const OGRE = { dungeon: 'hydras-reef', rolls: [1, 2, 3, 6, 1, 1, 1] } as const;

  it('whose sum reaches its number', () => {
    const table = aFight('ogre-1', OGRE).cover(0, 'strength 1', 'strength 2', 'strength 3');
    expect(table.state.encounter?.boxes[0]?.dice.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it('a sum too low is refused, and no die stays behind', () => {
    const table = aFight('ogre-1', OGRE);
    expect(whyCover(table, 0, 'strength 2', 'strength 3')).toBe('sumTooLow');
    expect([table.state.encounter?.boxes[0]?.dice, table.pool().length]).toEqual([[], 7]);
  });

  it('nothing is added to it later', () => {
    const table = aFight('ogre-1', OGRE).cover(0, 'strength 6');
    expect(whyCover(table, 0, 'strength 1')).toBe('boxCovered');
  });

  it('surplus is allowed, and so are dice that add nothing', () => {
    const table = aFight('ogre-1', OGRE).cover(0, 'strength 1', 'strength 2', 'strength 3', 'strength 6');
    expect(table.state.encounter?.boxes[0]?.dice).toHaveLength(4);
    expect(table.legal('cover')).toEqual([]);
  });

  it('what is listed has no surplus', () => {
    const sums = aFight('ogre-1', OGRE)
      .legal('cover')
      .filter(({ box }) => box === 0)
      .map(({ dice }) => dice.length);
    expect(sums.sort()).toEqual([1, 3]);
  });
});

describe('R8: a swarm is four for every open door, its own included, fixed when the encounter starts', () => {
  const rolls = [1, 1, 1, 1, 1, 1, 1];

  it.each([
    ['alone', [], 4],
    ['beside a closed door', [shut('ogre-1')], 4],
    ['beside one open door', [open('ogre-1')], 8],
    ['beside two open and one closed', [open('ogre-1'), shut('ogre-2'), open('wraith-1')], 12],
  ] as const)('%s', (_, doors, x) => {
    const table = aChoice({ doors: [shut('goblin-1'), ...doors], rolls }).do(enter(0), { type: 'confront' });
    expect(table.state.encounter?.boxes[0]).toMatchObject({ size: 'wide', armor: true, value: x });
  });

  it('the Plague Rat swarms with agility', () => {
    const table = aFight('plague-rat-1', { doors: [open('ogre-1')], rolls });
    expect(table.state.encounter?.boxes[0]).toMatchObject({ color: 'agility', value: 8 });
    expect(table.do(FINISH).told('consequencesCounted')).toHaveLength(1);
  });
});
