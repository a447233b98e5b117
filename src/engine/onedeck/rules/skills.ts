import { type Rejection, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { ABILITIES, type AbilityFacts, type AbilityId, type Cost } from '../content/abilities';
import type { Color } from '../content/facts';
import type { HeroId } from '../ids';
import { reject } from '../rejections';
import type { Die, DieId, Encounter, State } from '../state';
import { chosenDice, sumOf } from './chosenDice';
import { encounterOf } from './encounter';
import { findHero, skillsOf } from './party';
import { candidates, changes, opsOf, rerolledBy } from './picks';
import { type DieKind, setsBetween, setsReaching } from './sets';

export const abilityFacts = (ability: AbilityId): AbilityFacts => ABILITIES[ability];

export function whyNotUsable(state: State, use: CommandOf<'useSkill'>): Rejection | null {
  const { hero: id, skill, dice, way = 0 } = use;
  const encounter = encounterOf(state);
  const hero = encounter.heroes.includes(id) ? findHero(state, id) : undefined;
  if (hero === undefined) return reject('noSuchHero', { hero: shown(id) });
  if (!skillsOf(state, hero).includes(skill)) return reject('skillNotYours', { hero: id, skill: shown(skill) });
  const { cost, ways } = abilityFacts(skill);
  if (!isUsableIn(skill, encounter.kind)) return reject('skillNotHere', { skill, kind: encounter.kind });
  if (isUsed(encounter, id, skill)) return reject('skillUsed', { hero: id, skill });
  if (ways.every((_, at) => at !== way)) return reject('noSuchWay', { skill, ways: ways.length });
  return whyNotPaid(state, id, { cost, dice }) ?? whyPointless(state, { hero: id, skill, way, spent: dice });
}

export function isUsableIn(ability: AbilityId, kind: Encounter['kind']): boolean {
  const { usableIn } = abilityFacts(ability);
  return usableIn.includes(kind) || (kind === 'boss' && usableIn.includes('combat'));
}

export function isUsed({ used }: Encounter, hero: HeroId, skill: AbilityId): boolean {
  for (const use of used) if (use.hero === hero && use.skill === skill) return true;
  return false;
}

/** R16 */
function whyNotPaid(
  state: State,
  hero: HeroId,
  { cost, dice: ids }: { readonly cost: Cost; readonly dice: readonly DieId[] },
): Rejection | null {
  const chosen = chosenDice(state, ids);
  if (!chosen.ok) return chosen.why;
  const { dice } = chosen;
  if (cost.pay === 'mana') {
    const sum = sumOf(dice);
    return whyNotSpent(dice, hero, 'magic') ?? (sum < cost.total ? reject('manaTooLow', { needed: cost.total, sum }) : null);
  }
  const paid = dice.length;
  if (cost.pay !== 'dice') return paid === 0 ? null : reject('costCount', { dice: 0, paid });
  const { count, color } = cost;
  return whyNotSpent(dice, hero, color) ?? (paid === count ? null : reject('costCount', { dice: count, paid, color }));
}

function whyNotSpent(dice: readonly Die[], hero: HeroId, color: Color): Rejection | null {
  const die = dice.find((other) => !canPay(other, hero, color));
  if (die === undefined) return null;
  if (die.hero !== hero) return reject('notYourDie', { die: die.id, hero: die.hero });
  if (die.only === 'armor') return reject('dieOnlyArmor', { die: die.id });
  return reject('dieWrongColor', { die: die.id, color: die.color, needed: color });
}

/** Heroic dice stand for any colour. The fountain's die is magic and pays mana; the one for armor pays nothing. */
function canPay(die: Die, hero: HeroId, color: Color): boolean {
  return die.hero === hero && die.only !== 'armor' && (die.color === color || die.color === 'heroic');
}

/** R39: a skill whose every op changes dice needs one that it could change. */
export function whyPointless(
  state: State,
  use: { readonly hero: HeroId; readonly skill: AbilityId; readonly way: number; readonly spent: readonly DieId[] },
): Rejection | null {
  const { hero, skill, way, spent } = use;
  for (const op of opsOf({ skill, way })) {
    if (op.op !== 'rerollAll' && !('pick' in op)) return null;
    const dice = op.op === 'rerollAll' ? rerolledBy(state, hero, op) : candidates(state, { hero, since: state.nextDie }, op.pick);
    if (dice.some((die) => changes(op, die) && !spent.includes(die.id))) return null;
  }
  return reject('nothingToChoose', { skill });
}

/** Every way to pay, each without surplus, from dice that look different. */
export function paymentsOf(kinds: readonly DieKind[], hero: HeroId, cost: Cost): readonly DieId[][] {
  const paying = (color: Color) => kinds.filter(({ die }) => canPay(die, hero, color));
  if (cost.pay === 'mana') return setsReaching(paying('magic'), cost.total);
  return cost.pay === 'dice' ? setsBetween(paying(cost.color), cost.count, cost.count) : [[]];
}
