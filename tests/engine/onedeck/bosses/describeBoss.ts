import { describe, expect, it } from 'vitest';
import { required } from '../../../../src/engine/kernel';
import {
  type BossId,
  type CardId,
  consequencesNow,
  DUNGEON_IDS,
  DUNGEONS,
  type DungeonId,
  oneDeckDungeon,
  supplyLeft,
} from '../../../../src/engine/onedeck';
import { aBossRound, aGame, type Plan, type Table } from '../../../support/onedeck';
import { boxesOf, descend, suffered, timeOf } from '../accounts';
import { BOSS_FACTS } from '../facts/bosses';

interface Blow {
  /** Damage on the boss before the round. */
  readonly bossDamage: number;
  readonly rolls: readonly number[];
  readonly covers: readonly (readonly [box: number, ...dice: readonly string[]])[];
  readonly items?: readonly CardId[];
}

/** Boss Fight, rule book pp. 20, 35, R26. `open` is the damage of a round with no box covered, `blow` the last strike of a warrior. */
export function describeBoss(boss: BossId, open: number, blow: Blow): void {
  const dungeon = required(
    DUNGEON_IDS.find((id) => DUNGEONS[id].boss === boss),
    'dungeon',
  );
  describe(`the ${boss}`, () => {
    describeMeeting(boss, dungeon, open);
    describeRounds(dungeon);
    describeEnd(dungeon, blow);
  });
}

/** Whatever is open does no harm this round. */
export function unharmed(table: Table): Table {
  return prevented(table, 99);
}

function prevented(table: Table, damage: number): Table {
  const { encounter } = table.state;
  return encounter === null ? table : table.from({ encounter: { ...encounter, prevented: { damage, time: 0 } } }, 'pool');
}

/** The party wins and falls together. */
const standings = [{ seat: 'party', place: 1, points: null }];
const FOURS = [4, 4, 4, 4, 4, 4, 4] as const;

function describeMeeting(boss: BossId, dungeon: DungeonId, open: number): void {
  it.each([
    [['warrior'], 1],
    [['warrior', 'mage'], 1],
    [['warrior', 'mage', 'rogue', 'archer'], 2],
  ] as const)('awaits %j below the third floor with its printed health times %d', (heroes, times) => {
    const table = descend(aGame({ dungeon, floor: 3, heroes }));
    expect(table.told('bossMet')).toEqual([{ type: 'bossMet', boss, health: BOSS_FACTS[boss].health * times }]);
    expect([table.told('bossRoundBegun'), table.state.phase]).toEqual([
      [{ type: 'bossRoundBegun', round: 1 }],
      expect.stringMatching(times === 1 ? 'pool' : 'split'),
    ]);
  });

  it('shows its own boxes and none of the dungeon, which has no effect', () => {
    const table = aBossRound({ dungeon, level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, 5] }).expectNoRollsLeft();
    expect(boxesOf(table)).toEqual(BOSS_FACTS[boss].boxes.map((box) => box.replace('X', '12')));
    expect([table.pool().length, table.pool().at(-1), timeOf(table)]).toEqual([8, 'heroic 5', 0]);
  });

  it(`deals ${open} damage with every box open, takes no time and none itself`, () => {
    const table = aBossRound({ dungeon, rolls: FOURS });
    expect(suffered(table)).toEqual({ damage: open, time: 0 });
    expect([timeOf(table), table.told('bossStruck')]).toEqual([0, []]);
  });

  it('leaves no room for feats, and stored dice are lost', () => {
    const table = descend(aGame({ dungeon, floor: 3, with: { warrior: { stored: [1, 2] } } }));
    expect(table.told('storedDiceLost')).toEqual([{ type: 'storedDiceLost', hero: 'warrior', dice: [1, 2] }]);
    expect([table.hero().stored, supplyLeft(table.state, 'heroic')]).toEqual([[], 6]);
    const rogue = aBossRound({ dungeon, heroes: ['rogue'] });
    expect([rogue.state.phase, rogue.why({ type: 'useFeat', hero: 'rogue', dice: 1 })]).toEqual(['pool', 'wrongPhase']);
  });
}

