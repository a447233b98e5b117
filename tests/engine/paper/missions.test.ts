import { describe, expect, it } from 'vitest';
import { MISSION_IDS, MISSIONS, type MissionId, type Sheet, SOLO_MISSION_POINTS } from '../../../src/engine/paper';
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

/** A sheet that just fulfils a mission, and one that just does not. */
const ROW_THREE = ['A3', 'B3', 'C3', 'D3', 'E3', 'F3'] as const;
const COLUMN_C = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;
const FIFTEEN = ['C1', 'D1', 'E1', 'F1', 'F2', 'E2', 'D2', 'C2', 'B2', 'A2', 'A3', 'B3', 'C3', 'D3', 'E3'] as const;
const levels = (warrior: number, wizard: number, cleric: number, rogue: number) => ({
  heroes: { warrior, wizard, cleric, rogue },
});
const CASES: Readonly<Record<MissionId, readonly [Partial<Sheet>, Partial<Sheet>]>> = {
  'three-kinds-of-trouble': [{ beaten: ['orc-3', 'goblin-4', 'ghost-5'] }, { beaten: ['orc-3', 'goblin-3', 'ghost-5'] }],
  'living-legend': [levels(6, 1, 1, 1), levels(5, 5, 5, 5)],
  'clean-sweep': [{ path: ROW_THREE }, { path: ROW_THREE.slice(1) }],
  'no-one-behind': [levels(3, 3, 3, 4), levels(2, 6, 6, 6)],
  'top-to-bottom': [{ path: COLUMN_C }, { path: COLUMN_C.slice(1) }],
  'full-satchel': [{ potions: 8, hearts: 16 }, { potions: 7 }],
  'seasoned-party': [levels(4, 4, 5, 1), levels(4, 4, 3, 3)],
  'monster-hunters': [
    { beaten: ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4', 'ghost-5'] },
    { beaten: ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4'] },
  ],
  'four-sparks': [{ gems: 4 }, { gems: 3, taken: ['gem-a', 'gem-b', 'gem-c'] }],
  'far-corners': [{ path: ['A1', 'F7'] }, { path: ['A1', 'B1', 'A1', 'E7'] }],
  'hard-way': [{ path: ['E1', 'F2', 'C2', 'A3', 'B3'] }, { path: ['E1', 'F2', 'C2', 'A3', 'C2', 'E1'] }],
  'map-makers': [{ path: FIFTEEN }, { path: [...FIFTEEN.slice(1), 'D1', 'E1'] }],
  'master-smiths': [{ items: items(4) }, { items: items(3) }],
  'force-of-twelve': [levels(3, 3, 3, 3), levels(3, 3, 3, 2)],
  'three-lairs': [{ path: ['D2', 'E5', 'A6'] }, { path: ['D2', 'E5', 'A5'] }],
  'two-champions': [levels(5, 6, 1, 1), levels(5, 4, 4, 4)],
};

function items(finished: number): Sheet['items'] {
  const all = aTurn().sheet().items;
  return Object.fromEntries(Object.keys(all).map((item, at) => [item, at < finished ? 2 : 1])) as Sheet['items'];
}

describe.each(MISSION_IDS)('mission %s', (mission) => {
  const others = MISSION_IDS.filter((id) => id !== mission).slice(0, 2);
  const claims = (sheet: Partial<Sheet>): boolean => {
    const table = aTurn({ ...PAIR, missions: [mission, ...others] })
      .with(sheet)
      .idleAll();
    return (table.sheet().missions[0] ?? 0) > 0;
  };

  it('P35: is claimed by a party that has just enough, and by no other', () => {
    expect(MISSIONS[mission].atLeast).toBeGreaterThan(0);
    expect(CASES[mission].map(claims)).toEqual([true, false]);
  });
});
