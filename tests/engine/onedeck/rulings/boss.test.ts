import { describe, expect, it } from 'vitest';
import { bossHealth } from '../../../../src/engine/onedeck';
import type { Plan, Table } from '../../../support/onedeck';
import { aRound, aScene, DESCEND, drink, FINISH, names, START, STAY } from '../../../support/scenes';

// Ruling R26: the boss fight, its rounds, and what each boss does differently.

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
const MUCH = { potions: 20 } as const;
const rollsOf = (table: Table) => table.pool().length;

/** The hero has what it takes to survive a round or two. */
const TOUGH = {
  items: ['ogre-2', 'glooping-ooze-2', 'fire-elemental-1', 'boulder-1', 'boulder-2', 'force-wall-1', 'force-wall-2'],
} as const;
const tough = (plan: Plan = {}): Plan => ({ level: 4, with: { warrior: TOUGH }, ...plan });
/** Strength 4 and three items, agility 2, magic 1 and four items, two bonus dice. */
const TOUGH_DICE = 4 + 3 + 2 + 1 + 4 + 2;

describe('R26: before and beside the rounds', () => {
  it('stored dice are lost, and there is no step for feats', () => {
    const table = aScene({ floor: 3, cardsLeft: 1, rolls: ones(7), with: { warrior: { stored: [1, 2], damage: 4 } } });
    table.do(START, DESCEND);
    expect(table.told('storedDiceLost')).toEqual([{ type: 'storedDiceLost', hero: 'warrior', dice: [1, 2] }]);
    expect([table.hero().stored, table.state.phase]).toEqual([[], 'pool']);
    expect(rollsOf(table)).toBe(7);
  });

  it('wounds of the boss fight store no new dice', () => {
    const table = aRound({ ...tough(), rolls: ones(2 * TOUGH_DICE) }).do(FINISH);
    expect([table.hero().damage, table.hero().stored]).toEqual([11, []]);
  });

  it('the dungeon card has no effect, and no box', () => {
    // Poison Aura and Weakness Curse would be in effect on the third floors.
    const reef = aRound({ dungeon: 'hydras-reef', level: 2, rolls: [6, 6, 6, 6, 6, 6, 6, 5] });
    expect([reef.pool().at(-1), reef.state.encounter?.boxes.length]).toEqual(['heroic 5', 6]);
    const tomb = aRound({ dungeon: 'lichs-tomb', rolls: [2, 2, 2, 2, 2, 2, 2] });
    expect(rollsOf(tomb)).toBe(7);
  });

  it('nobody but a boss that is met has health to lose', () => {
    expect(bossHealth(aScene().state)).toBe(0);
  });

  it('no time passes', () => {
    const table = aRound({ ...tough(), rolls: ones(2 * TOUGH_DICE) }).do(FINISH);
    expect(table.told('stairsTokenPlaced')).toEqual([]);
  });
});

describe('R26: roll, place, damage to heroes, then strikes', () => {
  const round = [...[6, 6, 6, 6, 6, 1, 1], ...[6, 6], ...[6, 1, 1, 1, 1], ...[1, 1]];

  it('in this order', () => {
    const table = aRound({ ...tough(), rolls: [...round, ...ones(TOUGH_DICE)] });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH);
    expect(names(table).slice(0, 4)).toEqual(['consequencesCounted', 'damageTaken', 'bossStruck', 'bossFightEnded']);
    expect(table.told('damageTaken')).toMatchObject([{ amount: 11 - 1, cause: 'consequences' }]);
    expect([table.state.boss, rollsOf(table)]).toEqual([{ id: 'dragon', damage: 1, round: 2 }, TOUGH_DICE]);
  });

  it('both dying in one round is a defeat', () => {
    const table = aRound({ ...tough({ potions: 0, with: { warrior: { ...TOUGH, damage: 4 } } }), bossDamage: 5, rolls: round });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH);
    expect([table.state.result, table.state.boss?.damage]).toEqual(['defeat', 5]);
    expect(names(table)).not.toContain('bossStruck');
  });

  it('the last strike wins', () => {
    const table = aRound({ ...tough(), bossDamage: 5, rolls: round });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH);
    expect([table.state.result, table.state.boss?.damage, names(table).at(-1)]).toEqual(['victory', 6, 'gameWon']);
  });

  it('a potion that saves a hero lets the strike fall', () => {
    const table = aRound({ ...tough({ ...MUCH, with: { warrior: { ...TOUGH, damage: 4 } } }), bossDamage: 5, rolls: round });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH, drink('warrior'));
    expect(table.state.result).toBe('victory');
  });
});

