// The end that kills, in the words of both languages.
import { describe, expect, it } from 'vitest';
import { lethalView, tableView } from '../../../../src/games/onedeck/table';
import { inCombat } from '../../../engine/onedeck/withDice';
import { TONGUES } from '../../../support/spoken';

const DYING = { dice: [], with: { warrior: { damage: 2 } } } as const;
const CHAINS = {
  en: { saved: '4 → dead → Healing → 1', lost: '4 → dead' },
  it: { saved: '4 → morte → Cura → 1', lost: '4 → morte' },
} as const;

describe.each(TONGUES)('an end that kills, in %s', (language, translate) => {
  const words = CHAINS[language as keyof typeof CHAINS];

  it('tells the life, the skull, the potion and the life after', () => {
    const lethal = lethalView(inCombat({ ...DYING, potions: 1 }).state, translate);
    expect(lethal?.chains.map(({ spoken }) => spoken)).toEqual([words.saved]);
    expect(lethal?.chains[0]?.links.map(({ sign }) => sign)).toEqual(['heart', 'skull', 'potion', 'heart']);
    expect(lethal?.fate.saved).toBe(true);
  });

  it('ends at the skull without a potion', () => {
    const lethal = lethalView(inCombat({ ...DYING, potions: 0 }).state, translate);
    expect(lethal?.chains.map(({ spoken }) => spoken)).toEqual([words.lost]);
    expect(lethal?.fate).toEqual({ saved: false, words: translate('ending.lost') });
  });

  it('has a line for each hero', () => {
    const plan = { heroes: ['mage', 'warrior'] as const, dice: [], with: { mage: { damage: 2 } }, potions: 0 };
    const lethal = lethalView(inCombat(plan).state, translate);
    expect(lethal?.chains.map(({ name }) => name)).toEqual([translate('hero.mage'), translate('hero.warrior')]);
    expect(lethal?.chains.map(({ links }) => links.some(({ sign }) => sign === 'skull'))).toEqual([true, false]);
  });

  it('lists each open box, and the surcharge of the floor by its name', () => {
    const { state } = inCombat({ ...DYING, dungeon: 'yetis-cavern' });
    const { account = [] } = lethalView(state, translate) ?? {};
    const sum = account.reduce((all, { damage }) => all + damage, 0);
    expect(account.at(-1)).toEqual({ letter: '', words: translate('floor.freezing-winds'), damage: 1, time: 0 });
    expect(sum).toBe(5);
  });

  it('names the die that could still change it', () => {
    const { state } = inCombat({ ...DYING, dice: ['agility 6'] });
    expect(lethalView(state, translate)?.hope).not.toBe('');
    expect(lethalView(inCombat({ ...DYING, potions: 0 }).state, translate)?.hope).toBe('');
  });

  it('is null where nobody falls', () => {
    const { state } = inCombat({ dice: [] });
    expect(lethalView(state, translate)).toBeNull();
    expect(tableView(state, translate).encounter?.lethal).toBeNull();
  });
});
