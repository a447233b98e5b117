// The paladin in a party. Valiant: opening a door of 4 lanterns stores one heroic die. Support Aura (R31): the partner's 1s again.
import { describe, expect, it } from 'vitest';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describePartnersOnes } from './partnersOnes';
import { describeStore } from './storeSuite';
import { describeValiant } from './valiant';

describeHero('paladin', 'party');
describeNoFeatAtBoss('paladin', 'party');
describeStore('paladin', 'party');
describeValiant('party');

describe('Support Aura', () => {
  describePartnersOnes('support-aura', 'paladin', inCombat);

  it('works in a boss round and not in a peril', () => {
    const scene = { heroes: ['paladin', 'warrior'], dice: ['warrior strength 1'], rolls: [] } as const;
    expect(whyNot(inBossRound(scene), 'support-aura', [])).toBe(null);
    expect(whyNot(inPeril('strength', scene), 'support-aura', [])).toBe('skillNotHere');
  });
});
