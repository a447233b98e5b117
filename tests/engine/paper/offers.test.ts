// What a seat is offered: all that it may do and nothing else, in an order that saves and links count on.
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/kernel';
import { type Command, DICE, GEM_IDS, HERO_IDS, ITEM_IDS, MONSTER_IDS, paperDungeons, ROOM_IDS } from '../../../src/engine/paper';
import { itemBoxes, levels } from './parties';
import { aDeal, aTable, aTurn, type Table } from './table';

const seat = 'seat-1';
/** Warrior and Rogue are black. */
const PSIONIC = { powers: ['psionic'], objectives: ['hunter-of-the-middle-depths'] } as const;

/** Every command that anybody could think of, once the cards are chosen. */
const ALL: readonly Command[] = [
  { type: 'roll', seat },
  ...[...DICE.keys(), 6, -1].flatMap((die): readonly Command[] => [
    ...HERO_IDS.flatMap((hero): readonly Command[] => [
      { type: 'raise', seat, die, hero },
      { type: 'raise', seat, die, hero, change: 'wizard' },
      { type: 'raise', seat, die, hero, change: 'psionic' },
    ]),
    ...ITEM_IDS.map((item): Command => ({ type: 'craft', seat, die, item })),
    { type: 'brew', seat, die },
    { type: 'walk', seat, die },
  ]),
  ...ROOM_IDS.map((to): Command => ({ type: 'step', seat, to })),
  { type: 'stop', seat },
  ...HERO_IDS.map((hero): Command => ({ type: 'chooseHero', seat, hero })),
  ...ITEM_IDS.map((item): Command => ({ type: 'fillBox', seat, item })),
  ...MONSTER_IDS.map((monster): Command => ({ type: 'strikeOff', seat, monster })),
  ...GEM_IDS.map((gem): Command => ({ type: 'takeGem', seat, gem })),
  ...(['potion', 'item', 'levelUp', ...GEM_IDS] as const).map((loot): Command => ({ type: 'takeFirst', seat, loot })),
  { type: 'confirm', seat },
];

const words = (commands: readonly Command[]): readonly string[] => commands.map((command) => JSON.stringify(command)).sort();

const TABLES: readonly (readonly [string, () => Table])[] = [
  ['before the roll', () => aTable()],
  ['six dice that all differ', () => aTurn({}, 'warrior wizard clover / boots cleric rogue')],
  ['a change of colour', () => aTurn(PSIONIC, 'warrior rogue clover / boots cleric wizard')],
  ['a change that was used', () => aTurn(PSIONIC, 'warrior rogue wizard / boots cleric wizard').with({ changed: ['psionic'] })],
  ['two changes', () => aTurn(PSIONIC, 'warrior rogue clover / boots cleric wizard').with(levels(1, 4, 1, 1))],
  ['skulls and used dice', () => aTurn({}, 'skull wizard clover / skull cleric rogue').do({ type: 'brew', seat, die: 1 })],
  ['heroes at the top', () => aTurn({}, 'warrior wizard clover / boots cleric rogue').with(levels(6, 6, 6, 6))],
  [
    'finished items',
    () => aTurn({}, 'warrior wizard clover / boots cleric rogue').with(itemBoxes({ 'flaming-sword': 2, 'tome-of-wisdom': 2 })),
  ],
  ['the doors', () => aTurn().do({ type: 'walk', seat, die: 0 })],
  [
    'a walk',
    () =>
      aTurn()
        .with({ path: ['A4'] })
        .do({ type: 'walk', seat, die: 0 }),
  ],
  [
    'a walk with everything',
    () =>
      aTurn()
        .with({ path: ['A4'], ...itemBoxes({ 'khar-medallion': 2, 'intangibility-cloak': 2 }) })
        .do({ type: 'walk', seat, die: 0 }),
  ],
  ['three used dice', () => aTurn().go(0, []).go(1, []).go(2, [])],
  [
    'a hero to choose',
    () =>
      aTurn()
        .with({ potions: 3, ...levels(6, 1, 1, 1) })
        .do({ type: 'brew', seat, die: 0 }),
  ],
  ['an item to choose', () => aTurn().with({ potions: 7 }).do({ type: 'brew', seat, die: 0 })],
  ['monsters', () => aTable({ powers: ['assassin'] })],
  ['gems', () => aTable({ powers: ['treasure-hunter'] })],
  ['two treasures', () => aTurn().with({ due: [{ op: 'loot', left: ['potion', 'gem-a', 'potion'] }] })],
  ['the end', () => aTurn().untilTurn(8).idle()],
];

