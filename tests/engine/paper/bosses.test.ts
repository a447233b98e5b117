import { describe, expect, it } from 'vitest';
import { BOSSES, type BossId, DUNGEON_IDS, DUNGEONS, type DungeonId, type Sheet } from '../../../src/engine/paper';
import { levels } from './parties';
import { aTurn, type Table } from './table';

const seat = 'seat-1';
const ONES = levels(1, 1, 1, 1);
const LAST_TURN = { 1: 3, 2: 6, 3: 8 } as const;

/** The dice of the turn lie there after which this boss wakes, in a dungeon where it lives. */
function lastTurnOf(boss: BossId, opening: Parameters<typeof aTurn>[0] = {}): Table {
  const dungeon = DUNGEON_IDS.find((id) => DUNGEONS[id].lairs.some((lair) => lair.boss === boss)) ?? 'a';
  const table = aTurn({ dungeon, ...opening });
  return table.untilTurn(LAST_TURN[BOSSES[boss].round]).with({ damage: 0 });
}

describe('who fights', () => {
  it('P36: a seat that stepped into the lair in a turn of that round, wherever it is now', () => {
    const table = aTurn({ dungeon: 'b' })
      .untilTurn(2)
      .with({ path: ['A2'], beaten: ['zombie-4'] })
      .go(0, ['B2', 'A2']);
    expect(table.sheet().lair).toBe(true);
    table
      .with(levels(6, 3, 3, 3))
      .untilTurn(3)
      .idle();
    expect(table.told('bossFought')).toHaveLength(1);
  });

  it('P36: having stood there since the round before is not stepping in', () => {
    const table = aTurn({ dungeon: 'b' }).with({ path: ['D3'], items: { ...aTurn().sheet().items, 'intangibility-cloak': 2 } });
    table.go(0, ['D4']).with(levels(6, 6, 6, 6));
    expect(table.sheet().lair).toBe(false);
    table.untilTurn(6).idle();
    expect(table.told('bossFled')).toMatchObject([{ strength: null, glory: BOSSES.chimera.fleeGlory }]);
  });

  it('P36: the lair of one round is forgotten in the next', () => {
    const table = lastTurnOf('minotaur')
      .with({ ...levels(3, 3, 3, 3), lair: true })
      .idle();
    expect(table.told('roundEnded')).toMatchObject([{ round: 1 }]);
    expect(table.sheet().lair).toBe(false);
  });

  it('P39: flight: not there: glory is lost as printed, no damage', () => {
    const table = lastTurnOf('mimic')
      .with(levels(6, 6, 6, 6))
      .idle();
    expect(table.told('bossFled')).toMatchObject([{ strength: null, glory: -2 }]);
    expect(table.sheet()).toMatchObject({ damage: 0, bosses: [{ fought: false, glory: -2, wounds: 0 }] });
  });

  it('P39: flight: below the lowest threshold', () => {
    const table = lastTurnOf('mimic')
      .with({ ...ONES, lair: true })
      .idle();
    expect(table.told('bossFled')).toMatchObject([{ strength: 5, glory: -2 }]);
  });
});

describe('strength', () => {
  const against = (opening: Parameters<typeof aTurn>[0], sheet: Partial<Sheet>): number | undefined => {
    const table = lastTurnOf('minotaur', opening);
    return table
      .with({ ...levels(3, 3, 3, 3), lair: true })
      .with(sheet)
      .idle()
      .told('bossFought')[0]?.strength;
  };
  const sword = { ...aTurn().sheet().items, 'flaming-sword': 2 };

  it('P37: four levels, and the level of the weak class once more', () => {
    expect(against({}, {})).toBe(15);
    expect(against({}, levels(3, 5, 3, 3))).toBe(17);
    expect(against({}, levels(2, 3, 3, 3))).toBe(13);
  });

  it('P37: a Warrior at level 4 one, the sword three, a Berserker two', () => {
    expect(against({}, levels(4, 3, 3, 3))).toBe(18);
    expect(against({}, { items: sword })).toBe(18);
    expect(against({ powers: ['berserker'] }, {})).toBe(17);
    expect(against({ powers: ['berserker'] }, { ...levels(4, 3, 3, 3), items: sword })).toBe(23);
  });

  it('P38 and P54: potions absorb the counter-attack, but no wound; a resurrection is possible', () => {
    const table = lastTurnOf('minotaur')
      .with({ ...levels(3, 3, 3, 3), lair: true, potions: 1, damage: 11 })
      .idle();
    expect(table.told('damageTaken')).toMatchObject([{ amount: 3, absorbed: 2, damage: 12 }]);
    expect(table.sheet().bosses).toMatchObject([{ wounds: 3 }]);
    expect(table.sheet().resurrected).toBe(false);
    const hurt = lastTurnOf('minotaur')
      .with({ ...levels(3, 3, 3, 3), lair: true, damage: 11 })
      .idle();
    expect(hurt.sheet()).toMatchObject({ damage: 14, resurrected: true });
  });

  it('P38: the example of the book: a Chimera against forces of 16, 13 and 22', () => {
    const table = lastTurnOf('chimera', { seats: 3, dungeon: 'b' });
    table.with({ ...levels(3, 3, 4, 3), lair: true, damage: 0 });
    table.with({ ...levels(3, 3, 3, 2), lair: true, damage: 0 }, 'seat-2');
    table.with({ ...levels(4, 4, 5, 4), lair: true, damage: 0 }, 'seat-3').idleAll();
    expect(table.told('bossFought')).toMatchObject([
      { seat: 'seat-1', strength: 16, glory: 3, wounds: 4 },
      { seat: 'seat-3', strength: 22, glory: 7, wounds: 2 },
    ]);
    expect(table.told('bossFled')).toMatchObject([{ seat: 'seat-2', strength: 13, glory: -4 }]);
    expect(table.told('rewardWon')).toMatchObject([{ seat: 'seat-3' }]);
    expect(table.sheet('seat-3').due).toMatchObject([{ op: 'fillBox', times: 1 }]);
  });
});

