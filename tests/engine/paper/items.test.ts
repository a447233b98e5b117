import { describe, expect, it } from 'vitest';
import { aTurn } from './table';

const seat = 'seat-1';

describe('items', () => {
  const craft = (item: 'death-scepter' | 'alchemists-cauldron' | 'tome-of-wisdom', die: number) => {
    const table = aTurn();
    return table.with({ items: { ...table.sheet().items, [item]: 1 } }).do({ type: 'craft', seat, die, item });
  };

  it('P27: Death Scepter: two monsters are struck off at once', () => {
    const table = craft('death-scepter', 1).do({ type: 'strikeOff', seat, monster: 'ghost-5' });
    expect(table.why({ type: 'strikeOff', seat, monster: 'ghost-5' })).toBe('notAnOption');
    table.do({ type: 'strikeOff', seat, monster: 'zombie-4' });
    expect(table.sheet()).toMatchObject({ beaten: ['ghost-5', 'zombie-4'], due: [] });
  });

  it('P27: Cauldron: three potions at once', () => {
    expect(craft('alchemists-cauldron', 3).sheet().potions).toBe(3);
  });

  it('P27: Tome: a level at once', () => {
    const table = craft('tome-of-wisdom', 3).do({ type: 'chooseHero', seat, hero: 'warrior' });
    expect(table.sheet().heroes.warrior).toBe(2);
  });

  it('P27: the effect comes with the second box, whoever filled it', () => {
    const table = aTurn().do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' });
    expect(table.sheet().potions).toBe(0);
    table.go(0, ['F1', 'E1']).do({ type: 'fillBox', seat, item: 'alchemists-cauldron' });
    expect(table.sheet().potions).toBe(4 - 0);
  });

  it('P27: passive ones last from then on: a box alone does nothing', () => {
    const table = aTurn();
    table.with({ items: { ...table.sheet().items, 'armour-of-heroes': 1 } }).go(0, ['D1']);
    expect(table.told('walkEnded')).toHaveLength(1);
    expect(table.sheet().damage).toBe(2);
  });
});
