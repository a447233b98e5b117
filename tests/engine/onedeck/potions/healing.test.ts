// R28 (and FAQ, "How do Healing potions work?"): 3 damage off one hero at the start of a turn, 2 at any other moment.
import { describe, expect, it } from 'vitest';
import { isIdentified, POTION_IDS } from '../../../../src/engine/onedeck';
import { aGame, anEncounter, type Plan } from '../../../support/onedeck';
import { inBossRound, inCombat, inPeril } from '../withDice';
import { drink } from './potionSuite';

const hurt = (damage: number, more: Plan = {}): Plan => ({ potions: 2, with: { warrior: { damage } }, ...more });

describe('Healing', () => {
  it('is the one potion that is known from the start', () => {
    const { state } = aGame();
    expect(POTION_IDS.filter((potion) => isIdentified(state, potion))).toEqual(['healing']);
  });

  it.each([
    ['stairsDamage', { cardsLeft: 0, stairsTokens: 2, dungeon: 'lichs-tomb', heroes: ['warrior', 'mage'] }],
    ['descend', { cardsLeft: 2, dungeon: 'lichs-tomb' }],
  ] as const)('drunk in the phase %s leaves its question open', (phase, plan) => {
    const table = aGame(hurt(2, plan)).do({ type: 'startTurn' });
    const { next } = table.state;
    expect(table.do(drink('healing')).state).toMatchObject({ phase, next, potions: 1 });
  });

  it('takes 3 off before the time of a turn, as often as there are tokens', () => {
    const table = aGame(hurt(5)).do(drink('healing'));
    expect([table.hero().damage, table.state.potions, table.state.phase]).toEqual([2, 1, 'turnStart']);
    expect(table.told('damageHealed')).toEqual([
      { type: 'damageHealed', hero: 'warrior', amount: 3, total: 2, cause: 'healing' },
    ]);
    expect(table.do(drink('healing')).hero().damage).toBe(0);
  });

  it.each([
    ['after the time of a turn', () => aGame(hurt(5)).do({ type: 'startTurn' })],
    ['before a peril is chosen', () => anEncounter('arrow-wall-1', hurt(5))],
    ['before feats', () => anEncounter('ogre-1', hurt(5, { heroes: ['warrior', 'rogue'], with: { warrior: { damage: 3 } } }))],
    ['among the dice of a combat', () => inCombat(hurt(5))],
    ['among the dice of a peril', () => inPeril('agility', hurt(5))],
    ['in a boss round', () => inBossRound(hurt(5))],
  ] as const)('takes 2 off %s', (_, scene) => {
    const table = scene();
    const { damage } = table.hero();
    expect(table.do(drink('healing')).hero().damage).toBe(damage - 2);
  });

  it('never takes off more damage than there is', () => {
    expect(aGame(hurt(1)).do(drink('healing')).hero().damage).toBe(0);
  });

  it('is not drunk without damage or without a token', () => {
    expect(aGame(hurt(0)).why(drink('healing'))).toBe('notHurt');
    expect(aGame(hurt(3, { potions: 0 })).why(drink('healing'))).toBe('noPotions');
  });

  it('is for any hero of the party, at any moment', () => {
    const two = aGame({ heroes: ['warrior', 'mage'], potions: 1, with: { mage: { damage: 2 } } });
    expect(two.why(drink('healing'))).toBe('notHurt');
    expect(two.do({ type: 'startTurn' }, drink('healing', 'mage')).hero('mage').damage).toBe(0);
  });
});

describe('R5: Healing right after the damage that would end the game', () => {
  const goblin = (damage: number, potions: number) =>
    inCombat({ ...hurt(damage, { potions }), dice: [], rolls: [] }).do({ type: 'finish' });

  it('saves the hero, and the consequences go on', () => {
    const table = goblin(2, 1);
    expect([table.state.phase, table.hero().damage, table.state.potions]).toEqual(['dying', 7, 1]);
    table.do(drink('healing'));
    expect([table.state.phase, table.hero().damage]).toEqual(['loot', 5]);
    expect(table.told('timeSpent')).toHaveLength(2);
  });

  it('takes as many potions as it needs', () => {
    const table = goblin(5, 3);
    expect(table.hero().damage).toBe(10);
    expect(table.do(drink('healing'), drink('healing')).state.phase).toBe('dying');
    expect(table.do(drink('healing')).state.phase).toBe('loot');
    expect(table.hero().damage).toBe(4);
  });

  it('does not help when the tokens do not suffice', () => {
    const table = goblin(5, 1);
    expect(table.do(drink('healing')).state).toMatchObject({ phase: 'over', result: 'defeat' });
    expect(table.told('heroFell')).toEqual([{ type: 'heroFell', hero: 'warrior' }]);
  });

  it('may be left undrunk', () => {
    expect(goblin(2, 1).do({ type: 'finish' }).state).toMatchObject({ result: 'defeat', potions: 1 });
  });

  it('is not even asked for without a token', () => {
    expect(goblin(2, 0).state).toMatchObject({ phase: 'over', result: 'defeat' });
  });

  it('is for the hero who dies', () => {
    const with2 = { warrior: { damage: 2 }, mage: { damage: 1 } };
    const two = inCombat({ heroes: ['warrior', 'mage'], potions: 2, with: with2, dice: [], rolls: [] });
    two.do({ type: 'finish' }, { type: 'assignDamage', hero: 'warrior' });
    expect([two.hero('warrior').damage, two.hero('mage').damage]).toEqual([5, 3]);
    expect(two.do(drink('healing')).why(drink('healing'))).toBe('notTheDyingHero');
    expect(two.do(drink('healing', 'mage')).state.phase).toBe('loot');
  });

  it('outside encounters too: stairs', () => {
    const table = aGame(hurt(5, { dungeon: 'lichs-tomb', cardsLeft: 0, stairsTokens: 2 })).do({ type: 'startTurn' });
    expect([table.state.phase, table.hero().damage]).toEqual(['dying', 6]);
    expect(table.do(drink('healing')).hero().damage).toBe(4);
  });
});
