import { describe, expect, it } from 'vitest';
import { consequencesNow, shareOf } from '../../../src/engine/onedeck';
import { anEncounter, type Table } from '../../support/onedeck';

const ones = (count = 7) => Array.from({ length: count }, () => 1);
const counted = (table: Table) => {
  const [event] = table.do({ type: 'finish' }).told('consequencesCounted');
  return [event?.damage, event?.time];
};

describe('R4: counting consequences', () => {
  it('counts every open box, those of the dungeon too, and can be asked beforehand', () => {
    const table = anEncounter('ogre-1', { dungeon: 'dragons-cave', potions: 0, rolls: ones() });
    expect(consequencesNow(table.state)).toEqual({ damage: 9, time: 3, after: 0 });
    expect(counted(table)).toEqual([9, 3]);
  });

  it('Freezing Winds bite when three time is left after preventing', () => {
    const skills = ['force-wall-2'] as const;
    const plan = { dungeon: 'yetis-cavern', with: { warrior: { skills } }, rolls: [3, 4, 5, 6, 4, 4, 3] } as const;
    const bitten = anEncounter('goblin-1', plan);
    expect(consequencesNow(bitten.state)).toEqual({ damage: 5, time: 4, after: 0 });
    expect(counted(bitten.use('poison', 'agility 4'))).toEqual([4, 2]);
  });

  it('Blade Storm adds one where one is left', () => {
    const plan = { dungeon: 'lichs-tomb', floor: 3, rolls: ones() } as const;
    expect(consequencesNow(anEncounter('skeleton-1', plan).state)?.damage).toBe(2 + 2 + 1);
  });

  it('Armor prevents half of what is left, and is the only thing that does', () => {
    const plan = {
      dungeon: 'dragons-cave',
      heroes: ['paladin'],
      with: { paladin: { skills: ['goblin-2'] } },
      rolls: ones(),
    } as const;
    const table = anEncounter('bandit-1', plan);
    // 2 + 1 + 1 of the bandit and 1 of the dungeon.
    expect(consequencesNow(table.state)?.damage).toBe(3);
    expect(consequencesNow(table.use('dodge', 'agility 1').state)?.damage).toBe(3);
  });

  it('Kiting turns exactly one damage into time', () => {
    const plan = { dungeon: 'dragons-cave', heroes: ['archer'], rolls: [5, 6, 4, 4, 4, 4, 4] } as const;
    const table = anEncounter('skeleton-1', plan).do({ type: 'roll' }).cover(0, 'magic 4').cover(1, 'magic 4');
    expect(consequencesNow(table.state)).toEqual({ damage: 3, time: 5, after: 2 });
    table.cover(3, 'strength 6').cover(6, 'strength 5');
    expect(consequencesNow(table.state)).toEqual({ damage: 0, time: 5, after: 2 });
  });

  it('Undying costs time of its own, once, and no prevention stops it', () => {
    const table = anEncounter('skeleton-1', { dungeon: 'dragons-cave', rolls: ones() });
    expect(consequencesNow(table.state)).toEqual({ damage: 3, time: 5, after: 2 });
    expect(table.do({ type: 'finish' }).told('timeSpent')).toHaveLength(7);
  });

  it('Survivor gives no loot while an armor box is open (R9)', () => {
    const table = anEncounter('beetle-1', { dungeon: 'dragons-cave', rolls: ones() }).do({ type: 'finish' });
    expect([table.state.phase, table.state.discard.at(-1), table.state.loot]).toEqual(['turnStart', 'beetle-1', []]);
  });
});

