import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../../src/engine/kernel';
import { oneDeckDungeon as game, HERO_IDS, healthOf, iconsOf, itemLimit, type Setup } from '../../../../src/engine/onedeck';
import { aFight, aScene, names, option, START } from '../../../support/scenes';

// Page 26: how a game is set up.

describe('the party', () => {
  const setup = (heroes: readonly string[]) => game.parseSetup({ heroes, dungeon: 'lichs-tomb', tier: 'veteran' }).ok;

  it('is one hero, two or four, all different', () => {
    expect([HERO_IDS.slice(0, 1), HERO_IDS.slice(0, 2), HERO_IDS.slice(0, 4)].map(setup)).toEqual([true, true, true]);
    expect([[], HERO_IDS.slice(0, 3), HERO_IDS, ['mage', 'mage'], ['bard']].map(setup)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [['mage'], 5, 4, 3],
    [['mage', 'rogue'], 3, 3, 2],
    [['mage', 'rogue', 'archer', 'paladin'], 3, 3, 2],
  ] as const)('alone on the 1P sides, else on the 2P sides: %j', (heroes, health, magic, items) => {
    const { state } = aScene({ heroes, level: 2 });
    const [mage] = state.heroes;
    if (mage === undefined) return expect.fail('nobody');
    expect([healthOf(state, mage), iconsOf(state, mage, 'magic'), itemLimit(state, mage)]).toEqual([health, magic, items]);
  });
});

describe('the table', () => {
  it('one potion token, level 1, the first floor, no XP, no item, no skill', () => {
    const { state } = aScene({ heroes: ['mage', 'rogue'] });
    expect([state.potions, state.level, state.floor, state.xp, state.identified, state.stairsTokens]).toEqual([
      1,
      1,
      1,
      [],
      [],
      0,
    ]);
    expect(
      state.heroes.every(({ items, skills, damage, stored }) => items.length + skills.length + damage + stored.length === 0),
    ).toBe(true);
    expect(state.doors).toEqual([null, null, null, null]);
  });

  it('only the first floor of the dungeon shows', () => {
    const tomb = aFight('ogre-1', { rolls: [1, 1, 1, 1, 1, 1, 1] });
    expect(tomb.state.encounter?.boxes.slice(6).map(({ color, value }) => [color, value])).toEqual([
      ['magic', 2],
      ['strength', 5],
    ]);
    expect(aFight('boulder-1', { rolls: [1, 1] }).do(option(1)).state.encounter?.boxes).toHaveLength(2);
  });

  it('every encounter card lies face-down in a shuffled deck, the stairs under the last', () => {
    const setup: Setup = { heroes: ['mage'], dungeon: 'lichs-tomb', tier: 'veteran' };
    const [one, other] = ['one', 'other'].map((seed) => game.start(setup, seed as Seed).deck);
    expect([new Set(one).size, one?.length]).toEqual([44, 44]);
    expect(other).not.toEqual(one);
    const found = (cardsLeft: number) => names(aScene({ cardsLeft }).do(START)).includes('stairsFound');
    expect([found(3), found(2), found(1)]).toEqual([false, true, true]);
  });
});

describe('challenge tiers', () => {
  it.each([
    ['novice', 2, 2, 0],
    ['standard', 1, 1, 1],
    ['veteran', 1, 1, 0],
    ['fearless', 1, 0, 0],
  ] as const)('%s starts at level %d with %d potions and %d card as XP', (tier, level, potions, xp) => {
    const { state } = aScene({ tier });
    expect([state.level, state.potions, state.xp.length]).toEqual([level, potions, xp]);
  });
});
