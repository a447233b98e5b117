// First Aid (campaign sheet, healing focus): each potion that the hero uses heals 1 damage, too.
import { describe, expect, it } from 'vitest';
import { aGame, anEncounter } from '../../../support/onedeck';
import { drink } from '../potions/potionSuite';
import { inCombat, teaching } from '../withDice';
import { describeTalent, having, hurt } from './talentSuite';

describeTalent('first-aid');

const AID = { ...having('first-aid'), potions: 2 };

describe('First Aid', () => {
  it.each(['clarity', 'heroism', 'mana'] as const)('with %s', (potion) => {
    const scene = { ...hurt(3, { ...AID, identified: [teaching(potion)[0]] }), dice: ['strength 3', 'agility 3'] };
    const table = inCombat(scene).do(drink(potion));
    expect(table.hero().damage).toBe(2);
    expect(table.told('damageHealed')).toEqual([
      { type: 'damageHealed', hero: 'warrior', amount: 1, total: 2, cause: 'first-aid' },
    ]);
  });

  it('with Healing, on top of it', () => {
    expect(aGame(hurt(5, AID)).do(drink('healing')).hero().damage).toBe(1);
    expect(aGame(hurt(5, AID)).do({ type: 'startTurn' }, drink('healing')).hero().damage).toBe(2);
  });

  it('with Invisibility', () => {
    const table = anEncounter('ogre-1', hurt(3, { ...AID, identified: [teaching('invisibility')[0]] }));
    expect(table.do({ type: 'skipEncounter', hero: 'warrior' }).hero().damage).toBe(2);
  });

  it('saves a life that Healing alone would not', () => {
    const table = inCombat({ ...hurt(3, AID), potions: 1, dice: [], rolls: [] }).do({ type: 'finish' });
    expect([table.state.phase, table.hero().damage]).toEqual(['dying', 8]);
    expect(table.do(drink('healing')).state).toMatchObject({ phase: 'loot', potions: 0 });
  });

  it('heals nobody else, and nothing where there is no damage', () => {
    const two = { ...AID, heroes: ['warrior', 'mage'], with: { mage: { damage: 2 } } } as const;
    const table = aGame(two).do({ type: 'startTurn' }, drink('healing', 'mage'));
    expect(table.told('damageHealed').map(({ cause }) => cause)).toEqual(['healing']);
    expect(aGame(hurt(3, AID)).do(drink('healing')).told('damageHealed')).toHaveLength(1);
  });
});
