import { describe, expect, it } from 'vitest';
import { aBossRound, aGame, type Plan } from '../../support/onedeck';

const FOUR = ['warrior', 'mage', 'rogue', 'paladin'] as const;
const plan: Plan = { heroes: FOUR, dungeon: 'yetis-cavern' };
const rolls = (value: number, count: number) => Array.from({ length: count }, () => value);

describe('four heroes', () => {
  it('start with two sets, two potions, and spend four time', () => {
    const table = aGame(plan);
    expect([table.state.deck.length, table.state.potions]).toEqual([88, 2]);
    expect(table.do({ type: 'startTurn' }).told('timeSpent')).toHaveLength(4);
    expect(aGame({ ...plan, tier: 'novice' }).state.potions).toBe(4);
  });

  it('put two cards behind a door, and discard a single one', () => {
    const table = aGame({ ...plan, cardsLeft: 7 }).do({ type: 'startTurn' }, { type: 'explore' });
    expect(table.told('doorPlaced')).toHaveLength(1);
    expect(table.told('cardDiscarded')).toHaveLength(1);
    expect(table.state.doors[0]?.cards).toHaveLength(2);
  });

  it('split into pairs, fight one card after the other, and then share the loot', () => {
    const doors = [{ cards: ['goblin-1', 'boulder-1.b'], open: false }] as const;
    const table = aGame({ ...plan, doors, rolls: rolls(1, 20) });
    table.do({ type: 'startTurn' }, { type: 'enter', door: 0 }, { type: 'confront' });
    expect([table.state.phase, table.legal('splitParty').length]).toEqual(['split', 12]);
    expect(table.why({ type: 'splitParty', heroes: ['mage', 'mage'], card: 'goblin-1' })).toBe('pairWrong');
    table.do({ type: 'splitParty', heroes: ['mage', 'warrior'], card: 'boulder-1.b' });
    expect(table.state.encounter?.heroes).toEqual(['warrior', 'mage']);
    expect(table.why({ type: 'chooseOption', option: 0 })).toBeNull();
    table.do({ type: 'chooseOption', option: 0 }, { type: 'finish' });
    // Three of the boulder and one of the Freezing Winds: two for each of the pair.
    expect(table.told('damageTaken').map(({ hero, amount }) => [hero, amount])).toEqual([
      ['warrior', 2],
      ['mage', 2],
    ]);
    expect([table.state.encounter?.card, table.state.encounter?.heroes]).toEqual(['goblin-1', ['rogue', 'paladin']]);
    expect(table.state.doors[0]?.cards).toEqual(['goblin-1']);
    expect(table.state.encounter?.boxes[0]?.value).toBe(4);
  });

  it('take damage of the stairs on two different heroes for six tokens', () => {
    const table = aGame({ ...plan, cardsLeft: 0, stairsTokens: 3 }).do({ type: 'startTurn' });
    expect(table.state.phase).toBe('stairsDamage');
    table.do({ type: 'assignStairsDamage', hero: 'mage' });
    expect(table.why({ type: 'assignStairsDamage', hero: 'mage' })).toBe('alreadyStruck');
    table.do({ type: 'assignStairsDamage', hero: 'rogue' });
    expect([table.hero('mage').damage, table.hero('rogue').damage, table.state.stairsTokens]).toEqual([1, 1, 1]);
  });

  it('need twice the XP for twice the potions', () => {
    const doors = [{ cards: ['goblin-1', 'goblin-1.b'], open: true }] as const;
    const xp = ['ogre-1', 'ogre-2', 'ogre-1.b'] as const;
    const table = aGame({ ...plan, doors, xp, potions: 9, identified: ['skeleton-1'] });
    table.do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    table.do({ type: 'splitParty', heroes: ['warrior', 'mage'], card: 'goblin-1' }, { type: 'skipEncounter', hero: 'mage' });
    expect(table.state.phase).toBe('invisibility');
    table.do({ type: 'skipEncounter', hero: 'rogue' });
    expect(table.state.loot).toEqual(['goblin-1', 'goblin-1.b']);
    table.do({ type: 'claim', card: 'goblin-1', as: 'item', hero: 'mage' }, { type: 'claim', card: 'goblin-1.b', as: 'xp' });
    expect(table.why({ type: 'levelUp', cards: ['ogre-1', 'ogre-2'] })).toBe('xpTooLow');
    table.do({ type: 'levelUp', cards: ['ogre-1', 'ogre-2', 'ogre-1.b'] });
    expect([table.state.level, table.state.potions]).toEqual([2, 9]);
  });

  it('fight the boss pair by pair, with twice its health', () => {
    const table = aBossRound({ heroes: FOUR, dungeon: 'minotaurs-maze', bossDamage: 10, rolls: rolls(2, 20) });
    table.do({ type: 'splitParty', heroes: ['warrior', 'mage'] });
    expect([table.state.result, table.state.encounter?.boxes[0]?.value]).toEqual([null, 20]);
    expect(table.state.encounter?.heroes).toEqual(['warrior', 'mage']);
  });
});
