import { expect, it } from 'vitest';
import type { Setup, SkillId } from '../../../../src/engine/onedeck';
import { type Focus, type Gifts, parseGifts, TALENTS, type TalentId } from '../../../../src/engine/onedeck/campaign';
import { aGame, type Plan } from '../../../support/onedeck';
import { TALENT_FACTS } from '../facts/talents';
import { settle, whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril, nextBossRound, type Scene } from '../withDice';

/** The warrior's sheet for one game. */
export function giftsOf(...talents: readonly TalentId[]): Gifts {
  const focus: Focus = talents.map((talent) => TALENTS[talent].focus).find((found) => found !== 'basic') ?? 'combat';
  return { hero: 'warrior', focus, basicSkill: null, talents };
}

export const having = (...talents: readonly TalentId[]): { readonly gifts: NonNullable<Setup['gifts']> } => ({
  gifts: [giftsOf(...talents)],
});

/** The talent comes with its own focus and with no other, or with any when it is basic. */
export function describeTalent(talent: TalentId): void {
  const facts = TALENT_FACTS[talent];

  it(`${talent} comes with the focus on the sheet`, () => {
    for (const focus of ['healing', 'combat', 'dungeon'] as const) {
      const fits = facts.focus === 'basic' || facts.focus === focus;
      expect(parseGifts({ ...giftsOf(talent), focus }).ok).toBe(fits);
    }
  });

  it(`${talent} belongs to its hero alone`, () => {
    const { state } = aGame({ heroes: ['mage', 'warrior'], ...having(talent) });
    expect(state.heroes.map(({ id, talents }) => [id, talents])).toEqual([
      ['mage', []],
      ['warrior', [talent]],
    ]);
  });
}

/** A talent that is used like a free skill: where its icon says, once. `others` are dice for it to work on. */
export function describeUsedTalent(talent: TalentId & SkillId, ...others: readonly string[]): void {
  describeTalent(talent);
  const icons = TALENT_FACTS[talent].usableIn.split(' ');
  const dice = others.length > 0 ? others : ['heroic 4'];
  const scene: Scene = { ...having(talent), dice };
  const scenes = { combat: inCombat, peril: (plan: Scene) => inPeril('strength', plan), boss: inBossRound };
  const isFor = (kind: keyof typeof scenes) => icons.includes(kind) || (kind === 'boss' && icons.includes('combat'));

  it.each(['combat', 'peril', 'boss'] as const)(`${talent} in %s: as its icons say, and boss rounds are combats`, (kind) => {
    expect(whyNot(scenes[kind](scene), talent, [])).toBe(isFor(kind) ? null : 'skillNotHere');
  });

  it(`${talent} is free, and used once in an encounter`, () => {
    const kind = (['combat', 'peril', 'boss'] as const).find(isFor) ?? 'combat';
    const table = scenes[kind](scene);
    expect(whyNot(table, talent, dice.slice(0, 1))).toBe('costCount');
    settle(table.use(talent));
    expect(table.told('dieDiscarded')).toEqual([]);
    expect(whyNot(table, talent, [])).toBe('skillUsed');
    if (kind === 'boss' || kind === 'combat') {
      const boss = settle(inBossRound(scene).use(talent));
      expect(whyNot(boss, talent, [])).toBe('skillUsed');
      expect(whyNot(nextBossRound(boss, scene), talent, [])).toBe(null);
    }
  });

  it(`${talent} is nobody's who has not earned it`, () => {
    expect(whyNot(inCombat({ dice }), talent, [])).toBe('skillNotYours');
  });
}

/** So many damage tokens on the warrior. */
export const hurt = (damage: number, more: Plan = {}): Plan => ({ ...more, with: { ...more.with, warrior: { damage } } });
