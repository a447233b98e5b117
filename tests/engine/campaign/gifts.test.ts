// Rule: "Basic talents can be used in every game. At the start of each game, though, each hero must pick one other focus."
import { describe, expect, it } from 'vitest';
import {
  BASIC_SKILL_IDS,
  giftsOf,
  mayChooseBasicSkill,
  newSheet,
  parseGifts,
  TALENT_IDS,
} from '../../../src/engine/onedeck/campaign';
import { accepted, aSheet, refusalOf, withMarks } from './support';

const BASIC = ['veteran', 'durability', 'crafty'];
const full = withMarks(aSheet(), TALENT_IDS);

describe('what a sheet gives', () => {
  it.each([
    ['healing', ['prepared', 'first-aid', 'recovery', 'grit']],
    ['combat', ['guile', 'fortitude', 'planning', 'direct-hit']],
    ['dungeon', ['cunning', 'speed', 'knowledge', 'foresight']],
  ] as const)('the basic talents and those of %s, of no other focus', (focus, talents) => {
    expect(accepted(giftsOf(full, { focus, basicSkill: null })).talents).toEqual([...BASIC, ...talents]);
  });

  it('no talent that is not complete', () => {
    const almost = withMarks(full, ['grit'], { greenCircles: 6, yellowSquares: 4, redPentagons: 3 });
    expect(accepted(giftsOf(almost, { focus: 'healing', basicSkill: null })).talents).not.toContain('grit');
    const none = accepted(giftsOf(newSheet('rogue'), { focus: 'combat', basicSkill: null }));
    expect(none).toEqual({ hero: 'rogue', focus: 'combat', basicSkill: null, talents: [] });
  });

  it.each(BASIC_SKILL_IDS)('%s by choice, when Veteran is earned', (basicSkill) => {
    const veteran = withMarks(aSheet(), ['veteran']);
    expect(mayChooseBasicSkill(veteran)).toBe(true);
    expect(accepted(giftsOf(veteran, { focus: 'combat', basicSkill })).basicSkill).toBe(basicSkill);
  });

  it('no basic skill before that', () => {
    const sheet = withMarks(aSheet(), ['prepared']);
    expect(mayChooseBasicSkill(sheet)).toBe(false);
    const params = { hero: 'warrior', basicSkill: 'precision' };
    const gifts = giftsOf(sheet, { focus: 'healing', basicSkill: 'precision' });
    expect(refusalOf(gifts)).toEqual({ key: 'basicSkillNotEarned', params });
  });

  // "You begin every game owning one": the card is an offer; who wants to play without it may.
  it('Veteran without a basic skill, if the player leaves it in the box', () => {
    const gifts = accepted(giftsOf(full, { focus: 'dungeon', basicSkill: null }));
    expect(gifts.talents).toContain('veteran');
    expect(gifts.basicSkill).toBeNull();
  });
});

describe('gifts in a saved setup', () => {
  const gifts = accepted(giftsOf(full, { focus: 'healing', basicSkill: 'true-strike' }));

  it('come back as they were', () => {
    expect(parseGifts(JSON.parse(JSON.stringify(gifts)))).toEqual({ ok: true, value: gifts });
  });

  it.each([
    ['talents', { ...gifts, talents: [...gifts.talents, 'guile'] }],
    ['talents', { ...gifts, talents: ['grit', 'grit'] }],
    ['talents.0', { ...gifts, talents: ['luck'] }],
    ['focus', { ...gifts, focus: 'basic' }],
    ['focus', { hero: 'mage', basicSkill: null, talents: [] }],
    ['', null],
  ])('are refused at "%s" when forged', (path, data) => {
    expect(refusalOf(parseGifts(data))).toMatchObject({ key: 'giftsWrong', params: { path } });
  });

  it('are refused with a basic skill that no Veteran gave', () => {
    expect(refusalOf(parseGifts({ ...gifts, talents: ['grit'] }))).toMatchObject({ key: 'basicSkillNotEarned' });
  });
});
