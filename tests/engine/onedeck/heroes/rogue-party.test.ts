// The rogue in a party. Daring Gamble: one heroic die; a 1 costs 1 health and 3 time. Dungeoneering (R31): the partner's 1s again.
import { describe, expect, it } from 'vitest';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril } from '../withDice';
import { describeGamble } from './gamble';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describePartnersOnes } from './partnersOnes';

describeHero('rogue', 'party');
describeNoFeatAtBoss('rogue', 'party');
describeGamble('party', [1]);

describe('Dungeoneering', () => {
  describePartnersOnes('dungeoneering', 'rogue', (scene) => inPeril('strength', scene));

  it('works neither in a combat nor in a boss round', () => {
    const scene = { heroes: ['rogue', 'warrior'], dice: ['warrior strength 1'], rolls: [] } as const;
    expect([inCombat(scene), inBossRound(scene)].map((table) => whyNot(table, 'dungeoneering', []))).toEqual([
      'skillNotHere',
      'skillNotHere',
    ]);
  });
});
