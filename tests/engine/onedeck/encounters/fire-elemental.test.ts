// Flames (card; order of one encounter, 4): before the encounter, and so before feats, one hero takes 1 damage that nothing prevents (R3).
import { describe, expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('fire-elemental', { damage: 5, time: 5 });

const FLAME = { type: 'damageTaken', amount: 1, cause: 'flames' };

describe('Flames', () => {
  it('burn a lonely hero at once, and a Warrior has a die for a feat in the same encounter', () => {
    const table = meet('fire-elemental-1', [6, 1, 1, 1, 1, 3, 2, 3]);
    expect(table.told('damageTaken')).toMatchObject([{ ...FLAME, hero: 'warrior', total: 1 }]);
    expect([table.told('dieStored').length, table.state.phase]).toEqual([1, 'feats']);
    table.do({ type: 'useFeat', hero: 'warrior', dice: 1 }).cover(2, 'heroic 6').cover(0, 'magic 3').cover(1, 'agility 3');
    expect(suffered(table)).toEqual({ damage: 4, time: 2 });
  });

  it('let two heroes say who is burnt, one of them alone', () => {
    const table = meet('fire-elemental-2', [2, 2, 2, 2, 2, 2, 2], { heroes: ['mage', 'paladin'] });
    expect([table.state.phase, table.told('damageTaken')]).toEqual(['before', []]);
    expect(table.legal('assignDamage').map(({ hero }) => hero)).toEqual(['mage', 'paladin']);
    expect(table.legal('chooseItemToDrain')).toEqual([]);
    expect(table.why({ type: 'assignDamage', hero: 'rogue' })).toBe('noSuchHero');
    table.do({ type: 'assignDamage', hero: 'paladin' });
    expect(table.told('damageTaken')).toMatchObject([{ ...FLAME, hero: 'paladin' }]);
    expect([table.hero('mage').damage, table.hero('paladin').damage]).toEqual([0, 1]);
  });

  it('are no consequence: of 4 damage Armor prevents 2, and of the flame nothing', () => {
    const table = meet('fire-elemental-1', [3, 1, 1, 3, 6, 1, 1], { heroes: ['paladin'] });
    table.cover(0, 'magic 6').cover(1, 'agility 3');
    expect(suffered(table)).toEqual({ damage: 3, time: 3 });
    expect(table.hero().damage).toBe(4);
  });

  it('kill a hero who has no potion', () => {
    const table = meet('fire-elemental-1', [], { potions: 0, with: { warrior: { damage: 5 } } });
    expect([table.state.phase, table.state.result]).toEqual(['over', 'defeat']);
  });

  it('are survived with a Healing potion, and the encounter goes on', () => {
    const table = meet('fire-elemental-1', [2, 2, 2, 2, 2, 2, 2], { with: { warrior: { damage: 5 } } });
    expect(table.state.phase).toBe('dying');
    table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect([table.hero().damage, table.state.phase]).toEqual([4, 'feats']);
    table.do({ type: 'roll' }).expectNoRollsLeft();
  });

  it('burn nobody who flees or is invisible', () => {
    const doors = [{ cards: ['fire-elemental-2'], open: false }] as const;
    const door = aGame({ doors, identified: ['skeleton-1'] }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    expect(door.hero().damage).toBe(0);
    const { state } = door;
    expect(door.do({ type: 'flee' }).hero().damage).toBe(0);
    door.state = state;
    expect(door.do({ type: 'confront' }, { type: 'skipEncounter', hero: 'warrior' }).hero().damage).toBe(0);
    door.state = state;
    expect(door.do({ type: 'confront' }, { type: 'confront' }).hero().damage).toBe(1);
  });
});
