import { describe, expect, it } from 'vitest';
import { type PowerId, scoreOf } from '../../../../src/engine/paper';
import { aTable } from '../table';

/** Every power is worth something at the end, or costs it, beside what its own tests say of it. */
export function describePower(power: PowerId, endPoints: number): void {
  describe(`power ${power}`, () => {
    it(`P42: is worth ${endPoints} points at the end, which are added to those of the objective`, () => {
      const table = aTable({ powers: [power], objectives: ['travelling-apothecary'] });
      const cards = (potions: number): number => scoreOf('a', table.with({ potions }).seat()).cards;
      expect([cards(0), cards(12)]).toEqual([endPoints, 6 + endPoints]);
    });

    it('P3: is known to all once everybody has chosen', () => {
      const table = aTable({ powers: [power === 'barbarian' ? 'ranger' : 'barbarian', power], seats: 2 });
      expect(table.seen('seat-1').seats[1]?.power).toBe(power);
    });
  });
}
