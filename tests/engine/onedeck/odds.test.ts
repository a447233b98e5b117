// What a player may expect of an encounter: dice alone, placed best. Counted here by other means than in the engine.
import { describe, expect, it } from 'vitest';
import { type Seed, seededStream } from '../../../src/engine/kernel';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  costOf,
  DUNGEON_IDS,
  type HeroId,
  oneDeckDungeon,
  type State,
} from '../../../src/engine/onedeck';
import { answerOdds, type Odds, type OddsWay, oddsKey, type Work } from '../../../src/engine/onedeck/odds';
import { aBossRound, aGame, type Plan, Table } from '../../support/onedeck';
import { itemCards } from './lootScenes';
import { SCENES, type Scene } from './oddsScenes';

const only = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error('not one alone');
  return value;
};
const ways = ({ state }: Table, card: CardId, heroes?: readonly HeroId[]): readonly OddsWay[] =>
  answerOdds(state, { ask: 'card', card, ...(heroes && { heroes }) });
const total = ({ unhurt, hurt, deadly }: Odds): number => [...hurt, ...deadly].reduce((sum, { share }) => sum + share, unhurt);

describe('odds of a peril, counted by hand', () => {
  // Mage at level 1 on floor 1 of the cave: two agility dice against 11 in all. An armor box of 2 comes first.
  const [disarm, run] = ways(aGame({ heroes: ['mage'] }), 'bear-traps-1');

  it('two agility dice never cover armor 2 and a wide 6 or 11: one die is gone, and one shows 6 at most', () => {
    // The wide 6 is covered by a 6 behind a die of 2 or more: 6 with 2, 3, 4 or 5 in either order, and two 6.
    const covered = (4 * 2 + 1) / 36;
    expect(disarm?.odds).toMatchObject({ throws: 'exact', unhurt: expect.closeTo(covered, 12) });
    expect(disarm?.odds.hurt).toEqual([{ wounds: 2, share: expect.closeTo(1 - covered, 12) }]);
    expect(disarm?.odds.meanWounds).toBeCloseTo(2 * (1 - covered), 12);
    expect(disarm?.odds.meanTime).toBeCloseTo(3 + (1 - covered), 12);
    expect(run?.odds).toMatchObject({ unhurt: 0, hurt: [{ wounds: 3, share: expect.closeTo(1, 12) }], dead: 0 });
  });

  it('says what comes of covering nothing, and the life after that', () => {
    expect(run?.uncovered).toEqual({ wounds: 3, time: 2 });
    expect(run?.lives).toEqual([{ hero: 'mage', left: 5, likely: 2, uncovered: 2 }]);
  });

  it('a skull stands where the wounds reach the life that is left', () => {
    const [, hurt] = ways(aGame({ heroes: ['mage'], with: { mage: { damage: 2 } } }), 'bear-traps-1');
    expect(hurt?.odds).toMatchObject({ hurt: [], deadly: [{ wounds: 3 }], dead: expect.closeTo(1, 12) });
  });
});

const begun = ({ card, plan }: Scene): State => aGame({ ...plan, doors: [{ cards: [card], open: true }] }).state;

/** Enters the encounter with this luck and rolls, without feats. */
function rolled(state: State, { option = 0 }: Scene, seed: number): Table {
  const dice = seededStream<number>(`roll ${seed}` as Seed, 'dice');
  const table = new Table(state).from({ door: 0, phase: 'choose', arrived: false, turn: 1, dice }, 'arrive');
  while (table.state.phase !== 'pool') {
    const { phase } = table.state;
    const [hero = 'warrior'] = table.state.encounter?.heroes ?? [];
    if (phase === 'option') table.do({ type: 'chooseOption', option });
    else if (phase === 'bonusDice') table.do({ type: 'giveBonusDie', hero });
    else table.do({ type: 'roll' });
  }
  return table;
}