describe('reward', () => {
  const pair = (boss: BossId, dungeon: DungeonId): Table => {
    const table = lastTurnOf(boss, { seats: 2, dungeon });
    for (const id of ['seat-1', 'seat-2'] as const) table.with({ ...levels(3, 3, 3, 3), lair: true, damage: 0 }, id);
    return table;
  };

  it('P40: a tie: nobody', () => {
    const table = pair('minotaur', 'b').idleAll();
    expect(table.told('rewardLost')).toMatchObject([{ seats: ['seat-1', 'seat-2'] }]);
    expect(table.state.phase).toBe('roll');
  });

  it('P40: strength counts above the top threshold, too', () => {
    const table = pair('minotaur', 'b')
      .with(levels(5, 5, 5, 5))
      .with(levels(6, 5, 5, 5), 'seat-2')
      .idleAll();
    expect(table.told('rewardWon')).toMatchObject([{ seat: 'seat-2' }]);
  });

  it('P40: nobody where nobody has fought', () => {
    const table = pair('minotaur', 'b').with({ lair: false }).with({ lair: false }, 'seat-2').idleAll();
    expect(table.told('rewardLost')).toMatchObject([{ seats: [] }]);
  });

  it('P40: all fights come first, then the reward with its chain, which one seat decides in the open', () => {
    const table = pair('minotaur', 'b')
      .with({ ...levels(3, 3, 3, 4), lair: true })
      .idleAll();
    const order = table.types().filter((type) => ['bossFought', 'rewardWon', 'bonusesDue', 'phaseBegun'].includes(type));
    expect(order.slice(-5)).toEqual(['bossFought', 'bossFought', 'rewardWon', 'bonusesDue', 'phaseBegun']);
    expect(table.state.phase).toBe('reward');
    expect(table.legal('seat-2')).toEqual([]);
    expect(table.seen('seat-2').seats[0]?.sheet.due).toEqual(table.sheet().due);
    table.do({ type: 'chooseHero', seat, hero: 'wizard' });
    expect(table.state.phase).toBe('roll');
    expect(table.types().at(-1)).toBe('phaseBegun');
  });

  it('P40: the third boss rewards before scoring', () => {
    const table = pair('watcher', 'b')
      .with({ ...levels(5, 5, 5, 5), lair: true })
      .idleAll();
    expect(table.state.phase).toBe('reward');
    table.do({ type: 'chooseHero', seat, hero: 'wizard' });
    expect(table.state.phase).toBe('over');
    expect(table.types()).toEqual(['heroRaised', 'bonusesDue', 'roundEnded', 'gameEnded']);
  });

  it('P40: none alone', () => {
    const table = lastTurnOf('minotaur')
      .with({ ...levels(5, 5, 5, 5), lair: true })
      .idle();
    expect(table.types()).not.toContain('rewardWon');
    expect(table.types()).not.toContain('rewardLost');
  });
});

describe('dispersal', () => {
  it('P41: alone: gems on the card that were not taken vanish, whatever became of the fight', () => {
    const table = lastTurnOf('minotaur')
      .with({ taken: ['gem-b'], gems: 1 })
      .idle();
    expect(table.told('gemsDispersed')).toMatchObject([{ boss: 'minotaur', gems: ['gem-b', 'gem-d'] }]);
    expect(table.sheet()).toMatchObject({ taken: ['gem-b'], gone: ['gem-d'] });
  });

  it('P41: for several it is a variant', () => {
    expect(lastTurnOf('minotaur', { seats: 2 }).idleAll().types()).not.toContain('gemsDispersed');
    const table = lastTurnOf('minotaur', { seats: 2, dispersal: true }).idleAll();
    expect(table.state.seats.map(({ sheet }) => sheet.gone)).toEqual([
      ['gem-b', 'gem-d'],
      ['gem-b', 'gem-d'],
    ]);
  });

  it('P41: not after the third boss', () => {
    expect(lastTurnOf('dragon').idle().types()).not.toContain('gemsDispersed');
  });

  it('P41: after the reward', () => {
    const table = lastTurnOf('minotaur', { seats: 2, dispersal: true })
      .with({ ...levels(3, 3, 3, 4), lair: true })
      .idleAll();
    expect(table.types()).not.toContain('gemsDispersed');
    expect(table.do({ type: 'chooseHero', seat, hero: 'wizard' }).types()).toContain('gemsDispersed');
  });
});
