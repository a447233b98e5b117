import { describe, expect, it } from 'vitest';
import { required } from '../../../../src/engine/kernel';
import { COLORS, type Color, type CommandOf, type SkillId, supplyLeft } from '../../../../src/engine/onedeck';
import type { Table } from '../../../support/onedeck';
import { type AbilityRow, SKILL_FACTS } from '../facts/skills';
import { BASIC_SKILL_FACTS } from '../facts/talents';
import { inBossRound, inCombat, inPeril, nextBossRound, type Scene, some } from '../withDice';

export interface Printed {
  readonly count: number;
  readonly pays: Color | 'mana' | 'free';
  readonly usableIn: readonly string[];
}

/** What every skill has in common: its cost, where it may be used, and that it is used once. */
export function describeSkill(skill: SkillId, ...others: readonly string[]): void {
  const facts = printed(skill);
  const { pays, usableIn } = facts;
  // Heroic dice pay for anything and lie in any peril.
  const heroic = pays === 'mana' ? [`heroic ${facts.count}`] : some(facts.count, 'heroic 1');
  const has = (dice: readonly string[] = heroic): Scene => ({ ...whoKnows(skill), dice: [...dice, ...others] });
  const kinds = {
    combat: () => inCombat(has(), 'ogre-2'),
    peril: () => inPeril(colorOf(others) ?? 'agility', has()),
    boss: () => inBossRound(has()),
  };
  const anywhere = usableIn.includes('combat') ? kinds.combat : kinds.peril;

  describe(`${skill} as a skill`, () => {
    it.each(['combat', 'peril', 'boss'] as const)('in %s: as its icons say, and boss rounds are combats', (kind) => {
      const isPrinted = usableIn.includes(kind) || (kind === 'boss' && usableIn.includes('combat'));
      expect(whyNot(kinds[kind](), skill, heroic)).toBe(isPrinted ? null : 'skillNotHere');
    });

    it('once in an encounter', () => {
      const table = settle(anywhere().use(skill, ...heroic));
      expect(whyNot(table, skill, [])).toBe('skillUsed');
      expect(table.legal('useSkill').map((use) => use.skill)).not.toContain(skill);
    });

    const inBoss = usableIn.includes('combat') ? it : null;
    inBoss?.('once in a boss round, and again in the next', () => {
      const table = settle(kinds.boss().use(skill, ...heroic));
      expect(whyNot(table, skill, [])).toBe('skillUsed');
      expect(whyNot(nextBossRound(table, has()), skill, heroic)).toBe(null);
    });

    it('by nobody who has not learnt it', () => {
      const table = usableIn.includes('combat') ? inCombat({ dice: has().dice ?? [] }) : inPeril('agility', { dice: heroic });
      expect(whyNot(table, skill, heroic)).toBe('skillNotYours');
    });
  });
  if (pays === 'free') describeFree(skill, () => has(['heroic 1']), anywhere);
  else describeCost(skill, facts, others);
}

function describeFree(skill: SkillId, scene: () => Scene, anywhere: () => Table): void {
  it(`${skill} costs nothing and takes nothing`, () => {
    const table = printed(skill).usableIn.includes('combat') ? inCombat(scene(), 'ogre-2') : inPeril('agility', scene());
    expect(whyNot(table, skill, ['heroic 1'])).toBe('costCount');
    expect(
      anywhere()
        .use(skill)
        .told('dieDiscarded')
        .filter(({ cause }) => cause === 'cost'),
    ).toEqual([]);
  });
}

