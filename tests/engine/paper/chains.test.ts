import { describe, expect, it } from 'vitest';
import { aTable, aTurn } from './table';

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

describe('items', () => {
  const craft = (item: 'death-scepter' | 'alchemists-cauldron' | 'tome-of-wisdom', die: number) => {
    const table = aTurn();
    return table.with({ items: { ...table.sheet().items, [item]: 1 } }).do({ type: 'craft', seat, die, item });
  };

  it('P27: Death Scepter: two monsters are struck off at once', () => {
    const table = craft('death-scepter', 1).do({ type: 'strikeOff', seat, monster: 'ghost-5' });
    expect(table.why({ type: 'strikeOff', seat, monster: 'ghost-5' })).toBe('notAnOption');
    table.do({ type: 'strikeOff', seat, monster: 'zombie-4' });
    expect(table.sheet()).toMatchObject({ beaten: ['ghost-5', 'zombie-4'], due: [] });
  });

  it('P27: Cauldron: three potions at once', () => {
    expect(craft('alchemists-cauldron', 3).sheet().potions).toBe(3);
  });

  it('P27: Tome: a level at once', () => {
    const table = craft('tome-of-wisdom', 3).do({ type: 'chooseHero', seat, hero: 'warrior' });
    expect(table.sheet().heroes.warrior).toBe(2);
  });

  it('P27: the effect comes with the second box, whoever filled it', () => {
    const table = aTurn().do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' });
    expect(table.sheet().potions).toBe(0);
    table.go(0, ['F1', 'E1']).do({ type: 'fillBox', seat, item: 'alchemists-cauldron' });
    expect(table.sheet().potions).toBe(4 - 0);
  });

  it('P27: passive ones last from then on: a box alone does nothing', () => {
    const table = aTurn();
    table.with({ items: { ...table.sheet().items, 'armour-of-heroes': 1 } }).go(0, ['D1']);
    expect(table.told('walkEnded')).toHaveLength(1);
    expect(table.sheet().damage).toBe(2);
  });
});

describe('set-up powers', () => {
  it('P4: Craftsman: two different items, any of the eight', () => {
    const table = aTable({ powers: ['craftsman'] });
    expect(table.legal()).toHaveLength(8);
    table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.why({ type: 'fillBox', seat, item: 'tome-of-wisdom' })).toBe('notAnOption');
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
    expect(table.sheet().items).toMatchObject({ 'tome-of-wisdom': 1, 'flaming-sword': 1 });
    expect(table.state.phase).toBe('roll');
  });

  it('P4: Veteran: two different heroes', () => {
    const table = aTable({ powers: ['veteran'] }).do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.why({ type: 'chooseHero', seat, hero: 'cleric' })).toBe('notAnOption');
    expect(table.do({ type: 'chooseHero', seat, hero: 'rogue' }).sheet().heroes).toEqual({ ...heroes, cleric: 2, rogue: 2 });
  });

  it('P4: Healer: two potions', () => {
    expect(aTable({ powers: ['healer'] }).sheet().potions).toBe(2);
  });

  it('P4: Assassin: two monsters of the own map', () => {
    const table = aTable({ powers: ['assassin'], seats: 2 });
    expect(table.legal()).toHaveLength(12);
    table.do({ type: 'strikeOff', seat, monster: 'orc-3' }, { type: 'strikeOff', seat, monster: 'orc-4' });
    expect(table.sheet().beaten).toEqual(['orc-3', 'orc-4']);
    expect(table.sheet('seat-2').beaten).toEqual([]);
  });

  it('P4: Treasure Hunter: a gem of the own map, which the others keep; its room keeps its monster', () => {
    const table = aTable({ powers: ['treasure-hunter', 'barbarian'], seats: 2 }).do({ type: 'takeGem', seat, gem: 'gem-c' });
    expect(table.sheet()).toMatchObject({ gems: 1, taken: ['gem-c'], beaten: [] });
    table.untilTurn(2);
    expect(table.sheet('seat-2').gone).toEqual([]);
    table.with({ path: ['C5'] }).go(0, ['C4']);
    expect(table.sheet()).toMatchObject({ gems: 1, beaten: ['goblin-4'] });
  });

  it('P4: the bonus of the box comes with the gem', () => {
    const table = aTable({ powers: ['treasure-hunter'] })
      .with({ gems: 2 })
      .do({ type: 'takeGem', seat, gem: 'gem-h' });
    expect(table.sheet()).toMatchObject({ gems: 3, potions: 1 });
  });
});

