// Invisibility (card, and R3 of the encounter's order): before an encounter a token and 2 time lead straight to its loot.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame, anEncounter, type Plan } from '../../../support/onedeck';
import { inBossRound, teaching } from '../withDice';

const KNOWN: Plan = { identified: [teaching('invisibility')[0]], potions: 1, rolls: [] };
const SKIP = { type: 'skipEncounter', hero: 'warrior' } as const;

describe('Invisibility', () => {
  it('costs a token and 2 time and leads to the loot', () => {
    const table = anEncounter('ogre-1', KNOWN).do(SKIP).expectNoRollsLeft();
    expect(table.events.map(({ type }) => type)).toEqual([
      ...['potionDrunk', 'timeSpent', 'timeSpent'],
      ...['encounterEnded', 'phaseBegun'],
    ]);
    expect(table.told('potionDrunk')).toMatchObject([{ potion: 'invisibility' }]);
    expect(table.state).toMatchObject({ phase: 'loot', loot: ['ogre-1'], potions: 0, encounter: null });
  });

  it.each(['fire-elemental-1', 'ice-elemental-1', 'wraith-1'] as const)('comes before what %s does first', (card) => {
    const with1: Plan = { ...KNOWN, with: { warrior: { items: ['goblin-1'] } } };
    const table = anEncounter(card, with1).do(SKIP);
    expect([table.hero().damage, table.hero().items, table.told('timeSpent').length]).toEqual([0, ['goblin-1'], 2]);
  });

  it('spares a peril its option and its time', () => {
    const table = anEncounter('bear-traps-1', KNOWN).do(SKIP);
    expect([table.state.phase, table.told('optionChosen')]).toEqual(['loot', []]);
  });

  it('is offered and not forced', () => {
    const table = anEncounter('ogre-1', KNOWN);
    expect(table.state.phase).toBe('invisibility');
    table.state = { ...table.state, dice: { ...table.state.dice, script: [1, 1, 1, 1, 1, 1, 1] } };
    expect(table.do({ type: 'confront' }).expectNoRollsLeft().state).toMatchObject({ phase: 'pool', potions: 1 });
  });

  it('comes after the decision to stay, behind a closed door', () => {
    const doors = [{ cards: ['ogre-1'] as CardId[], open: false }];
    const table = aGame({ ...KNOWN, doors }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    expect([table.state.phase, table.why(SKIP)]).toEqual(['door', 'wrongPhase']);
    expect(table.do({ type: 'confront' }).why(SKIP)).toBe(null);
  });

  it.each([
    ['unidentified', { ...KNOWN, identified: [] }],
    ['without a token', { ...KNOWN, potions: 0 }],
  ] as const)('is not there %s', (_, plan) => {
    expect(anEncounter('arrow-wall-1', plan).state.phase).toBe('option');
  });

  it('is too late once the encounter has begun', () => {
    const table = anEncounter('arrow-wall-1', KNOWN).do({ type: 'confront' });
    expect([table.state.phase, table.why(SKIP)]).toEqual(['option', 'wrongPhase']);
  });

  it('does not help against the boss', () => {
    expect(inBossRound({ identified: KNOWN.identified ?? [], potions: 1 }).state.phase).toBe('pool');
  });

  it('R1: its time counts against the stairs when the deck is empty', () => {
    const table = anEncounter('ogre-1', { ...KNOWN, cardsLeft: 1 }).do(SKIP);
    expect([table.told('timeSpent').length, table.state.stairsTokens]).toEqual([1, 1]);
  });

  it('spares both heroes of two, and either may drink', () => {
    const table = anEncounter('ogre-1', { ...KNOWN, heroes: ['warrior', 'mage'] });
    expect(table.legal('skipEncounter').map(({ hero }) => hero)).toEqual(['warrior', 'mage']);
    expect(table.do({ ...SKIP, hero: 'mage' }).state.phase).toBe('loot');
  });

  it('R27: spares one pair of four; the other has its encounter', () => {
    const four = { ...KNOWN, heroes: ['warrior', 'mage', 'rogue', 'paladin'] } as const;
    const doors = [{ cards: ['ogre-1', 'arrow-wall-1'] as CardId[], open: true }];
    const table = aGame({ ...four, doors }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    table.do({ type: 'splitParty', heroes: ['warrior', 'mage'], card: 'ogre-1' });
    expect(table.why({ ...SKIP, hero: 'rogue' })).toBe('noSuchHero');
    table.do(SKIP);
    expect(table.state).toMatchObject({ phase: 'option', loot: ['ogre-1'], encounter: { heroes: ['rogue', 'paladin'] } });
  });
});