function describeRounds(dungeon: DungeonId): void {
  it('is fought in rounds: every die goes back, every box is open, every skill may be used again', () => {
    const rolls = [...FOURS, 3, 6, ...FOURS, 3, 5];
    const table = aBossRound({ dungeon, level: 2, rolls, with: { warrior: { skills: ['boulder-1'] } } });
    const valor = { type: 'useSkill', hero: 'warrior', skill: 'valor', dice: [] } as const;
    expect(table.do(valor).why(valor)).toBe('skillUsed');
    unharmed(table).do({ type: 'finish' });
    expect(table.told('bossRoundBegun')).toEqual([{ type: 'bossRoundBegun', round: 2 }]);
    expect([table.state.encounter?.boxes.flatMap(({ dice }) => dice), table.pool().length]).toEqual([[], 8]);
    expect(table.do(valor).expectNoRollsLeft().pool().slice(-2)).toEqual(['heroic 3', 'heroic 5']);
  });

  it('lets two heroes say who rolls the bonus die of each round', () => {
    const table = aBossRound({ dungeon, level: 2, heroes: ['warrior', 'rogue'] });
    for (const hero of ['rogue', 'warrior'] as const) {
      expect(table.state.phase).toBe('bonusDice');
      table.do({ type: 'giveBonusDie', hero });
      const thrown = table.told('dieRolled').filter(({ color }) => color === 'heroic');
      expect(thrown.map((die) => die.hero)).toEqual([hero]);
      unharmed(table).do({ type: 'finish' });
    }
  });

  it('fights four heroes pair by pair, and in other pairs next round if they like', () => {
    const table = aBossRound({ dungeon, heroes: ['warrior', 'mage', 'rogue', 'archer'] });
    expect(table.legal('splitParty')).toHaveLength(6);
    table.do({ type: 'splitParty', heroes: ['mage', 'archer'] });
    for (const pair of [
      ['mage', 'archer'],
      ['warrior', 'rogue'],
    ]) {
      expect([table.state.encounter?.heroes, table.state.boss?.round]).toEqual([pair, 1]);
      unharmed(table).do({ type: 'finish' });
    }
    expect([table.state.phase, table.state.boss?.round]).toEqual(['split', 2]);
  });
}

function describeEnd(dungeon: DungeonId, { bossDamage, rolls, covers, items = [] }: Blow): void {
  const striking = (plan: Plan): Table => {
    const table = aBossRound({ dungeon, bossDamage, rolls, ...plan });
    for (const [box, ...dice] of covers) table.cover(box, ...dice);
    return table.expectNoRollsLeft();
  };

  it('falls when the covered skulls bring its damage up to its health: victory', () => {
    const table = unharmed(striking({ with: { warrior: { items } } })).do({ type: 'finish' });
    expect(table.events.map(({ type }) => type).slice(-2)).toEqual(['bossStruck', 'gameWon']);
    expect(oneDeckDungeon.outcome(table.state)).toEqual({ over: true, result: 'victory', winners: ['party'], standings });
  });

  it('wins where it would fall in the same round as a hero', () => {
    const table = striking({ potions: 0, with: { warrior: { items } } }).do({ type: 'finish' });
    expect([table.told('bossStruck'), table.told('gameWon')]).toEqual([[], []]);
    expect(oneDeckDungeon.outcome(table.state)).toEqual({ over: true, result: 'defeat', winners: [], standings });
  });

  it('waits for a Healing potion that keeps the hero alive, and falls then', () => {
    const table = striking({ with: { warrior: { items, damage: 5 } } });
    const damage = consequencesNow(table.state)?.damage ?? 0;
    prevented(table, damage - 1).do({ type: 'finish' });
    expect([table.state.phase, table.hero().damage, table.told('bossStruck')]).toEqual(['dying', 6, []]);
    table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect([table.hero().damage, table.state.result]).toEqual([4, 'victory']);
  });
}
