// Rule book p. 16 and 33, Claim Loot: a card becomes XP, an item, a skill or an identified potion.
import { describe, expect, it } from 'vitest';
import { type CardId, type Command, healthOf, type LootForm, xpOf } from '../../../src/engine/onedeck';
import { anEncounter, type Plan } from '../../support/onedeck';
import { atLoot, skillCards } from './lootScenes';
import { inCombat } from './withDice';

const claim = (card: CardId, as: LootForm, more: { hero?: 'warrior' | 'mage' | 'rogue'; replace?: CardId } = {}) =>
  ({ type: 'claim', card, as, ...more }) as const;
const mine = { hero: 'warrior' } as const;
const PAIR = ['warrior', 'mage'] as const;

describe('the four forms', () => {
  it('XP goes under the level card', () => {
    const table = atLoot(['ogre-1']).do(claim('ogre-1', 'xp'));
    expect(table.told('cardClaimed')).toEqual([{ type: 'cardClaimed', card: 'ogre-1', as: 'xp', hero: null }]);
    expect([table.state.xp, xpOf(table.state.xp), table.state.loot]).toEqual([['ogre-1'], 4, []]);
  });

  it('an item and a skill go to a hero', () => {
    const item = atLoot(['goblin-1']).do(claim('goblin-1', 'item', mine));
    expect([item.hero().items, item.hero().skills]).toEqual([['goblin-1'], []]);
    const skill = atLoot(['goblin-1']).do(claim('goblin-1', 'skill', mine));
    expect([skill.hero().items, skill.hero().skills]).toEqual([[], ['goblin-1']]);
    expect(skill.told('cardClaimed')).toEqual([{ type: 'cardClaimed', card: 'goblin-1', as: 'skill', hero: 'warrior' }]);
  });

  it('a potion is identified for the party and brings a token', () => {
    const table = atLoot(['skeleton-2'], { potions: 0 }).do(claim('skeleton-2', 'potion'));
    expect(table.state).toMatchObject({ identified: ['skeleton-2'], potions: 1, xp: [] });
  });

  it('R45: with four heroes, too, a potion brings one token', () => {
    const heroes = ['warrior', 'mage', 'rogue', 'archer'] as const;
    const table = atLoot(['skeleton-2', 'goblin-1'], { heroes, potions: 0 }).do(claim('skeleton-2', 'potion'));
    expect(table.state.potions).toBe(1);
  });

  it('one of them each card, then the turn ends', () => {
    const table = atLoot(['goblin-1']).do(claim('goblin-1', 'item', mine));
    expect(table.state.phase).toBe('turnStart');
    expect(table.why(claim('goblin-1', 'xp'))).toBe('wrongPhase');
  });
});

describe('a claim is refused', () => {
  const table = () => atLoot(['goblin-1'], { heroes: PAIR, level: 2 });
  it.each<[string, Command, string]>([
    ['for a card that lies elsewhere', claim('ogre-1', 'xp'), 'cardNotHere'],
    ['as a potion, of a skill', claim('goblin-1', 'potion'), 'notAPotion'],
    ['for nobody', claim('goblin-1', 'item'), 'noSuchHero'],
    ['for a hero who is not here', claim('goblin-1', 'skill', { hero: 'rogue' }), 'noSuchHero'],
    [
      'in place of a card that the hero has not',
      claim('goblin-1', 'item', { ...mine, replace: 'ogre-1' }),
      'noSuchCardToReplace',
    ],
    ['as XP in place of something', claim('goblin-1', 'xp', { replace: 'ogre-1' }), 'nothingToReplace'],
  ])('%s', (_, command, key) => {
    expect(table().why(command)).toBe(key);
  });

  it('as a skill, of a potion', () => {
    expect(atLoot(['skeleton-2']).why(claim('skeleton-2', 'skill', mine))).toBe('notASkill');
  });

  it('as a skill in place of an item, or of what the partner has', () => {
    const plan: Plan = { heroes: PAIR, with: { warrior: { items: ['ogre-1'] }, mage: { skills: ['ogre-2'] } } };
    const both = atLoot(['goblin-1'], plan);
    expect(both.why(claim('goblin-1', 'skill', { ...mine, replace: 'ogre-1' }))).toBe('noSuchCardToReplace');
    expect(both.why(claim('goblin-1', 'skill', { ...mine, replace: 'ogre-2' }))).toBe('noSuchCardToReplace');
  });
});

describe('R19: duplicates', () => {
  it('a hero learns no skill twice, from whichever card, not even in place of itself', () => {
    const table = atLoot(['locked-door-1'], { level: 2, with: { warrior: { skills: ['goblin-1'] } } });
    expect(table.why(claim('locked-door-1', 'skill', mine))).toBe('skillKnown');
    expect(table.why(claim('locked-door-1', 'skill', { ...mine, replace: 'goblin-1' }))).toBe('skillKnown');
    expect(table.why(claim('locked-door-1', 'item', mine))).toBe(null);
  });

  it('two heroes may know the same skill', () => {
    const table = atLoot(['locked-door-1'], { heroes: PAIR, with: { warrior: { skills: ['goblin-1'] } } });
    table.do(claim('locked-door-1', 'skill', { hero: 'mage' }));
    expect([table.hero('warrior').skills, table.hero('mage').skills]).toEqual([['goblin-1'], ['locked-door-1']]);
  });

  it('the party identifies no potion twice; the card may still be an item or XP', () => {
    const table = atLoot(['rune-puzzle-2'], { identified: ['skeleton-2'] });
    expect(table.why(claim('rune-puzzle-2', 'potion'))).toBe('potionIdentified');
    expect(table.legal('claim').map(({ as }) => as)).toEqual(['xp', 'item']);
  });
});

