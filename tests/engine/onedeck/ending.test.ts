// What finishing now would do, as the table says it before the party decides. R4, R5: consequences, evenly shared.
import { describe, expect, it } from 'vitest';
import { type Ending, endingOf } from '../../../src/engine/onedeck';
import type { Table } from '../../support/onedeck';
import { inBossRound, inCombat, inPeril } from './withDice';

const ending = ({ state }: Table): Ending => {
  const now = endingOf(state);
  if (now === null) throw new Error('nothing to end');
  return now;
};

describe('an end', () => {
  it('tells open boxes, wounds, time and life, as finishing then does', () => {
    const table = inCombat({ dice: ['agility 4'] });
    const { cost, open, heroes, falls, rescue } = ending(table);
    expect(open).toEqual([0, 1, 2, 3, 4, 5]);
    expect([cost, falls, rescue]).toEqual([{ damage: 5, time: 2 }, false, null]);
    expect(heroes).toEqual([{ hero: 'warrior', left: 6, wounds: 5, after: 1 }]);
    table.do({ type: 'finish' });
    expect(table.hero().damage).toBe(5);
  });

  it('that kills says so, and what Healing leaves', () => {
    const plan = { dice: [], with: { warrior: { damage: 2 } } };
    expect(ending(inCombat({ ...plan, potions: 1 }))).toMatchObject({
      falls: true,
      heroes: [{ left: 4, wounds: 5, after: -1 }],
      rescue: { potions: 1, lives: [{ hero: 'warrior', left: 1 }] },
    });
    expect(ending(inCombat({ ...plan, potions: 0 }))).toMatchObject({ falls: true, rescue: null });
  });

  it('counts as many potions as it takes, and none where they are too few', () => {
    const plan = { dice: [], with: { warrior: { damage: 4 } } };
    expect(ending(inCombat({ ...plan, potions: 2 })).rescue).toEqual({ potions: 2, lives: [{ hero: 'warrior', left: 1 }] });
    expect(ending(inCombat({ ...plan, potions: 1 })).rescue).toBeNull();
  });

  it('shares the wounds, and the odd one goes to whoever has most life', () => {
    const { heroes } = ending(inCombat({ heroes: ['mage', 'warrior'], dice: [] }));
    expect(heroes).toEqual([
      { hero: 'mage', left: 3, wounds: 2, after: 1 },
      { hero: 'warrior', left: 4, wounds: 3, after: 1 },
    ]);
  });

  it('names what Freezing Winds add', () => {
    const { cost, added } = ending(inCombat({ dungeon: 'yetis-cavern', dice: [] }));
    expect([cost, added]).toEqual([
      { damage: 5, time: 4 },
      { damage: 1, time: 0 },
    ]);
  });

  it('tells what the stairs do with time beyond the deck', () => {
    expect(ending(inCombat({ cardsLeft: 0, stairsTokens: 1, dice: [] })).stairs).toBe(1);
    expect(ending(inCombat({ cardsLeft: 0, stairsTokens: 0, dice: [] })).stairs).toBe(0);
  });

  it('R26: of a boss round costs no time', () => {
    expect(ending(inBossRound({ dice: [] })).cost).toEqual({ damage: 11, time: 0 });
  });

  it('is nothing where no dice lie', () => {
    const { state } = inCombat({ dice: [] });
    expect(endingOf({ ...state, phase: 'consequences' })).toBeNull();
  });
});

describe('a wasteful end', () => {
  it('names boxes that dice could still cover, armor first', () => {
    const table = inCombat({ dice: ['agility 4', 'strength 3', 'strength 3'] });
    expect(ending(table).coverable).toEqual([{ box: 0, dice: table.dice('strength 3', 'strength 3') }]);
  });

  it('names the lowest die that is enough', () => {
    const table = inPeril('strength', { dice: ['strength 6', 'strength 3'] });
    expect(ending(table).coverable[0]?.dice).toEqual(table.dice('strength 3'));
  });

  it('names boxes that a heroic die made of others could cover', () => {
    expect(ending(inCombat({ dice: ['agility 4', 'magic 5'] })).coverable).toEqual([{ box: 0, dice: null }]);
    expect(ending(inCombat({ dice: ['agility 3', 'magic 5'] })).coverable).toEqual([]);
  });

  it('names none where nothing is left to do', () => {
    expect(ending(inCombat({ dice: ['magic 1'] })).coverable).toEqual([]);
  });
});
