import { describe, expect, it } from 'vitest';
import { aTurn } from './table';

const seat = 'seat-1';
const levels = (warrior: number, wizard: number, cleric: number, rogue: number) => ({
  heroes: { warrior, wizard, cleric, rogue },
});
const health = (table: ReturnType<typeof aTurn>): number =>
  Object.values(table.sheet().heroes).reduce((sum, level) => sum + level);

/** The worked examples of the rule book that no other test has. */
describe('examples of the book', () => {
  it('a black Warrior rises from 1 to 2 by a black die with sword and shield, and health from 4 to 5', () => {
    const table = aTurn({ objectives: ['hunter-of-the-middle-depths'] });
    expect([table.seat().alignment?.warrior, health(table)]).toEqual(['black', 4]);
    table.do({ type: 'raise', seat, die: 4, hero: 'warrior' });
    expect([table.sheet().heroes.warrior, health(table)]).toEqual([2, 5]);
  });

  it('six potions that prevented three of damage protect from nine more', () => {
    const table = aTurn().with({ potions: 6, hearts: 3 });
    for (let roll = 0; roll < 5; roll++) table.idle().roll('skull warrior wizard / skull boots rogue');
    expect(table.sheet()).toMatchObject({ hearts: 12, damage: 1 });
  });

  it('through C1 to D1: a potion, a goblin of level 3 against a Rogue of level 2, and another potion', () => {
    const table = aTurn()
      .with(levels(1, 1, 1, 2))
      .do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'C1' });
    expect(table.sheet().potions).toBe(1);
    table.do({ type: 'step', seat, to: 'D1' });
    expect(table.told('damageTaken')).toMatchObject([{ cause: 'monster', amount: 1 }]);
    expect(table.sheet()).toMatchObject({ potions: 2, beaten: ['goblin-3'], path: ['C1', 'D1'], walk: null });
  });

  it('through F1 to E1: a potion, then the trap before the magic item', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'F1' }, { type: 'step', seat, to: 'E1' });
    expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageTaken', 'bonusesDue']);
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
    expect(table.sheet().items['flaming-sword']).toBe(1);
  });

  it('who has walked through the lair fights at the end of the round, though he stands elsewhere', () => {
    const table = aTurn({ dungeon: 'b' })
      .untilTurn(3)
      .with({ path: ['A2'], beaten: ['zombie-4'], ...levels(4, 3, 3, 3) });
    table.go(0, ['B2', 'A2']).idle();
    expect(table.sheet().path.at(-1)).toBe('A2');
    expect(table.told('bossFought')).toMatchObject([{ boss: 'minotaur', strength: 18, glory: 6 }]);
  });
});