describe('R19: replacing', () => {
  it.each([
    ['item', 'items'],
    ['skill', 'skills'],
  ] as const)('an %s at the limit makes XP of the old card at once', (as, held) => {
    const [old, other] = skillCards(2) as [CardId, CardId];
    const cards = as === 'item' ? [old] : [old, other];
    const table = atLoot(['goblin-1'], { with: { warrior: { [held]: cards } } });
    table.do(claim('goblin-1', as, { ...mine, replace: old }));
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'cardClaimed', card: 'goblin-1', as, hero: 'warrior' },
      { type: 'cardReplaced', card: old, from: as, hero: 'warrior' },
    ]);
    expect([table.hero()[held], table.state.xp]).toEqual([[...cards.slice(1), 'goblin-1'], [old]]);
  });

  it('is allowed below the limit as well', () => {
    const table = atLoot(['goblin-1'], { level: 4, with: { warrior: { items: ['wraith-1'] } } });
    expect(table.do(claim('goblin-1', 'item', { ...mine, replace: 'wraith-1' })).hero().items).toEqual(['goblin-1']);
  });

  it('can pay for a level in the same turn', () => {
    const plan: Plan = { xp: ['beetle-1'], with: { warrior: { items: ['ogre-1'] } } };
    const table = atLoot(['goblin-1'], plan).do(claim('goblin-1', 'item', { ...mine, replace: 'ogre-1' }));
    expect([table.state.phase, table.legal('levelUp').length]).toEqual(['level', 1]);
  });
});

describe('R19, R52: items with health', () => {
  const plan = (damage: number, potions = 0): Plan => ({ potions, with: { warrior: { items: ['ogre-1'], damage } } });
  const swap = (card: CardId) => claim(card, 'item', { ...mine, replace: 'ogre-1' });

  it('raise the health of the hero who wears them', () => {
    const table = atLoot(['phantom-1'], { level: 2, with: { warrior: { items: ['ogre-1'] } } });
    expect(healthOf(table.state, table.hero())).toBe(7);
    table.do(claim('phantom-1', 'item', mine));
    expect(healthOf(table.state, table.hero())).toBe(8);
  });

  it('kill when they go and the damage reaches what is left, but for Healing at once', () => {
    expect(atLoot(['goblin-1'], plan(6)).do(swap('goblin-1')).state.result).toBe('defeat');
    const dying = atLoot(['goblin-1'], plan(6, 1)).do(swap('goblin-1'));
    expect(dying.state.phase).toBe('dying');
    dying.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect([dying.state.phase, dying.hero().damage]).toEqual(['turnStart', 4]);
  });

  it.each([
    ['less damage', 5, 'goblin-1'],
    ['a new item with health', 6, 'phantom-1'],
  ] as const)('do not kill with %s', (_, damage, card) => {
    expect(atLoot([card], plan(damage)).do(swap(card)).state).toMatchObject({ result: null, xp: ['ogre-1'] });
  });

  it('R10: drained, they become XP and may kill as well', () => {
    expect(anEncounter('wraith-2', plan(6)).state.result).toBe('defeat');
    const saved = anEncounter('wraith-2', plan(6, 1));
    expect([saved.state.phase, saved.state.xp, saved.hero().items]).toEqual(['dying', ['ogre-1'], []]);
  });
});

describe('the limits', () => {
  it('do not count starting skills', () => {
    const table = atLoot(['goblin-1'], { heroes: ['mage', 'warrior'] });
    expect(table.do({ ...claim('goblin-1', 'skill'), hero: 'mage' }).hero('mage').skills).toEqual(['goblin-1']);
  });

  it('do not count identified potions', () => {
    const table = atLoot(['skeleton-2'], { identified: ['skeleton-1', 'arrow-wall-2', 'shadow-2'] });
    expect(table.do(claim('skeleton-2', 'potion')).state.identified).toHaveLength(4);
  });
});

describe('two cards of four heroes', () => {
  const heroes = ['warrior', 'mage', 'rogue', 'archer'] as const;

  it('may both go to one hero, in either order', () => {
    const table = atLoot(['goblin-1', 'ogre-1'], { heroes, level: 2 }).do(claim('ogre-1', 'item', { hero: 'rogue' }));
    expect([table.state.phase, table.state.loot]).toEqual(['loot', ['goblin-1']]);
    table.do(claim('goblin-1', 'item', { hero: 'rogue' }));
    expect([table.hero('rogue').items, table.state.phase]).toEqual([['ogre-1', 'goblin-1'], 'turnStart']);
  });
});

it('after an encounter the new skill and item are there for the next one, not before', () => {
  const table = inCombat({ dice: [], rolls: [] }).do({ type: 'finish' });
  expect([table.state.phase, table.state.loot]).toEqual(['loot', ['goblin-1']]);
  expect(table.why(claim('goblin-1', 'item', mine))).toBe(null);
});
