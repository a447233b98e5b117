// The warrior alone. Frenzy: every damage stores a heroic die, up to two; any of them may be rolled. Second Wind (R30).
import { describe, expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { describeFrenzy } from './frenzy';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describeStore } from './storeSuite';

describeHero('warrior', 'alone');
describeNoFeatAtBoss('warrior', 'alone');
describeStore('warrior', 'alone');
describeFrenzy('alone');

describe('Second Wind', () => {
  const descended = (damage: number, floor: 1 | 2 | 3) =>
    aGame({ dungeon: 'lichs-tomb', cardsLeft: 0, floor, with: { warrior: { damage } } })
      .from({ turn: 1, arrived: false }, 'endTurn')
      .do({ type: 'descend' });

  it.each([1, 2, 3] as const)('heals 2 on the way down from floor %d', (floor) => {
    const table = descended(5, floor);
    expect(table.told('damageHealed')).toEqual([
      { type: 'damageHealed', hero: 'warrior', amount: 2, total: 3, cause: 'second-wind' },
    ]);
    expect(table.hero().damage).toBe(3);
  });

  it.each([0, 1])('heals no more than %d damage', (damage) => {
    const table = descended(damage, 1);
    expect([table.hero().damage, table.told('damageHealed').length]).toEqual([0, damage]);
  });

  it('heals nobody who stays', () => {
    const stayed = aGame({ dungeon: 'lichs-tomb', cardsLeft: 0, with: { warrior: { damage: 3 } } })
      .from({ turn: 1, arrived: false }, 'endTurn')
      .do({ type: 'stay' });
    expect(stayed.hero().damage).toBe(3);
  });
});
