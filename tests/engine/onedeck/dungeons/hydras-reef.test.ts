// Sticky Surrounding: every turn opens with 1 more time. Poison Aura, R13: a heroic die that was rolled loses 1, last of all and never below 1.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame, anEncounter, type Plan } from '../../../support/onedeck';
import { timeOf } from '../accounts';
import { describeDungeon } from './describeDungeon';

describeDungeon('hydras-reef', 2, [
  [1, 'combat', 'A3 1d'],
  [2, 'combat', 'A3 1d', 'A5 1d', 'S5 1d 1t'],
  [3, 'combat', 'A3 1d', 'A5 1d', 'S5 1d 1t', 'M5 1d 1t'],
  [1, 'strength', 'S5 1d 1t'],
  [2, 'strength', 'S5 1d 1t', 'S3 armor'],
  [3, 'strength', 'S5 1d 1t', 'S3 armor', 'S5 armor'],
  [1, 'agility', 'A5 1d 1t'],
  [2, 'agility', 'A5 1d 1t', 'A3 armor'],
  [3, 'agility', 'A5 1d 1t', 'A3 armor', 'A5 armor'],
  [1, 'magic', 'M5 1d 1t'],
  [2, 'magic', 'M5 1d 1t', 'M3 armor'],
  [3, 'magic', 'M5 1d 1t', 'M3 armor', 'M5 armor'],
]);

describe('Sticky Surrounding', () => {
  it.each([
    [1, ['warrior'], 3],
    [2, ['warrior'], 3],
    [3, ['warrior'], 3],
    [1, ['warrior', 'mage'], 3],
    [1, ['warrior', 'mage', 'rogue', 'archer'], 6],
    [3, ['warrior', 'mage', 'rogue', 'archer'], 6],
  ] as const)('on floor %d makes every turn of %j cost %d', (floor, heroes, time) => {
    const table = aGame({ dungeon: 'hydras-reef', floor, heroes }).do({ type: 'startTurn' });
    expect(timeOf(table)).toBe(time);
    table.do({ type: 'explore' });
    expect(timeOf(table)).toBe(0);
    expect(timeOf(table.do({ type: 'startTurn' }))).toBe(time);
  });
});

describe('Poison Aura', () => {
  it.each([
    [6, 5],
    [2, 1],
    [1, 1],
  ])('makes a heroic %d a %d', (value, left) => {
    const table = meet('ogre-1', { level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, value] }).expectNoRollsLeft();
    expect(table.pool()).toEqual([...coloredTwos(), `heroic ${left}`]);
    expect(table.told('dieChanged')).toMatchObject(value === left ? [] : [{ value: left, cause: 'poison-aura' }]);
  });

  it.each([1, 2] as const)('is not there yet on floor %d', (floor) => {
    const table = meet('ogre-1', { floor, level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, 6] }).expectNoRollsLeft();
    expect(table.pool().at(-1)).toBe('heroic 6');
  });

  it('lowers a heroic die again that is rerolled', () => {
    const table = meet('ogre-1', { level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, 5, 4], ...withSkill('ice-elemental-1') });
    table.use('lucky-familiar').choose('heroic 4').expectNoRollsLeft();
    expect(table.pool().at(-1)).toBe('heroic 3');
  });

  it('lowers what a skill rolls, and leaves what is gained or changed', () => {
    const gifts = [
      { hero: 'warrior', focus: 'combat', basicSkill: null, talents: ['planning', 'veteran', 'direct-hit'] },
    ] as const;
    const rolls = [2, 2, 2, 2, 2, 2, 2, 6];
    const table = meet('ogre-1', { rolls, gifts, ...withSkill('boulder-1', 'boulder-2') }).use('valor');
    expect(table.pool().at(-1)).toBe('heroic 5');
    table.use('planning').use('direct-hit').choose('heroic 3').use('critical-strikes').choose('agility 2');
    table.do({ type: 'makeHeroic', dice: table.dice('strength 2', 'strength 2'), hero: 'warrior' }).expectNoRollsLeft();
    const heroic = table.pool().filter((die) => die.startsWith('heroic'));
    expect(heroic.sort()).toEqual(['heroic 2', 'heroic 2', 'heroic 4', 'heroic 5']);
  });

  it('comes after the phantom, which takes a 3 and leaves a 4 that becomes one', () => {
    const pools = [3, 4].map((heroic) => meet('phantom-1', { level: 2, rolls: [2, 2, 2, 2, 2, 2, 2, heroic] }).pool());
    expect(pools).toEqual([coloredTwos(), [...coloredTwos(), 'heroic 3']]);
  });

  it('comes after feats: a Daring Gamble of 2 is no 1, and the archer sees what she has rolled', () => {
    const rogue = meet('ogre-1', { heroes: ['rogue'], rolls: [2] }).do({ type: 'useFeat', hero: 'rogue', dice: 1 });
    expect([rogue.told('damageTaken'), rogue.told('dieChanged').length]).toEqual([[], 1]);
    const archer = meet('ogre-1', { heroes: ['archer'], rolls: [5, 2, 1, 1, 1, 1, 1, 1, 1] });
    archer.do({ type: 'useFeat', hero: 'archer', dice: 2 });
    expect(archer.pool()).toEqual(['heroic 5', 'heroic 2']);
    const [, low] = archer.dice('heroic 5', 'heroic 2');
    archer.do({ type: 'discardDie', die: low ?? 0 }).expectNoRollsLeft();
    expect(archer.pool()[0]).toBe('heroic 4');
  });

  it('poisons stored dice and perils, too', () => {
    const table = meet('cave-in-1', { rolls: [6, 2, 2, 2, 2], with: { warrior: { stored: [1] } } });
    table.do({ type: 'chooseOption', option: 0 }, { type: 'useFeat', hero: 'warrior', dice: 1 }).expectNoRollsLeft();
    expect(table.pool()).toEqual(['heroic 5', 'strength 2', 'strength 2', 'strength 2', 'strength 2']);
  });
});

function meet(card: CardId, plan: Plan) {
  return anEncounter(card, { dungeon: 'hydras-reef', floor: 3, ...plan });
}

function withSkill(...skills: readonly CardId[]): Plan {
  return { with: { warrior: { skills } } };
}

function coloredTwos(): readonly string[] {
  return ['strength', 'strength', 'strength', 'strength', 'agility', 'agility', 'magic'].map((color) => `${color} 2`);
}
