import { describe, expect, it } from 'vitest';
import { aTurn } from './table';

const seat = 'seat-1';
const heroes = { warrior: 1, wizard: 1, cleric: 1, rogue: 1 };
const TOP = { warrior: 6, wizard: 6, cleric: 6, rogue: 6 };
const CLOVERS = 'clover clover cleric / boots warrior rogue';

describe('what sets off something else', () => {
  it('P26: potions 4, 8 and 12 give a level, an item box and a gem', () => {
    for (const [potions, due] of [
      [3, [{ op: 'levelUp', times: 1, apart: null }]],
      [7, [{ op: 'fillBox', times: 1, apart: null }]],
      [11, []],
    ] as const) {
      const table = aTurn().with({ potions }).go(0, ['C1']);
      expect(table.sheet()).toMatchObject({ potions: potions + 1, due, gems: potions === 11 ? 1 : 0 });
    }
  });

  it('P26: gems 3, 6 and 9 give a potion, an item box and a level', () => {
    for (const [gems, op] of [
      [2, 'potions'],
      [5, 'fillBox'],
      [8, 'levelUp'],
    ] as const) {
      const table = aTurn({}, CLOVERS).with({ gems, heroes: { ...heroes, rogue: 3 } });
      table.do({ type: 'raise', seat, die: 0, hero: 'rogue' });
      expect(table.told('gemMarked')).toMatchObject([{ gem: null, gems: gems + 1 }]);
      expect(table.sheet().potions).toBe(op === 'potions' ? 1 : 0);
      expect(table.sheet().due.map((due) => due.op)).toEqual(op === 'potions' ? [] : [op]);
    }
  });

  it('P26: the innermost comes first, each to its end', () => {
    // The last box of the cauldron: the first potion is the fourth, its level makes the Rogue's gift, which is the sixth gem.
    const table = aTurn().with({ potions: 3, gems: 5, heroes: { ...heroes, rogue: 3 } });
    table.with({ items: { ...table.sheet().items, 'alchemists-cauldron': 1 } });
    table.do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' });
    expect(table.sheet().due).toMatchObject([{ op: 'potions', times: 2 }, { op: 'levelUp' }]);
    table.do({ type: 'chooseHero', seat, hero: 'rogue' });
    expect(table.sheet()).toMatchObject({ gems: 6, potions: 4, due: [{ op: 'potions', times: 2 }, { op: 'fillBox' }] });
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
    expect(table.types()).toEqual(['boxFilled', 'potionsGained', 'bonusesDue']);
    expect(table.sheet()).toMatchObject({ potions: 6, due: [] });
  });

  it('P26: what cannot be taken is lost', () => {
    const full = aTurn().with({ potions: 3, heroes: TOP }).go(0, ['C1']);
    expect(full.sheet()).toMatchObject({ potions: 4, due: [] });
    const table = aTurn({}, CLOVERS).with({ gems: 10, heroes: { ...heroes, rogue: 3 } });
    table.do({ type: 'raise', seat, die: 0, hero: 'rogue' });
    expect(table.told('bonusLost')).toMatchObject([{ op: 'markGem', times: 1 }]);
    expect(table.sheet().gems).toBe(10);
    const finished = Object.fromEntries(Object.keys(table.sheet().items).map((item) => [item, 2]));
    const items = finished as ReturnType<typeof table.sheet>['items'];
    const boxes = aTurn().with({ potions: 7, items }).go(0, ['C1']);
    expect(boxes.sheet()).toMatchObject({ potions: 8, due: [] });
  });

  it('P28: a gem that comes from no map is a mark like any other', () => {
    const table = aTurn({ powers: ['merchant'] }, CLOVERS).with({ gems: 2, heroes: { ...heroes, rogue: 3 } });
    table.do({ type: 'raise', seat, die: 0, hero: 'rogue' });
    expect(table.sheet()).toMatchObject({ gems: 3, taken: [], potions: 2 });
  });

  it('P49: a question with one answer is not asked', () => {
    const table = aTurn()
      .with({ potions: 3, heroes: { ...TOP, wizard: 5 } })
      .go(0, ['C1']);
    expect(table.sheet()).toMatchObject({ heroes: TOP, due: [] });
  });

  it('P49: whoever is asked may choose among all that is there, and nothing else', () => {
    const table = aTurn().with({ potions: 3, heroes: { ...heroes, warrior: 6 } });
    table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'C1' });
    expect(table.legal().map((command) => (command.type === 'chooseHero' ? command.hero : command))).toEqual([
      'wizard',
      'cleric',
      'rogue',
    ]);
    expect(table.why({ type: 'chooseHero', seat, hero: 'warrior' })).toBe('notAnOption');
    expect(table.why({ type: 'fillBox', seat, item: 'flaming-sword' })).toBe('notAsked');
    expect(table.why({ type: 'stop', seat })).toBe('questionFirst');
  });

  it('P49: gems of the map that are taken or gone cannot be chosen', () => {
    const table = aTurn().with({ gems: 1, taken: ['gem-a'], gone: ['gem-c'], due: [{ op: 'takeGem', times: 1 }] });
    const gems = ['gem-b', 'gem-d', 'gem-e', 'gem-f', 'gem-g', 'gem-h'];
    expect(table.legal()).toEqual(gems.map((gem) => ({ type: 'takeGem', seat, gem })));
    expect(table.why({ type: 'takeGem', seat, gem: 'gem-c' })).toBe('notAnOption');
  });

  it('P26: what is left of a bonus is as it was, but for the number', () => {
    const table = aTurn().with({ due: [{ op: 'strikeOff', times: 3 }] });
    expect(table.do({ type: 'strikeOff', seat, monster: 'orc-3' }).sheet().due).toStrictEqual([{ op: 'strikeOff', times: 2 }]);
    table.with({ due: [{ op: 'levelUp', times: 2, apart: ['rogue'] }] }).do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.sheet().due).toStrictEqual([{ op: 'levelUp', times: 1, apart: ['rogue', 'cleric'] }]);
    table.with({ due: [{ op: 'fillBox', times: 2, apart: null }] }).do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.sheet().due).toStrictEqual([{ op: 'fillBox', times: 1, apart: null }]);
  });

  it('P50: the printed bonus of a gem comes before the potion of a Merchant', () => {
    const table = aTurn({ powers: ['merchant'] }, CLOVERS).with({ gems: 5, potions: 3, heroes: { ...heroes, rogue: 3 } });
    table.do({ type: 'raise', seat, die: 0, hero: 'rogue' });
    expect(table.sheet()).toMatchObject({ potions: 3, due: [{ op: 'potions' }, { op: 'fillBox' }] });
  });
});

describe('gifts at level 4', () => {
  it('Rogue: a gem at once, without one from the map', () => {
    const table = aTurn({}, CLOVERS)
      .with({ heroes: { ...heroes, rogue: 2 } })
      .do({ type: 'raise', seat, die: 0, hero: 'rogue' });
    expect(table.sheet().gems).toBe(0);
    expect(table.do({ type: 'raise', seat, die: 1, hero: 'rogue' }).sheet().gems).toBe(1);
  });
});
