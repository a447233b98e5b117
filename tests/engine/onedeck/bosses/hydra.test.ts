// Hydra, R26: after the heroes' damage it heals 1 for each uncovered skull, and only then the covered skulls strike.
import { describe, expect, it } from 'vitest';
import { aBossRound } from '../../../support/onedeck';
import { describeBoss, unharmed } from './describeBoss';

const HEAD = [0, 'strength 6', 'strength 6', 'strength 1'] as const;
const TAIL = [4, 'agility 6', 'agility 6', 'agility 1'] as const;
const ROLLS = [6, 6, 1, 1, 6, 6, 1, 1];
const ITEMS = ['plague-rat-1'] as const;
describeBoss('hydra', 15, { bossDamage: 4, rolls: ROLLS, covers: [HEAD, TAIL], items: ITEMS });

describe('its skulls', () => {
  it.each([
    [4, [], 3, 0],
    [2, [], 2, 0],
    [0, [], 0, 0],
    [4, [HEAD], 2, 1],
    [1, [HEAD], 1, 1],
    [0, [HEAD], 0, 1],
    [2, [HEAD, TAIL], 1, 2],
    [0, [HEAD, TAIL], 0, 2],
  ] as const)('with %d damage on it and %j covered heal %d, then strike %d', (bossDamage, covers, healed, struck) => {
    const table = aBossRound({ dungeon: 'hydras-reef', bossDamage, rolls: ROLLS, with: { warrior: { items: ITEMS } } });
    for (const [box, ...dice] of covers) table.cover(box, ...dice);
    unharmed(table.expectNoRollsLeft()).do({ type: 'finish' });
    const total = bossDamage - healed;
    expect(table.events.filter(({ type }) => type === 'bossHealed' || type === 'bossStruck')).toEqual([
      ...(healed > 0 ? [{ type: 'bossHealed', amount: healed, total }] : []),
      ...(struck > 0 ? [{ type: 'bossStruck', amount: struck, total: total + struck }] : []),
    ]);
    expect(table.state.boss?.damage).toBe(total + struck);
  });

  it('heal nothing when all three are covered', () => {
    const items = ['plague-rat-1', 'plague-rat-2', 'goblin-1', 'goblin-2', 'skeleton-2'] as const;
    const rolls = [6, 6, 1, 6, 6, 6, 1, 5, 5, 5, 5, 1, 1];
    const table = aBossRound({ dungeon: 'hydras-reef', level: 3, bossDamage: 1, rolls, with: { warrior: { items } } });
    table
      .cover(...HEAD)
      .cover(2, 'strength 6', 'strength 6', 'strength 6', 'strength 1')
      .cover(4, 'agility 5', 'agility 5', 'agility 5');
    unharmed(table.expectNoRollsLeft()).do({ type: 'finish' });
    expect([table.told('bossHealed'), table.told('bossStruck')]).toEqual([[], [{ type: 'bossStruck', amount: 3, total: 4 }]]);
  });

  it("heal in every pair's part of the round of four", () => {
    const table = aBossRound({ dungeon: 'hydras-reef', heroes: ['warrior', 'mage', 'rogue', 'archer'], bossDamage: 8 });
    table.do({ type: 'splitParty', heroes: ['warrior', 'rogue'] });
    for (const total of [5, 2]) {
      unharmed(table).do({ type: 'finish' });
      expect(table.told('bossHealed')).toEqual([{ type: 'bossHealed', amount: 3, total }]);
    }
  });
});

it('has no Poison Aura: heroic dice keep their value', () => {
  const table = aBossRound({ dungeon: 'hydras-reef', level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, 6] }).expectNoRollsLeft();
  expect(table.pool().at(-1)).toBe('heroic 6');
});
