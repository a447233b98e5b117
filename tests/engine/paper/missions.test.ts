import { describe, expect, it } from 'vitest';
import { type MissionId, SOLO_MISSION_POINTS } from '../../../src/engine/paper';
import { aTurn, type Table } from './table';

const seat = 'seat-1';
const PAIR = { seats: 2 } as const;
const THREE: readonly MissionId[] = ['map-makers', 'full-satchel', 'force-of-twelve'];

/** Both seats waste what is left, one after the other. */
const reveal = (table: Table): Table => table.idleAll();

describe('missions', () => {
  const strong = { heroes: { warrior: 3, wizard: 3, cleric: 3, rogue: 3 } };

  it('P34: claimed by themselves at the reveal; then the card is gone', () => {
    const table = reveal(aTurn({ ...PAIR, missions: THREE }).with(strong));
    expect(table.told('missionClaimed')).toEqual([
      { type: 'missionClaimed', mission: 'force-of-twelve', points: 4, seats: [seat] },
    ]);
    expect(table.sheet().missions).toEqual([0, 0, 4]);
    reveal(table.roll().with(strong, 'seat-2'));
    expect(table.told('missionClaimed')).toEqual([]);
    expect(table.sheet('seat-2').missions).toEqual([0, 0, 0]);
  });

  it('P34: every seat that fulfils one in the same turn has it', () => {
    const table = reveal(
      aTurn({ ...PAIR, missions: THREE })
        .with(strong)
        .with(strong, 'seat-2'),
    );
    expect(table.told('missionClaimed')).toMatchObject([{ seats: ['seat-1', 'seat-2'] }]);
    expect(table.state.seats.map(({ sheet }) => sheet.missions[2])).toEqual([4, 4]);
  });

  it('P34: one seat may claim several', () => {
    const table = reveal(aTurn({ ...PAIR, missions: THREE }).with({ ...strong, potions: 8 }));
    expect(table.sheet().missions).toEqual([0, 4, 4]);
  });

  it('P34: after the gems, and before the boss, whose reward counts a turn later', () => {
    const table = aTurn({ ...PAIR, missions: THREE, dungeon: 'c' })
      .untilTurn(3)
      .with({ lair: true, potions: 6, damage: 0 });
    table.with({ path: ['E3'] });
    table.with({ heroes: { warrior: 3, wizard: 2, cleric: 2, rogue: 2 } }).idleAll();
    expect(table.types()).toContain('rewardWon');
    expect(table.types()).not.toContain('missionClaimed');
    expect(table.sheet().potions).toBe(8);
    while (table.state.phase === 'reward') table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
    table.roll().idleAll();
    expect(table.told('missionClaimed')).toMatchObject([{ mission: 'full-satchel' }]);
  });

  it('P45: alone a mission is worth less from turn to turn', () => {
    expect(SOLO_MISSION_POINTS).toEqual([6, 5, 4, 4, 3, 3, 2, 1]);
    for (const [turn, points] of SOLO_MISSION_POINTS.entries()) {
      const table = aTurn({ missions: THREE })
        .untilTurn(turn + 1)
        .with(strong)
        .idleAll();
      expect(table.told('missionClaimed')).toMatchObject([{ points }]);
    }
  });

  it('P2: without missions nothing is claimed', () => {
    expect(reveal(aTurn(PAIR).with(strong)).types()).not.toContain('missionClaimed');
  });
});
