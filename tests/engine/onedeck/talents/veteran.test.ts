// Veteran (campaign sheet, basic): a game begins with one of the basic skills, which does not count against the skill limit.
import { describe, expect, it } from 'vitest';
import { skillLimit, skillsOf } from '../../../../src/engine/onedeck';
import { BASIC_SKILL_IDS, parseGifts } from '../../../../src/engine/onedeck/campaign';
import { aGame } from '../../../support/onedeck';
import { BASIC_SKILL_FACTS } from '../facts/talents';
import { inCombat } from '../withDice';
import { describeTalent, giftsOf } from './talentSuite';

describeTalent('veteran');

it('offers the four basic skills', () => {
  expect(BASIC_SKILL_IDS).toEqual(Object.keys(BASIC_SKILL_FACTS));
});

describe.each(BASIC_SKILL_IDS)('%s', (basicSkill) => {
  const gifts = [{ ...giftsOf('veteran'), basicSkill }];

  it('is there from the first turn', () => {
    const table = aGame({ gifts });
    expect(skillsOf(table.state, table.hero())).toContain(basicSkill);
  });

  it('is for nobody else', () => {
    const table = aGame({ heroes: ['warrior', 'mage'], gifts });
    expect(skillsOf(table.state, table.hero('mage'))).not.toContain(basicSkill);
  });

  it('takes no room', () => {
    const table = inCombat({ gifts, dice: [], rolls: [], with: { warrior: { skills: ['bandit-1'] } } });
    expect(skillLimit(table.state, table.hero())).toBe(2);
    table.do({ type: 'finish' }).do({ type: 'claim', card: 'goblin-1', as: 'skill', hero: 'warrior' });
    expect(table.hero().skills).toEqual(['bandit-1', 'goblin-1']);
  });

  it('is given by nothing but Veteran', () => {
    expect(parseGifts({ ...giftsOf('crafty'), basicSkill })).toMatchObject({ rejection: { key: 'basicSkillNotEarned' } });
  });
});
