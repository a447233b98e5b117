import type { AbilityId } from '../content/abilities';
import type { FeatFacts } from '../content/heroes';
import type { Op } from '../content/ops';
import { type EncounterStep, isBefore } from '../encounterSteps';
import { optionFacts } from '../rules/options';
import { heroOf, isIdentified, sideFacts, skillsOf } from '../rules/party';
import { opsOf } from '../rules/picks';
import { abilityFacts, isUsableIn } from '../rules/skills';
import type { Encounter, PendingEffect, SkillUse, State } from '../state';

/** Skills, feats, what they prevented and the dice that only they give. */
export function useFaults(state: State, encounter: Encounter, step: EncounterStep | null): readonly string[] {
  const { used, feats, effect } = encounter;
  const found: string[] = [];
  if (used.some((use) => !isOwn(state, encounter, use))) found.push('a skill is used that nobody there has');
  if (hasTwice(used.map(({ hero, skill }) => `${hero} ${skill}`))) found.push('a skill is used twice');
  if (isBefore(step, 'rolled') && used.some(({ skill }) => skill !== 'speed'))
    found.push('a skill is used before the dice are rolled');
  if (feats.length > 0 && encounter.kind === 'boss') found.push('a feat is used against the boss');
  if (feats.some(({ hero, dice }) => !isFeat(sideFacts(state, hero).feat, dice)))
    found.push('a feat rolled dice that it has not got');
  if (hasTwice(feats.map(({ hero }) => hero))) found.push('a feat is used twice');
  if (effect !== null && !isInUse(state, encounter, effect)) found.push('the skill in use was not used');
  if (isStrangeDie(encounter)) found.push('a die is restricted that no skill has restricted');
  if (!isPrevented(state, encounter)) found.push('more or less is prevented than skills prevent');
  return found;
}

function isOwn(state: State, { kind }: Encounter, { hero, skill }: SkillUse): boolean {
  return skillsOf(state, heroOf(state, hero)).some((own) => own === skill) && isUsableIn(skill, kind);
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

function isFeat(feat: FeatFacts, dice: number): boolean {
  if (feat.name === 'eagle-eye') return feat.prices.some((price) => price.dice === dice);
  return dice >= 1 && dice <= (feat.name === 'daring-gamble' ? feat.most : feat.holds);
}

/** A potion that is identified, or the skill that was used last. */
function isInUse(state: State, { kind, used }: Encounter, { hero, skill, since }: PendingEffect): boolean {
  if (since < 1 || since > state.nextDie || !isUsableIn(skill, kind)) return false;
  const facts = abilityFacts(skill);
  if (facts.kind === 'potion') return isIdentified(state, skill as Parameters<typeof isIdentified>[1]);
  const last = used.at(-1);
  return last?.hero === hero && last.skill === skill;
}

/** Each use gives one such die at most, and to its user. */
function isStrangeDie({ pool, boxes, used }: Encounter): boolean {
  const dice = [...pool, ...boxes.flatMap((box) => box.dice)].filter(({ only }) => only !== null);
  if (hasTwice(dice.map(({ hero, only }) => `${hero} ${only}`))) return true;
  return dice.some(
    ({ hero, only, color }) =>
      !used.some(
        (use) => use.hero === hero && opsIn(use.skill).some((op) => op.op === 'gain' && op.only === only && op.color === color),
      ),
  );
}

function opsIn(skill: AbilityId): readonly Op[] {
  return abilityFacts(skill).ways.flatMap((_, way) => opsOf({ skill, way }));
}

/** Of the time that was prevented, the option of a peril has taken some. */
function isPrevented(state: State, { kind, used, prevented, option }: Encounter): boolean {
  let damage = 0;
  let time = 0;
  for (const op of used.flatMap(({ skill }) => opsIn(skill))) {
    if (op.op !== 'prevent') continue;
    damage += (kind === 'boss' ? op.boss : undefined) ?? op.damage ?? 0;
    time += op.time ?? 0;
  }
  const spent = time - prevented.time;
  return prevented.damage === damage && spent >= 0 && spent <= (optionFacts(state, option)?.time ?? 0);
}
