import { describe, expect, it } from 'vitest';
import { anEncounter } from '../../support/onedeck';

const rolls = (...values: readonly number[]) => [...values, ...Array.from({ length: 12 }, () => 4)];
const plan = { dungeon: 'dragons-cave' } as const;

describe('R31: partner skills', () => {
  it('Power Transfer gives a die of one of two colours', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['mage', 'rogue'], rolls: rolls() }).do({ type: 'roll' });
    expect(table.legal('useSkill')).toHaveLength(2);
    table.do({ type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [], way: 1 });
    expect(table.state.encounter?.pool.at(-1)).toMatchObject({ color: 'agility', value: 1, hero: 'rogue' });
  });

  it('Support Aura lets the partner reroll any 1s', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['paladin', 'warrior'], rolls: [4, 4, 4, 4, 1, 1, 1, 4, 6, 6] });
    table.do({ type: 'useSkill', hero: 'paladin', skill: 'support-aura', dice: [] });
    expect(table.legal('chooseDice').map(({ dice }) => dice.length)).toEqual([1, 2, 3]);
    table.choose('strength 1', 'strength 1');
    expect(table.pool().slice(4)).toEqual(['strength 6', 'strength 6', 'strength 1', 'agility 4']);
    table.expectNoRollsLeft();
  });

  it('Combined Shot needs a strength die of the partner', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['archer', 'mage'], rolls: rolls() }).do({ type: 'roll' });
    expect(table.why({ type: 'useSkill', hero: 'archer', skill: 'combined-shot', dice: [] })).toBe('nothingToChoose');
  });

  it('Fearless Charge takes one time off', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['warrior', 'mage'], potions: 9, rolls: rolls() });
    table.do({ type: 'useSkill', hero: 'warrior', skill: 'fearless-charge', dice: [] }, { type: 'finish' });
    expect(table.told('consequencesCounted')[0]).toMatchObject({ time: 2 });
  });
});

describe('R18, R21: dice of two heroes', () => {
  it('make a heroic die for one of those who gave', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['mage', 'rogue'], rolls: [3, 4, 5, 6, 2, 4, 5, 6] }).do({
      type: 'roll',
    });
    const dice = table.dice('mage magic 6', 'rogue agility 5');
    expect(table.why({ type: 'makeHeroic', dice: table.dice('mage magic 6', 'mage magic 5'), hero: 'rogue' })).toBe('notAnOwner');
    table.do({ type: 'makeHeroic', dice, hero: 'rogue' });
    expect(table.state.encounter?.pool.at(-1)).toMatchObject({ color: 'heroic', value: 5, hero: 'rogue' });
  });

  it('cover a wide box together, but pay only for their own skills', () => {
    const skills = ['beetle-2'] as const;
    const setting = {
      ...plan,
      heroes: ['warrior', 'paladin'],
      with: { paladin: { skills } },
      rolls: [6, 5, 2, 4, 3, 3, 4, 4],
    } as const;
    const table = anEncounter('ogre-1', setting).cover(4, 'warrior strength 6', 'paladin strength 3', 'paladin strength 3');
    expect(table.why({ type: 'useSkill', hero: 'paladin', skill: 'crushing-blow', dice: table.dice('warrior strength 5') })).toBe(
      'notYourDie',
    );
  });

  it('are joined by a bonus die of the hero the party names', () => {
    const table = anEncounter('ogre-1', { ...plan, heroes: ['mage', 'warrior'], level: 2, rolls: rolls() });
    table.do({ type: 'giveBonusDie', hero: 'warrior' });
    expect(table.state.encounter?.pool.find(({ color }) => color === 'heroic')?.hero).toBe('warrior');
  });
});

describe('Flames against a pair', () => {
  it('burn whom the party names, and the Warrior stores a die', () => {
    const table = anEncounter('fire-elemental-1', { ...plan, heroes: ['mage', 'warrior'], rolls: rolls() });
    expect(table.state.phase).toBe('before');
    table.do({ type: 'assignDamage', hero: 'warrior' });
    expect([table.hero('warrior').damage, table.hero('warrior').stored.length, table.state.phase]).toEqual([1, 1, 'feats']);
  });
});
