// The archer alone. Eagle Eye: 2 time for two heroic dice or 4 time for three, one of which is discarded. Kiting (R4, R30).
import { describe, expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { anEncounter } from '../../../support/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, rollAll, withDice } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';

describeHero('archer', 'alone');
describeNoFeatAtBoss('archer', 'alone');

const heroes = ['archer'] as const;
const EYE = { type: 'useFeat', hero: 'archer', dice: 2 } as const;
const ROLLED = [3, 3, 3, 3, 3, 3, 3];

describe('Eagle Eye', () => {
  it.each([
    [2, 2, [5, 2]],
    [3, 4, [5, 2, 6]],
  ])('rolls %d dice for %d time and discards one of them', (dice, time, rolls) => {
    const table = anEncounter('ogre-1', { heroes, rolls: [...rolls, ...ROLLED] }).do({ ...EYE, dice });
    expect(table.told('timeSpent')).toHaveLength(time);
    expect([table.state.phase, table.pool()]).toEqual(['eagleEye', rolls.map((value) => `heroic ${value}`)]);
    const [die = 0] = table.dice('heroic 2');
    table.do({ type: 'discardDie', die }).expectNoRollsLeft();
    expect(table.events[0]).toEqual({ type: 'dieDiscarded', die, cause: 'eagle-eye' });
    expect(table.pool().slice(0, dice - 1)).toEqual(rolls.filter((value) => value !== 2).map((value) => `heroic ${value}`));
  });

  it('has no other price, and is used once', () => {
    const table = anEncounter('arrow-wall-1', { heroes }).do({ type: 'chooseOption', option: 1 });
    expect([0, 1, 4].map((dice) => table.why({ ...EYE, dice }))).toEqual(['featDiceWrong', 'featDiceWrong', 'featDiceWrong']);
    table.do(EYE).do({ type: 'discardDie', die: table.state.encounter?.pool[0]?.id ?? 0 });
    expect([table.state.phase, table.why(EYE)]).toEqual(['pool', 'wrongPhase']);
  });

  it('need not be used', () => {
    const table = anEncounter('ogre-1', { heroes, rolls: ROLLED }).do({ type: 'roll' }).expectNoRollsLeft();
    expect(table.state.encounter?.pool).toHaveLength(7);
  });

  it('R13, R32: the die is chosen before any other effect sees the dice', () => {
    const table = anEncounter('phantom-1', { heroes, rolls: [1, 3, 4, 2, 2, 2, 2, 2, 2, 2] }).do({ ...EYE, dice: 3 });
    expect(table.pool()).toEqual(['heroic 1', 'heroic 3', 'heroic 4']);
    table.do({ type: 'discardDie', die: table.dice('heroic 1')[0] ?? 0 }).expectNoRollsLeft();
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['eagle-eye', 'ethereal']);
    expect(table.pool()[0]).toBe('heroic 4');
  });

  it('R11: is no skill, so Fade does not charge for it', () => {
    expect(anEncounter('shadow-1', { heroes }).do(EYE).told('timeSpent')).toHaveLength(2);
  });
});

describe('Kiting', () => {
  const ONE_LEFT = ['strength 4', 'agility 4', 'strength 5', 'strength 3'];
  const goblin = (dice: readonly string[]) => inCombat({ heroes, dice, rolls: [] });

  it('R4: turns exactly 1 damage into 1 time', () => {
    const table = goblin(ONE_LEFT).cover(0, 'strength 4').cover(3, 'agility 4').cover(4, 'strength 5').cover(5, 'strength 3');
    expect(table.do({ type: 'finish' }).told('consequencesCounted')).toEqual([
      { type: 'consequencesCounted', damage: 0, time: 2 },
    ]);
    expect([table.hero().damage, table.told('timeSpent').length]).toEqual([0, 2]);
  });

  it('R4: leaves 2 damage as they are', () => {
    const table = goblin(ONE_LEFT).cover(0, 'strength 4').cover(3, 'agility 4').cover(4, 'strength 5');
    expect(consequencesNow(table.state)).toMatchObject({ damage: 2, time: 1 });
  });

  it('R4: comes after Freezing Winds have added theirs, which its own time does not call', () => {
    const dice = ['agility 4', 'agility 5', 'strength 5', 'magic 3', 'strength 6', 'magic 4'];
    const table = inCombat({ heroes, dungeon: 'yetis-cavern', dice, rolls: [] }, 'beetle-1');
    table.cover(0, 'agility 4').cover(1, 'agility 5').cover(2, 'strength 5').cover(3, 'magic 3').cover(5, 'strength 6');
    expect(consequencesNow(table.state)).toMatchObject({ damage: 0, time: 5 });
    // Left: 2 time of the beetle, 1 of the dungeon, and the damage of the winds.
    expect(consequencesNow(table.cover(7, 'magic 4').state)).toMatchObject({ damage: 0, time: 4 });
  });

  it('does nothing in a peril', () => {
    const table = rollAll(anEncounter('locked-door-1', { heroes }).do({ type: 'chooseOption', option: 0 }));
    expect(consequencesNow(withDice(table, { dice: [] }).state)).toMatchObject({ damage: 1, time: 4 });
    expect(whyNot(table, 'kiting', [])).toBe('skillNotHere');
  });

  it('does nothing by itself in a boss round', () => {
    const wide = ['magic 6', 'magic 6', 'magic 6', 'strength 6', 'strength 6', 'strength 6'];
    const table = inBossRound({ heroes, dice: ['agility 5', 'agility 5', 'agility 6', ...wide, 'magic 6'], rolls: [] });
    table.cover(0, 'agility 5').cover(1, 'agility 5').cover(2, 'agility 6').cover(4, 'magic 6');
    table.cover(3, 'magic 6', 'magic 6', 'magic 6').cover(5, 'strength 6', 'strength 6', 'strength 6');
    expect(consequencesNow(table.state)).toMatchObject({ damage: 1, time: 0 });
  });

  it('prevents 1 damage in a boss round, once, when the player says so', () => {
    const table = inBossRound({ heroes, dice: [], rolls: [] });
    expect(consequencesNow(table.state)?.damage).toBe(11);
    expect(consequencesNow(table.use('kiting').state)?.damage).toBe(10);
    expect(whyNot(table, 'kiting', [])).toBe('skillUsed');
  });

  it('acts by itself in a combat', () => {
    expect(whyNot(goblin([]), 'kiting', [])).toBe('skillNotHere');
  });
});