describe('powers of a moment', () => {
  it('Alchemist: a potion more from a die, and from nothing else', () => {
    expect(
      aTurn({ powers: ['alchemist'] })
        .go(0, ['C1'])
        .sheet().potions,
    ).toBe(1);
  });

  it('Merchant: a potion for each gem', () => {
    const table = aTurn({ powers: ['merchant'] })
      .with({ path: ['E3'] })
      .go(0, ['F3']);
    expect(table.sheet()).toMatchObject({ gems: 1, potions: 1 });
  });

  it('Noble: an item box whenever a hero reaches level 5', () => {
    const table = aTurn({ powers: ['noble'] }, CLOVERS).with({ heroes: { ...heroes, warrior: 4 } });
    table.do({ type: 'raise', seat, die: 0, hero: 'warrior' });
    expect(table.sheet().due).toMatchObject([{ op: 'fillBox' }]);
    table.do({ type: 'fillBox', seat, item: 'flaming-sword' }, { type: 'raise', seat, die: 1, hero: 'warrior' });
    expect(table.sheet()).toMatchObject({ heroes: { warrior: 6 }, due: [] });
  });

  it('Shaman: a potion for every third monster, struck off or not', () => {
    const table = aTurn({ powers: ['shaman'] })
      .with({ beaten: ['orc-3', 'orc-4'], path: ['C1'] })
      .go(0, ['D1']);
    expect(table.sheet()).toMatchObject({ potions: 2, damage: 2 });
    const fourth = aTurn({ powers: ['shaman'] })
      .with({ beaten: ['orc-3', 'orc-4', 'orc-5'], path: ['C1'] })
      .go(0, ['D1']);
    expect(fourth.sheet().potions).toBe(1);
  });

  it('Beastmaster: an item box for every third monster', () => {
    const table = aTurn({ powers: ['beastmaster'] }).with({ beaten: ['orc-3', 'orc-4'], path: ['C1'] });
    table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D1' });
    // The potion of the room waits until the box is filled.
    expect(table.sheet()).toMatchObject({ potions: 0, due: [{ op: 'loot' }, { op: 'fillBox' }] });
    expect(table.do({ type: 'fillBox', seat, item: 'flaming-sword' }).sheet().potions).toBe(1);
  });

  it('Ranger: a river gives its step back', () => {
    const table = aTurn({ powers: ['ranger'] }).with({ path: ['A6'] });
    table.with({ items: { ...table.sheet().items, 'khar-medallion': 2 } }).do({ type: 'walk', seat, die: 0 });
    expect(table.do({ type: 'step', seat, to: 'A5' }).sheet().walk).toEqual({ steps: 2, rivers: [2] });
  });

  it('Psionic: one die a turn in the other colour, without the gift of a Wizard', () => {
    const table = aTurn({ powers: ['psionic'], objectives: ['hunter-of-the-middle-depths'] });
    expect(table.why({ type: 'raise', seat, die: 0, hero: 'warrior', change: 'psionic' })).toBeNull();
  });

  it('P10: Fortune Teller: one less from the skulls of a roll, never below zero', () => {
    const table = aTable({ powers: ['fortune-teller'] }).roll('skull warrior wizard / skull boots rogue');
    expect(table.sheet().damage).toBe(1);
    expect(table.told('damageSpared')).toMatchObject([{ amount: 1 }]);
    table.idle().roll('skull warrior wizard / boots warrior rogue');
    expect(table.sheet().damage).toBe(1);
    table.idle().roll();
    expect(table.types()).not.toContain('damageSpared');
  });

  it('Scout: no damage from traps', () => {
    expect(
      aTurn({ powers: ['scout'] })
        .with({ path: ['B2'] })
        .go(0, ['C2', 'C3'])
        .sheet().damage,
    ).toBe(0);
  });
});