/** The least wounds, then time, that commands of the real engine lead to: every covering and every forging is tried. */
function leastOf(table: State): number {
  const known = new Map<string, number>();
  const search = (state: State): number => {
    const { pool = [], boxes = [] } = state.encounter ?? {};
    const key = `${pool.map(({ color, value }) => `${color} ${value}`).sort()}|${boxes.map(({ dice }) => dice.length > 0)}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const { damage, time } = costOf(state, { type: 'finish' });
    let least = damage * 1000 + time;
    for (const command of oneDeckDungeon.legal(state)) {
      if (command.type !== 'cover' && command.type !== 'makeHeroic') continue;
      const taken = oneDeckDungeon.step(state, command);
      if (taken.ok && least > 0) least = Math.min(least, search(taken.state));
    }
    known.set(key, least);
    return least;
  };
  return search(table);
}

/** What placing the dice in the pool best would cost, by the odds: nothing is thrown any more. */
function bestOf({ state }: Table, card: CardId): Odds {
  return only(answerOdds(state, { ask: 'card', card })).odds;
}

const fewDice = (table: Table, dice: number): Table => {
  const { encounter } = table.state;
  if (encounter !== null) table.state = { ...table.state, encounter: { ...encounter, pool: encounter.pool.slice(-dice) } };
  return table;
};

describe.each(SCENES)('$name', (scene) => {
  const { card, plan, option } = scene;

  it('dice are placed as well as by trying everything', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 8; seed++) {
      const table = fewDice(rolled(begun(scene), scene, seed), 5);
      const { meanWounds, meanTime } = bestOf(table, card);
      expect(meanWounds * 1000 + meanTime, table.pool().join(', ')).toBe(leastOf(table.state));
    }
  });

  it('shares are those of 2,000 throws at the table', { timeout: 60_000 }, () => {
    const state = begun(scene);
    const { odds } = ways(aGame(plan), card)[option ?? 0] as OddsWay;
    const throws = Array.from({ length: 2000 }, (_, seed) => {
      const table = rolled(state, scene, seed);
      const best = bestOf(table, card);
      const wounds = table.state.heroes.reduce((sum, { damage }) => sum + damage, best.meanWounds);
      return { wounds, time: state.deck.length - table.state.deck.length + best.meanTime };
    });
    // 400 sampled throws deviate, too.
    const samples = 1 / throws.length + (odds.throws === 'about' ? 1 / 400 : 0);
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const near = (counted: number, values: readonly number[]): void => {
      const middle = mean(values);
      const deviation = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) * samples);
      expect(Math.abs(counted - middle)).toBeLessThan(4 * deviation + 1e-9);
    };
    const wounds = throws.map((one) => one.wounds);
    near(odds.meanWounds, wounds);
    near(
      odds.meanTime,
      throws.map(({ time }) => time),
    );
    near(
      odds.unhurt,
      wounds.map((one) => Number(one === 0)),
    );
    for (const { wounds: count, share } of odds.hurt)
      near(
        share,
        wounds.map((one) => Number(one === count)),
      );
    near(
      odds.dead,
      wounds.map((one) => Number(odds.deadly.some((deadly) => deadly.wounds === one))),
    );
  });
});

describe('every card on every floor', () => {
  const PARTIES = { alone: ['warrior'], two: ['mage', 'rogue'], four: ['archer', 'mage', 'rogue', 'paladin'] } as const;
  const NAMES = [...new Map(CARD_IDS.map((card) => [CARDS[card].name, card])).values()];

  it.each(DUNGEON_IDS.flatMap((dungeon) => ([1, 2, 3] as const).map((floor) => ({ dungeon, floor }))))(
    'of $dungeon, floor $floor: the shares sum to 1, and no work is endless',
    { timeout: 60_000 },
    ({ dungeon, floor }) => {
      for (const heroes of Object.values(PARTIES)) {
        const table = aGame({ heroes, dungeon, floor });
        for (const card of NAMES) {
          const work: Work = { throws: 0, steps: 0 };
          const fighters = heroes.slice(0, 2);
          for (const { odds } of answerOdds(table.state, { ask: 'card', card, heroes: fighters }, { work, samples: 20 })) {
            expect(total(odds)).toBeCloseTo(1, 9);
            expect([odds.meanWounds, odds.meanTime, odds.dead].every((value) => value >= 0)).toBe(true);
          }
          expect(work.steps).toBeLessThan(40 * 1000);
        }
      }
    },
  );
});

describe('work', () => {
  const workOf = (plan: Plan, card: CardId): Work => {
    const work: Work = { throws: 0, steps: 0 };
    answerOdds(aGame(plan).state, { ask: 'card', card }, { work });
    return work;
  };

  it('of a peril is every throw, and few steps each', () => {
    const { throws, steps } = workOf({ heroes: ['warrior'] }, 'cave-in-1');
    expect(throws).toBe(126 + 21);
    expect(steps).toBeLessThan(10 * throws);
  });

  it('of a fight is 400 throws, or what 100,000 steps allow', () => {
    expect(workOf({ heroes: ['warrior'] }, 'ogre-1').throws).toBe(400);
    const rich = { heroes: ['rogue'], level: 4, with: { rogue: { items: itemCards(5) } } } as const;
    expect(workOf(rich, 'ogre-1').steps).toBeLessThan(101_001);
  });
});

describe('what is hidden', () => {
  const table = aGame({ heroes: ['warrior', 'mage'], doors: [{ cards: ['ogre-1'], open: false }] });
  const { state } = table;
  const shuffled: State = { ...state, deck: [...state.deck].reverse(), dice: seededStream('other' as Seed, 'dice') };

  it.each([{ ask: 'card', card: 'skeleton-1' }, { ask: 'boss' }, { ask: 'worth', change: { to: 'level' } }] as const)(
    'is not read for %j',
    (question) => {
      const seen = oneDeckDungeon.view(state, null);
      const answer = answerOdds(state, question);
      expect(answerOdds(seen, question)).toEqual(answer);
      expect(answerOdds(shuffled, question)).toEqual(answer);
      expect([oddsKey(seen, question), oddsKey(shuffled, question)]).toEqual([
        oddsKey(state, question),
        oddsKey(state, question),
      ]);
    },
  );

  it('an answer is plain JSON, and the same again', () => {
    const answer = answerOdds(state, { ask: 'card', card: 'wraith-1' });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answerOdds(state, { ask: 'card', card: 'wraith-1' }));
  });
});

describe('a split of four heroes', () => {
  const heroes = ['warrior', 'mage', 'rogue', 'paladin'] as const;
  const table = aGame({ heroes, doors: [{ cards: ['cave-in-1', 'skeleton-1'], open: true }] });
  const splits = answerOdds({ ...table.state, door: 0 }, { ask: 'split' }, { samples: 30 });

  it('is each of six, the best first', () => {
    expect(splits).toHaveLength(6);
    expect(new Set(splits.map(({ pairs }) => pairs[0].heroes.join())).size).toBe(6);
    const dead = splits.map((split) => split.dead);
    expect(dead).toEqual([...dead].sort((one, other) => one - other));
  });

  it('tells both fights together', () => {
    for (const { pairs, dead, unhurt, meanWounds } of splits) {
      const [one, other] = [pairs[0].way.odds, pairs[1].way.odds];
      expect([...pairs[0].heroes, ...pairs[1].heroes].sort()).toEqual([...heroes].sort());
      expect(dead).toBeCloseTo(one.dead + other.dead - one.dead * other.dead, 12);
      expect(unhurt).toBeCloseTo(one.unhurt * other.unhurt, 12);
      expect(meanWounds).toBeCloseTo(one.meanWounds + other.meanWounds, 12);
    }
  });

  it('is nothing to ask where two heroes or one face every card together', () => {
    expect(answerOdds(aGame({ heroes: ['warrior', 'mage'] }).state, { ask: 'split' })).toEqual([]);
  });

  it('against the boss only says who goes together', () => {
    const { state } = aBossRound({ heroes });
    expect(answerOdds(state, { ask: 'split' }, { samples: 10 })).toHaveLength(3);
  });
});

describe('the boss', () => {
  it('R26: costs no time, and covered skulls strike', () => {
    const { odds } = answerOdds(aGame({ heroes: ['rogue'], dungeon: 'lichs-tomb' }).state, { ask: 'boss' });
    expect(odds.meanTime).toBe(0);
    expect(odds.meanStrikes).toBeGreaterThan(0);
  });
});

describe('an item', () => {
  const worth = (plan: Plan, card: CardId) =>
    answerOdds(aGame(plan).state, { ask: 'worth', change: { to: 'item', card, hero: 'warrior' } });

  it('spares wounds, of the encounters that are still to come', () => {
    const { wounds, cards } = worth({ heroes: ['warrior'], cardsLeft: 20 }, 'ogre-2');
    expect(cards).toBe(20);
    expect(wounds.after).toBeLessThan(wounds.before);
  });

  it('with a heart spares lives', () => {
    const { dead } = worth({ heroes: ['warrior'], with: { warrior: { damage: 3 } } }, 'ogre-2');
    expect(dead.after).toBeLessThan(dead.before);
  });
});