describe('what is offered', () => {
  it.each(TABLES)('is all that is legal: %s', (_, build) => {
    const table = build();
    const legal = ALL.filter((command) => table.why(command) === null);
    expect(words(table.legal())).toEqual(words(legal));
    const offered = paperDungeons.offer?.(table.state, seat as string as Seat);
    expect(offered?.length).toBe(legal.length);
    expect([-1, legal.length].map((place) => offered?.at(place))).toEqual([undefined, undefined]);
  });

  it('begins with heroes, then items, brewing and walking, die by die', () => {
    const table = aTurn(PSIONIC, 'rogue clover skull / boots skull rogue').with(itemBoxes({ 'tome-of-wisdom': 2 }));
    const uses = table.legal().map((command) => {
      if (command.type === 'raise') return `${command.die} ${command.hero} ${command.change ?? ''}`.trim();
      return command.type === 'craft'
        ? `${command.die} ${command.item}`
        : `${'die' in command ? command.die : ''} ${command.type}`;
    });
    const any = ['crown-of-the-righteous-king', 'alchemists-cauldron', 'armour-of-heroes'];
    const of = (die: number, ...named: readonly string[]) => [...named, ...any, 'brew', 'walk'].map((use) => `${die} ${use}`);
    expect(uses).toEqual([
      ...of(0, 'rogue psionic', 'intangibility-cloak'),
      ...of(1, ...HERO_IDS, ...ITEM_IDS.slice(0, 4)),
      ...of(3),
      ...of(5, 'rogue', 'intangibility-cloak'),
    ]);
  });

  it('is nothing that a view does not know', () => {
    const table = aDeal({ seats: 2 });
    expect(table.legal()).toHaveLength(4);
    expect(paperDungeons.legal(table.seen('seat-2'), seat as string as Seat)).toEqual([]);
    const [command] = table.legal();
    if (command === undefined) throw new Error('nothing is offered');
    expect(table.do(command).legal()).toEqual([]);
    expect(paperDungeons.legal(table.state)).toHaveLength(4);
  });

  it('is taken by its place', () => {
    const table = aTurn({ seats: 2 });
    const offered = paperDungeons.offer?.(table.state);
    const all = paperDungeons.legal(table.state);
    expect(all.map(({ seat: id }) => id)).toEqual([...table.legal('seat-1'), ...table.legal('seat-2')].map(({ seat: id }) => id));
    const last = all.length - 1;
    expect(offered?.take(last).state).toEqual(table.do(all[last] as Command).state);
  });
});

describe('what is told', () => {
  it('of a die: its number, its digit and its use', () => {
    const opening = { powers: ['psionic'], objectives: PSIONIC.objectives } as const;
    const used = (command: Command) => aTurn(opening).do(command).told('dieUsed')[0];
    const told = { type: 'dieUsed', seat } as const;
    expect(used({ type: 'raise', seat, die: 0, hero: 'warrior', change: 'psionic' })).toEqual({
      ...told,
      ...{ die: 0, digit: 1, as: 'raise', change: 'psionic' },
    });
    expect(used({ type: 'raise', seat, die: 1, hero: 'wizard' })).toEqual({
      ...told,
      die: 1,
      digit: 2,
      as: 'raise',
      change: null,
    });
    expect(used({ type: 'craft', seat, die: 5, item: 'tome-of-wisdom' })).toEqual({
      ...told,
      die: 5,
      digit: 8,
      as: 'craft',
      change: null,
    });
    expect(used({ type: 'brew', seat, die: 3 })).toEqual({ ...told, die: 3, digit: 0, as: 'brew', change: null });
    expect(used({ type: 'walk', seat, die: 2 })).toEqual({ ...told, die: 2, digit: 3, as: 'walk', change: null });
  });

  it('of a turn with a boss: one phase after the other', () => {
    const phases = (table: Table) => table.told('phaseBegun').map(({ phase }) => phase);
    expect(phases(aTurn().idle())).toEqual(['reveal', 'roll']);
    expect(phases(aTurn().untilTurn(3).idle())).toEqual(['reveal', 'boss', 'roll']);
    expect(aTurn().untilTurn(3).idle().types()).not.toContain('turnShown');
  });

  it('of cards: nobody waits for a power that asks nothing, and alone nothing is shown anew', () => {
    const kept = aTable({ powers: ['ranger'] });
    expect(kept.types()).toEqual(['cardsKept', 'cardsShown', 'phaseBegun']);
    expect(kept.told('phaseBegun')).toEqual([{ type: 'phaseBegun', phase: 'roll' }]);
    expect(aTable({ powers: ['healer'] }).types()).toEqual([
      ...['cardsKept', 'cardsShown', 'phaseBegun', 'potionsGained', 'confirmed', 'phaseBegun'],
    ]);
  });
});

describe('one thing after the other', () => {
  it('P11: a die that is used, or shows a skull, raises nobody and makes nothing', () => {
    const table = aTurn({}, 'clover skull clover / boots warrior rogue').do({ type: 'brew', seat, die: 0 });
    for (const [die, why] of [
      [0, 'dieUsed'],
      [1, 'dieIsSkull'],
      [6, 'noSuchDie'],
    ] as const) {
      expect(table.why({ type: 'raise', seat, die, hero: 'warrior' })).toBe(why);
      expect(table.why({ type: 'craft', seat, die, item: 'tome-of-wisdom' })).toBe(why);
      expect(table.why({ type: 'walk', seat, die })).toBe(why);
    }
  });

  it('P40: a reward that sets off another question is over when both are answered', () => {
    const table = aTurn({ dungeon: 'a', seats: 2, dispersal: true }).untilTurn(3);
    table.with({ ...levels(3, 3, 3, 3), ...itemBoxes({ 'tome-of-wisdom': 1 }), lair: true }).idleAll();
    expect(table.told('rewardWon')).toMatchObject([{ seat, boss: 'mimic' }]);
    table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.state.phase).toBe('reward');
    expect(table.types()).toEqual(['boxFilled', 'bonusesDue']);
    expect(paperDungeons.toAct(table.state)).toEqual([seat]);
    table.do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.types()).toEqual(['heroRaised', 'bonusesDue', 'gemsDispersed', 'roundEnded', 'phaseBegun']);
  });

  it('P34: a card that was claimed is not claimed again, and a gem track of marks announces no gem', () => {
    const missions = ['four-sparks', 'map-makers', 'full-satchel'] as const;
    const table = aTurn({ seats: 2, missions }).with({ gems: 4 }).idleAll().roll();
    table.with({ potions: 11 }).do({ type: 'brew', seat, die: 0 }).idleAll();
    expect(table.told('missionClaimed').map(({ mission }) => mission)).toEqual(['full-satchel']);
    expect(table.told('gemsVanished')).toEqual([]);
  });
});
