// Freezing Winds, R4: at least 3 time among the consequences adds 1 damage, once. Biting Cold, R6: strength boxes are armor boxes.
import { describe, expect, it } from 'vitest';
import { anEncounter, type Plan, type Table } from '../../../support/onedeck';
import { boxesOf, suffered, timeOf } from '../accounts';
import { describeDungeon } from './describeDungeon';

describeDungeon('yetis-cavern', 2, [
  [1, 'combat', 'M3 1t', 'M4 1t'],
  [2, 'combat', 'M3 1t', 'M4 1t', 'S5 2d'],
  [3, 'combat', 'M3 1t', 'M4 1t', 'S5 armor 2d', 'S3 armor 1d', 'S3 armor 1d'],
  [1, 'strength', 'S4 armor 1t'],
  [2, 'strength', 'S4 armor 1t', 'S5 1d 1t'],
  [3, 'strength', 'S4 armor 1t', 'S5 armor 1d 1t', 'S4 armor 1d'],
  [1, 'agility', 'A4 armor 1t'],
  [2, 'agility', 'A4 armor 1t', 'A5 1d 1t'],
  [3, 'agility', 'A4 armor 1t', 'A5 1d 1t', 'A4 armor 1d'],
  [1, 'magic', 'M4 armor 1t'],
  [2, 'magic', 'M4 armor 1t', 'M5 1d 1t'],
  [3, 'magic', 'M4 armor 1t', 'M5 1d 1t', 'M4 armor 1d'],
]);

describe('Freezing Winds', () => {
  it.each([
    ['4 time and 1 damage', [], { damage: 2, time: 4 }],
    ['3 time and 1 damage', [2], { damage: 2, time: 3 }],
    ['3 time and no damage', [3], { damage: 1, time: 3 }],
    ['2 time and 1 damage', [2, 6], { damage: 1, time: 2 }],
    ['2 time and no damage', [2, 3], { damage: 0, time: 2 }],
  ] as const)('look at %s', (_, covered, consequences) => {
    const table = goblin();
    for (const box of covered) table.cover(box, box === 6 ? 'magic 4' : 'agility 4');
    expect(suffered(table)).toEqual(consequences);
  });

  it('blow once, even for 7 time', () => {
    const table = anEncounter('plague-rat-1', { dungeon: 'yetis-cavern', rolls: [2, 2, 2, 2, 2, 2, 2] });
    expect(suffered(table)).toEqual({ damage: 3, time: 7 });
  });

  it('do not count time that is prevented', () => {
    const table = goblin({ with: { warrior: { skills: ['force-wall-2'] } } }).use('poison', 'agility 4');
    expect(suffered(table)).toEqual({ damage: 1, time: 2 });
  });

  it('bring their damage after prevention: Dodge has no effect on it', () => {
    const table = goblin({ with: { warrior: { skills: ['arrow-wall-1'] } } })
      .cover(3, 'agility 4')
      .use('dodge', 'agility 4');
    expect(suffered(table)).toEqual({ damage: 1, time: 3 });
  });

  it('bring it before Armor, which prevents 2 of 4', () => {
    const table = peril('arrow-wall-1', 0, { floor: 2, heroes: ['paladin'], rolls: [1, 1, 1] });
    expect(suffered(table)).toEqual({ damage: 2, time: 5 });
  });

  it('do not count the time of an option', () => {
    const table = peril('bear-traps-1', 0, { heroes: ['rogue'], rolls: [4, 3, 3, 1] });
    table.cover(1, 'agility 4').cover(0, 'agility 3', 'agility 3');
    expect(suffered(table)).toEqual({ damage: 0, time: 0 });
  });

  it.each([
    [1, { damage: 3, time: 4 }],
    [2, { damage: 4, time: 5 }],
    [3, { damage: 5, time: 5 }],
  ] as const)('blow once in a peril on floor %d', (floor, consequences) => {
    const table = peril('arrow-wall-1', 0, { floor, heroes: ['mage'], rolls: [1, 1, 1, 1] });
    expect(suffered(table)).toEqual(consequences);
  });
});

describe('Biting Cold', () => {
  const BANDIT = ['A8w 2d', 'A3 1d', 'A4 1t', 'S5 2t', 'S5 1d 1t'];

  it.each([1, 2] as const)('is not felt on floor %d', (floor) => {
    expect(boxesOf(anEncounter('bandit-1', { dungeon: 'yetis-cavern', floor })).slice(0, 5)).toEqual(BANDIT);
  });

  it('armors the strength boxes of the foe, and they have to be covered first', () => {
    const plan: Plan = { with: { warrior: { items: ['goblin-1'] } }, rolls: [5, 5, 5, 3, 3, 4, 4, 4] };
    const table = anEncounter('bandit-2', { ...plan, dungeon: 'yetis-cavern', floor: 3 });
    expect(boxesOf(table).slice(0, 5)).toEqual(['A8w 2d', 'A3 1d', 'A4 1t', 'S5 armor 2t', 'S5 armor 1d 1t']);
    table.cover(3, 'strength 5').cover(4, 'strength 5').cover(7, 'strength 5').cover(8, 'strength 3');
    const wide = { type: 'cover', box: 0, dice: table.dice('agility 4', 'agility 4') } as const;
    expect(table.why(wide)).toBe('armorFirst');
    table.cover(9, 'strength 3').do(wide);
    expect(suffered(table)).toEqual({ damage: 2, time: 3 });
  });

  it('lets Armor Crush cover them', () => {
    const plan: Plan = { with: { warrior: { skills: ['glooping-ooze-1'] } }, rolls: [1, 1, 1, 1, 1, 1, 1] };
    const table = anEncounter('bandit-1', { ...plan, dungeon: 'yetis-cavern', floor: 3 }).use('armor-crush', 'strength 1');
    table.cover(3, 'heroic 6').expectNoRollsLeft();
    expect(table.told('boxCovered')).toMatchObject([{ box: 3 }]);
  });

  it('armors the box of a strength option with its grey ones: any may be covered first', () => {
    const table = peril('cave-in-1', 0, { floor: 3, rolls: [5, 1, 4, 4] }).expectNoRollsLeft();
    expect(boxesOf(table)[0]).toBe('S6w armor 1d 3t');
    table.cover(0, 'strength 5', 'strength 1').cover(1, 'strength 4').cover(3, 'strength 4');
    expect(suffered(table)).toEqual({ damage: 1, time: 1 });
  });

  it('leaves perils of other colours alone', () => {
    const table = peril('cave-in-1', 1, { floor: 3, heroes: ['rogue'], rolls: [6, 5, 4, 4] }).expectNoRollsLeft();
    expect(boxesOf(table)[0]).toBe('A11w 2d 2t');
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('agility 6', 'agility 5') })).toBe('armorFirst');
  });
});

/** Armor and both boxes without time are covered: 4 time and 1 damage are open, with two agility dice and one of magic left. */
function goblin(plan: Plan = {}): Table {
  const table = anEncounter('goblin-1', { ...plan, dungeon: 'yetis-cavern', rolls: [4, 3, 5, 1, 4, 4, 4] });
  expect(timeOf(table)).toBe(0);
  return table.cover(0, 'strength 4').cover(1, 'strength 3').cover(4, 'strength 5');
}

function peril(card: 'arrow-wall-1' | 'bear-traps-1' | 'cave-in-1', option: 0 | 1, plan: Plan): Table {
  const table = anEncounter(card, { ...plan, dungeon: 'yetis-cavern' }).do({ type: 'chooseOption', option });
  return table.state.phase === 'feats' ? table.do({ type: 'roll' }) : table;
}