describe('R5: who is hurt', () => {
  const plan = { dungeon: 'dragons-cave', heroes: ['mage', 'rogue'], rolls: ones(9) } as const;

  it('splits evenly, and the party places the odd one', () => {
    const table = anEncounter('bandit-1', plan).do({ type: 'roll' }, { type: 'finish' });
    expect([table.state.phase, table.told('damageTaken')]).toEqual(['consequences', []]);
    expect(shareOf(table.state, 'mage', { odd: 'rogue' })).toBe(2);
    expect(shareOf(table.state, 'rogue', { odd: 'rogue' })).toBe(3);
    table.do({ type: 'assignDamage', hero: 'rogue' });
    expect(table.told('damageTaken').map(({ hero, amount }) => [hero, amount])).toEqual([
      ['mage', 2],
      ['rogue', 3],
    ]);
    expect(table.state.phase).toBe('dying');
  });

  it('lets several potions be drunk, then deals the damage of the stairs (R2)', () => {
    const frail = { ...plan, potions: 2, cardsLeft: 0, stairsTokens: 2, with: { mage: { damage: 2 } } } as const;
    const table = anEncounter('bandit-1', frail).do({ type: 'roll' }, { type: 'finish' }, { type: 'assignDamage', hero: 'mage' });
    table.do({ type: 'drinkPotion', hero: 'mage', potion: 'healing' });
    expect([table.hero('mage').damage, table.state.phase]).toEqual([3, 'dying']);
    table.do({ type: 'drinkPotion', hero: 'mage', potion: 'healing' });
    expect([table.hero('mage').damage, table.hero('rogue').damage, table.state.phase]).toEqual([1, 2, 'stairsDamage']);
    table.do({ type: 'assignStairsDamage', hero: 'mage' });
    expect([table.hero('mage').damage, table.state.phase]).toEqual([2, 'stairsDamage']);
  });
});

describe('R19, R20: loot and levels', () => {
  const won = (card: Parameters<typeof anEncounter>[0], plan = {}) =>
    anEncounter(card, { dungeon: 'dragons-cave', potions: 3, rolls: ones(12), ...plan }).do({ type: 'finish' });

  it('offers the four forms within the limits, and replacing one card by another', () => {
    const table = won('skeleton-1', { with: { warrior: { items: ['goblin-1'], skills: ['boulder-1'] } } });
    expect(table.legal('claim').map(({ as, replace }) => [as, replace])).toEqual([
      ['xp', undefined],
      ['item', 'goblin-1'],
      ['potion', undefined],
    ]);
    expect(table.why({ type: 'claim', card: 'skeleton-1', as: 'item', hero: 'warrior' })).toBe('itemsFull');
    expect(table.why({ type: 'claim', card: 'skeleton-1', as: 'skill', hero: 'warrior' })).toBe('notASkill');
    table.do({ type: 'claim', card: 'skeleton-1', as: 'item', hero: 'warrior', replace: 'goblin-1' });
    expect([table.hero().items, table.state.xp]).toEqual([['skeleton-1'], ['goblin-1']]);
  });

  it('identifies a potion once, with a token', () => {
    const table = won('skeleton-1').do({ type: 'claim', card: 'skeleton-1', as: 'potion' });
    expect([table.state.identified, table.state.potions]).toEqual([['skeleton-1'], 4]);
    expect(
      won('glooping-ooze-2', { identified: ['shadow-2'] }).why({ type: 'claim', card: 'glooping-ooze-2', as: 'potion' }),
    ).toBe('potionIdentified');
  });

  it('refuses a skill that the hero knows', () => {
    const known = { dungeon: 'dragons-cave', with: { warrior: { skills: ['beetle-2'] } }, rolls: ones(2) } as const;
    const table = anEncounter('cave-in-2', known).do({ type: 'chooseOption', option: 1 }, { type: 'finish' });
    expect(table.why({ type: 'claim', card: 'cave-in-2', as: 'skill', hero: 'warrior' })).toBe('skillKnown');
  });

  it('levels up with the cards that are chosen; surplus on them is lost', () => {
    const table = won('skeleton-1', { xp: ['ogre-1', 'ogre-2', 'goblin-1'] }).do({ type: 'claim', card: 'skeleton-1', as: 'xp' });
    expect(table.legal('levelUp').map(({ cards }) => cards.length)).toEqual([2, 2]);
    expect(table.why({ type: 'levelUp', cards: ['ogre-1'] })).toBe('xpTooLow');
    table.do({ type: 'levelUp', cards: ['ogre-1', 'ogre-2'] });
    expect([table.state.level, table.state.potions, table.state.removed, table.state.phase]).toEqual([
      2,
      4,
      ['ogre-1', 'ogre-2'],
      'turnStart',
    ]);
  });

  it('buys potions at the last level', () => {
    const plan = { xp: ['ogre-1', 'ogre-2', 'phantom-1', 'phantom-2'], level: 4 } as const;
    const table = won('skeleton-1', plan).do({ type: 'claim', card: 'skeleton-1', as: 'xp' });
    table.do({ type: 'levelUp', cards: ['ogre-1', 'skeleton-1'] }, { type: 'levelUp', cards: ['ogre-2', 'phantom-1'] });
    expect([table.state.level, table.state.potions]).toEqual([4, 5]);
  });
});