function describeCost(skill: SkillId, { count, pays }: Printed, others: readonly string[]): void {
  const isMana = pays === 'mana';
  const color: Color = pays === 'strength' || pays === 'agility' ? pays : 'magic';
  const strange = required(
    COLORS.find((other) => other !== color),
    'color',
  );
  const exact = isMana ? [`magic ${count}`] : some(count, `${color} 1`);
  const table = (dice: readonly string[], scene: Scene = {}) =>
    inCombat({ ...whoKnows(skill), ...scene, dice: [...dice, ...others] }, 'ogre-2');

  describe(`R16: the cost of ${skill}`, () => {
    it('is paid exactly, and its dice are back in the supply before anything else happens', () => {
      const before = table(exact);
      const dice = before.dice(...exact);
      const left = supplyLeft(before.state, color);
      const paid = before.use(skill, ...exact);
      expect(paid.events.slice(0, 1 + dice.length)).toEqual([
        { type: 'skillUsed', hero: 'warrior', skill },
        ...dice.map((die) => ({ type: 'dieDiscarded', die, cause: 'cost' })),
      ]);
      const gained = paid.told('dieGained').length + paid.told('dieRolled').length;
      const same = [...paid.told('dieGained'), ...paid.told('dieRolled')].filter((die) => die.color === color).length;
      expect(supplyLeft(paid.state, color)).toBe(left + dice.length - same);
      expect(paid.state.encounter?.pool).toHaveLength(others.length + gained);
    });

    it('cannot be paid with less', () => {
      const less = isMana ? [`magic ${count - 1}`] : some(count - 1, `${color} 6`);
      expect(whyNot(table(exact.concat(less)), skill, less)).toBe(isMana ? 'manaTooLow' : 'costCount');
    });

    it(isMana ? 'may be overpaid, by as many dice as one likes' : 'takes no die more', () => {
      const more = isMana ? ['magic 6', 'magic 1'] : some(count + 1, `${color} 1`);
      expect(whyNot(table(more), skill, more)).toBe(isMana ? null : 'costCount');
    });

    const ofMana = isMana ? it : null;
    ofMana?.('adds up several magic and heroic dice', () => {
      const sum = ['magic 1', `heroic ${count - 1}`];
      expect(whyNot(table(sum), skill, sum)).toBe(null);
    });

    it('is of its own colour', () => {
      const wrong = isMana ? [`${strange} 6`] : some(count, `${strange} 6`);
      expect(whyNot(table(wrong), skill, wrong)).toBe('dieWrongColor');
    });

    it('may be paid with heroic dice', () => {
      const heroic = isMana ? [`heroic ${count}`] : some(count, 'heroic 1');
      expect(whyNot(table(heroic), skill, heroic)).toBe(null);
    });

    it("is paid from one's own dice, not from the partner's", () => {
      const theirs = exact.map((die) => `mage ${die}`);
      const two = table([...exact, ...theirs], { heroes: ['warrior', 'mage'] });
      expect(whyNot(two, skill, theirs)).toBe('notYourDie');
    });

    it('names no die twice', () => {
      const before = table([...exact, ...exact]);
      const [die = 0] = before.dice(...exact);
      expect(before.why({ type: 'useSkill', hero: 'warrior', skill, dice: [die, die] })).toBe('dieTwice');
    });
  });
}

/** The key of the refusal of the first hero's use with these dice, or null. */
export function whyNot(table: Table, skill: SkillId, dice: readonly string[]): string | null {
  return table.why({ type: 'useSkill', hero: table.hero().id, skill, dice: table.dice(...dice) });
}

/** Takes the first of the choices offered, where a skill or potion offers any. */
export function settle(table: Table): Table {
  while (table.state.phase === 'effect') table.do(required<CommandOf<'chooseDice'>>(table.legal('chooseDice')[0], 'choice'));
  return table;
}

/** A scene whose first hero has the skill: from a card, or from the campaign sheet. */
function whoKnows(skill: string): Scene {
  if (!isBasic(skill)) return { skills: [skill] };
  return { gifts: [{ hero: 'warrior', focus: 'combat', basicSkill: skill, talents: ['veteran'] }] };
}

function isBasic(skill: string): skill is keyof typeof BASIC_SKILL_FACTS {
  return Object.hasOwn(BASIC_SKILL_FACTS, skill);
}

/** The card's own words, taken apart. */
function printed(skill: string): Printed {
  const rows: Readonly<Record<string, AbilityRow>> = { ...SKILL_FACTS, ...BASIC_SKILL_FACTS };
  const { cost, usableIn } = required(rows[skill], skill);
  return { ...costOf(cost), usableIn: usableIn.split(' ') };
}

function costOf(cost: string): Omit<Printed, 'usableIn'> {
  const [count, pays] = cost.split(' ');
  const known = ([...COLORS, 'mana'] as const).find((other) => other === pays);
  return known === undefined ? { count: 0, pays: 'free' } : { count: Number(count), pays: known };
}

function colorOf(dice: readonly string[]): Color | undefined {
  return COLORS.find((color) => dice.some((die) => die.startsWith(color)));
}