describe('R26: the Hydra', () => {
  const REEF = { dungeon: 'hydras-reef' } as const;
  const round = [...[6, 6, 1, 1, 1, 1, 1, 1, 1], ...ones(TOUGH_DICE - 9)];

  it.each([
    [4, 1],
    [3, 0],
    [1, 0],
  ])('heals a damage for every uncovered skull: %d becomes %d', (bossDamage, left) => {
    const plan = { ...tough(REEF), ...MUCH };
    const table = aRound({ ...plan, bossDamage, rolls: [...ones(TOUGH_DICE), ...ones(TOUGH_DICE)] }).do(FINISH);
    while (table.state.phase === 'dying') table.do(drink('warrior'));
    expect(table.state.boss).toMatchObject({ damage: left, round: 2 });
  });

  it('before the strikes: with one skull covered and two open, four of five damage are three after the round', () => {
    const plan = { ...tough(REEF), ...MUCH, bossDamage: 4, rolls: [...round, ...ones(TOUGH_DICE)] };
    const table = aRound(plan).cover(0, 'strength 6', 'strength 6', 'strength 1').do(FINISH);
    while (table.state.phase === 'dying') table.do(drink('warrior'));
    expect(table.told('bossHealed')).toEqual([{ type: 'bossHealed', amount: 2, total: 2 }]);
    expect(table.told('bossStruck')).toEqual([{ type: 'bossStruck', amount: 1, total: 3 }]);
  });
});

describe('R26: the Lich', () => {
  const TOMB = { dungeon: 'lichs-tomb', rolls: [3, 6, 5, 1, 6, 3, 3] } as const;

  it('the first covering of each skull box in a round is discarded, and the box is open again', () => {
    const table = aRound(TOMB).cover(0, 'strength 3');
    expect(table.told('wardBroken')).toHaveLength(1);
    expect([table.state.encounter?.boxes[0]?.dice, table.pool()]).toEqual([
      [],
      ['strength 6', 'strength 5', 'strength 1', 'agility 6', 'agility 3', 'magic 3'],
    ]);
    table.cover(0, 'strength 5');
    expect(table.state.encounter?.boxes[0]?.dice).toHaveLength(1);
  });

  it('each skull box for itself, and no box without a skull', () => {
    const table = aRound({ ...TOMB, rolls: [6, 6, 6, 3, 6, 3, 3] })
      .cover(0, 'strength 3')
      .cover(2, 'agility 3');
    expect(table.told('wardBroken')).toMatchObject([{ box: 2 }]);
    expect(table.cover(1, 'strength 6', 'strength 6', 'strength 6').told('boxCovered')).toHaveLength(1);
  });

  it('again in the next round', () => {
    const plan = {
      ...tough({ dungeon: 'lichs-tomb', ...MUCH }),
      rolls: [3, 6, 6, ...ones(TOUGH_DICE - 3), 6, 6, ...ones(TOUGH_DICE - 2)],
    };
    const table = aRound(plan).cover(0, 'strength 3').cover(0, 'strength 6').do(FINISH);
    while (table.state.phase === 'dying') table.do(drink('warrior'));
    expect(table.state.boss).toMatchObject({ damage: 1, round: 2 });
    expect(table.cover(0, 'strength 6').told('wardBroken')).toHaveLength(1);
  });
});

describe('R26: Yeti, Dragon and Minotaur', () => {
  it('the Yeti takes every 1 that is rolled', () => {
    const table = aRound({ dungeon: 'yetis-cavern', rolls: [1, 6, 1, 2, 1, 3, 1] });
    expect(table.pool()).toEqual(['strength 6', 'strength 2', 'agility 3']);
  });

  it('the Dragon takes no heroic die on a skull, but on any other box', () => {
    const table = aRound({ level: 4, rolls: [1, 1, 1, 1, 6, 6, 6, 6, 6] });
    expect(
      table
        .cover(0, 'heroic 6')
        .cover(1, 'agility 6')
        .why({ type: 'cover', box: 2, dice: table.dice('heroic 6') }),
    ).toBe('noHeroicOnSkull');
    expect(
      table
        .legal('cover')
        .filter(({ box }) => box === 2)
        .map(({ dice }) => dice),
    ).toEqual([table.dice('agility 6')]);
    expect(table.cover(4, 'magic 6').state.encounter?.boxes[4]?.dice).toHaveLength(1);
  });

  it.each([
    [0, 12],
    [3, 12],
    [4, 16],
    [9, 36],
  ])('the Minotaur’s X with %d damage is %d', (bossDamage, x) => {
    const table = aRound({ dungeon: 'minotaurs-maze', bossDamage, rolls: ones(7) });
    expect(table.state.encounter?.boxes[0]?.value).toBe(x);
  });
});

it('the way to the boss may be put off like any other', () => {
  const table = aScene({ floor: 3, cardsLeft: 1, doors: [{ cards: ['ogre-1'], open: false }] }).do(START, STAY);
  expect([table.state.boss, table.state.phase]).toEqual([null, 'choose']);
});
