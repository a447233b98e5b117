import { describe, expect, it } from 'vitest';
import { BOSSES, type BossId, type DungeonId, type GemId, type HeroId, type Sheet } from '../../../../src/engine/paper';
import { levels, partyOf } from '../parties';
import type { Table } from '../table';
import { atTurn } from '../turns';

type Row = readonly [atLeast: number, glory: number, counter: number];

/** What stands on the card. */
export interface BossCard {
  readonly turn: 3 | 6 | 8;
  /** A dungeon where it lives. */
  readonly dungeon: DungeonId;
  readonly weakTo: HeroId;
  /** From the lowest to the highest. */
  readonly tiers: readonly [Row, Row, Row];
  readonly flight: number;
  readonly reward: 'a level' | 'an item box' | 'two potions';
  readonly disperses: readonly GemId[];
}

/** The sheet of a seat that has just won this: a question, or potions. */
const WON = {
  'a level': { due: [{ op: 'levelUp', times: 1, apart: null }], potions: 0 },
  'an item box': { due: [{ op: 'fillBox', times: 1, apart: null }], potions: 0 },
  'two potions': { due: [], potions: 2 },
} as const;

/** Rule book: the boss of a round, its thresholds, its counter-attack, its reward and the gems that vanish with it. */
export function describeBoss(boss: BossId, { turn, dungeon, weakTo, tiers, flight, reward, disperses }: BossCard): void {
  const [low, middle, top] = tiers;
  const meet = (sheet: Partial<Sheet>): Table => atTurn(turn, { dungeon }).with(sheet).idle();
  const inLair = (strength: number): Table => meet({ ...partyOf(strength, weakTo), lair: true });

  describe(`boss ${boss}`, () => {
    it(`wakes after turn ${turn}`, () => {
      const round = ({ 3: 1, 6: 2, 8: 3 } as const)[turn];
      expect(BOSSES[boss].round).toBe(round);
      expect(meet({}).told('bossWoke')).toEqual([{ type: 'bossWoke', boss, round }]);
      expect(
        atTurn(turn === 8 ? 7 : ((turn - 1) as 2 | 5), { dungeon })
          .idle()
          .types(),
      ).not.toContain('bossWoke');
    });

    it(`P37: the ${weakTo} counts twice`, () => {
      const party = levels(3, 4, 5, 6);
      expect(meet({ ...party, lair: true }).told('bossFought')).toMatchObject([{ strength: 18 + party.heroes[weakTo] }]);
    });

    it.each([
      [low[0], low],
      [middle[0] - 1, low],
      [middle[0], middle],
      [top[0] - 1, middle],
      [top[0], top],
      [top[0] + 3, top],
    ] as const)('P38: a strength of %i reaches %j', (strength, [, glory, wounds]) => {
      const table = inLair(strength);
      expect(table.told('bossFought')).toEqual([{ type: 'bossFought', seat: 'seat-1', boss, strength, glory, wounds }]);
      expect(table.told('damageTaken')).toMatchObject([{ cause: 'boss', amount: wounds, damage: wounds }]);
      expect(table.sheet().bosses.at(-1)).toEqual({ fought: true, glory, wounds });
    });

    it(`P39: below ${low[0]} and out of its lair one flees, loses ${-flight} glory, and is not hurt`, () => {
      for (const table of [inLair(low[0] - 1), meet(levels(6, 6, 6, 6))]) {
        expect(table.told('bossFled')).toMatchObject([{ boss, glory: flight }]);
        expect(table.told('damageTaken')).toEqual([]);
        expect(table.sheet().bosses.at(-1)).toEqual({ fought: false, glory: flight, wounds: 0 });
      }
    });

    it(`P40: gives ${reward} to the one that struck hardest`, () => {
      const table = atTurn(turn, { dungeon, seats: 2 });
      for (const [at, strength] of [middle[0], middle[0] + 1].entries()) {
        table.with({ ...partyOf(strength, weakTo), lair: true }, at === 0 ? 'seat-1' : 'seat-2');
      }
      table.idleAll();
      expect(table.told('rewardWon')).toEqual([{ type: 'rewardWon', seat: 'seat-2', boss }]);
      expect(table.sheet('seat-2')).toMatchObject(WON[reward]);
      expect(table.sheet()).toMatchObject({ due: [], potions: 0 });
    });

    it(`P41: takes with it ${disperses.join(' and ') || 'nothing'}`, () => {
      const gone = meet({}).told('gemsDispersed');
      expect(gone).toEqual(disperses.length === 0 ? [] : [{ type: 'gemsDispersed', boss, gems: disperses }]);
    });
  });
}
